import { missingGlyphs, withoutMissingGlyphs } from '#app/lib/card-letters.ts'
import { dollars } from '#app/lib/money.ts'
import { pageProblems } from './check-pages.ts'
import { redirectProblems } from './check-redirects.ts'
import type { Content } from './collections.ts'
import { joinList, pluralize } from './engine/english.ts'
import type { LoadedFiles } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { contrastProblems } from './palette.ts'
import { unknownIds } from './references.ts'
import type { Firm } from './schemas/firm.ts'
import type { CaseStudy } from './schemas/stories.ts'

/** Rules between files: what one of them names or shows is there in the other. */
export function checkBetweenFiles(
  content: Content,
  { sources, uses }: Pick<LoadedFiles, 'sources' | 'uses'>,
): Problem[] {
  const records = content.caseStudies?.records ?? []
  return [
    ...unknownIds(content, sources),
    ...recordsOfOthers(content, uses),
    ...records.flatMap((record, index) => outsideTheRange(record, index, content.firm)),
    ...namelessTables(content),
    ...pageProblems(content),
    ...redirectProblems(content),
    ...missingParts(content),
    ...unexplainedGuarantee(content),
    ...sameAddress(content),
    ...unevenBands(content),
    ...contrastProblems(content.theme.colors),
    ...unprintableName(content),
    ...fullTimeOutside(content),
    ...requiredWords(content),
    ...withoutArticle(content),
  ]
}

/** The text of an article takes figures from no record but its own. */
function recordsOfOthers({ articles }: Content, uses: LoadedFiles['uses']): Problem[] {
  return Object.entries(articles).flatMap(([slug, { caseStudy }]) => {
    const file = `articles/${slug}.md`
    const own = `case.${caseStudy}.`
    return [...(uses.get(file) ?? [])]
      .filter(([name]) => name.startsWith('case.') && !name.startsWith(own))
      .map(([name, { path, spot }]) => ({
        file,
        path,
        spot,
        found: `{${name}}`,
        expected: caseStudy
          ? `figures from this article's own record only: {${own}...}`
          : 'no figures of a record, because the article has no caseStudy',
        hint: "The article's caseStudy field names its record.",
      }))
  })
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

/** The page of the case studies has words for the table of every type of record. */
function namelessTables({ caseStudies, pages }: Content): Problem[] {
  const { tables } = pages.caseStudies?.outcomes ?? {}
  const types = new Set(caseStudies?.records.map(({ type }) => type))
  return [...types]
    .filter((type) => tables && !tables[type])
    .map((type) => ({
      file: 'pages/case-studies.yaml',
      path: ['outcomes', 'tables'],
      found: `no "${type}"`,
      expected: `a name and an "about" for "${type}", because case-studies.yaml has such records`,
    }))
}

/** Whatever a section of a page or a block of a service shows is there. */
function missingParts({ firm, guarantee, prices, pages, services }: Content): Problem[] {
  const { planning, accounting, preparation, additional } = prices
  const missing: Readonly<Record<string, string>> = {
    ...(!guarantee && { guarantee: 'guarantee.yaml' }),
    ...(!firm.calculator && { calculator: 'calculator in firm.yaml' }),
    ...(!planning && { planning: 'prices/tax-planning.yaml' }),
    ...(!accounting && { accounting: 'prices/accounting.yaml' }),
    ...(!preparation && { preparation: 'prices/tax-preparation.yaml' }),
    ...(!additional && { additional: 'prices/additional.yaml', extras: 'prices/additional.yaml' }),
  }
  const lists: [file: string, field: string, parts: readonly { kind: string }[]][] = [
    ['pages/home.yaml', 'sections', pages.home.sections],
    ['pages/pricing.yaml', 'sections', pages.pricing.sections],
    ...Object.entries(services).map(([slug, { extra = [] }]): (typeof lists)[number] => [
      `services/${slug}.yaml`,
      'extra',
      extra,
    ]),
  ]
  return lists.flatMap(([file, field, parts]) =>
    parts.flatMap(({ kind }, at): Problem[] => {
      const what = missing[kind]
      if (!what) return []
      const found = `"${kind}", but there is no ${what}`
      const hint = `Add ${what}, or remove this entry.`
      const path = [field, at, 'kind']
      return [{ file, path, found, expected: 'a kind whose content there is', hint }]
    }),
  )
}

/** Every page that names the guarantee links to its terms on the pricing page. */
function unexplainedGuarantee({ guarantee, pages }: Content): Problem[] {
  if (!guarantee || pages.pricing.sections.some(({ kind }) => kind === 'guarantee')) return []
  return [
    {
      file: 'guarantee.yaml',
      found: 'terms that the pricing page does not show',
      expected: 'a section with kind: guarantee in pages/pricing.yaml',
      hint: 'Add that section, or delete guarantee.yaml if you offer no guarantee.',
    },
  ]
}

/** On the home page a text and a question would have the same address. */
function sameAddress({ faq, pages }: Content): Problem[] {
  const questions = faq.items.filter(({ onHome }) => onHome).map(({ id }) => id)
  return pages.home.sections.flatMap((section, at) => {
    if (section.kind !== 'text' || !questions.includes(section.id)) return []
    const expected = 'an id that no question on the home page has (onHome in faq.yaml)'
    const path = ['sections', at, 'id']
    return [{ file: 'pages/home.yaml', path, found: `"${section.id}"`, expected }]
  })
}

/** A text for each revenue band. */
function unevenBands({ pages, firm: { revenueBands } }: Content): Problem[] {
  const texts = pages.about.serve?.revenue?.bands.length ?? revenueBands.length
  if (revenueBands.length === 0 || texts === revenueBands.length) return []
  return [
    {
      file: 'pages/about.yaml',
      path: ['serve', 'revenue', 'bands'],
      found: pluralize(texts, 'text'),
      expected: `${pluralize(revenueBands.length, 'text')}, one for each entry of revenueBands in firm.yaml`,
    },
  ]
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
function requiredWords({ interface: { language }, pages, legal }: Content): Problem[] {
  if (!/^en\b/i.test(language)) return []
  const { line } = pages.contact.warning
  const file = 'pages/contact.yaml'
  const path = ['warning', 'line']
  const expected = 'exactly the required sentence'
  return [
    ...(line.plain === warning
      ? []
      : [{ file, path, found: `"${line}"`, expected, example: warning }]),
    ...Object.entries(legal)
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
