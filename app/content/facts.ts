import { parseMonthDay } from '#app/lib/dates.ts'
import { type Formats, formatsOf } from '#app/lib/formats.ts'
import {
  firstYearCost,
  formatCost,
  formatRange,
  type Price,
  type PriceWords,
  rangeOf,
  rangeText,
} from '#app/lib/money.ts'
import { from, meaning, none, shown, type Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { PartialFiles } from './collections.ts'
import type { Facts } from './engine/facts.ts'
import { hoursOf, licensesText } from './firm.ts'
import type { Claims } from './schemas/claims.ts'
import type { Firm, Practice } from './schemas/firm.ts'
import { type TaxFacts, withMeaning } from './schemas/tax.ts'

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

/** The table behind {names} in prose. Files that are not read yet simply add nothing. `formats` are those of the
    site's language, and `today` is where the firm is. */
export function facts(
  files: PartialFiles,
  formats: Formats = formatsOf('en-US'),
  today = '',
): Facts {
  const { firm, team, guarantee, claims, prices = {}, practice, taxFacts } = files
  const { interface: words } = files
  return {
    ...(firm && firmFacts(firm, formats)),
    ...(firm && team && { licenses: licensesText({ firm, team }) }),
    ...(guarantee && {
      'guarantee.multiple': shown(`${guarantee.multiple}X`, from(guarantee, 'multiple')),
    }),
    ...(claims && claimFacts(claims)),
    ...(words && priceFacts(prices, words.prices)),
    ...(practice && practiceFacts(practice, today)),
    ...(taxFacts && taxFactsTable(taxFacts)),
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
  return { ...Object.fromEntries(amounts), ...costFacts(prices, words) }
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

/** A named price as it is printed. */
export function priceText(name: string, price: Price, words: PriceWords): Text {
  const isRange = name.startsWith('priceRange.') && price !== 'Varies'
  return isRange ? formatRange(price, words) : formatCost({ price }, words)
}

function firmFacts(firm: Firm, formats: Formats): Record<string, Text> {
  const { phone = none } = firm
  return {
    firm: firm.name,
    shortName: firm.shortName,
    legalName: firm.legalName,
    email: firm.email,
    address: firm.address,
    hours: hoursOf(firm, formats),
    timeZoneName: firm.timeZoneName,
    responseTime: firm.responseTime,
    founded: shown(formats.monthYear(firm.founded), from(firm, 'founded')),
    fullTimeSince: shown(`${firm.fullTimeSince ?? ''}`, from(firm, 'fullTimeSince')),
    phone,
    phoneHref: phone.map(phoneHref),
  }
}

/** The address of the site as people say it. */
export function hostOf({ siteUrl }: Pick<Firm, 'siteUrl'>): string {
  return siteUrl.replace(/^https:\/\/|\/$/g, '')
}

function claimFacts(claims: Claims): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(claims).map(([id, claim]) => [`claim.${id}`, rangeText(claim)]),
  )
}

/** The year in which a day of any year comes next; nothing where no day is typed. */
function yearOf(day: Text, today: string): Text {
  const typed = parseMonthDay(day.plain)
  const [year = ''] = today.split('-')
  if (!typed || !year) return none
  return shown(`${Number(year) + (today.slice(5) > typed ? 1 : 0)}`, day.origin)
}

/** {practice.planYear}: the year that a plan is still in time for, which turns after the cutoff. */
function practiceFacts({ planCutoff }: Practice, today: string): Record<string, Text> {
  return {
    'practice.planCutoff': withMeaning(planCutoff),
    'practice.planYear': yearOf(planCutoff, today),
  }
}

function taxFactsTable(facts: TaxFacts): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [`tax.${name}`, withMeaning(fact.text)]),
  )
}
