import { stories } from '#app/blocks/stories/fields.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { licensesOf } from '#app/content/firm.ts'
import { placesOf } from '#app/content/page-blocks.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { figureDollars, formatPrice, rangeText } from '#app/lib/money.ts'
import { oneSpace } from '#app/lib/plain-text.ts'
import { from } from '#app/lib/shown.ts'
import { blocker, type Finding, type Rule, warning } from '#launch/finding.ts'
import { type Launch, pricesOf } from '#launch/launch.ts'

const { monthYear } = formatsOf('en-US')

/** Values that cannot all be true. */
export const contradictions: Rule[] = [
  unsettledSources,
  statesServed,
  sampleWordsOfStories,
  verifiedStories,
  guaranteeInFaq,
  yearsOfExperience,
  basisBeforeFounding,
  impossibleFigures,
  unlikelyAmounts,
  timeZoneName,
]

const unsettled = /not yet|to be (added|confirmed)|being confirmed|\btbd\b|\bunknown\b|\bsample\b/i

/** A figure that is called verified while its own words say otherwise. */
function* unsettledSources({ content }: Launch): Iterable<Finding> {
  for (const claim of Object.values(content.claims)) {
    for (const field of ['source', 'basis'] as const) {
      if (!claim.verified || !unsettled.test(claim[field].plain)) continue
      yield blocker(from(claim, field), {
        problem: 'Verified figure without a source',
        found: claim[field].plain,
        fix: 'Name the proof, or the publisher and year. Otherwise set verified: false.',
      })
    }
  }
}

/** The firm can serve clients in every state; it is licensed only where its licenses say. */
function* statesServed({ content }: Launch): Iterable<Finding> {
  const licensed = new Set(licensesOf(content).map(({ state }) => state.plain)).size
  for (const claim of Object.values(content.claims)) {
    const label = claim.label.plain
    if (!/\bstates\b/i.test(label) || !/licen[sc]ed/i.test(label) || claim.value <= licensed)
      continue
    yield blocker(from(claim, 'label'), {
      problem: 'Claims a license in every state you serve',
      found: label,
      fix: 'Write "states, D.C. and U.S. territories we can serve".',
    })
  }
}

/** A real client below words that call the stories samples. */
function* sampleWordsOfStories({ content, sources }: Launch): Iterable<Finding> {
  const verified = content.testimonials?.testimonials.filter((story) => story.verified) ?? []
  for (const { value } of placesOf(content, stories)) {
    if (!value.show.some((id) => verified.some((story) => story.id === id))) continue
    for (const field of ['intro', 'basis'] as const) {
      const [place] = from(value, field) ?? []
      const text = place && valueAt(sources.get(place.file)?.value, place.path)
      if (!place || typeof text !== 'string' || !/\b(?:illustrative|samples?)\b/i.test(text))
        continue
      yield blocker([place], {
        problem: 'Calls a verified story a sample',
        found: text,
        doubted: text,
        fix: 'Say it of the other stories only, or take the words out: a story that is no client is labeled by itself.',
      })
    }
  }
}

function* verifiedStories({ content }: Launch): Iterable<Finding> {
  for (const story of content.testimonials?.testimonials ?? []) {
    if (!story.verified) continue
    const { name, relationship, connection, caseStudy } = story
    if (/illustrative|sample/i.test(name.plain)) {
      yield blocker(from(story, 'name'), {
        problem: 'Verified story has no real name',
        found: name.plain,
        fix: 'Enter the name or initials the client agreed to, or set verified: false.',
      })
    }
    if (relationship !== 'client' && !connection) {
      yield blocker(from(story, 'connection'), {
        problem: 'Connection to the firm not disclosed',
        found: relationship,
        fix: 'Add connection: say how this person is connected to the firm, such as "Works for the firm". It appears next to the quote.',
      })
    }
    if (caseStudy !== undefined && content.caseStudies?.illustrative) {
      yield blocker(from(story, 'caseStudy'), {
        problem: 'Verified story uses sample figures',
        found: `record ${caseStudy}`,
        fix: "Remove the number of the case study from the story, or put this client's real figures in the record. Records count as samples while the outcomes are called examples (`illustrative: true`).",
      })
    }
  }
}

/** Where the guarantee is explained, it is explained in the same words. */
function* guaranteeInFaq({ content }: Launch): Iterable<Finding> {
  if (!content.guarantee) return
  const terms = oneSpace(content.guarantee.terms.plain)
  for (const item of content.faq.items) {
    const answer = item.answer.plain
    if (!/guarantee/i.test(answer) || answer.includes(terms)) continue
    yield blocker(from<{ answer: unknown }>(item, 'answer'), {
      problem: 'The guarantee is worded differently here',
      found: answer,
      doubted: answer,
      fix: 'Write {guarantee.terms}, which fills in the terms of the guarantee, or leave the guarantee out of this answer.',
    })
  }
}

