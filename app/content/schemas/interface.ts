import { z } from 'zod'
import { prose, text } from '#app/content/engine/fields.ts'

const label = text({ max: 60 })

/** With the names, in one string, of the values that the page fills in. */
function filled(values: string, max = 120) {
  return text({ max, values: values.split(' ') })
}

function counted(item: typeof label) {
  return z.strictObject({ one: item, many: item })
}

type Names<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? NameOf<First> | Names<Rest>
  : NameOf<List>
type NameOf<Item extends string> = Item extends `${infer Name} {${string}` ? Name : Item

/** Short texts, each with the values that the page fills in: "open, opens {day} {time}". */
function words<List extends string>(list: List) {
  const fields = list.split(', ').map((item) => {
    const [name = '', ...values] = item.split(/ ?[{}]+ ?/).filter(Boolean)
    return [name, values.length > 0 ? filled(values.join(' ')) : label]
  })
  return Object.fromEntries(fields) as Record<Names<List>, typeof label>
}

function group<List extends string>(list: List) {
  return z.strictObject(words(list))
}

/** "es-US"; a name that browsers know. */
export const language = text({ max: 20, example: 'en-US' }).refine(
  isLanguage,
  'the short name of a language, such as en-US or es-US',
)

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() === tag
  } catch {
    return false
  }
}

const prescribed = { prescribed: true }

/** Where the firm is and licensed. */
function location(values: string) {
  return filled(values, 300)
    .refine(
      (sentence) => sentence.includes('{licensed}'),
      'a sentence with {licensed} where the license is named',
    )
    .meta(prescribed)
}

const exhibits = z.strictObject({
  year: group('choice, open, until {day}, between {from} {to}'),
  close: group(
    'task, days, send {what}, do {what}, get {what}, tick {day}, day {day}, between {from} {to}',
  ),
  cash: z.strictObject({
    caption: filled('week short least', 200),
    ...words('week, planned, after, short {week}, moves {amount} {from} {weeks}'),
    ...words('movesAtCost {amount} {from} {weeks} {cost}, lift {amount}'),
    weeks: counted(label),
    ...words('lines, opening {amount}, reserve {amount}'),
    ...words('always {line} {amount}, sometimes {line} {amount} {weeks}'),
  }),
  forms: group('form {form}, due {date}'),
  options: group('situation, any, upTo {to}, between {from} {to}, over {from}'),
  entities: z.strictObject({
    caption: filled('profit', 160),
    ...words('pay {pay}, payOrLess {pay} {others}, payFrom {pay} {profit}, profit, keep'),
    ...words('about {profit}, even, less {amount}, more {amount}'),
    tableCaption: filled(''),
    ...words('sole, llc, corporation, payroll, filing, left {profit}, social, income'),
  }),
  deal: z.strictObject({
    intro: filled('more price years', 300),
    ...words('sellerCaption {ordinary} {gain}, step, asset, stock, price, notSold'),
    ...words('equipmentTax {rate} {amount}, stockTax {rate} {amount}, goodwillTax {rate} {amount}'),
    ...words('keeps, buyerCaption, when, writeOff, firstYear {equipment} {yearly}'),
    ...words('nextYears {years} {yearly}, allYears {years}'),
    buyerNote: filled('years', 300),
  }),
})

/** The words that stand in components, in a group for each of them. */
export const interfaceSchema = z.strictObject({
  language,
  header: group('skip, contact, theme'),
  nav: group('main, mobile, menu, home'),
  page: group('breadcrumb, notice, quickActions, prices, call, book'),
  plain: group('closing, news'),
  link: group('newTab, at {site}'),
  footer: z.strictObject({
    ...words('schedule, nav, follow, clients, portal, pay'),
    copyright: text({ max: 160 }),
    /** Required on every page. */
    notice: text({ max: 400 }).meta(prescribed),
    licenses: filled('licenses').meta(prescribed),
    enrolledAgents: text({ max: 160 }).meta(prescribed),
  }),
  booking: group('schedule, call, write'),
  notFound: z.strictObject({ ...words('title, heading'), text: prose({ max: 260 }) }),
  moved: group('heading'),
  error: z.strictObject({
    ...words('title, heading, status'),
    text: prose({ max: 260 }),
    ...words('call, write'),
  }),
  notes: z.strictObject({
    savings: filled('basis', 200).meta(prescribed),
    sample: text({ max: 160 }).meta(prescribed),
    illustrative: label.meta(prescribed),
    notAClient: text({ max: 160 }).meta(prescribed),
    ...words('asOf {date}, reviewed {date}'),
  }),
  contents: z.strictObject({ label, sections: counted(filled('count')) }),
  faq: group('link'),
  prices: group('varies, range {from} {to}, hr {price}, mo {price}, each {price}, total {price}'),
  numbers: text({ max: 300 }),
  and: label,
  outside: group('scheduling, blog, social, google, irs, portal, pay, partners'),
  partner: z
    .strictObject({ open: label, paid: text({ max: 160 }), unpaid: text({ max: 160 }) })
    .meta(prescribed),
  sms: z.strictObject({ frequency: text({ max: 120 }), upTo: filled('count') }).meta(prescribed),
  story: group('saved {tax}, refunded {tax} {refund}'),
  hours: group('rest, following {day}'),
  openStatus: group(
    'open, until {time}, closed, opens {day} {time}, today, elsewhere {zone} {time}',
  ),
  calculator: z.strictObject({
    ...words(
      'prompt {button}, empty {field}, zero {field}, savings, low {percent}, high {percent}',
    ),
    ...words('rate, spoken {least} {most} {rate}'),
    doubt: text({ max: 120 }),
    ...words('copy, copied, refused, address'),
  }),
  smsRequest: group('consent, request, wording, version {date}, page, time'),
  outcomeTable: z.strictObject({
    ...words('table {name}, none, refund {amount}, sort {table}, order {of}, of {table}'),
    ...words('descending, ascending, sorted {table} {column} {direction}'),
  }),
  pricing: z.strictObject({
    ...words('sheet {date}, jumps, from {price}, common'),
    basis: filled('basis date', 200),
    pay: filled('link site'),
  }),
  service: z.strictObject({
    ...words('offers, whoItsFor, prices, onboarding {price}, steps, youReceive, notIncluded'),
    ...words('questions, statement, otherServices, related'),
  }),
  exhibits,
  article: z.strictObject({
    team: text({ max: 90 }),
    ...words('minutes {minutes}, published {date}, updated {date}, reviewed {date}'),
    reviewedBy: filled('reviewer date'),
    location: location('city licensed'),
    /** Where the article's city has an office; its address is filled in. */
    local: location('city address licensed'),
    licensed: counted(filled('licenses', 200).meta(prescribed)),
    ...words('basis {number}, record {number}, sources, back {number}, backTo {number} {place}'),
    ...words('checked {date}, more, previous {city}, next {city}'),
  }),
  text: group('note {number}, takeaways, print {link}, printLink'),
  files: z.strictObject({
    ...words('firm, services, articles, legal, license, phone {phone}'),
    about: text({ max: 300 }),
    feed: text({ max: 120 }),
  }),
})

export type Interface = z.infer<typeof interfaceSchema>
