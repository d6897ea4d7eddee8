import type { Data } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import type { Source } from '#app/content/engine/source.ts'
import type { Claims } from '#app/content/schemas/claims.ts'
import type { Firm, LaunchAnswers, Team } from '#app/content/schemas/firm.ts'
import type { Faq } from '#app/content/schemas/pages.ts'
import type { AccountingPrices, AdditionalPrices, Guarantee } from '#app/content/schemas/prices.ts'
import type { CaseStudies, Testimonials } from '#app/content/schemas/stories.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { plainText } from './plain-text.ts'

/** What a rule looks at: the valid content of a firm, and the day of the check. */
export type Launch = {
  dir: string
  data: Data
  /** What the owner typed, {facts} not filled in. */
  sources: ReadonlyMap<string, Source>
  /** 2026-11-15 */
  today: string
}

/** The date in the time zone of this computer. */
export function localDate(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

type Files = {
  'firm.yaml': Firm
  'claims.yaml': Claims
  'launch.yaml': LaunchAnswers
  'guarantee.yaml': Guarantee
  'faq.yaml': Faq
  'testimonials.yaml': Testimonials
  'case-studies.yaml': CaseStudies
  'deadlines.yaml': Deadlines
  'team.yaml': Team
  'prices/accounting.yaml': AccountingPrices
  'prices/additional.yaml': AdditionalPrices
}

export function read<Name extends keyof Files>({ data }: Launch, name: Name): Files[Name] {
  return data.get(name) as Files[Name]
}

export type Typed = { file: string; path: Path; text: string }

const cache = new WeakMap<Launch['sources'], Typed[]>()

/** Every text as the owner typed it, {facts} not filled in. Kept, because most rules ask for it. */
export function typedTexts({ sources }: Launch): readonly Typed[] {
  const texts = cache.get(sources) ?? collectTexts(sources)
  cache.set(sources, texts)
  return texts
}

function collectTexts(sources: Launch['sources']): Typed[] {
  return [...sources].flatMap(([file, { value }]) =>
    leaves(value).flatMap(([path, leaf]) =>
      typeof leaf === 'string' ? { file, path, text: leaf } : [],
    ),
  )
}

/** The text of a field as it is printed, {facts} filled in; empty for a field that is not text. */
export function printedText({ data }: Launch, file: string, path: Path): string {
  const value = valueAt(data.get(file), path)
  if (typeof value === 'string') return value
  const html = (value as { html?: unknown } | undefined)?.html
  return typeof html === 'string' ? plainText(html) : ''
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  )
}

/** Every value that is neither list nor group, with its path. */
export function leaves(value: unknown, path: Path = []): [path: Path, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, item]) => leaves(item, [...path, key]))
}
