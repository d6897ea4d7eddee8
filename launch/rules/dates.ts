import { nameIn } from '#app/content/engine/english.ts'
import { statesOf } from '#app/content/firm.ts'
import { figureAges } from '#app/content/schemas/common.ts'
import { addDays, longDate } from '#app/lib/dates.ts'
import { from, plain } from '#app/lib/shown.ts'
import { stateName } from '#app/lib/us-states.ts'
import { datedValues, dayInWords, entryOf, entryPlace } from '#launch/dated.ts'
import { blocker, type Finding, type Rule, warning } from '#launch/finding.ts'
import { fieldsOf, fileOf, type Launch, readWith, typedTexts, usesOf } from '#launch/launch.ts'

/** What is out of date, or dated in the future. */
export const dates: Rule[] = [
  outOfDate,
  staleFacts,
  unreadSources,
  statesOfOthers,
  futureDates,
  securityTooLong,
  legalDates,
]

export function isLaterThan(date: string, today: string): boolean {
  return date > today.slice(0, date.length)
}

/** What holds no longer, whatever it is. */
function* outOfDate(launch: Launch): Iterable<Finding> {
  for (const dated of datedValues(launch)) {
    const { file, path, last, typed, how } = dated
    if (last >= launch.today) continue
    const name = nameIn(readWith(launch.facts, entryOf(launch, dated)))
    const found = `${name && `${name}, `}${how.for === 'day' ? 'through ' : ''}${dayInWords(typed)}`
    const { problem, fix, severity, onlyShown } = how
    const finding = severity === 'blocker' ? blocker : warning
    const where = onlyShown && { shows: [entryPlace(dated)], onlyShown }
    yield finding([{ file, path }], { problem, found, fix, aged: true, ...where })
  }
}

/** What is due soon. */
function* staleFacts(launch: Launch): Iterable<Finding> {
  const soon = addDays(launch.today, 60)
  for (const dated of datedValues(launch)) {
    const { file, path, last, how } = dated
    if (last < launch.today || last > soon || how !== figureAges) continue
    yield warning([{ file, path }], {
      problem: 'Tax figures go stale within sixty days',
      found: longDate(last),
      fix: 'Look up the new figures when they are out, then enter the day you looked and the day through which each is valid.',
      shows: [entryPlace(dated)],
      onlyShown: true,
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
        onlyShown: true,
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
        onlyShown: true,
      })
    }
  }
}

function* futureDates(launch: Launch): Iterable<Finding> {
  for (const { file, path, value, declared } of fieldsOf(launch)) {
    const isPast = typeof value === 'string' && declared.at(-1)?.past
    if (!isPast || !isLaterThan(value, launch.today)) continue
    yield blocker([{ file, path }], {
      problem: 'Date in the future',
      found: value,
      fix: 'Enter a date that is today or earlier.',
    })
  }
}

/** RFC 9116: it should expire within a year. */
function* securityTooLong({ content, today }: Launch): Iterable<Finding> {
  const { expires } = content.firm.security
  const yearFromNow = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  if (expires <= yearFromNow) return
  yield warning(from(content.firm.security, 'expires'), {
    problem: 'Security contact expires more than a year from now',
    found: longDate(expires),
    fix: 'Make sure someone checks the contact, then enter a date at most a year from now.',
    shows: [],
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

/** A legal text mentions no year after its own date. */
function* legalDates(launch: Launch): Iterable<Finding> {
  for (const text of Object.values(launch.content.legal)) {
    // As typed: a phone number or an address that it names may look like a year.
    const typed = typedTexts(launch).find(
      ({ file, path }) => file === fileOf(text) && path[0] === 'body',
    )
    const years = typed?.text.match(/\b20\d\d\b/g) ?? []
    const later = years.find((year) => year > text.date.slice(0, 4))
    if (!later) continue
    yield blocker(from(text, 'date'), {
      problem: 'Legal text mentions a year after its date',
      found: `${text.date}, but the text mentions ${later}`,
      fix: 'If the terms changed, enter the date of the change. Otherwise take the year out.',
    })
  }
}
