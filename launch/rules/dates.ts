import { contactHero } from '#app/blocks/contact-hero/fields.ts'
import { nameIn } from '#app/content/engine/english.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { statesOf } from '#app/content/firm.ts'
import { filesShowing } from '#app/content/page-blocks.ts'
import { endedKinds, goingStale, staleLine } from '#app/content/stale.ts'
import { longDate } from '#app/lib/dates.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { from, plain } from '#app/lib/shown.ts'
import { stateName } from '#app/lib/us-states.ts'
import { blocker, type Finding, pagesIn, type Rule, warning } from '#launch/finding.ts'
import { type Field, fieldsOf, fileOf, type Launch, typedTexts, usesOf } from '#launch/launch.ts'

const { monthYear } = formatsOf('en-US')

/** What is out of date, or dated in the future. */
export const dates: Rule[] = [
  expiredFacts,
  staleFacts,
  unreadSources,
  taxCalendar,
  statesOfOthers,
  oldReviews,
  futureDates,
  oldPrices,
  holidays,
  capacity,
  securityExpires,
  legalDates,
]

/** A year and a day or more ago. A month is old a year after it ended. */
export function isOlderThanAYear(date: string, today: string): boolean {
  const anniversary = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return anniversary < today.slice(0, date.length)
}

export function isLaterThan(date: string, today: string): boolean {
  return date > today.slice(0, date.length)
}

type Dated = Pick<Field, 'file' | 'path'> & { date: string }

function dated(launch: Launch, isMeant: (field: Field) => boolean): Dated[] {
  return fieldsOf(launch).flatMap((field) => {
    const { file, path, value } = field
    const isDate = typeof value === 'string' && /^\d{4}-\d\d/.test(value)
    return isDate && isMeant(field) ? [{ file, path, date: value }] : []
  })
}

function isNamed(...names: string[]) {
  return ({ path }: Field) => names.includes(String(path.at(-1)))
}

function* expiredFacts(launch: Launch): Iterable<Finding> {
  const facts = fileOf(launch.content.taxFacts)
  for (const { file, path, date } of dated(launch, isNamed('validThrough'))) {
    if (date >= launch.today) continue
    const found = `${subject(launch, file, path)}valid through ${longDate(date)}`
    if (file !== facts || usesOf(launch, `tax.${String(path[0])}`).length > 0) {
      const fix =
        'Look up the current figure, update it if it changed, then set reviewed and validThrough.'
      yield blocker([{ file, path }], { problem: 'Tax figure is out of date', found, fix })
    } else {
      const fix = 'No text uses it. Remove it, or look it up before you use it.'
      yield warning([{ file, path }], { problem: 'Unused tax figure is out of date', found, fix })
    }
  }
}

/** What is due soon, one finding for a file and a day, because most figures end with the year. */
function* staleFacts(launch: Launch): Iterable<Finding> {
  for (const stale of goingStale(typedTexts(launch), launch.today)) {
    const { file, paths } = stale
    const shows = paths.map((path) => ({ file, path }))
    yield warning(shows, {
      problem: 'Tax figures go stale within sixty days',
      found: staleLine(stale),
      fix: 'Look up the new figures when they are out (npm run check -- --stale names all of these), then set reviewed and validThrough.',
      shows,
    })
  }
}

/** Sources of texts and figures whose page nobody here has read. */
function* unreadSources(launch: Launch): Iterable<Finding> {
  const { sources = {}, taxFacts = {} } = launch.content
  for (const [id, source] of Object.entries(sources)) {
    const figures = Object.values(taxFacts).filter((fact) => fact.source === id)
    const texts = usesOf(launch, `source.${id}`)
    if (figures.length === 0 && texts.length === 0) continue
    const shows = [source, ...figures].flatMap((each) => from(each) ?? [])
    const { name, url, seen, assumed } = source
    if (assumed) {
      yield blocker(from(source, 'assumed'), {
        problem: 'Source that is only assumed to say this',
        found: `${name.plain}: ${assumed.plain}`,
        fix: 'Have somebody read it. Correct the texts and figures that rest on it, then enter the day as seen and remove what is assumed.',
        shows,
      })
    }
    if (!seen) {
      const fix = url
        ? 'Open the address, compare'
        : 'Find the official page, enter its address, compare'
      yield warning(from(source, 'seen'), {
        problem: 'Source that nobody has read',
        found: name.plain,
        fix: `${fix} the page with what your texts and figures say, then enter the day as seen.`,
        shows,
      })
    }
  }
}

/** "Residential rental property, ": the entry that the date belongs to. */
function subject({ sources }: Launch, file: string, path: Path): string {
  const name = nameIn(valueAt(sources.get(file)?.value, path.slice(0, -1)))
  return name && `${name}, `
}

