import type { Json } from '../src/rules.ts'

/** The editor's labels for fields that many sections have. A `title` in the schema overrides them. */
const titles: Record<string, string> = {
  alt: 'The picture in words, for screen readers',
  asOf: 'As of',
  audiences: 'The street of clients',
  beforeAfter: 'Before and after',
  button: 'Words on the button',
  calculator: 'Savings calculator',
  call: 'Call button',
  callout: 'Box with a button',
  cases: 'Client stories',
  cash: 'Cash forecast',
  checks: 'What sets the firm apart',
  claim: 'Figure',
  claims: 'Figures',
  close: 'The monthly close',
  closing: 'End of the page',
  coming: 'Coming soon',
  compensated: 'We are paid for sending clients there',
  deal: 'Example of a sale',
  disclosure: 'Required words',
  forWhom: 'Who it is for',
  formTree: 'Which form is yours',
  head: 'In search results',
  hero: 'Top of the page',
  href: 'Link',
  illustrative: 'These are samples, not clients',
  intro: 'Opening sentences',
  law: 'Figures of the law',
  lead: 'Opening sentences',
  national: 'National figures',
  offers: 'What we do',
  prefix: 'Before the number',
  published: 'First published on',
  records: 'Case studies',
  related: 'Related services',
  returnCost: 'Tool: what will my return cost',
  reviewed: 'Last checked on',
  sCorporation: 'Tool: would an S election pay off',
  schedule: 'Booking button',
  serve: 'Who we serve',
  session: 'The free session',
  show: 'Which ones, in which order',
  strip: 'The year as a strip',
  suffix: 'After the number',
  tab: 'Words on the tab',
  testimonials: 'Stories',
  tool: 'Tool: what do I pay each quarter',
  updated: 'Last changed on',
  url: 'Web address',
  validThrough: 'Its tax figures are right through',
  value: 'Number',
  ways: 'Ways to reach us',
  what: 'What it is',
  whoItsFor: 'Who it is for',
  without: 'Without JavaScript, instead of the tool',
}

/** "whoItsFor" as "Who its for", "tax-planning" as "Tax planning". */
export function words(name: string): string {
  const spaced = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  const sentence = spaced.charAt(0).toUpperCase() + spaced.slice(1)
  return sentence.replace(/\b(cfo|faq|sms)\b/i, (each) => each.toUpperCase())
}

export const labelOf = (name: string, schema: Json) => schema?.title ?? titles[name] ?? words(name)

/** What "Add" adds to a list whose label is not a plain plural. */
const singulars: Record<string, string> = {
  'A sentence for each revenue band of the firm': 'Sentence',
  'Figures by filing status': 'Filing status',
  'Holidays that are not federal ones': 'Holiday',
  'Money in': 'Line',
  'Money out': 'Line',
  'Not included': 'Item',
  'Office hours': 'Hours',
  People: 'Person',
  'Priced by quote only': 'Service',
  'Revenue of clients, in bands': 'Band',
  'Social media pages': 'Page',
  To: 'Week',
  Unless: 'Answer',
  'What it includes': 'Item',
  'What we do': 'Item',
  When: 'Answer',
  'When the work is done': 'Entry',
}
export const singularOf = (label: string) => singulars[label] ?? label.replace(/ies$/, 'y').replace(/s$/, '')
