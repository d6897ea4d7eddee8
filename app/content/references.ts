import { type Content, collections } from './collections.ts'
import { declaredAt } from './engine/declared.ts'
import { didYouMean } from './engine/english.ts'
import { matches } from './engine/files.ts'
import type { Problem } from './engine/problem.ts'
import type { Source } from './engine/source.ts'
import { namedPrices } from './facts.ts'
import type { Named } from './schemas/common.ts'
import { valuesIn } from './texts.ts'

/** Ids that a file names and the place they belong to does not have. */
export function unknownIds(content: Content, sources: ReadonlyMap<string, Source>): Problem[] {
  const known = knownIds(content)
  return [...sources].flatMap(([file, source]) => {
    const schema = collections.find(({ pattern }) => matches(pattern, file))?.schema
    // An id has no spaces; most values are sentences.
    const ids = valuesIn(source).filter(({ value }) => !/\s/.test(`${value}`))
    return ids.flatMap(({ path, value }): Problem[] => {
      const { names } = declaredAt(schema, path, source.value)
      if (!names || !Object.hasOwn(known, names)) return []
      const [what, own] = known[names as Named]
      if (own.some((id) => id === value)) return []
      const expected =
        own.length > 0
          ? `the id of ${what}: ${own.join(', ')}`
          : `no such line, because there isn't ${what}`
      const hint = typeof value === 'string' ? didYouMean(value, own.map(String)) : {}
      return [{ file, path, found: `"${value}"`, expected, ...hint }]
    })
  })
}

type Ids = readonly (string | number)[]

/** What each kind of id may name. */
export function knownIds(content: Content): Record<Named, [what: string, ids: Ids]> {
  const { firm, team, claims, sources = {}, caseStudies, testimonials } = content
  const { planning, accounting, preparation, additional } = content.prices
  const prices = Object.entries(namedPrices(content.prices))
  // What can be drawn to scale.
  const amounts = prices.flatMap(([name, price]) => (price === 'Varies' ? [] : [name]))
  const dollars = Object.keys(claims).filter((id) => claims[id]?.prefix?.plain === '$')
  const [plans, books] = [idsOf(planning?.packages), idsOf(accounting?.packages)]
  return {
    record: ['a record in case-studies.yaml', idsOf(caseStudies?.records)],
    story: ['a story in testimonials.yaml', idsOf(testimonials?.testimonials)],
    figure: ['a figure in claims.yaml', Object.keys(claims)],
    source: ['a source in sources.yaml', Object.keys(sources)],
    partner: ['a partner in firm.yaml', idsOf(firm.partners)],
    role: ['a role in team.yaml', idsOf(team.roles)],
    person: ['a person in team.yaml', idsOf(team.people)],
    planningPackage: ['a package in prices/tax-planning.yaml', plans],
    accountingPackage: ['a package in prices/accounting.yaml', books],
    package: [
      'a package in prices/tax-planning.yaml or prices/accounting.yaml',
      [...plans, ...books],
    ],
    return: ['a return in prices/tax-preparation.yaml', idsOf(preparation?.packages)],
    service: [
      'a service in prices/additional.yaml',
      [...idsOf(additional?.services), ...idsOf(additional?.quoted)],
    ],
    price: ['a price', prices.map(([name]) => name)],
    cost: ['a price or a claim in dollars', [...amounts, ...dollars.map((id) => `claim.${id}`)]],
  }
}

function idsOf(list: readonly { id: string | number }[] = []): Ids {
  return list.map(({ id }) => id)
}
