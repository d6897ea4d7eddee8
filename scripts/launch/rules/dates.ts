import type { Path } from '#app/content/engine/problem.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import { longDate, monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/figure.ts'
import { isLaterThan, isOlderThanAYear } from '../days.ts'
import { blocker, type Finding, warning } from '../finding.ts'
import { type Launch, leaves, printedText, read, readAll, valueAt } from '../launch.ts'
import { on, printsFact, printsField, type Shows, says, statesClaim, usesOf } from '../pages.ts'
import { claimsOf } from './claims.ts'

/** Dates by the name of their field, wherever in the content they stand. */
function dated(launch: Launch, ...fields: string[]): { file: string; path: Path; date: string }[] {
  return [...launch.sources].flatMap(([file, { value }]) =>
    leaves(value).flatMap(([path, date]) =>
      typeof date === 'string' && /^\d{4}-\d\d/.test(date) && fields.includes(String(path.at(-1)))
        ? { file, path, date }
        : [],
    ),
  )
}

/** Whose date it is: a tax fact is seen where it is used, a claim where it is stated. */
function showsOf(launch: Launch, file: string, path: Path): Shows {
  if (file === 'tax-facts.yaml') return printsFact(launch, factName(path))
  const claim = claimAt(launch, file, path)
  if (claim) return statesClaim(claim)
  if (file === 'deadlines.yaml') return on('/learning-library')
  return printsField(launch, file, path)
}

export function expiredFacts(launch: Launch): Finding[] {
  return dated(launch, 'validThrough')
    .filter(({ date }) => date < launch.today)
    .map(({ file, path, date }) => {
      const isUsed = file !== 'tax-facts.yaml' || usesOf(launch, factName(path)).length > 0
      return (isUsed ? blocker : warning)(file, path, {
        problem: isUsed ? 'Tax figure past its date' : 'Unused tax figure past its date',
        found: `${subject(launch, file, path)}valid through ${longDate(date)}`,
        fix: isUsed
          ? 'Look the figure up for the current year, mend it if it changed, then set reviewed and validThrough.'
          : 'No text uses it. Take it out, or look it up before it is used.',
        shows: showsOf(launch, file, path),
      })
    })
}

function factName([name]: Path): string {
  return `tax.${String(name)}`
}

/** "27.5 years, " or "$78M+ Taxes Saved, ": what the date belongs to. */
function subject(launch: Launch, file: string, path: Path): string {
  const claim = claimAt(launch, file, path)
  if (claim) return `${rangeText(claim)} ${claim.label}, `
  const text = printedText(launch, file, [...path.slice(0, -1), 'text'])
  return text && `${text}, `
}

function claimAt(launch: Launch, file: string, [first]: Path): Claim | undefined {
  return file === 'claims.yaml' ? claimsOf(launch).find(([id]) => id === first)?.[1] : undefined
}

/** Notes such as "Reviewed November 2026" and "as of" age in public. */
export function oldReviews(launch: Launch): Finding[] {
  return dated(launch, 'reviewed', 'asOf')
    .filter(({ date }) => isOlderThanAYear(date, launch.today))
    .filter(({ file, path }) => !isExpired(launch, file, path))
    .map(({ file, path, date }) =>
      warning(file, path, {
        problem: 'Last reviewed more than a year ago',
        found: `${subject(launch, file, path)}${date.length > 7 ? longDate(date) : monthYear(date)}`,
        fix: 'Check what it dates, mend what has changed, then write the new date.',
        shows: showsOf(launch, file, path),
      }),
    )
}

/** Whoever renews a figure that is past its date reviews it as well: one finding is enough. */
function isExpired({ sources, today }: Launch, file: string, path: Path): boolean {
  const validThrough = valueAt(sources.get(file)?.value, [...path.slice(0, -1), 'validThrough'])
  return typeof validThrough === 'string' && validThrough < today
}

/** A page cannot have been checked tomorrow. */
export function futureDates(launch: Launch): Finding[] {
  return dated(launch, 'reviewed', 'updated', 'asOf', 'date', 'pricesEffective', 'consentVersion')
    .filter(({ date }) => isLaterThan(date, launch.today))
    .map(({ file, path, date }) =>
      blocker(file, path, {
        problem: 'Date in the future',
        found: date,
        fix: 'Write the day on which it was done.',
        shows: showsOf(launch, file, path),
      }),
    )
}

export function oldPrices(launch: Launch): Finding[] {
  const { pricesEffective } = read(launch, 'firm.yaml')
  if (!isOlderThanAYear(pricesEffective, launch.today)) return []
  return [
    warning('firm.yaml', ['pricesEffective'], {
      problem: 'Prices more than a year old',
      found: longDate(pricesEffective),
      fix: 'Go through prices/, change what has changed, then write the new date.',
      shows: says(longDate(pricesEffective)),
    }),
  ]
}

/** RFC 9116: an expired contact must not be used, and a year is as far as one can promise. */
export function securityExpires(launch: Launch): Finding[] {
  const { expires } = read(launch, 'firm.yaml').security
  const over = expires < launch.today
  if (!over && !isOlderThanAYear(launch.today, expires)) return []
  return [
    warning('firm.yaml', ['security', 'expires'], {
      problem: over ? 'Security contact expired' : 'Security contact more than a year ahead',
      found: longDate(expires),
      fix: 'Check that the contact is read, then write a date at most a year from now.',
      shows: () => false,
    }),
  ]
}

/** A legal text says nothing that is younger than its date (decision 85). */
export function legalDates(launch: Launch): Finding[] {
  return readAll(launch, 'legal').flatMap(([file, { date }]) => {
    const years = printedText(launch, file, ['body']).match(/\b20\d\d\b/g) ?? []
    const younger = years.find((year) => year > date.slice(0, 4))
    if (!younger) return []
    return [
      blocker(file, ['date'], {
        problem: 'Legal text younger than its date',
        found: `${date}, but the text speaks of ${younger}`,
        fix: 'If the substance changed, write the day of the change; otherwise take the year out.',
        shows: printsField(launch, file, ['date']),
      }),
    ]
  })
}
