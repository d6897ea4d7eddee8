import { longDate, monthYear } from '#app/lib/dates.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { openHours, weekOf } from '#app/lib/hours.ts'
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
import { fileName, numberInWords, phoneHref } from '#app/lib/text.ts'
import type { Content, PartialFiles } from './collections.ts'
import { joinList } from './engine/english.ts'
import type { Uses } from './engine/load.ts'
import {
  hoursOf,
  licensesText,
  officesOf,
  outsideSitesOf,
  smsFrequencyOf,
  statesOf,
  teamFacts,
  titles,
  titlesHeld,
  withStates,
} from './firm.ts'
import type { Claims } from './schemas/claims.ts'
import type { Firm, Practice } from './schemas/firm.ts'
import type { Interface } from './schemas/interface.ts'
import type { AdditionalPrices } from './schemas/prices.ts'
import type { CaseStudies } from './schemas/stories.ts'
import type { Deadlines, Sources, TaxFacts } from './schemas/tax.ts'

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
    the local ones, as typed. */
export function facts(
  files: PartialFiles,
  articles: readonly { path: string; city: string; state: string }[] = [],
): Record<string, string> {
  const { firm, guarantee, deadlines, claims, prices = {}, practice, taxFacts } = files
  const { sources, caseStudies, team, interface: words } = files
  const states = firm ? statesOf({ firm, team, articles }) : []
  return {
    ...(firm && firmFacts(firm)),
    ...(team && teamFacts(team)),
    ...(firm && team && titleFacts({ firm, team })),
    ...(firm && words && wordFacts(firm, words)),
    ...(firm && guaranteeFacts(guarantee, prices.planning)),
    ...(firm && stateFacts(states)),
    ...(firm && words && articleFacts(articles, words)),
    ...(deadlines && calendarFacts(withStates(deadlines, states), words?.and)),
    ...(claims && claimFacts(claims)),
    ...(prices.additional && extrasFacts(prices.additional)),
    ...(firm && missingPrices(prices)),
    ...(words && priceFacts(prices, words.prices)),
    ...(practice && practiceFacts(practice)),
    ...(taxFacts && taxFactsTable(taxFacts)),
    ...(sources && sourceLinks(sources)),
    ...(caseStudies && caseFacts(caseStudies, words?.numbers)),
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
  return Object.fromEntries([...single, ...ranges, ...years])
}

/** The names that a price list would give, without values, so that a paragraph can ask for them. */
function missingPrices(prices: Prices): Record<string, string> {
  const { planning, accounting, preparation, additional } = prices
  const files = { 'tax-planning': planning, accounting, 'tax-preparation': preparation, additional }
  const missing = Object.entries(files).flatMap(([file, list]) => (list ? [] : [file]))
  const names = missing.flatMap((file) => [
    `price.${file}.*`,
    `cost.${file}.*`,
    ...(file === 'additional' ? ['note.*', 'extras.count'] : [`priceRange.${file}`]),
    ...(file === 'accounting' ? ['firstYear.*'] : []),
    ...(file === 'tax-planning' ? ['guaranteed.*'] : []),
  ])
  return Object.fromEntries(names.map((name) => [name, '']))
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

function priceFacts(prices: Prices, words: PriceWords): Record<string, string> {
  const amounts = Object.entries(namedPrices(prices)).map(([name, price]) => [
    name,
    priceText(name, price, words),
  ])
  return { ...Object.fromEntries(amounts), ...costFacts(prices, words) }
}

/** {cost.tax-planning.strategic.consults}: an additional cost of a package, if it has an id. */
function costFacts(prices: Prices, words: PriceWords): Record<string, string> {
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

/** A named price as it is printed. */
export function priceText(name: string, price: Price, words: PriceWords): string {
  const isRange = name.startsWith('priceRange.') && price !== 'Varies'
  return isRange ? formatRange(price, words) : formatCost({ price }, words)
}

function firmFacts(firm: Firm): Record<string, string> {
  const { revenueBands: bands } = firm
  return {
    firm: firm.name,
    shortName: firm.shortName,
    legalName: firm.legalName,
    email: firm.email,
    address: firm.address,
    tagline: firm.tagline,
    hours: hoursOf(firm),
    'hours.weekly': `${openHours(weekOf(firm.hours))}`,
    timeZone: firm.timeZone,
    timeZoneName: firm.timeZoneName,
    responseTime: firm.responseTime,
    founded: monthYear(firm.founded),
    fullTimeSince: `${firm.fullTimeSince ?? ''}`,
    'revenue.min': bands.length > 0 ? dollars(Math.min(...bands.map(({ from }) => from))) : '',
    'revenue.max': bands.length > 0 ? dollars(Math.max(...bands.map(({ to }) => to))) : '',
    pricesEffective: longDate(firm.pricesEffective),
    site: firm.siteUrl.replace(/^https:\/\/|\/$/g, ''),
    // These may be missing; a paragraph can ask for them with {?name} and {!name}.
    phone: firm.phone ?? '',
    phoneHref: firm.phone ? phoneHref(firm.phone) : '',
    schedulingUrl: firm.schedulingUrl ?? '',
    postalAddress: hasStreet(firm.address) ? firm.address : '',
    blogUrl: firm.blogUrl ?? '',
    portalUrl: firm.portalUrl ?? '',
    payUrl: firm.payUrl ?? '',
    partners: firm.partners.map(({ name }) => name).join(', '),
    wisp: firm.wisp ? 'yes' : '',
    'calculator.minimum': firm.calculator ? `${firm.calculator.minimum}%` : '',
    'calculator.maximum': firm.calculator ? `${firm.calculator.maximum}%` : '',
    governingState: firm.governingState ?? '',
    retention: firm.retention ?? '',
    'sms.maxPerMonth': `${firm.sms?.maxPerMonth ?? ''}`,
  }
}

function wordFacts(firm: Firm, words: Interface): Record<string, string> {
  const offices = officesOf(firm).map(({ name }) => name)
  return {
    'offices.count': numberInWords(offices.length, words.numbers),
    'offices.list': joinList(offices, words.and),
    outsideSites: outsideSitesOf(firm, words),
    smsFrequency: smsFrequencyOf(firm, words.sms),
  }
}

/** Empty for a title that nobody holds, so that a paragraph can ask: {?title.cpa}. */
function titleFacts(people: Pick<Content, 'firm' | 'team'>): Record<string, string> {
  const held = titlesHeld(people)
  return {
    licenses: licensesText(people),
    'title.cpa': held.cpa ? titles.cpa.name : '',
    'title.enrolledAgent': held.enrolledAgent ? titles.enrolledAgent.name : '',
  }
}

function claimFacts(claims: Claims): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([id, claim]) => [`claim.${id}`, rangeText(claim)]),
  )
}

