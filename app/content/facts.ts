import { parseMonthDay } from '#app/lib/dates.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { type Formats, formatsOf } from '#app/lib/formats.ts'
import { openHours, weekOf } from '#app/lib/hours.ts'
import type { Origin } from '#app/lib/marks.ts'
import {
  dollars,
  firstYearCost,
  formatCost,
  formatRange,
  guaranteedMinimum,
  type Price,
  type PriceWords,
  rangeOf,
  rangeText,
} from '#app/lib/money.ts'
import { shareSaved } from '#app/lib/outcomes.ts'
import {
  fieldText,
  from,
  inList,
  joined,
  meaning,
  none,
  say,
  shown,
  type Text,
} from '#app/lib/shown.ts'
import { fileName, numberInWords, phoneHref } from '#app/lib/text.ts'
import type { Content, PartialFiles } from './collections.ts'
import type { Facts } from './engine/facts.ts'
import { matches } from './engine/files.ts'
import {
  founderOf,
  hoursOf,
  licensesText,
  officesOf,
  outsideSitesOf,
  smsFrequencyOf,
  statesOf,
  teamFacts,
  titlesHeld,
  withStates,
} from './firm.ts'
import { mostLines } from './pages.ts'
import type { Claims } from './schemas/claims.ts'
import { type Firm, optionalAnswerNames, type Practice } from './schemas/firm.ts'
import type { Interface } from './schemas/interface.ts'
import type { AdditionalPrices } from './schemas/prices.ts'
import type { CaseStudies } from './schemas/stories.ts'
import { type Deadlines, type Sources, type TaxFacts, withMeaning } from './schemas/tax.ts'

/** Files whose values may be used by name in any text, in the order they are read. */
export const factSources = [
  'firm.yaml',
  'team.yaml',
  'interface.yaml',
  'guarantee.yaml',
  'deadlines.yaml',
  'claims.yaml',
  'prices/*.yaml',
  'practice.yaml',
  'tax-facts.yaml',
  'sources.yaml',
  'case-studies.yaml',
]

type Prices = NonNullable<PartialFiles['prices']>

/** The table behind {names} in prose. Files that are not read yet simply add nothing. `articles` are
    the local ones, as typed; `formats` are those of the site's language, and `today` is where the firm is. */
export function facts(
  files: PartialFiles,
  articles: readonly { path: string; city: Text; state: Text }[] = [],
  formats: Formats = formatsOf('en-US'),
  today = '',
): Facts {
  const { firm, guarantee, deadlines, claims, prices = {}, practice, taxFacts } = files
  const { sources, caseStudies, team, interface: words } = files
  const states = firm ? statesOf({ firm, team, articles }) : []
  return {
    ...(firm && firmFacts(firm, formats)),
    ...(team && words && teamFacts(team, words)),
    ...(team && { founder: founderOf(team).name ?? none }),
    ...(firm && team && titleFacts({ firm, team })),
    ...(firm && words && wordFacts(firm, words)),
    ...(firm && guaranteeFacts(guarantee, prices.planning)),
    ...(firm && stateFacts(states)),
    ...(firm && words && articleFacts(articles, words)),
    ...(deadlines && words && calendarFacts(withStates(deadlines, states), words.and)),
    ...(claims && claimFacts(claims)),
    ...(prices.additional && extrasFacts(prices.additional)),
    ...(firm && missingPrices(prices)),
    ...(words && priceFacts(prices, words.prices)),
    ...(practice && words && practiceFacts(practice, words, today)),
    ...(taxFacts && taxFactsTable(taxFacts)),
    ...(sources && sourceLinks(sources)),
    ...(caseStudies && words && caseFacts(caseStudies, words)),
    ...(caseStudies && firm && netFacts(caseStudies, prices.planning)),
  }
}

/** Prices, and amounts computed from them, that texts and tables use by name:
    {price.tax-planning.elite} is the file's name, then the id of the package or service;
    {priceRange.tax-planning} is a whole list, {firstYear.cfo} a package with onboarding. */
