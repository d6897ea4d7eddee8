import { dollars } from '#app/lib/money.ts'
import type { Data, Uses } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { pluralize } from './engine/words.ts'
import { pageProblems } from './page-files.ts'
import type { Claims } from './schemas/claims.ts'
import type { Firm } from './schemas/firm.ts'
import type { AboutPage, Home } from './schemas/pages.ts'
import type { AdditionalPrices, Guarantee, PlanningPrices } from './schemas/prices.ts'
import type { Service } from './schemas/service.ts'
import type { CaseStudies, CaseStudy, Testimonials } from './schemas/stories.ts'
import type { Article } from './schemas/texts.ts'
import type { Theme } from './schemas/theme.ts'
import { contrastProblems } from './theme.ts'

/** Rules between files: whatever one file names by its id exists in the other. */
export function check(data: Data, uses: ReadonlyMap<string, Uses>): Problem[] {
  const { testimonials } = data.get('testimonials.yaml') as Testimonials
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const firm = data.get('firm.yaml') as Firm
  const { services } = data.get('prices/additional.yaml') as AdditionalPrices
  const { packages } = data.get('prices/tax-planning.yaml') as PlanningPrices
  const home = data.get('pages/home.yaml') as Home
  const guarantee = data.get('guarantee.yaml') as Guarantee

  return [
    ...unknownIds(
      testimonials.map((story) => story.caseStudy),
      idsOf(records),
      (index) => ['testimonials.yaml', ['testimonials', index, 'caseStudy']],
      'a record in case-studies.yaml',
    ),
    ...unknownIds(
      home.stories.show,
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
      idsOf(packages),
      () => ['guarantee.yaml', ['example', 'package']],
      'a package in prices/tax-planning.yaml',
    ),
    ...articleProblems(data, uses),
    ...serviceClaims(data),
    ...pageProblems([...data.keys()]),
    ...contrastProblems(data.get('theme.yaml') as Theme),
    ...records.flatMap((record, index) => outsideTheRange(record, index, firm)),
    ...aboutPage(data.get('pages/about.yaml') as AboutPage, firm, servicesOf(data)),
  ]
}

/** The sample record of an article exists, and its text takes figures from that record only. */
function articleProblems(data: Data, uses: ReadonlyMap<string, Uses>): Problem[] {
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const ids = records.map(({ id }) => id)
  return articlesOf(data).flatMap(([file, { caseStudy }]): Problem[] => {
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

function articlesOf(data: Data): [file: string, article: Article][] {
  return [...data]
    .filter(([file]) => file.startsWith('articles/'))
    .map(([file, value]) => [file, value as Article])
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

/** A figure that a service shows is in the register. */
function serviceClaims(data: Data): Problem[] {
  const known = Object.keys(data.get('claims.yaml') as Claims)
  return [...data]
    .filter(([file]) => file.startsWith('services/'))
    .flatMap(([file, service]) =>
      ((service as Service).extra ?? []).flatMap((block, at) =>
        unknownIds(
          'claims' in block ? block.claims : 'claim' in block ? [block.claim] : [],
          known,
          () => [file, ['extra', at, 'claims' in block ? 'claims' : 'claim']],
          'a figure in claims.yaml',
        ),
      ),
    )
}

function servicesOf(data: Data): string[] {
  const files = [...data.keys()].filter((file) => file.startsWith('services/'))
  return files.map((file) => file.slice('services'.length, -'.yaml'.length))
}

/** A text for each revenue band, and every service once. */
function aboutPage({ serve }: AboutPage, { revenueBands }: Firm, services: string[]): Problem[] {
  const { revenue, needs } = serve
  const named: string[] = needs.items.map(({ to }) => to)
  const missing = services.filter((path) => !named.includes(path))
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
    ...(missing.length === 0 && again < 0
      ? []
      : [
          at(
            again < 0 ? ['needs', 'items'] : ['needs', 'items', again, 'to'],
            again < 0 ? pluralize(named.length, 'service') : `${named[again]} a second time`,
            `every service once${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`,
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
    const expected =
      known.length > 0
        ? `the id of ${what}: ${known.join(', ')}`
        : `no such line: it calls for ${what}, and there is none`
    return [{ file, path, found: `"${id}"`, expected }]
  })
}
