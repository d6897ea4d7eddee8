import { outcomes } from '#app/blocks/outcomes/fields.ts'
import { samplePlan } from '#app/blocks/sample-plan/fields.ts'
import { sumOf } from '#app/blocks/sample-plan/saved.ts'
import { serve } from '#app/blocks/serve/fields.ts'
import { ways } from '#app/blocks/ways/fields.ts'
import { missingGlyphs, withoutMissingGlyphs } from '#app/lib/card-letters.ts'
import { dollars } from '#app/lib/money.ts'
import { blockProblems } from './check-blocks.ts'
import { pageProblems } from './check-pages.ts'
import { redirectProblems } from './check-redirects.ts'
import type { Content } from './collections.ts'
import { joinList, pluralize } from './engine/english.ts'
import { type LoadedFiles, place } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { placesOf } from './page-blocks.ts'
import { contrastProblems } from './palette.ts'
import { unknownIds } from './references.ts'
import type { Firm } from './schemas/firm.ts'
import type { CaseStudy } from './schemas/stories.ts'

/** Rules between files: what one of them names or shows is there in the other. Each problem has its place
    in the file. */
export function checkBetweenFiles(
  content: Content,
  { sources }: Pick<LoadedFiles, 'sources'>,
): Problem[] {
  const records = content.caseStudies?.records ?? []
  const asTyped = unknownIds(content, sources)
  const inContent = [
    ...records.flatMap((record, index) => outsideTheRange(record, index, content.firm)),
    ...namelessTables(content),
    ...unsaidLater(content),
    ...pageProblems(content),
    ...redirectProblems(content),
    ...blockProblems(content),
    ...unevenBands(content),
    ...unevenPlans(content),
    ...contrastProblems(content.theme.colors),
    ...unprintableName(content),
    ...fullTimeOutside(content),
    ...requiredWords(content),
    ...withoutArticle(content),
  ]
  return [
    ...asTyped.map((each) => place(each, sources)),
    ...inContent.map((each) => place(each, sources)),
  ]
}

/** A sample business is one the firm serves, and no sample saves more than the firm says is possible. A
    refund is tax already withheld, so a personal return that ends in one has no limit here. */
function outsideTheRange(record: CaseStudy, index: number, firm: Firm): Problem[] {
  const { revenueBands: bands, calculator } = firm
  const lowest = Math.min(...bands.map(({ from }) => from))
  const highest = Math.max(...bands.map(({ to }) => to))
  const { revenue = 0, totalTaxSavings: savings, taxDueWithoutStrategy: due } = record
  const isBusiness = record.type === 'business'
  const share = due > 0 ? (100 * savings) / due : 0
  const file = 'case-studies.yaml'
  const problems: Problem[] = []
  if (isBusiness && bands.length > 0 && (revenue < lowest || revenue > highest)) {
    const path = ['records', index, 'revenue']
    const expected = `between ${dollars(lowest)} and ${dollars(highest)}`
    problems.push({ file, path, found: dollars(revenue), expected })
  }
  if (!calculator) return problems
  const { minimum, maximum } = calculator
  const isTooLittle = isBusiness && share < minimum
  const isTooMuch = share > maximum && (isBusiness || !record.taxRefundWithStrategy)
  if (isTooLittle || isTooMuch) {
    const path = ['records', index, 'totalTaxSavings']
    const least = isBusiness ? `${minimum}% to` : 'at most'
    const expected = `${least} ${maximum}% of the tax due`
    problems.push({ file, path, found: dollars(savings), expected })
  }
  return problems
}

/** Where outcomes are shown there are words for the table of every type of record. */
function namelessTables(content: Content): Problem[] {
  const types = new Set(content.caseStudies?.records.map(({ type }) => type))
  return placesOf(content, outcomes).flatMap(({ file, at, value: { tables } }) =>
    [...types]
      .filter((type) => !tables[type])
      .map((type) => ({
        file,
        path: at('tables'),
        found: `no "${type}"`,
        expected: `a name and an "about" for "${type}", because case-studies.yaml has such records`,
      })),
  )
}