export function namedPrices(prices: Prices): Record<string, Price> {
  const { accounting, additional } = prices
  const packages = packageLists(prices)
  const lists: Record<string, readonly { id: string; price: Price }[]> = {
    ...packages,
    ...(additional && { additional: additional.services }),
  }
  const single = Object.entries(lists).flatMap(([file, list]) =>
    list.map(({ id, price }): [string, Price] => [`price.${file}.${id}`, price]),
  )
  const ranges = Object.entries(packages).map(([file, list]): [string, Price] => [
    `priceRange.${file}`,
    rangeOf(list.map(({ price }) => price)),
  ])
  const years = (accounting?.packages ?? []).map(({ id, price, onboarding }): [string, Price] => [
    `firstYear.${id}`,
    firstYearCost(price, onboarding),
  ])
  const costs = Object.entries(packages).flatMap(([file, list]) =>
    list.flatMap(({ id, additionalCosts }) =>
      additionalCosts.flatMap((cost): [string, Price][] =>
        cost.id ? [[`cost.${file}.${id}.${cost.id}`, cost.price]] : [],
      ),
    ),
  )
  return Object.fromEntries([...single, ...ranges, ...years, ...costs])
}

/** {?prices.any} asks whether there is a price list at all. Known before one is read, because the words of the site
    ask, too. */
export function anyPrices(files: Iterable<string>): Facts {
  const [file] = [...files].filter((each) => matches('prices/*.yaml', each))
  return { 'prices.any': file ? shown('yes', [{ file, path: [] }]) : none }
}

/** The names that a price list would give, without values, so that a paragraph can ask for them. */
function missingPrices(prices: Prices): Record<string, Text> {
  const { planning, accounting, preparation, additional } = prices
  const files = { 'tax-planning': planning, accounting, 'tax-preparation': preparation, additional }
  const missing = Object.entries(files).flatMap(([file, list]) => (list ? [] : [file]))
  const names = missing.flatMap((file) => [
    `price.${file}.*`,
    `package.${file}.*`,
    `cost.${file}.*`,
    ...(file === 'additional' ? ['note.*', 'extras.count'] : [`priceRange.${file}`]),
    ...(file === 'accounting' ? ['firstYear.*'] : []),
    ...(file === 'tax-planning' ? ['guaranteed.*'] : []),
  ])
  return Object.fromEntries(names.map((name) => [name, none]))
}

/** The packages of all price lists. */
export function allPackages(prices: Prices) {
  return Object.values(packageLists(prices)).flat()
}

/** The packages of each price list, by the name of its file. */
function packageLists({ planning, accounting, preparation }: Prices) {
  return {
    ...(planning && { 'tax-planning': planning.packages }),
    ...(accounting && { accounting: accounting.packages }),
    ...(preparation && { 'tax-preparation': preparation.packages }),
  }
}

function priceFacts(prices: Prices, words: PriceWords): Record<string, Text> {
  const amounts = Object.entries(namedPrices(prices)).map(([name, price]) => {
    const text = priceText(name, price, words)
    return [name, price === 'Varies' ? text : meaning(text, 'dollars', price.min)]
  })
  return { ...Object.fromEntries(amounts), ...costFacts(prices, words), ...packageNames(prices) }
}

/** {cost.tax-planning.strategic.consults}: an additional cost of a package, if it has an id. */
function costFacts(prices: Prices, words: PriceWords): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(packageLists(prices)).flatMap(([file, packages]) =>
      packages.flatMap((each) =>
        each.additionalCosts.flatMap((cost) =>
          cost.id ? [[`cost.${file}.${each.id}.${cost.id}`, formatCost(cost, words)]] : [],
        ),
      ),
    ),
  )
}

/** {package.tax-planning.elite}: what the package is called. */
function packageNames(prices: Prices): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(packageLists(prices)).flatMap(([file, packages]) =>
      packages.map(({ id, title }) => [`package.${file}.${id}`, title]),
    ),
  )
}