/** Full years from one day to another; of a month, from its first day. */
function yearsBetween(first: string, last: string): number {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4))
  return last.slice(5) < first.slice(5) ? years - 1 : years
}

/** The years of experience are written down, not computed, so they go out of date. */
function* yearsOfExperience({ content, today }: Launch): Iterable<Finding> {
  const { founded } = content.firm
  const claim = content.claims.yearsExperience
  const years = yearsBetween(`${founded}-01`, today)
  // futureDates reports a founding date in the future.
  if (!claim || claim.value === years || years < 0) return
  const found = `${claim.value}, but ${monthYear(founded)} was ${years} full years ago`
  if (claim.value > years) {
    const problem = 'More years of experience than the firm has existed'
    const fix = `Set the number to ${years}, or fix the month in which the firm was founded.`
    yield blocker(from(claim, 'value'), { problem, found, fix })
  } else {
    const problem = 'Years of experience are out of date'
    const fix = `Set the number to ${years} and its month (asOf) to this month.`
    yield warning(from(claim, 'value'), { problem, found, fix })
  }
}

/** "counted from June 2009" belongs to a firm founded in June 2009. */
function* basisBeforeFounding({ content }: Launch): Iterable<Finding> {
  const { founded } = content.firm
  const year = Number(founded.slice(0, 4))
  for (const [id, claim] of Object.entries(content.claims)) {
    const [, typed = year] =
      /\b(?:since|from)\s+(?:[A-Z][a-z]+\s+)?((?:19|20)\d\d)\b/.exec(claim.basis.plain) ?? []
    const begins = Number(typed)
    if (id === 'yearsExperience' ? begins === year : begins >= year) continue
    yield blocker(from(claim, 'basis'), {
      problem: "Figure's start date doesn't match the founding date",
      found: `"${claim.basis}", but the firm was founded in ${monthYear(founded)}`,
      fix: 'Fix how the figure is counted, or the month in which the firm was founded.',
    })
  }
}

/** A figure that is less than another which it includes. */
function* impossibleFigures({ content }: Launch): Iterable<Finding> {
  for (const claim of Object.values(content.claims)) {
    const other = claim.notBelow && content.claims[claim.notBelow]
    if (!other || figureDollars(claim) >= figureDollars(other)) continue
    yield blocker(from(claim, 'value'), {
      problem: "This figure can't be right",
      found: `${rangeText(claim)} ${claim.label}: less than ${rangeText(other)} ${other.label}`,
      fix: 'Fix this figure or the one it contradicts.',
    })
  }
}

/** One zero too many turns $4,800 into $48,000; few fees are that high. Two too few turn it into $48. */
const unusualPrice = 50_000
const leastOfPackage = 50

function* unlikelyAmounts({ content }: Launch): Iterable<Finding> {
  for (const { price, place } of pricesOf(content)) {
    const { path } = place
    const isPackage = path.length === 3 && path[0] === 'packages'
    const problem =
      price.max === 0
        ? 'A price of $0'
        : price.max >= unusualPrice
          ? 'An unusually high price'
          : isPackage && price.min < leastOfPackage && 'An unusually low price'
    if (!problem) continue
    yield warning([place], {
      problem,
      found: formatPrice(price),
      doubted: `${path.join(' ')} ${formatPrice(price)}`,
      fix: 'Make sure that the amount is the one you mean.',
    })
  }
  for (const claim of Object.values(content.claims)) {
    if (claim.value > 0) continue
    yield warning(from(claim, 'value'), {
      problem: 'A figure of zero',
      found: `${rangeText(claim)} ${claim.label}`,
      fix: 'Enter the number you counted, or remove the figure.',
    })
  }
}

/** The hours are printed with the name of a time zone, which must be that of `timeZone`. */
function* timeZoneName({ content }: Launch): Iterable<Finding> {
  const { timeZone, timeZoneName: name } = content.firm
  const printed = name.plain
  const nameIn = (style: 'longGeneric' | 'shortGeneric') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [long, short] = [nameIn('longGeneric'), nameIn('shortGeneric')]
  const [region = ''] = long.split(/[ -]/)
  if (printed.includes(region) || new RegExp(`\\b${short}\\b`).test(printed)) return
  // "Arizona Time" is a name of its own; only the name of another zone sends people there at the wrong time.
  if (!/\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii|[ECMP][SD]?T)\b/.test(printed)) return
  yield blocker(from(content.firm, 'timeZoneName'), {
    problem: "Time zone name doesn't match",
    found: `${printed}, but ${timeZone} is ${long}`,
    fix: 'Fix the time zone or its name. Visitors read the name; "Open now" follows the time zone.',
  })
}
