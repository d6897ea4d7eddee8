import type { Data } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import type { Source } from '#app/content/engine/source.ts'
import type { Claims } from '#app/content/schemas/claims.ts'
import type { Firm, LaunchAnswers, Team } from '#app/content/schemas/firm.ts'
import type { Faq } from '#app/content/schemas/pages.ts'
import type { AccountingPrices, AdditionalPrices, Guarantee } from '#app/content/schemas/prices.ts'
import type { CaseStudies, Testimonials } from '#app/content/schemas/stories.ts'
import type { Deadlines, TaxFacts } from '#app/content/schemas/tax.ts'
import type { Article, Legal } from '#app/content/schemas/texts.ts'
import type { Finding } from './finding.ts'
import { plainText } from './plain-text.ts'

/** What a rule looks at: the content of a firm, checked, and the day it is looked at. */
export type Launch = {
  dir: string
  data: Data
  /** What the owner typed, {facts} not filled in. */
  sources: ReadonlyMap<string, Source>
  /** 2026-11-15 */
  today: string
}

export type Rule = (launch: Launch) => Finding[]

type Files = {
  'firm.yaml': Firm
  'claims.yaml': Claims
  'launch.yaml': LaunchAnswers
  'guarantee.yaml': Guarantee
  'faq.yaml': Faq
  'testimonials.yaml': Testimonials
  'case-studies.yaml': CaseStudies
  'tax-facts.yaml': TaxFacts
  'deadlines.yaml': Deadlines
  'team.yaml': Team
  'prices/accounting.yaml': AccountingPrices
  'prices/additional.yaml': AdditionalPrices
}

export function read<Name extends keyof Files>({ data }: Launch, name: Name): Files[Name] {
  return data.get(name) as Files[Name]
}

type Folders = { legal: Legal; articles: Article }

/** All files of a folder, by name. */
export function readAll<Name extends keyof Folders>({ data }: Launch, folder: Name) {
  return [...data]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .map(([file, value]) => [file, value as Folders[Name]] as const)
}

export type Typed = { file: string; path: Path; text: string }

const typed = new WeakMap<Launch['sources'], Typed[]>()

/** Every text as its owner typed it, {facts} not filled in, with its place. Every rule asks. */
export function typedTexts({ sources }: Launch): readonly Typed[] {
  const texts = typed.get(sources) ?? collectTexts(sources)
  typed.set(sources, texts)
  return texts
}

function collectTexts(sources: Launch['sources']): Typed[] {
  return [...sources].flatMap(([file, { value }]) =>
    leaves(value).flatMap(([path, leaf]) =>
      typeof leaf === 'string' ? { file, path, text: leaf } : [],
    ),
  )
}

/** The text of a field as it is printed, {facts} filled in, or nothing for what is no text. */
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