/** A named price as it is printed. */
export function priceText(name: string, price: Price, words: PriceWords): Text {
  const isRange = name.startsWith('priceRange.') && price !== 'Varies'
  return isRange ? formatRange(price, words) : formatCost({ price }, words)
}

function firmFacts(firm: Firm, formats: Formats): Record<string, Text> {
  const { revenueBands: bands, calculator, sms, phone } = firm
  const least = bands.toSorted((a, b) => a.from - b.from)[0]
  const most = bands.toSorted((a, b) => b.to - a.to)[0]
  return {
    firm: firm.name,
    shortName: firm.shortName,
    legalName: firm.legalName,
    email: firm.email,
    address: firm.address,
    tagline: firm.tagline,
    hours: hoursOf(firm, formats),
    'hours.weekly': shown(`${openHours(weekOf(firm.hours))}`, from(firm, 'hours')),
    timeZone: shown(firm.timeZone, from(firm, 'timeZone')),
    timeZoneName: firm.timeZoneName,
    responseTime: firm.responseTime,
    founded: shown(formats.monthYear(firm.founded), from(firm, 'founded')),
    fullTimeSince: shown(`${firm.fullTimeSince ?? ''}`, from(firm, 'fullTimeSince')),
    'revenue.min': least ? amountFact(least.from, from(least, 'from')) : none,
    'revenue.max': most ? amountFact(most.to, from(most, 'to')) : none,
    pricesEffective: shown(formats.longDate(firm.pricesEffective), from(firm, 'pricesEffective')),
    site: shown(hostOf(firm), from(firm, 'siteUrl')),
    ...Object.fromEntries(
      firm.meetings.map((each) => [`meeting.${each.id}`, fieldText(each, 'minutes')]),
    ),
    'meeting.*': none,
    // These may be missing; a paragraph can ask for them with {?name} and {!name}.
    phone: phone ?? none,
    phoneHref: phone?.map(phoneHref) ?? none,
    schedulingUrl: firm.schedulingUrl ?? none,
    postalAddress: hasStreet(firm.address.plain) ? firm.address : none,
    blogUrl: firm.blogUrl ?? none,
    portalUrl: firm.portalUrl ?? none,
    payUrl: firm.payUrl ?? none,
    partners: joined(
      firm.partners.map(({ name }) => name),
      ', ',
    ),
    wisp: firm.wisp ? shown('yes', from(firm, 'wisp')) : none,
    'calculator.minimum': calculator ? percentFact(calculator, 'minimum') : none,
    'calculator.maximum': calculator ? percentFact(calculator, 'maximum') : none,
    governingState: firm.governingState ?? none,
    retention: firm.retention ?? none,
    'sms.maxPerMonth': sms?.maxPerMonth
      ? shown(`${sms.maxPerMonth}`, from(sms, 'maxPerMonth'))
      : none,
  }
}

/** The address of the site as people say it. */
export function hostOf({ siteUrl }: Pick<Firm, 'siteUrl'>): string {
  return siteUrl.replace(/^https:\/\/|\/$/g, '')
}

type Origins = readonly (Origin | undefined)[]

function amountFact(amount: number, ...origins: Origins): Text {
  return meaning(shown(dollars(amount), ...origins), 'dollars', amount)
}

function percentFact(calculator: NonNullable<Firm['calculator']>, key: 'minimum' | 'maximum') {
  const percent = calculator[key]
  return meaning(shown(`${percent}%`, from(calculator, key)), 'share', percent / 100)
}

function wordFacts(firm: Firm, words: Interface): Record<string, Text> {
  const offices = officesOf(firm).map(({ name }) => name)
  return {
    'offices.count': countInWords(
      offices.length,
      words,
      offices.flatMap(({ origin }) => origin),
    ),
    'offices.list': inList(offices, words.and),
    outsideSites: outsideSitesOf(firm, words),
    smsFrequency: smsFrequencyOf(firm, words.sms),
  }
}

