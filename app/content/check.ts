import { dollars } from '#app/lib/money.ts'
import { tableProblems } from './check-cases.ts'
import { homeProblems } from './check-home.ts'
import { lookProblems } from './check-look.ts'
import { pageProblems } from './check-pages.ts'
import { peopleProblems } from './check-people.ts'
import { pricingProblems } from './check-pricing.ts'
import { redirectProblems } from './check-redirects.ts'
import type { Content } from './collections.ts'
import type { Uses } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { namedPrices } from './facts.ts'
import type { Question } from './schemas/exhibits/forms.ts'
import type { Firm } from './schemas/firm.ts'
import type { Service } from './schemas/service.ts'
import type { CaseStudy } from './schemas/stories.ts'
import { type Id, idsOf, unknownIds } from './unknown-ids.ts'

/** Rules between files: whatever one file names by its id exists in the other. */
export function check(content: Content, uses: ReadonlyMap<string, Uses>): Problem[] {
  const { firm, guarantee, prices } = content
  const testimonials = content.testimonials?.testimonials ?? []
  const records = content.caseStudies?.records ?? []
  const { planning, accounting, preparation, additional } = prices
  const services = additional?.services ?? []
  const amounts = Object.keys(namedPrices(prices))
  const figures = Object.keys(content.claims)

  return [
    ...unknownIds(
      testimonials.map((story) => story.caseStudy),
      idsOf(records),
      (index) => ['testimonials.yaml', ['testimonials', index, 'caseStudy']],
      'a record in case-studies.yaml',
    ),
    ...unknownIds(
      services.map((service) => service.partner),
      idsOf(firm.partners),
      (index) => ['prices/additional.yaml', ['services', index, 'partner']],
      'a partner in firm.yaml',
    ),
    ...unknownIds(
      [guarantee?.example?.package],
      idsOf(planning?.packages ?? []),
      () => ['guarantee.yaml', ['example', 'package']],
      'a package in prices/tax-planning.yaml',
    ),
    ...Object.entries(content.services).flatMap(([slug, service]) =>
      serviceProblems(`services/${slug}.yaml`, service, {
        amounts,
        figures,
        stories: idsOf(testimonials),
        packages: idsOf([...(planning?.packages ?? []), ...(accounting?.packages ?? [])]),
        accounting: idsOf(accounting?.packages ?? []),
        returns: idsOf(preparation?.packages ?? []),
        single: idsOf([...services, ...(additional?.quoted ?? [])]),
      }),
    ),
    ...sourceProblems(content),
    ...articleProblems(content, uses),
    ...homeProblems(content),
    ...tableProblems(content),
    ...pageProblems(content),
    ...redirectProblems(content),
    ...pricingProblems(content),
    ...lookProblems(content),
    ...records.flatMap((record, index) => outsideTheRange(record, index, firm)),
    ...peopleProblems(content),
  ]
}

function sourceProblems({ taxFacts = {}, deadlines: calendar, sources = {} }: Content): Problem[] {
  type Named = readonly [path: PropertyKey[], source: string | undefined]
  const unknown = (file: string, named: readonly Named[]) =>
    unknownIds(
      named.map(([, source]) => source),
      Object.keys(sources),
      (index) => [file, named[index]?.[0] ?? []],
      'a source in sources.yaml',
    )
  return [
    ...unknown(
      'tax-facts.yaml',
      Object.entries(taxFacts).map(([fact, { source }]) => [[fact, 'source'], source]),
    ),
    ...unknown('deadlines.yaml', [
      ...(calendar?.deadlines ?? []).map(
        ({ at, source }): Named => [['deadlines', at, 'source'], source],
      ),
      ...(calendar?.states ?? []).flatMap((state) =>
        state.sources.map((source, at): Named => [['states', state.name, 'sources', at], source]),
      ),
    ]),
  ]
}

/** The sample record of an article, if it has one, exists, and its text takes figures from no other. */
function articleProblems(
  { articles, caseStudies }: Content,
  uses: ReadonlyMap<string, Uses>,
): Problem[] {
  const ids = idsOf(caseStudies?.records ?? [])
  return Object.entries(articles).flatMap(([slug, { caseStudy }]): Problem[] => {
    const file = `articles/${slug}.md`
    const unknown = unknownIds(
      [caseStudy],
      ids,
      () => [file, ['caseStudy']],
      'a record in case-studies.yaml',
    )
    if (unknown.length > 0) return unknown
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

type Known = Readonly<
  Record<
    'amounts' | 'figures' | 'stories' | 'packages' | 'accounting' | 'returns' | 'single',
    readonly Id[]
  >
>

/** The prices, figures, stories and packages that a service shows are there. */
function serviceProblems(file: string, service: Service, known: Known): Problem[] {
  const { prices, packages, exhibit, extra = [] } = service
  const leaves = exhibit?.kind === 'forms' ? leavesOf(exhibit.tree, ['exhibit', 'tree']) : []
  return [
    ...unknownIds(
      prices.items.map(({ amount }) => amount),
      known.amounts,
      (index) => [file, ['prices', 'items', index, 'amount']],
      'a price',
    ),
    ...unknownIds(
      packages?.show ?? [],
      known.packages,
      (index) => [file, ['packages', 'show', index]],
      'a package in prices/tax-planning.yaml or prices/accounting.yaml',
    ),
    ...unknownIds(
      exhibit?.kind === 'close' ? exhibit.packages.map((each) => each.package) : [],
      known.accounting,
      (index) => [file, ['exhibit', 'packages', index, 'package']],
      'a package in prices/accounting.yaml',
    ),
    ...unknownIds(
      leaves.map(({ form }) => form),
      known.returns,
      (index) => [file, leaves[index]?.path ?? []],
      'a return in prices/tax-preparation.yaml',
    ),
    ...extra.flatMap((block, at) => [
      ...unknownIds(
        'claims' in block ? block.claims : 'claim' in block ? [block.claim] : [],
        known.figures,
        () => [file, ['extra', at, 'claims' in block ? 'claims' : 'claim']],
        'a figure in claims.yaml',
      ),
      ...unknownIds(
        block.kind === 'stories' ? block.show : [],
        known.stories,
        (index) => [file, ['extra', at, 'show', index]],
        'a story in testimonials.yaml',
      ),
      ...(block.kind === 'extras' && block.groups
        ? groupProblems(file, ['extra', at, 'groups'], block.groups, known.single)
        : []),
    ]),
  ]
}

type Leaf = { form: string | undefined; path: PropertyKey[] }

/** Where the answers of a tree name a form. */
function leavesOf({ answers }: Question, path: PropertyKey[]): Leaf[] {
  return answers.flatMap(({ next, form }, at) =>
    next
      ? leavesOf(next, [...path, 'answers', at, 'next'])
      : [{ form, path: [...path, 'answers', at, 'form'] }],
  )
}

type Groups = readonly { services: readonly string[] }[]

/** Groups name services that there are, and none twice. */
function groupProblems(
  file: string,
  path: PropertyKey[],
  groups: Groups,
  known: readonly Id[],
): Problem[] {
  const named = groups.flatMap(({ services }, group) =>
    services.map((id, at) => ({ id, path: [...path, group, 'services', at] })),
  )
  const ids = named.map(({ id }) => id)
  return [
    ...unknownIds(
      ids,
      known,
      (index) => [file, named[index]?.path ?? []],
      'a service in prices/additional.yaml',
    ),
    ...named
      .filter(({ id }, index) => ids.indexOf(id) !== index)
      .map(({ id, path }) => ({
        file,
        path,
        found: `${id} twice`,
        expected: 'each service only once',
      })),
  ]
}
