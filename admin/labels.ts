import type { Json } from '../src/rules.ts'

/** Labels of fields that many forms have. A `title` in the schema overrides them. */
const titles: Record<string, string> = {
  alt: 'Alt text',
  asOf: 'As of',
  audiences: 'Who we serve',
  beforeAfter: 'Before and after',
  body: 'Text',
  button: 'Button label',
  call: 'Call button label',
  callout: 'Highlighted box',
  cases: 'Client stories',
  cash: 'Cash forecast',
  checks: 'What sets us apart',
  claims: 'Numbers',
  close: 'Monthly close',
  closing: 'Closing section',
  coming: 'Coming soon',
  composed: 'After sending',
  compensated: 'They pay us for referrals',
  deal: 'Sale example',
  due: 'Due date',
  disclosure: 'Fine print (required)',
  forWhom: "Who it's for",
  formTree: 'Which form do you file',
  head: 'Search listing',
  hero: 'Top of the page',
  href: 'Link to',
  illustrative: 'These are samples',
  intro: 'Intro',
  journey: 'How it works (steps)',
  law: 'Tax law figures',
  lead: 'Intro',
  mail: 'Email',
  national: 'National statistics',
  next: 'Follow-up question',
  offers: 'What we offer',
  part: 'Who',
  prefix: 'Text before the number',
  records: 'Case studies',
  related: 'Related services',
  remarks: 'Notes for special cases',
  returnCost: 'Tool: cost of a return',
  reviewed: 'Last reviewed',
  sCorporation: 'Tool: S election',
  schedule: 'Booking button label',
  separate: 'Choice: married filing separately',
  serve: 'Who we serve',
  session: 'Free session',
  show: 'Items to show (drag to reorder)',
  strip: 'Year timeline',
  suffix: 'Text after the number',
  tab: 'Tab label',
  testimonials: 'Stories',
  together: 'Choice: joint or single',
  tool: 'Tool: estimated tax',
  tree: 'First question',
  url: 'URL',
  validThrough: 'Tax amounts valid through',
  value: 'Number',
  ways: 'Ways to reach us',
  what: 'Name',
  whoItsFor: "Who it's for",
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
