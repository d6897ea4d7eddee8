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

const exhibits = z.strictObject({
  year: z.strictObject({
    choice: label,
    open: label,
    until: filled('day'),
    between: filled('from to'),
  }),
  close: z.strictObject({
    task: label,
    days: label,
    send: filled('what'),
    do: filled('what'),
    get: filled('what'),
    tick: filled('day'),
    day: filled('day'),
    between: filled('from to'),
  }),
  cash: z.strictObject({
    caption: filled('week short least', 200),
    week: label,
    planned: label,
    after: label,
    short: filled('week'),
    moves: filled('amount from weeks'),
    movesAtCost: filled('amount from weeks cost'),
    lift: filled('amount'),
    weeks: counted(label),
    lines: label,
    opening: filled('amount'),
    reserve: filled('amount'),
    always: filled('line amount'),
    sometimes: filled('line amount weeks'),
  }),
  forms: z.strictObject({ form: filled('form'), due: filled('date') }),
  options: z.strictObject({
    situation: label,
    any: label,
    upTo: filled('to'),
    between: filled('from to'),
    over: filled('from'),
  }),
  entities: z.strictObject({
    caption: filled('profit', 160),
    pay: filled('pay'),
    payOrLess: filled('pay others'),
    payFrom: filled('pay profit'),
    profit: label,
    keep: label,
    about: filled('profit'),
    even: label,
    less: filled('amount'),
    more: filled('amount'),
    tableCaption: filled(''),
    sole: label,
    llc: label,
    corporation: label,
    payroll: label,
    filing: label,
    left: filled('profit'),
    social: label,
    income: label,
  }),
  deal: z.strictObject({
    intro: filled('more price years', 300),
    sellerCaption: filled('ordinary gain'),
    step: label,
    asset: label,
    stock: label,
    price: label,
    notSold: label,
    equipmentTax: filled('rate amount'),
    stockTax: filled('rate amount'),
    goodwillTax: filled('rate amount'),
    keeps: label,
    buyerCaption: label,
    when: label,
    writeOff: label,
    firstYear: filled('equipment yearly'),
    nextYears: filled('years yearly'),
    allYears: filled('years'),
    buyerNote: filled('years', 300),
  }),
})

/** The words that stand in components, in a group for each of them. */
export const interfaceSchema = z.strictObject({
  language,
  header: z.strictObject({ skip: label, contact: label, theme: label }),
  nav: z.strictObject({ main: label, mobile: label, menu: label, home: label }),
  page: z.strictObject({
    breadcrumb: label,
    notice: label,
    quickActions: label,
    prices: label,
    call: label,
    book: label,
  }),
  plain: z.strictObject({ closing: label, news: label }),
  link: z.strictObject({ newTab: label, at: filled('site') }),
  footer: z.strictObject({
    schedule: label,
    nav: label,
    follow: label,
    clients: label,
    portal: label,
    pay: label,
    copyright: text({ max: 160 }),
    /** Required on every page. */
    notice: text({ max: 400 }).meta(prescribed),
    licenses: filled('licenses').meta(prescribed),
    enrolledAgents: text({ max: 160 }).meta(prescribed),
  }),
  booking: z.strictObject({ schedule: label, call: label }),
  notFound: z.strictObject({ title: label, heading: label, text: prose({ max: 260 }) }),
  moved: z.strictObject({ heading: label }),
  error: z.strictObject({
    title: label,
    heading: label,
    status: label,
    text: prose({ max: 260 }),
    call: label,
  }),
  notes: z.strictObject({
    savings: filled('basis', 200).meta(prescribed),
    sample: text({ max: 160 }).meta(prescribed),
    illustrative: label.meta(prescribed),
    notAClient: text({ max: 160 }).meta(prescribed),
    asOf: filled('date'),
    reviewed: filled('date'),
  }),
  contents: z.strictObject({ label, sections: counted(filled('count')) }),
  faq: z.strictObject({ link: label }),
  prices: z.strictObject({
    varies: label,
    range: filled('from to'),
    hr: filled('price'),
    mo: filled('price'),
    each: filled('price'),
    total: filled('price'),
  }),
  numbers: text({ max: 300 }),
  and: label,
  outside: z.strictObject({
    scheduling: label,
    blog: label,
    social: label,
    google: label,
    irs: label,
    portal: label,
    pay: label,
    partners: label,
  }),
  partner: z
    .strictObject({ open: label, paid: text({ max: 160 }), unpaid: text({ max: 160 }) })
    .meta(prescribed),
  sms: z.strictObject({ frequency: text({ max: 120 }), upTo: filled('count') }).meta(prescribed),
  story: z.strictObject({ saved: filled('tax'), refunded: filled('tax refund') }),
  openStatus: z.strictObject({
    open: label,
    until: filled('time'),
    closed: label,
    opens: filled('day time'),
    today: label,
    elsewhere: filled('zone time'),
  }),
  calculator: z.strictObject({
    prompt: filled('button'),
    empty: filled('field'),
    zero: filled('field'),
    savings: label,
    low: filled('percent'),
    high: filled('percent'),
    rate: label,
    spoken: filled('least most rate'),
    doubt: text({ max: 120 }),
    copy: label,
    copied: label,
    refused: label,
    address: label,
  }),
  smsRequest: z.strictObject({
    consent: label,
    request: label,
    wording: label,
    version: filled('date'),
    page: label,
    time: label,
  }),
  outcomeTable: z.strictObject({
    table: filled('name'),
    none: label,
    refund: filled('amount'),
    sort: filled('table'),
    order: filled('of'),
    of: filled('table'),
    descending: label,
    ascending: label,
    sorted: filled('table column direction'),
  }),
  pricing: z.strictObject({
    sheet: filled('date'),
    jumps: label,
    from: filled('price'),
    common: label,
    basis: filled('basis date', 200),
    pay: filled('link site'),
  }),
  service: z.strictObject({
    offers: label,
    whoItsFor: label,
    prices: label,
    onboarding: filled('price'),
    steps: label,
    youReceive: label,
    notIncluded: label,
    questions: label,
    statement: label,
    otherServices: label,
    related: label,
  }),
  exhibits,
  article: z.strictObject({
    team: text({ max: 90 }),
    minutes: filled('minutes'),
    published: filled('date'),
    updated: filled('date'),
    reviewed: filled('date'),
    reviewedBy: filled('reviewer date'),
    location: filled('city', 300).meta(prescribed),
    licensed: counted(filled('city licenses', 400).meta(prescribed)),
    basis: filled('number'),
    record: filled('number'),
    sources: label,
    back: filled('number'),
    backTo: filled('number place'),
    checked: filled('date'),
    more: label,
    previous: filled('city'),
    next: filled('city'),
  }),
  text: z.strictObject({
    note: filled('number'),
    takeaways: label,
    print: filled('link'),
    printLink: label,
  }),
  files: z.strictObject({
    firm: label,
    services: label,
    articles: label,
    legal: label,
    license: label,
    about: text({ max: 300 }),
    feed: text({ max: 120 }),
  }),
})

export type Interface = z.infer<typeof interfaceSchema>
