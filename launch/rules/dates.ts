import { contactHero } from '#app/blocks/contact-hero/fields.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { statesOf } from '#app/content/firm.ts'
import { filesShowing } from '#app/content/page-blocks.ts'
import { goingStale, staleLine } from '#app/content/stale.ts'
import type { Typed } from '#app/content/texts.ts'
import { longDate } from '#app/lib/dates.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { rangeText } from '#app/lib/money.ts'
import { plain } from '#app/lib/shown.ts'
import { stateName } from '#app/lib/us-states.ts'
import { blocker, type Finding, type Group, pagesIn, warning } from '#launch/finding.ts'
import { type Launch, typedTexts, usesOf } from '#launch/launch.ts'

const { monthYear } = formatsOf('en-US')

/** What is out of date, or dated in the future. */
export const dateGroups: Group[] = [
  {
    title: 'Dates',
    rules: [
      expiredFacts,
      staleFacts,
      unreadSources,
      taxCalendar,
      statesOfOthers,
      oldReviews,
      futureDates,
      oldPrices,
      holidays,
      securityExpires,
    ],
  },
]

/** A year and a day or more ago. A month is old a year after it ended. */
export function isOlderThanAYear(date: string, today: string): boolean {
  const anniversary = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return anniversary < today.slice(0, date.length)
}

export function isLaterThan(date: string, today: string): boolean {
  return date > today.slice(0, date.length)
}

/** Dates by the name of their field, anywhere in the content. */
function dated(launch: Launch, ...fields: string[]): Typed[] {
  return typedTexts(launch).filter(
    ({ path, text }) => /^\d{4}-\d\d/.test(text) && fields.includes(String(path.at(-1))),
  )
}

function* expiredFacts(launch: Launch): Iterable<Finding> {
  for (const { file, path, text: date } of dated(launch, 'validThrough')) {
    if (date >= launch.today) continue
    const found = `${subject(launch, file, path)}valid through ${longDate(date)}`
    if (file !== 'tax-facts.yaml' || usesOf(launch, `tax.${String(path[0])}`).length > 0) {
      const fix =
        'Look up the current figure, update it if it changed, then set reviewed and validThrough.'
      yield blocker(file, path, { problem: 'Tax figure is out of date', found, fix })
    } else {
      const fix = 'No text uses it. Remove it, or look it up before you use it.'
      yield warning(file, path, { problem: 'Unused tax figure is out of date', found, fix })
    }
  }
}

/** What is due soon, one finding for a file and a day, because most figures end with the year. */
function* staleFacts(launch: Launch): Iterable<Finding> {
  for (const stale of goingStale(typedTexts(launch), launch.today)) {
    const { file, paths } = stale
    yield warning(file, paths[0] ?? [], {
      problem: 'Tax figures go stale within sixty days',
      found: staleLine(stale),
      fix: 'Look up the new figures when they are out (npm run check -- --stale names all of these), then set reviewed and validThrough.',
      shows: paths.map((path) => ({ file, path })),
    })
  }
}

/** Sources of texts and figures whose page nobody here has read. */
function* unreadSources(launch: Launch): Iterable<Finding> {
  const { sources = {}, taxFacts = {} } = launch.content
  for (const [id, { name, seen }] of Object.entries(sources)) {
    const figures = Object.keys(taxFacts).filter((fact) => taxFacts[fact]?.source === id)
    const texts = usesOf(launch, `source.${id}`)
    if (seen || (figures.length === 0 && texts.length === 0)) continue
    yield warning('sources.yaml', [id, 'seen'], {
      problem: 'Source that nobody has read',
      found: name.plain,
      fix: 'Open the address, compare the page with what your texts and figures say, then enter the day as seen.',
      shows: [
        { file: 'sources.yaml', path: [id] },
        ...figures.map((fact) => ({ file: 'tax-facts.yaml', path: [fact] })),
      ],
    })
  }
}