/** "eleven", with the fields that were counted. */
function countInWords(count: number, { numbers }: Interface, ...origins: Origins): Text {
  return shown(numberInWords(count, numbers.plain), ...origins, numbers.origin)
}

/** Empty for a title that nobody holds, so that a paragraph can ask: {?title.cpa}. */
function titleFacts(people: Pick<Content, 'firm' | 'team'>): Record<string, Text> {
  const held = titlesHeld(people)
  return {
    licenses: licensesText(people),
    'title.cpa': held.cpa ?? none,
    'title.enrolledAgent': held.enrolledAgent ?? none,
  }
}

function claimFacts(claims: Claims): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(claims).map(([id, claim]) => [`claim.${id}`, rangeText(claim)]),
  )
}

/** {note.financial-reviews}: what must stand with a single service; and how many of them there are. */
function extrasFacts(prices: AdditionalPrices): Record<string, Text> {
  const { services, quoted } = prices
  const notes = services.flatMap(({ id, note }) => (note ? [[`note.${id}`, note]] : []))
  return {
    ...Object.fromEntries(notes),
    'extras.count': shown(
      `${services.length + quoted.length}`,
      from(prices, 'services'),
      from(prices, 'quoted'),
    ),
  }
}

/** {guaranteed.elite}: the savings that the plan of a package must identify. Empty without a guarantee,
    so that a paragraph can ask for them. */
function guaranteeFacts(
  guarantee: PartialFiles['guarantee'],
  planning: Prices['planning'],
): Record<string, Text> {
  const minimums = (planning?.packages ?? []).map(({ id, price }) => [
    `guaranteed.${id}`,
    guarantee
      ? amountFact(
          guaranteedMinimum(price.min, guarantee.multiple),
          from(price),
          from(guarantee, 'multiple'),
        )
      : none,
  ])
  return {
    'guarantee.multiple': guarantee
      ? shown(`${guarantee.multiple}X`, from(guarantee, 'multiple'))
      : none,
    'guarantee.title': guarantee?.title ?? none,
    'guarantee.inShort': guarantee?.inShort ?? none,
    'guarantee.terms': guarantee?.terms ?? none,
    // A sentence about one guarantee is another than one about two.
    'guarantee.single': guarantee && !guarantee.satisfaction ? guarantee.title : none,
    'guarantee.satisfaction': guarantee?.satisfaction?.name ?? none,
    'guarantee.satisfactionTerms': guarantee?.satisfaction?.terms ?? none,
    'guarantee.days': guarantee?.satisfaction ? fieldText(guarantee.satisfaction, 'days') : none,
    ...Object.fromEntries(minimums),
  }
}

/** The year in which a day of any year comes next; nothing where no day is typed. */
function yearOf(day: Text, today: string): Text {
  const typed = parseMonthDay(day.plain)
  const [year = ''] = today.split('-')
  if (!typed || !year) return none
  return shown(`${Number(year) + (today.slice(5) > typed ? 1 : 0)}`, day.origin)
}

/** {practice.planYear}: the year that a plan is still in time for, which turns after the cutoff. */
function practiceFacts(
  { sample, call, ...terms }: Practice,
  { and }: Interface,
  today: string,
): Record<string, Text> {
  const { minutes, by, terms: callTerms } = call
  const callMinutes = shown(`${minutes}`, from(call, 'minutes'))
  const missing = Object.fromEntries(optionalAnswerNames.map((name) => [name, none]))
  const planYear = yearOf(terms.planCutoff, today)
  const languages = inSentence(terms.languages, and)
  const severalLanguages = languages === terms.languages ? none : languages
  const given = {
    ...terms,
    languages,
    severalLanguages,
    callMinutes,
    callBy: by,
    callTerms,
    planYear,
  }
  const entries = Object.entries({ ...missing, ...given })
  return Object.fromEntries(
    entries.map(([name, text = none]) => [`practice.${name}`, withMeaning(text)]),
  )
}