/** The steps of a sample plan save what its record says. */
function unevenPlans(content: Content): Problem[] {
  return placesOf(content, samplePlan).flatMap(({ file, at, value: { record, steps } }) => {
    const { totalTaxSavings } = content.caseStudies?.records.find(({ id }) => id === record) ?? {}
    const sum = sumOf(steps)
    if (totalTaxSavings === undefined || sum === totalTaxSavings) return []
    return [
      {
        file,
        path: at('steps'),
        found: `steps that save ${dollars(sum)}`,
        expected: `steps that save ${dollars(totalTaxSavings)}, as record ${record} does`,
      },
    ]
  })
}

/** Where outcomes are shown, nobody takes tax that is only moved to a later year for tax that is gone. */
function unsaidLater(content: Content): Problem[] {
  if (!content.caseStudies?.records.some(({ later }) => later)) return []
  return placesOf(content, outcomes)
    .filter(({ value: { later } }) => !later)
    .map(({ file, at }) => ({
      file,
      path: at('later'),
      found: 'nothing',
      expected: 'words for what is due in a later year, because case-studies.yaml has such amounts',
    }))
}

/** A text for each revenue band. */
function unevenBands(content: Content): Problem[] {
  const { revenueBands } = content.firm
  return placesOf(content, serve).flatMap(({ file, at, value: { revenue } }) => {
    const texts = revenue?.bands.length ?? revenueBands.length
    if (revenueBands.length === 0 || texts === revenueBands.length) return []
    return {
      file,
      path: at('revenue', 'bands'),
      found: pluralize(texts, 'text'),
      expected: `${pluralize(revenueBands.length, 'text')}, one for each entry of revenueBands in firm.yaml`,
    }
  })
}

/** The pictures of shared links show the name. */
function unprintableName({ firm: { name } }: Content): Problem[] {
  return missingGlyphs(name.plain)
    .slice(0, 1)
    .map((sign) => ({
      file: 'firm.yaml',
      path: ['name'],
      found: `"${name}"`,
      expected: `a name in Latin letters: the pictures of shared links can't show ${sign}`,
      hint: `Leave it out, or write what it stands for: ${withoutMissingGlyphs(name.plain) || 'First & Last Tax'}`,
    }))
}

/** Full-time work begins with the founding or later. */
function fullTimeOutside({ firm, today }: Content): Problem[] {
  const { founded, fullTimeSince: since } = firm
  const [first, last] = [Number(founded.slice(0, 4)), Number(today.slice(0, 4))]
  if (since === undefined || (since >= first && since <= last)) return []
  const expected = `a year from ${Math.min(first, last)}, when the firm was founded, to ${last}`
  const hint = 'Fix fullTimeSince or founded.'
  return [{ file: 'firm.yaml', path: ['fullTimeSince'], found: `${since}`, expected, hint }]
}

const warning = 'Do not send Social Security numbers or tax documents by text or email.'
const dateLabels = ['Effective', 'Last updated']

/** Words that are required as they are; a site in another language has its own. */
function requiredWords(content: Content): Problem[] {
  if (!/^en\b/i.test(content.interface.language)) return []
  return [
    ...placesOf(content, ways)
      .filter(({ value }) => value.warning.line.plain !== warning)
      .map(({ file, at, value }) => ({
        file,
        path: at('warning', 'line'),
        found: `"${value.warning.line}"`,
        expected: 'exactly the required sentence',
        example: warning,
      })),
    ...Object.entries(content.legal)
      .filter(([, { dateLabel }]) => !dateLabels.includes(dateLabel.plain))
      .map(([slug, { dateLabel }]) => ({
        file: `legal/${slug}.md`,
        path: ['dateLabel'],
        found: `"${dateLabel}"`,
        expected: dateLabels.join(' or '),
      })),
  ]
}

/** Sentences about the team have the name of one person with its article and without. */
function withoutArticle({ team, interface: words }: Content): Problem[] {
  const articles = words.team.articles.plain.split(' ')
  return team.roles.flatMap(({ one }, at) => {
    if (articles.some((article) => one.plain.startsWith(`${article} `))) return []
    const starts = joinList(
      articles.map((article) => `"${article}"`),
      'or',
    )
    return {
      file: 'team.yaml',
      path: ['roles', at, 'one'],
      found: `"${one.plain}"`,
      expected: `a name that starts with ${starts}`,
      example: `${articles[0]} bookkeeper`,
    }
  })
}