/** "27.5 years, " or "$78M+ Taxes Saved, ": what the date belongs to. */
function subject({ content }: Launch, file: string, [id]: Path): string {
  if (file === 'claims.yaml') {
    const claim = content.claims[String(id)]
    return claim ? `${rangeText(claim)} ${claim.label}, ` : ''
  }
  return file === 'tax-facts.yaml' ? `${content.taxFacts?.[String(id)]?.text}, ` : ''
}

/** Notes such as "Reviewed November 2026" and "as of" age in public. */
function* oldReviews(launch: Launch): Iterable<Finding> {
  for (const { file, path, text: date } of dated(launch, 'reviewed', 'asOf')) {
    if (!isOlderThanAYear(date, launch.today) || isExpired(launch, file, path)) continue
    yield warning(file, path, {
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

const pastDates = [
  'reviewed',
  'updated',
  'seen',
  'asOf',
  'date',
  'pricesEffective',
  'consentVersion',
  'founded',
]

function* futureDates(launch: Launch): Iterable<Finding> {
  for (const { file, path, text: date } of dated(launch, ...pastDates)) {
    if (!isLaterThan(date, launch.today)) continue
    yield blocker(file, path, {
      problem: 'Date in the future',
      found: date,
      fix: 'Enter a date that is today or earlier.',
    })
  }
}

function* oldPrices(launch: Launch): Iterable<Finding> {
  const { pricesEffective } = launch.content.firm
  if (!isOlderThanAYear(pricesEffective, launch.today)) return
  yield warning('firm.yaml', ['pricesEffective'], {
    problem: 'Prices more than a year old',
    found: longDate(pricesEffective),
    fix: 'Go through prices/, update what changed, then enter the new date.',
  })
}

/** RFC 9116: an expired contact must not be used, and it should expire within a year. */
function* securityExpires(launch: Launch): Iterable<Finding> {
  const { expires } = launch.content.firm.security
  const isOver = expires < launch.today
  if (!isOver && !isOlderThanAYear(launch.today, expires)) return
  yield warning('firm.yaml', ['security', 'expires'], {
    problem: isOver
      ? 'Security contact expired'
      : 'Security contact expires more than a year from now',
    found: longDate(expires),
    fix: 'Make sure someone checks the contact, then enter a date at most a year from now.',
    shows: [],
  })
}

function* taxCalendar(launch: Launch): Iterable<Finding> {
  const { year, deadlines = [] } = launch.content.deadlines ?? {}
  const last = lastOf(deadlines.map(({ date }) => date))
  if (!last || last >= launch.today) return
  yield blocker('deadlines.yaml', ['year'], {
    problem: 'Tax calendar is out of date',
    found: `${year}, last date ${longDate(last)}`,
    fix: 'Set year to the coming year, check every entry, then set reviewed.',
  })
}

/** Dates of a state that the firm has no office, license or article in and does not name otherwise. */
function* statesOfOthers(launch: Launch): Iterable<Finding> {
  const { firm, team, articles } = launch.content
  const own = statesOf({ firm, team, articles: Object.values(articles) }).map(plain)
  const isState = ({ file, path }: Typed) => file === 'deadlines.yaml' && path.at(-1) === 'state'
  const named = typedTexts(launch).filter(isState)
  for (const name of new Set(named.map(({ text }) => text))) {
    if (own.includes(stateName(name))) continue
    yield warning('deadlines.yaml', ['deadlines'], {
      problem: 'Tax dates of a state that you name nowhere else',
      found: name,
      doubted: name,
      fix: 'The calendar leaves them out. If your clients file there, add the state to otherStates in firm.yaml. Otherwise remove the entries of this state.',
      shows: [],
    })
  }
}

function* holidays(launch: Launch): Iterable<Finding> {
  const last = lastOf(launch.content.firm.holidays ?? [])
  if (!last || last >= launch.today) return
  yield warning('firm.yaml', ['holidays'], {
    problem: 'All listed holidays have passed',
    found: `the last one was ${longDate(last)}`,
    fix: 'List the days your office is closed in the coming year, or remove the list.',
    shows: pagesIn(...filesShowing(launch.content, contactHero)),
  })
}

function lastOf(dates: readonly string[]): string | undefined {
  return dates.toSorted().at(-1)
}
