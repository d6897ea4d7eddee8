import { dollars } from '#app/lib/money.ts'
import { pageProblems } from './check-pages.ts'
import type { Content } from './collections.ts'
import type { Uses } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { closestMatch, pluralize } from './engine/words.ts'
import { namedPrices } from './facts.ts'
import type { Firm } from './schemas/firm.ts'
import type { CaseStudy } from './schemas/stories.ts'
import { contrastProblems } from './theme.ts'

/** Rules between files: whatever one file names by its id exists in the other. */
export function check(content: Content, uses: ReadonlyMap<string, Uses>): Problem[] {
  const { firm, guarantee, prices, pages } = content
  const { testimonials } = content.testimonials
  const { records } = content.caseStudies
  const { services } = prices.additional
  const amounts = Object.keys(namedPrices(prices))

  return [
    ...unknownIds(
      testimonials.map((story) => story.caseStudy),
      idsOf(records),
      (index) => ['testimonials.yaml', ['testimonials', index, 'caseStudy']],
      'a record in case-studies.yaml',
    ),
    ...unknownIds(
      pages.home.stories.show,
      idsOf(testimonials),
      (index) => ['pages/home.yaml', ['stories', 'show', index]],
      'a story in testimonials.yaml',
    ),
    ...unknownIds(
      services.map((service) => service.partner),
      idsOf(firm.partners),
      (index) => ['prices/additional.yaml', ['services', index, 'partner']],
      'a partner in firm.yaml',
    ),
    ...unknownIds(
      [guarantee.example.package],
      idsOf(prices.planning.packages),
      () => ['guarantee.yaml', ['example', 'package']],
      'a package in prices/tax-planning.yaml',
    ),
    ...unknownIds(
      pages.home.comparison.scale.costs.map(({ cost }) => cost),
      [...amounts, ...dollarClaims(content)],
      (index) => ['pages/home.yaml', ['comparison', 'scale', 'costs', index, 'cost']],
      'a price or a claim in dollars',
    ),
    ...Object.entries(content.services).flatMap(([slug, service]) =>
      unknownIds(
        service.prices.items.map(({ amount }) => amount),
        amounts,
        (index) => [`services/${slug}.yaml`, ['prices', 'items', index, 'amount']],
        'a price',
      ),
    ),
    ...articleProblems(content, uses),
    ...claimProblems(content),
    ...serviceStoryProblems(content),
    ...pageProblems(content),
    ...contrastProblems(content.theme),
    ...records.flatMap((record, index) => outsideTheRange(record, index, firm)),
    ...aboutPage(content),
  ]
}

/** claim.inHouseTeam: figures in dollars can be drawn to the scale of the prices. */
function dollarClaims({ claims }: Content): string[] {
  return Object.entries(claims).flatMap(([id, claim]) =>
    claim?.prefix === '$' ? [`claim.${id}`] : [],
  )
}

/** The sample record of an article exists, and its text takes figures from that record only. */
function articleProblems(
  { articles, caseStudies }: Content,
  uses: ReadonlyMap<string, Uses>,
): Problem[] {
  const ids = caseStudies.records.map(({ id }) => id)
  return Object.entries(articles).flatMap(([slug, { caseStudy }]): Problem[] => {
    const file = `articles/${slug}.md`
    if (!ids.includes(caseStudy)) {
      const expected = `the id of a record in case-studies.yaml: ${ids.join(', ')}`
      return [{ file, path: ['caseStudy'], found: `"${caseStudy}"`, expected }]
    }
    const own = `case.${caseStudy}.`
    return [...(uses.get(file) ?? [])]
      .filter(([name]) => name.startsWith('case.') && !name.startsWith(own))
      .map(([name, { path, spot }]) => ({
        file,
        path,
        spot,
        found: `{${name}}`,
        expected: `figures of this article's own record only: {${own}...}`,
        hint: 'The record of an article is its field caseStudy.',
      }))
  })
}