/** {note.financial-reviews}: what must stand with a single service; and how many of them there are. */
function extrasFacts({ services, quoted }: AdditionalPrices): Record<string, string> {
  const notes = services.flatMap(({ id, note }) => (note ? [[`note.${id}`, note]] : []))
  return {
    ...Object.fromEntries(notes),
    'extras.count': `${services.length + quoted.length}`,
  }
}

/** {guaranteed.elite}: the savings that the plan of a package must identify. Empty without a guarantee,
    so that a paragraph can ask for them. */
function guaranteeFacts(
  guarantee: PartialFiles['guarantee'],
  planning: Prices['planning'],
): Record<string, string> {
  const minimums = (planning?.packages ?? []).map(({ id, price }) => [
    `guaranteed.${id}`,
    guarantee ? dollars(guaranteedMinimum(price.min, guarantee.multiple)) : '',
  ])
  return {
    'guarantee.multiple': guarantee ? `${guarantee.multiple}X` : '',
    'guarantee.title': guarantee?.title ?? '',
    'guarantee.terms': guarantee?.terms ?? '',
    ...Object.fromEntries(minimums),
  }
}

function practiceFacts({ sample, call, ...terms }: Practice): Record<string, string> {
  const { minutes, by, terms: callTerms } = call
  const entries = Object.entries({ ...terms, callMinutes: `${minutes}`, callBy: by, callTerms })
  return Object.fromEntries(entries.map(([name, text]) => [`practice.${name}`, text]))
}

/** Links to the articles, by their cities; empty without any. */
function articleFacts(
  articles: readonly { path: string; city: string }[],
  { and }: Interface,
): Record<string, string> {
  const links = articles.map(({ path, city }) => `[${city}](${path})`)
  return { 'articles.list': joinList(links, and, links.length) }
}

/** {?state.north-carolina} asks whether it is a state of the firm. */
function stateFacts(states: readonly string[]): Record<string, string> {
  const named = states.map((name) => [`state.${fileName(name)}`, name])
  return { ...Object.fromEntries(named), 'state.*': '' }
}

function calendarFacts({ year, states, deadlines }: Deadlines, and = ''): Record<string, string> {
  return {
    'calendar.year': `${year}`,
    'calendar.states': joinList(
      states.map(({ name }) => name),
      and,
    ),
    'calendar.entries': `${deadlines.length}`,
    'calendar.dates': `${new Set(deadlines.map(({ date }) => date)).size}`,
  }
}

function taxFactsTable(facts: TaxFacts): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, { text }]) => [`tax.${name}`, text]))
}

/** {source.irc-469}: a link in the text. */
function sourceLinks(sources: Sources): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, { name, url }]) => [`source.${id}`, `[${name}](<${url}>)`]),
  )
}

/** {case.10.totalTaxSavings}: the record's id, then the field; only fields that the record has. */
function caseFacts({ records }: CaseStudies, numbers = ''): Record<string, string> {
  const figures = Object.fromEntries(
    records.flatMap(({ id, type, ...fields }) =>
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined
          ? []
          : [[`case.${id}.${name}`, name === 'keyStrategiesUsed' ? `${value}` : dollars(value)]],
      ),
    ),
  )
  const tables = new Set(records.map(({ type }) => type)).size
  return {
    ...figures,
    'cases.count': numberInWords(records.length, numbers),
    'cases.tables': numberInWords(tables, numbers),
  }
}

/** A page that uses tax figures carries the date of the oldest review among them. */
export function reviewDates(
  facts: TaxFacts,
  uses: ReadonlyMap<string, Uses>,
): Record<string, string> {
  return Object.fromEntries(
    [...uses].flatMap(([file, used]) => {
      const [oldest] = [...used.keys()]
        .filter((name) => name.startsWith('tax.'))
        .flatMap((name) => facts[name.slice('tax.'.length)]?.reviewed ?? [])
        .sort()
      return oldest ? [[file, oldest]] : []
    }),
  )
}
