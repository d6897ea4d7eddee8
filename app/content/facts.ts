import { longDate, monthYear } from '#app/lib/dates.ts'
import { openHours, weekOf } from '#app/lib/hours.ts'
import {
  amountOf,
  amountText,
  dollars,
  firstYearCost,
  priceRange,
  rangeText,
} from '#app/lib/money.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { Data, Uses } from './engine/load.ts'
import { hoursOf, licencesOf, outsideSitesOf, smsFrequencyOf, teamFactsOf } from './firm-text.ts'
import type { Claims } from './schemas/claims.ts'
import type { Firm, Team } from './schemas/firm.ts'
import type {
  AccountingPrices,
  AdditionalPrices,
  Guarantee,
  PlanningPrices,
} from './schemas/prices.ts'
import type { CaseStudies } from './schemas/stories.ts'
import type { Deadlines, TaxFacts } from './schemas/tax.ts'

/** Files whose values may be used by name in any text, in the order they are read. */
export const factSources = [
  'firm.yaml',
  'guarantee.yaml',
  'deadlines.yaml',
  'claims.yaml',
  'prices/*.yaml',
  'tax-facts.yaml',
  'case-studies.yaml',
  'team.yaml',
]

/** The table behind {names} in prose. Files that are not read yet simply add nothing. */
export function facts(data: Data): Record<string, string> {
  return {
    ...firmFacts(data.get('firm.yaml') as Firm | undefined),
    ...guaranteeFacts(data.get('guarantee.yaml') as Guarantee | undefined),
    ...calendarFacts(data.get('deadlines.yaml') as Deadlines | undefined),
    ...claimFacts(data.get('claims.yaml') as Claims | undefined),
    ...priceFacts(data),
    ...extrasFacts(data.get('prices/additional.yaml') as AdditionalPrices | undefined),
    ...rangeFacts(data),
    ...taxFactsTable(data.get('tax-facts.yaml') as TaxFacts | undefined),
    ...caseFacts(data.get('case-studies.yaml') as CaseStudies | undefined),
    ...teamFactsOf(data.get('team.yaml') as Team | undefined),
  }
}

function firmFacts(firm: Firm | undefined): Record<string, string> {
  if (!firm) return {}
  const { revenueBands: bands } = firm
  return {
    firm: firm.name,
    shortName: firm.shortName,
    legalName: firm.legalName,
    phone: firm.phone,
    phoneHref: phoneHref(firm.phone),
    email: firm.email,
    address: firm.address,
    tagline: firm.tagline,
    hours: hoursOf(firm),
    'hours.weekly': `${openHours(weekOf(firm.hours))}`,
    timeZone: firm.timeZone,
    timeZoneName: firm.timeZoneName,
    responseTime: firm.responseTime,
    founded: monthYear(firm.founded),
    fullTimeSince: String(firm.fullTimeSince),
    licences: licencesOf(firm),
    outsideSites: outsideSitesOf(firm),
    smsFrequency: smsFrequencyOf(firm),
    'revenue.min': dollars(Math.min(...bands.map(({ from }) => from))),
    'revenue.max': dollars(Math.max(...bands.map(({ to }) => to))),
    'guarantee.multiple': `${firm.guarantee.multiple}X`,
    'calculator.minimum': `${firm.calculator.minimum}%`,
    'calculator.maximum': `${firm.calculator.maximum}%`,
    pricesEffective: longDate(firm.pricesEffective),
    site: new URL(firm.siteUrl).host,
    ...openAnswers(firm),
  }
}

/** Facts that may be missing; a paragraph can ask for them with {?name} and {!name}. */
function openAnswers(firm: Firm): Record<string, string> {
  const { wisp, governingState, retention, sms, blogUrl, partners } = firm
  return {
    blogUrl: blogUrl ?? '',
    partners: partners.map(({ name }) => name).join(', '),
    wisp: wisp ? 'yes' : '',
    governingState: governingState ?? '',
    retention: retention ?? '',
    'sms.maxPerMonth': `${sms?.maxPerMonth ?? ''}`,
  }
}