/** A sample business is one the firm serves, and saves what the firm says is possible. */
function outsideTheRange(record: CaseStudy, index: number, firm: Firm): Problem[] {
  if (record.type !== 'business') return []
  const { revenueBands: bands, calculator } = firm
  const lowest = Math.min(...bands.map(({ from }) => from))
  const highest = Math.max(...bands.map(({ to }) => to))
  const { revenue = 0, totalTaxSavings: savings, taxDueWithoutStrategy: due } = record
  const share = (100 * savings) / due
  const at = (field: string, found: number, expected: string): Problem => ({
    file: 'case-studies.yaml',
    path: ['records', index, field],
    found: dollars(found),
    expected,
  })
  return [
    ...(revenue < lowest || revenue > highest
      ? [at('revenue', revenue, `between ${dollars(lowest)} and ${dollars(highest)}`)]
      : []),
    ...(share < calculator.minimum || share > calculator.maximum
      ? [
          at(
            'totalTaxSavings',
            savings,
            `${calculator.minimum} to ${calculator.maximum} percent of the tax due`,
          ),
        ]
      : []),
  ]
}

/** A figure that a service or the home page shows is in the register. */
function claimProblems({ claims, services, pages }: Content): Problem[] {
  const known = Object.entries(claims).flatMap(([id, claim]) => (claim ? [id] : []))
  const what = 'a figure in claims.yaml'
  return [
    ...unknownIds(
      pages.home.stats.tiles,
      known,
      (index) => ['pages/home.yaml', ['stats', 'tiles', index]],
      what,
    ),
    ...Object.entries(services).flatMap(([slug, { extra = [] }]) =>
      extra.flatMap((block, at) =>
        unknownIds(
          'claims' in block ? block.claims : 'claim' in block ? [block.claim] : [],
          known,
          () => [`services/${slug}.yaml`, ['extra', at, 'claims' in block ? 'claims' : 'claim']],
          what,
        ),
      ),
    ),
  ]
}

/** A story that a service shows is among the testimonials. */
function serviceStoryProblems({ services, testimonials }: Content): Problem[] {
  return Object.entries(services).flatMap(([slug, { extra = [] }]) =>
    extra.flatMap((block, at) =>
      unknownIds(
        block.kind === 'stories' ? block.show : [],
        idsOf(testimonials.testimonials),
        (index) => [`services/${slug}.yaml`, ['extra', at, 'show', index]],
        'a story in testimonials.yaml',
      ),
    ),
  )
}

/** A text for each revenue band, and no service twice. */
function aboutPage({ pages, firm: { revenueBands } }: Content): Problem[] {
  const { revenue, needs } = pages.about.serve
  const named = needs.items.map(({ to }) => to)
  const again = named.findIndex((path, index) => named.indexOf(path) !== index)
  const at = (path: PropertyKey[], found: string, expected: string): Problem => ({
    file: 'pages/about.yaml',
    path: ['serve', ...path],
    found,
    expected,
  })
  return [
    ...(revenue.bands.length === revenueBands.length
      ? []
      : [
          at(
            ['revenue', 'bands'],
            pluralize(revenue.bands.length, 'text'),
            `${pluralize(revenueBands.length, 'text')}, one for each of the revenueBands in firm.yaml`,
          ),
        ]),
    ...(again < 0
      ? []
      : [
          at(
            ['needs', 'items', again, 'to'],
            `${named[again]} a second time`,
            'every service once',
          ),
        ]),
  ]
}

type Id = string | number
type Place = (index: number) => [file: string, path: PropertyKey[]]

function idsOf(list: readonly { id: Id }[]): Id[] {
  return list.map(({ id }) => id)
}

function unknownIds(
  ids: readonly (Id | undefined)[],
  known: readonly Id[],
  place: Place,
  what: string,
): Problem[] {
  return ids.flatMap((id, index) => {
    if (id === undefined || known.includes(id)) return []
    const [file, path] = place(index)
    const near = typeof id === 'string' && closestMatch(id, known.map(String))
    const expected =
      known.length > 0
        ? `the id of ${what}: ${known.join(', ')}`
        : `no such line: it calls for ${what}, and there is none`
    return [
      {
        file,
        path,
        found: `"${id}"`,
        expected,
        ...(near && { hint: `Did you mean ${near}?` }),
      },
    ]
  })
}
