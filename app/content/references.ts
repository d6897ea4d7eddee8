import type { z } from 'zod'
import { blockNamed } from '#app/blocks/index.ts'
import { oncePer } from '#app/lib/once-per.ts'
import { type Content, collectionOf } from './collections.ts'
import { declaredAt, declaredOf } from './engine/declared.ts'
import { type Problem, valueAt } from './engine/problem.ts'
import type { Source } from './engine/source.ts'
import { namedPrices } from './facts.ts'
import { dataFor } from './needs.ts'
import { allBlocks, withoutUnshown } from './page-blocks.ts'
import type { Named } from './schemas/common.ts'
import { valuesIn } from './texts.ts'

/** Ids that a file names and the place they belong to does not have. */
export function unknownIds(content: Content, sources: ReadonlyMap<string, Source>): Problem[] {
  const known = knownIds(content)
  const waiting = waitingIds(sources)
  return [...namedInFiles(sources), ...namedInTexts(content, sources)].flatMap(
    (each): Problem[] => {
      const { names, value, ...place } = each
      if (!names || !Object.hasOwn(known, names)) return []
      const [what, own] = known[names as Named]
      // Whom the firm takes is said beside its buttons without a page of audiences, too.
      const isWaiting =
        names === 'audience'
          ? !content.audiences
          : names === 'question' && waiting.includes(`${value}`)
      if (isWaiting || own.some((id) => id === value)) return []
      const expected =
        own.length > 0
          ? `the id of ${what}: ${own.join(', ')}`
          : `no such line, because there isn't ${what}`
      return [{ ...place, found: `"${value}"`, expected }]
    },
  )
}

/** A value, and what it is the id of, if it is one. */
type Naming = Pick<Problem, 'file' | 'path' | 'spot'> & {
  names?: string | undefined
  value: unknown
}

function namedInFiles(sources: ReadonlyMap<string, Source>): Naming[] {
  return [...sources.values()].flatMap((source) => {
    const shown = withoutUnshown(source.value, sources)
    return shown === source.value ? namedInFile(source) : namedIn(source, shown)
  })
}

const namedInFile = oncePer((source: Source) => namedIn(source, source.value))

function namedIn({ file, value: typed }: Source, shown: unknown): Naming[] {
  const schema = collectionOf(file)?.schema
  // An id has no spaces; most values are sentences.
  const ids = valuesIn({ value: shown }).filter(({ value }) => !/\s/.test(`${value}`))
  return ids.flatMap(({ path, value }) => {
    const { names } = declaredAt(schema, path, typed)
    return names ? [{ file, path, value, names }] : []
  })
}

/** Those in blocks between ::: lines. */
function namedInTexts(content: Content, sources: ReadonlyMap<string, Source>): Naming[] {
  const inTexts = allBlocks(content).filter(({ file }) => file.endsWith('.md'))
  return inTexts.flatMap(({ file, at, value: { block, ...values } }) => {
    const { needs = [], schema } = blockNamed(block) ?? {}
    const ids = schema && dataFor(needs, content) ? idsIn(schema, values) : []
    const text = `${valueAt(sources.get(file)?.value, at())}`
    return ids.map((id) => {
      const before = text.slice(0, text.indexOf(`${id.value}`, text.indexOf(`:::${block}`)))
      return { file, path: at(), spot: { line: before.split('\n').length }, ...id }
    })
  })
}

function idsIn(schema: z.core.$ZodType, value: unknown): Pick<Naming, 'names' | 'value'>[] {
  const { names, item, fields = {} } = declaredOf(schema)
  if (value === undefined) return []
  if (names) return [{ names, value }]
  if (item) return Object.values(Object(value)).flatMap((each) => idsIn(item, each))
  return Object.entries(fields).flatMap(([key, field]) => idsIn(field, valueAt(value, [key])))
}

/** Questions that are not shown while the firm lacks what they are about: a list may name them. */
function waitingIds(sources: ReadonlyMap<string, Source>): string[] {
  const items = valueAt(sources.get('faq.yaml')?.value, ['items'])
  return Array.isArray(items) ? items.map((item) => `${valueAt(item, ['id'])}`) : []
}

type Ids = readonly (string | number)[]

/** What each kind of id may name, and the lists that say more of it: file and field. */
function knownIds(content: Content): Record<Named, [what: string, ids: Ids, ...lists: string[]]> {
  const { firm, team, claims, sources = {}, caseStudies, testimonials } = content
  const { planning, accounting, preparation, additional } = content.prices
  const prices = Object.entries(namedPrices(content.prices))
  // What can be drawn to scale.
  const amounts = prices.flatMap(([name, price]) => (price === 'Varies' ? [] : [name]))
  const dollars = Object.keys(claims).filter((id) => claims[id]?.prefix?.plain === '$')
  const [plans, books] = [idsOf(planning?.packages), idsOf(accounting?.packages)]
  return {
    record: [
      'a record in case-studies.yaml',
      idsOf(caseStudies?.records),
      'case-studies.yaml/records',
    ],
    story: [
      'a story in testimonials.yaml',
      idsOf(testimonials?.testimonials),
      'testimonials.yaml/testimonials',
    ],
    question: ['a question in faq.yaml', idsOf(content.faq.items), 'faq.yaml/items'],
    figure: ['a figure in claims.yaml', Object.keys(claims), 'claims.yaml'],
    source: ['a source in sources.yaml', Object.keys(sources), 'sources.yaml'],
    partner: ['a partner in firm.yaml', idsOf(firm.partners), 'firm.yaml/partners'],
    meeting: ['a meeting in firm.yaml', idsOf(firm.meetings), 'firm.yaml/meetings'],
    audience: [
      'an audience in audiences.yaml',
      idsOf(content.audiences?.audiences),
      'audiences.yaml/audiences',
    ],
    checklist: ['a checklist in checklists/', Object.keys(content.checklists)],
    role: ['a role in team.yaml', idsOf(team.roles), 'team.yaml/roles'],
    person: ['a person in team.yaml', idsOf(team.people), 'team.yaml/people'],
    planningPackage: ['a package in prices/tax-planning.yaml', plans, planned],
    accountingPackage: ['a package in prices/accounting.yaml', books, booked],
    package: [
      'a package in prices/tax-planning.yaml or prices/accounting.yaml',
      [...plans, ...books],
      planned,
      booked,
    ],
    return: [
      'a return in prices/tax-preparation.yaml',
      idsOf(preparation?.packages),
      'prices/tax-preparation.yaml/packages',
    ],
    service: [
      'a service in prices/additional.yaml',
      [...idsOf(additional?.services), ...idsOf(additional?.quoted)],
      'prices/additional.yaml/services',
      'prices/additional.yaml/quoted',
    ],
    price: ['a price', prices.map(([name]) => name)],
    cost: ['a price or a claim in dollars', [...amounts, ...dollars.map((id) => `claim.${id}`)]],
  }
}

const planned = 'prices/tax-planning.yaml/packages'
const booked = 'prices/accounting.yaml/packages'

function idsOf(list: readonly { id: string | number }[] = []): Ids {
  return list.map(({ id }) => id)
}