/** A list as somebody types it, "English, Spanish", as a sentence has it. */
function inSentence(typed: Text, and: Text): Text {
  const between = new RegExp(`\\s*[,;&/]\\s*|\\s+(?:and|${RegExp.escape(and.plain)})\\s+`)
  const items = typed.plain.split(between).filter(Boolean)
  return items.length > 1
    ? inList(
        items.map((each) => shown(each, typed.origin)),
        and,
      )
    : typed
}

/** Links to the articles, by their cities, to as many as a menu names; empty without any. */
function articleFacts(
  articles: readonly { path: string; city: Text }[],
  { and }: Interface,
): Record<string, Text> {
  const links = articles.slice(0, mostLines).map(({ path, city }) => say`[${city}](${path})`)
  return { 'articles.list': inList(links, and) }
}

/** {?state.north-carolina} asks whether it is a state of the firm. */
function stateFacts(states: readonly Text[]): Record<string, Text> {
  const named = states.map((name) => [`state.${fileName(name.plain)}`, name])
  return { ...Object.fromEntries(named), 'state.*': none }
}

function calendarFacts(calendar: Deadlines, and: Text): Record<string, Text> {
  const { year, states, deadlines } = calendar
  const entries = from(calendar, 'deadlines')
  return {
    'calendar.year': shown(`${year}`, from(calendar, 'year')),
    'calendar.states': inList(
      states.map(({ name }) => name),
      and,
    ),
    'calendar.entries': shown(`${deadlines.length}`, entries),
    'calendar.dates': shown(`${new Set(deadlines.map(({ date }) => date.slice(5))).size}`, entries),
  }
}

function taxFactsTable(facts: TaxFacts): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [`tax.${name}`, withMeaning(fact.text)]),
  )
}

/** {source.irc-469}: a link in the text, or the bare name of what has no known address. */
function sourceLinks(sources: Sources): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, { name, url }]) => [
      `source.${id}`,
      url ? say`[${name}](<${url}>)` : name,
    ]),
  )
}

/** {case.10.totalTaxSavings}: the record's id, then the field; only fields that the record has. */
function caseFacts(studies: CaseStudies, words: Interface): Record<string, Text> {
  const { records } = studies
  const figures = records.flatMap((record) => {
    const { id, type, keyStrategiesUsed, remark, ...amounts } = record
    const printed = Object.entries(amounts).flatMap(([name, value]): [string, Text][] =>
      value === undefined ? [] : [[name, amountFact(value, from(record, name as 'totalIncome'))]],
    )
    const used = shown(`${keyStrategiesUsed}`, from(record, 'keyStrategiesUsed'))
    return [['keyStrategiesUsed', used], ...printed].map(([name, text]) => [
      `case.${id}.${name}`,
      text,
    ])
  })
  const tables = new Map(records.map((record) => [record.type, from(record, 'type')]))
  const shares = records.map(shareSaved)
  const share = (part: number) => {
    const record = records[shares.indexOf(part)]
    return shown(`${Math.round(100 * part)}%`, record && from(record, 'totalTaxSavings'))
  }
  return {
    ...Object.fromEntries(figures),
    'cases.least': share(Math.min(...shares)),
    'cases.most': share(Math.max(...shares)),
    'cases.count': countInWords(records.length, words, from(studies, 'records')),
    'cases.tables': countInWords(tables.size, words, ...tables.values()),
  }
}

/** {case.10.after.elite}: what is left of the savings after the starting fee of a planning package. */
function netFacts({ records }: CaseStudies, planning: Prices['planning']): Record<string, Text> {
  const net = records.flatMap((record) => {
    const { id, totalTaxSavings: savings } = record
    if (!planning) return [[`case.${id}.after.*`, none]]
    return planning.packages.map((each) => [
      `case.${id}.after.${each.id}`,
      amountFact(savings - each.price.min, from(record, 'totalTaxSavings'), from(each.price)),
    ])
  })
  return Object.fromEntries(net)
}
