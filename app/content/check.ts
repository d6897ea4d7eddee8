import { dollars } from '#app/lib/money.ts'
import { articleProblems } from './articles.ts'
import type { Data, Uses } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { counted } from './engine/words.ts'
import { pageProblems } from './page-files.ts'
import type { AboutPage } from './schemas/about-page.ts'
import type { CaseStudies, CaseStudy } from './schemas/case-studies.ts'
import type { Claims } from './schemas/claims.ts'
import type { Firm } from './schemas/firm.ts'
import type { Guarantee } from './schemas/guarantee.ts'
import type { Home } from './schemas/home.ts'
import type { AdditionalPrices, PlanningPrices } from './schemas/prices.ts'
import type { Service } from './schemas/service.ts'
import type { Testimonials } from './schemas/testimonials.ts'
import type { Theme } from './schemas/theme.ts'
import { contrastProblems } from './theme-contrast.ts'

/** Rules between files: whatever one file calls by its id exists in the other. */
export function check(data: Data, uses: ReadonlyMap<string, Uses>): Problem[] {
  const { testimonials } = data.get('testimonials.yaml') as Testimonials
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const firm = data.get('firm.yaml') as Firm
  const { services } = data.get('prices/additional.yaml') as AdditionalPrices
  const { packages } = data.get('prices/tax-planning.yaml') as PlanningPrices
  const home = data.get('pages/home.yaml') as Home
  const guarantee = data.get('guarantee.yaml') as Guarantee

  return [
    ...lost(
      testimonials.map((story) => story.caseStudy),
      idsOf(records),
      (index) => ['testimonials.yaml', ['testimonials', index, 'caseStudy']],
      'a record in case-studies.yaml',
    ),
    ...lost(
      home.stories.show,
      idsOf(testimonials),
      (index) => ['pages/home.yaml', ['stories', 'show', index]],
      'a story in testimonials.yaml',
    ),
    ...lost(
      services.map((service) => service.partner),
      idsOf(firm.partners),
      (index) => ['prices/additional.yaml', ['services', index, 'partner']],
      'a partner in firm.yaml',
    ),
    ...lost(
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
        lost(
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
            counted(revenue.bands.length, 'text'),
            `${counted(revenueBands.length, 'text')}, one for each of the revenueBands in firm.yaml`,
          ),
        ]),
    ...(missing.length === 0 && again < 0
      ? []
      : [
          at(
            again < 0 ? ['needs', 'items'] : ['needs', 'items', again, 'to'],
            again < 0 ? counted(named.length, 'service') : `${named[again]} a second time`,
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

function lost(
  called: readonly (Id | undefined)[],
  known: readonly Id[],
  place: Place,
  what: string,
): Problem[] {
  return called.flatMap((id, index) => {
    if (id === undefined || known.includes(id)) return []
    const [file, path] = place(index)
    const expected =
      known.length > 0
        ? `the id of ${what}: ${known.join(', ')}`
        : `no such line: it calls for ${what}, and there is none`
    return [{ file, path, found: `"${id}"`, expected }]
  })
}