/** Notes such as "Reviewed November 2026" and "as of" age in public. */
function* oldReviews(launch: Launch): Iterable<Finding> {
  for (const { file, path, date } of dated(launch, isNamed('reviewed', 'asOf'))) {
    if (!isOlderThanAYear(date, launch.today) || isExpired(launch, file, path)) continue
    yield warning([{ file, path }], {
      problem: 'Last reviewed more than a year ago',
      found: `${subject(launch, file, path)}${date.length > 7 ? longDate(date) : monthYear(date)}`,
      fix: 'Check the text, update what changed, then enter the new date.',
    })
  }
}

/** Renewing a figure that is past its date includes a review, so one finding is enough. */
function isExpired({ sources, today }: Launch, file: string, path: Path): boolean {
  const validThrough = valueAt(sources.get(file)?.value, [...path.slice(0, -1), 'validThrough'])
  return typeof validThrough === 'string' && validThrough < today
}

function* futureDates(launch: Launch): Iterable<Finding> {
  for (const place of dated(launch, ({ declared }) => declared.at(-1)?.past === true)) {
    if (!isLaterThan(place.date, launch.today)) continue
    yield blocker([place], {
      problem: 'Date in the future',
      found: place.date,
      fix: 'Enter a date that is today or earlier.',
    })
  }
}

function* oldPrices({ content, today }: Launch): Iterable<Finding> {
  const { firm } = content
  if (!isOlderThanAYear(firm.pricesEffective, today)) return
  yield warning(from(firm, 'pricesEffective'), {
    problem: 'Prices more than a year old',
    found: longDate(firm.pricesEffective),
    fix: 'Go through the price lists, update what changed, then enter the new date.',
  })
}

/** RFC 9116: an expired contact must not be used, and it should expire within a year. */
function* securityExpires({ content, today }: Launch): Iterable<Finding> {
  const { security } = content.firm
  const isOver = security.expires < today
  if (!isOver && !isOlderThanAYear(today, security.expires)) return
  yield warning(from(security, 'expires'), {
    problem: isOver
      ? 'Security contact expired'
      : 'Security contact expires more than a year from now',
    found: longDate(security.expires),
    fix: 'Make sure someone checks the contact, then enter a date at most a year from now.',
    shows: [],
  })
}

function* taxCalendar({ content, today }: Launch): Iterable<Finding> {
  const calendar = content.deadlines
  const last = lastOf(calendar?.deadlines.map(({ date }) => date) ?? [])
  if (!calendar || !last || last >= today) return
  yield blocker(from(calendar, 'year'), {
    problem: 'Tax calendar is out of date',
    found: `${calendar.year}, last date ${longDate(last)}`,
    fix: 'Set year to the coming year, check every entry, then set reviewed.',
  })
}

/** Dates of a state that the firm has no office, license or article in and does not name otherwise. */
function* statesOfOthers(launch: Launch): Iterable<Finding> {
  const { firm, team, articles, deadlines } = launch.content
  if (!deadlines) return
  const own = statesOf({ firm, team, articles: Object.values(articles) }).map(plain)
  const typed = typedTexts(launch).filter(
    ({ file, path }) => file === fileOf(deadlines) && path.at(-1) === 'state',
  )
  for (const name of new Set(typed.map(({ text }) => text))) {
    if (own.includes(stateName(name))) continue
    yield warning(from(deadlines, 'deadlines'), {
      problem: 'Tax dates of a state that you name nowhere else',
      found: name,
      doubted: name,
      fix: 'The calendar leaves them out. If your clients file there, add the state to the other states where clients file (otherStates of the firm). Otherwise remove the entries of this state.',
      shows: [],
    })
  }
}

function* capacity({ content, today }: Launch): Iterable<Finding> {
  for (const { kind, name, until } of endedKinds({ ...content, today })) {
    yield warning(from(kind, 'periods'), {
      problem: 'No period says anymore whether you take these clients',
      found: `${name} ended on ${longDate(until)}`,
      fix: 'Add the next period, or remove the entry.',
      shows: [],
    })
  }
}

function* holidays({ content, today }: Launch): Iterable<Finding> {
  const last = lastOf(content.firm.holidays ?? [])
  if (!last || last >= today) return
  yield warning(from(content.firm, 'holidays'), {
    problem: 'All listed holidays have passed',
    found: `the last one was ${longDate(last)}`,
    fix: 'List the days your office is closed in the coming year, or remove the list.',
    shows: pagesIn(...filesShowing(content, contactHero)),
  })
}

/** A legal text mentions no year after its own date. */
function* legalDates({ content }: Launch): Iterable<Finding> {
  for (const text of Object.values(content.legal)) {
    const years = text.body.plain.match(/\b20\d\d\b/g) ?? []
    const later = years.find((year) => year > text.date.slice(0, 4))
    if (!later) continue
    yield blocker(from(text, 'date'), {
      problem: 'Legal text mentions a year after its date',
      found: `${text.date}, but the text mentions ${later}`,
      fix: 'If the terms changed, enter the date of the change. Otherwise take the year out.',
    })
  }
}

function lastOf(dates: readonly string[]): string | undefined {
  return dates.toSorted().at(-1)
}
