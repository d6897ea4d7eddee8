import type { Content } from './collections.ts'
import type { Need } from './engine/block.ts'
import { matches } from './engine/files.ts'
import { valueAt } from './engine/problem.ts'
import type { Source } from './engine/source.ts'

type Find = (content: Content) => unknown

/** Where the owner types what a block needs, and where it is in the content. */
const places = {
  guarantee: ['guarantee.yaml', ({ guarantee }: Content) => guarantee],
  deadlines: ['deadlines.yaml', ({ deadlines }: Content) => deadlines],
  caseStudies: ['case-studies.yaml', ({ caseStudies }: Content) => caseStudies],
  audiences: ['audiences.yaml', ({ audiences }: Content) => audiences],
  testimonials: ['testimonials.yaml', ({ testimonials }: Content) => testimonials],
  calculator: ['firm.yaml', ({ firm }: Content) => firm.calculator, 'calculator'],
  checklists: [
    'checklists/*.yaml',
    ({ checklists }: Content) => (Object.keys(checklists).length > 0 ? checklists : undefined),
  ],
  letters: ['letters.yaml', ({ letters }: Content) => letters],
  'prices.planning': ['prices/tax-planning.yaml', ({ prices }: Content) => prices.planning],
  'prices.accounting': ['prices/accounting.yaml', ({ prices }: Content) => prices.accounting],
  'prices.preparation': [
    'prices/tax-preparation.yaml',
    ({ prices }: Content) => prices.preparation,
  ],
  'prices.additional': ['prices/additional.yaml', ({ prices }: Content) => prices.additional],
} as const satisfies Record<Need, readonly [string, Find, string?]>

/** What a view is given for the needs of its block. */
export type Data<Needs extends Need> = {
  readonly [Name in Needs]: NonNullable<ReturnType<(typeof places)[Name][1]>>
}

/** Undefined if the firm does not have all of it. */
export function dataFor<Needs extends Need>(
  needs: readonly Needs[],
  content: Content,
): Data<Needs> | undefined {
  const found = needs.map((name) => [name, places[name][1](content)] as const)
  if (found.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(found) as Data<Needs>
}

/** What the firm does not have of it, by where it would be typed. */
export function missingFor(needs: readonly Need[], content: Content): string[] {
  return needs.filter((name) => places[name][1](content) === undefined).map(typedAt)
}

/** "guarantee.yaml", "calculator in firm.yaml". */
function typedAt(need: Need): string {
  const [file, , field] = places[need] as readonly [string, unknown, string?]
  return field ? `${field} in ${file}` : file
}

/** Whether the owner has typed it, before the files are checked. */
export function isTyped(need: Need, sources: ReadonlyMap<string, Source>): boolean {
  const [file, , field] = places[need] as readonly [string, unknown, string?]
  const source = sources.get([...sources.keys()].find((each) => matches(file, each)) ?? '')
  return source !== undefined && (!field || valueAt(source.value, [field]) !== undefined)
}