/** The guarantee's terms, for pages that must repeat them word for word. */
function guaranteeFacts(guarantee: Guarantee | undefined): Record<string, string> {
  if (!guarantee) return {}
  return { 'guarantee.title': guarantee.title, 'guarantee.terms': guarantee.terms }
}

function claimFacts(claims: Claims | undefined): Record<string, string> {
  const entries = Object.entries(claims ?? {})
  return Object.fromEntries(entries.map(([id, claim]) => [`claim.${id}`, rangeText(claim)]))
}

/** {price.tax-planning.elite}: the file's name, then the id of the package or service. */
function priceFacts(data: Data): Record<string, string> {
  const files = [...data].filter(([file]) => file.startsWith('prices/'))
  return Object.fromEntries(
    files.flatMap(([file, value]) => {
      const group = file.slice('prices/'.length, -'.yaml'.length)
      const list = value as Partial<PlanningPrices & AdditionalPrices>
      return [...(list.packages ?? []), ...(list.services ?? [])].map(({ id, price }) => [
        `price.${group}.${id}`,
        price.text,
      ])
    }),
  )
}

/** {note.financial-reviews}: what must stand with a single service; and how many of them there are. */
function extrasFacts(list: AdditionalPrices | undefined): Record<string, string> {
  if (!list) return {}
  const notes = list.services.flatMap(({ id, note }) => (note ? [[`note.${id}`, note]] : []))
  const count = list.services.length + list.quoted.length
  return { ...Object.fromEntries(notes), 'extras.count': `${count}` }
}

/** {priceRange.tax-planning}, and {firstYear.cfo} for packages with onboarding. */
function rangeFacts(data: Data): Record<string, string> {
  const groups = ['tax-planning', 'accounting', 'tax-preparation'].flatMap((name) => {
    const list = data.get(`prices/${name}.yaml`) as PlanningPrices | undefined
    if (!list) return []
    return [[`priceRange.${name}`, priceRange(list.packages.map(({ price }) => amountOf(price)))]]
  })
  const accounting = data.get('prices/accounting.yaml') as AccountingPrices | undefined
  const years = (accounting?.packages ?? []).map(({ id, price, onboarding }) => [
    `firstYear.${id}`,
    amountText(firstYearCost(amountOf(price), amountOf(onboarding))),
  ])
  return Object.fromEntries([...groups, ...years])
}

function calendarFacts(calendar: Deadlines | undefined): Record<string, string> {
  if (!calendar) return {}
  const { year, deadlines } = calendar
  return {
    'calendar.year': `${year}`,
    'calendar.entries': `${deadlines.length}`,
    'calendar.dates': `${new Set(deadlines.map(({ date }) => date)).size}`,
  }
}

function taxFactsTable(facts: TaxFacts = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, { text }]) => [`tax.${name}`, text]))
}

/** {case.10.totalTaxSavings}: the record's id, then the field; only fields that the record has. */
function caseFacts(studies: CaseStudies | undefined): Record<string, string> {
  return Object.fromEntries(
    (studies?.records ?? []).flatMap(({ id, type, ...fields }) =>
      Object.entries(fields)
        .filter((entry): entry is [string, number] => entry[1] !== undefined)
        .map(([name, value]) => [
          `case.${id}.${name}`,
          name === 'keyStrategiesUsed' ? String(value) : dollars(value),
        ]),
    ),
  )
}

/** A page that uses tax figures carries the date of the oldest review among them. */
export function addReviewDate(value: unknown, used: Uses, data: Data): unknown {
  const facts = (data.get('tax-facts.yaml') ?? {}) as TaxFacts
  const dates = [...used.keys()]
    .filter((name) => name.startsWith('tax.'))
    .flatMap((name) => facts[name.slice('tax.'.length)]?.reviewed ?? [])
  const [oldest] = dates.sort()
  return oldest && typeof value === 'object' ? { ...value, taxReviewed: oldest } : value
}
