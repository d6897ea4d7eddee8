import type { Json } from '../src/rules.ts'

/** Labels of fields that many forms have. A `title` in the schema overrides them. */
const titles: Record<string, string> = {
  alt: 'Alt text (read aloud by screen readers)',
  asOf: 'As of',
  audiences: 'Who we serve',
  beforeAfter: 'Before and after',
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
  compensated: 'They pay us for referrals',
  deal: 'Sale example',
  disclosure: 'Fine print (required)',
  forWhom: 'Who it is for',
  formTree: 'Which form is yours',
  head: 'Search listing',
  hero: 'Top of the page',
  href: 'Link to',
  illustrative: 'These are samples',
  intro: 'Intro',
  law: 'Figures from the law',
  lead: 'Intro',
  national: 'National numbers',
  offers: 'What we offer',
  prefix: 'Text before the number',
  records: 'Case studies',
  related: 'Related services',
  returnCost: 'Tool: cost of a return',
  reviewed: 'Last reviewed',
  sCorporation: 'Tool: S election',
  schedule: 'Booking button label',
  serve: 'Who we serve',
  session: 'Free session',
  show: 'Choose and order items',
  strip: 'Year timeline',
  suffix: 'Text after the number',
  tab: 'Tab label',
  testimonials: 'Stories',
  tool: 'Tool: estimated tax',
  url: 'Web address',
  validThrough: 'Tax amounts valid through',
  value: 'Number',
  ways: 'Ways to reach us',
  what: 'Name',
  whoItsFor: 'Who it is for',
  without: 'Text without JavaScript',
}

/** Returns "whoItsFor" as "Who its for", and "tax-planning" as "Tax planning". */
export function labelFromName(name: string): string {
  const spaced = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  const sentence = spaced.charAt(0).toUpperCase() + spaced.slice(1)
  return sentence.replace(/\b(cfo|faq|sms)\b/i, (each) => each.toUpperCase())
}

export const labelOf = (name: string, schema: Json) => schema?.title ?? titles[name] ?? labelFromName(name)

/** Names for the "Add" button of a list, if its label isn't a regular plural. */
const singulars: Record<string, string> = {
  'Figures by filing status': 'Filing status',
  'How you work': 'Term',
  'Money in': 'Line',
  'Money out': 'Line',
  'Not included': 'Item',
  'Office hours': 'Hours',
  'Sentences for revenue ranges': 'Sentence',
  People: 'Person',
  'Revenue ranges of clients': 'Revenue range',
  'Services priced by quote': 'Service',
  'Services that help': 'Service',
  'Social media': 'Page',
  To: 'Week',
  Unless: 'Answer',
  'What it includes': 'Item',
  'What we offer': 'Item',
  When: 'Answer',
  'Work by date': 'Entry',
}
export const singularOf = (label: string) => singulars[label] ?? label.replace(/ies$/, 'y').replace(/s$/, '')
