import type { Json } from '../src/rules.ts'

/** Labels of fields that many forms have. A `title` in the schema overrides them. */
const titles: Record<string, string> = {
  alt: 'Alt text',
  audiences: 'Who we serve',
  body: 'Text',
  button: 'Button label',
  call: 'Call button label',
  callout: 'Highlighted box',
  closing: 'Closing section',
  due: 'Due date',
  disclosure: 'Fine print (required)',
  head: 'Search listing',
  hero: 'Top of the page',
  href: 'Link to',
  intro: 'Intro',
  law: 'Tax law figures',
  lead: 'Intro',
  next: 'Follow-up question',
  reviewed: 'Last reviewed',
  schedule: 'Booking button label',
  show: 'Items to show (drag to reorder)',
  url: 'URL',
  validThrough: 'Tax amounts valid through',
  value: 'Number',
  what: 'Name',
  without: 'Fallback text (no JavaScript)',
}

/** Returns "bookingNote" as "Booking note", and "tax-planning" as "Tax planning". */
export function labelFromName(name: string): string {
  const spaced = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  const sentence = spaced.charAt(0).toUpperCase() + spaced.slice(1)
  return sentence.replace(/\b(cfo|faq|id|sms)\b/i, (each) => each.toUpperCase())
}

export const labelOf = (name: string, schema: Json) => schema?.title ?? titles[name] ?? labelFromName(name)

/** Names for the "Add" button of a list, if its label isn't a regular plural. */
const singulars: Record<string, string> = {
  'Figures by filing status': 'Filing status',
  'How you work': 'Term',
  'Money in': 'Line',
  'Money out': 'Line',
  'More questions': 'Question',
  'Not included': 'Item',
  'Office hours': 'Hours',
  'Text for each revenue range': 'Sentence',
  People: 'Person',
  'Revenue ranges of clients': 'Revenue range',
  'Social media': 'Page',
  To: 'Week',
  'What it includes': 'Item',
  'What we offer': 'Item',
  'Count if': 'Answer',
  "Don't count if": 'Answer',
  'Work schedule': 'Entry',
}
export const singularOf = (label: string) => singulars[label] ?? label.replace(/ies$/, 'y').replace(/s$/, '')
