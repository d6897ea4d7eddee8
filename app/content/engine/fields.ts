import type { Root as Tree } from 'hast'
import { z } from 'zod'
import { parseYearDay } from '#app/lib/dates.ts'
import { dollars, parsePrice } from '#app/lib/money.ts'
import { isText, type Meaning, Text } from '#app/lib/shown.ts'
import { type About, type Declared, declare, type Options } from './declared.ts'
import { keyInWords, pluralize } from './english.ts'
import { isHost, isSiteUrl, isWebUrl } from './links.ts'
import { type Body, noTree, renderBody, renderInline } from './markdown.ts'
import { isReversed, type NotationName, notations } from './notation.ts'
import type { ProblemDetail } from './problem.ts'
import { type Printing, rendered, renderOnce } from './rendered.ts'
import { validationContext } from './validation-context.ts'

// The language in which files are declared: one call for each field, with all that a person reads of it.

/** What this engine made from checked Markdown: a tree of HTML elements, and its words alone. */
export type ProseText = Printing & { readonly tree: Tree }

/** The constructor of fields that have all but their words in common. */
function kind<Schema extends z.ZodType>(schema: Schema, declared: Declared) {
  return <const O extends Options>(options?: O) =>
    declare(schema.clone() as Schema, declared, (options ?? {}) as O)
}

type Limits = { min?: number; max: number }

/** One line, shown exactly as typed: titles, labels, names. `values` are names that the page fills in,
    besides the facts; those in the example are some. */
export function text<const O extends Options & Limits & { values?: readonly string[] }>(
  options: O,
) {
  const { min = 1, max, example = '' } = options
  const values = Array.from(`${example}`.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const schema = z
    .string()
    .min(min)
    .max(max)
    .superRefine((value, ctx) => {
      for (const problem of plainTextProblems(value)) addProblem(ctx, problem)
    })
    .transform((value) => new Text(value))
  return declare(schema, { kind: 'text', expected: 'plain text on one line', values }, options)
}

const empty = { tree: noTree, length: 0, problems: [] }

/** A paragraph with emphasis, strong and links, and nothing else. The limit counts what is read. */
export function prose<const O extends Options & Limits>(options: O) {
  const { min = 1, max } = options
  const schema = z
    .string()
    .min(Math.min(min, 1))
    .transform((value, ctx) => {
      const source = value.trim()
      const { problems, length, tree } =
        source || min > 0 ? renderOnce(renderInline, source) : empty
      for (const problem of problems) addProblem(ctx, problem)
      if (problems.length === 0 && (length < min || length > max)) {
        addProblem(ctx, lengthProblem(length, min, max))
      }
      const render = (typed: string) => ({ tree: renderInline(typed).tree })
      return rendered(source, { tree }, render, value.length - value.trimStart().length)
    })
  const expected = 'a paragraph of text (**bold**, *italics* and [links](/pricing) work)'
  return declare(schema, { kind: 'text', control: 'paragraph', expected }, options)
}

/** The part of a Markdown file below its front matter; loadContent hands it over as `body`. */
export function bodyField<Made extends Body, const O extends Options>(
  render: (source: string) => Made,
  options: O,
  more: Pick<Declared, 'holds' | 'valuesIn'>,
) {
  const schema = z
    .string()
    .min(1)
    .transform((value, ctx) => {
      const { problems, ...body } = renderOnce(render, value)
      for (const problem of problems) addProblem(ctx, problem)
      return rendered(value, body, render)
    })
  const expected = 'text below the second --- line'
  return declare(schema, { kind: 'text', control: 'markdown', expected, ...more }, options)
}

export function markdownBody<const O extends Options>(options: O) {
  return bodyField(renderBody, options, { holds: ['headings', 'quotes'] })
}

export function group<Fields extends z.core.$ZodShape, const O extends Options>(
  fields: Fields,
  options?: O,
) {
  return declare(z.strictObject(fields), { kind: 'group', fields }, (options ?? {}) as O)
}

export function list<Item extends z.ZodType, const O extends Options & ListLimits>(
  item: Item,
  options: O,
) {
  const { min = 0, max } = options
  return declare(limited(z.array(item), min, max), { kind: 'list', item, min }, options)
}

type ListLimits = { min?: number; max?: number }

function limited<Items extends z.ZodArray>(items: Items, min: number, max?: number): Items {
  if (min === max) return items.length(min)
  const least = min > 0 ? items.min(min) : items
  return max === undefined ? least : least.max(max)
}

/** Names that the owner chooses, each with the same fields. */
export function table<
  Keys extends z.core.$ZodRecordKey,
  Item extends z.ZodType,
  const O extends Options,
>(keys: Keys, item: Item, options?: O) {
  return declare(z.record(keys, item), { kind: 'table', keys, item }, (options ?? {}) as O)
}

/** One of several groups; the field `by` says which. */
export function variants<
  const Choices extends readonly [z.ZodObject, ...z.ZodObject[]],
  const O extends Options,
>(by: string, options: Choices, about?: O) {
  const schema = z.discriminatedUnion(by, options)
  return declare(schema, { kind: 'variants', by, options: [...options] }, (about ?? {}) as O)
}

/** The field that says which of several groups it is; forms call the group by its label. */
export function is<const Name extends string | boolean>(name: Name, about: About = {}) {
  const isFlag = typeof name === 'boolean'
  const { label = isFlag ? '' : keyInWords(name), ...others } = about
  const choices = new Map([[name, label]])
  return declare(z.literal(name), { kind: isFlag ? 'flag' : 'literal', choices }, others as object)
}

/** One thing or another: a name, or a group of fields. */
export function either<
  const Choices extends readonly [z.ZodType, ...z.ZodType[]],
  const O extends Options,
>(options: Choices, about: O) {
  return declare(z.union(options), { kind: 'either', options }, about)
}

/** One of several names; forms call each by its label. */
export function choice<
  const Names extends Readonly<Record<string, string>>,
  const O extends Options,
>(names: Names, options?: O) {
  const keys = Object.keys(names) as (keyof Names & string)[]
  const choices = new Map(Object.entries(names))
  const schema = z.enum(keys) as z.ZodEnum<{ [Name in keyof Names & string]: Name }>
  return declare(schema, { kind: 'choice', choices }, (options ?? {}) as O)
}

export const flag = kind(z.boolean(), { kind: 'flag', expected: 'true or false' })

/** A whole number. */
export function whole<const O extends Options & Range>(options: O) {
  return numeric(z.int(), options, { whole: true })
}

export function number<const O extends Options & Range>(options: O) {
  return numeric(z.number(), options, {})
}

type Range = { min?: number; max?: number }

function numeric<S extends z.ZodNumber | z.ZodInt, const O extends Options & Range>(
  schema: S,
  options: O,
  kind: { whole?: true; notation?: 'dollars' },
) {
  const { min, max } = options
  const least = min === undefined ? schema : schema.min(min)
  const ranged = max === undefined ? least : least.max(max)
  return declare(ranged, { kind: 'number', ...kind }, options)
}

export function money<const O extends Options>(options?: O) {
  const limits = { min: 0, max: 1_000_000_000 }
  const expected = 'whole dollars in digits, without $, commas or cents'
  const told = { ...limits, expected, example: 4800, ...(options as O) }
  return numeric(z.int(), told, { whole: true, notation: 'dollars' })
}

const priceForm = {
  example: '$1,234+',
  hint: 'You can also write $900 or $100-300+',
  notation: 'price',
  instead: (typed: string) => (isReversed(typed) ? 'the lower amount first' : undefined),
} as const

const mostOfPrice = 1_000_000
const tooMuch = `at most ${dollars(mostOfPrice)}: no fee of a tax firm is higher`

/** What a package costs: always an amount. */
export const amount = parsedField({
  ...priceForm,
  expected: 'an amount or a range, with or without a +',
  parse: (value) => {
    const price = parsePrice(value)
    return price === 'Varies' ? undefined : price
  },
  wrong: ({ min, max }) => (min === 0 ? 'more than $0' : max > mostOfPrice ? tooMuch : undefined),
})

export const price = parsedField({
  ...priceForm,
  expected: 'an amount or a range, with or without a +, or the word Varies',
  hint: `${priceForm.hint} or Varies`,
  parse: parsePrice,
  wrong: (price) => (price !== 'Varies' && price.max > mostOfPrice ? tooMuch : undefined),
})

/** Dollars, typed or by name: a price where it starts, or a tax figure. */
export const sum = valueField({
  takes: 'dollars',
  expected: 'whole dollars, or the name of an amount such as {tax.wageBase}',
  example: '$184,500',
})

/** A percentage, typed or by name, as a part of one: "22%" is 0.22. */
export const share = valueField({
  takes: 'share',
  expected: 'a percentage, or the name of one such as {tax.bonusRate}',
  example: '22%',
  most: 1,
})

/** A percentage that may be more than the whole, typed or by name: "110%" is 1.1. */
export const multiple = valueField({
  takes: 'share',
  expected: 'a percentage up to 999%, or the name of one such as {tax.safeHarborPriorHigh}',
  example: '110%',
})

/** A time, typed or by name: "15 years" is 15. */
export const years = valueField({
  takes: 'years',
  expected: 'a number of years, or the name of one such as {tax.goodwillLife}',
  example: '15 years',
})

/** A day of any year or the one after, typed or by name, counted from January 1 of a common year. */
export const yearDay = valueField({
  takes: 'day',
  expected: 'a month in words and a day, with ", next year" if it is in the year after',
  example: 'January 15, next year',
})

/** What a text that somebody typed means: one reader for each kind of value. */
export function meaningOf(typed: string, kind: Meaning['kind']): number | undefined {
  switch (kind) {
    case 'dollars': {
      const price = parsePrice(typed)
      return price === undefined || price === 'Varies' ? undefined : price.min
    }
    case 'share': {
      const [, digits] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(typed) ?? []
      return digits ? Number(digits) / 100 : undefined
    }
    case 'years': {
      const [, digits] = /^([1-9]\d?(?:\.\d+)?) years$/.exec(typed) ?? []
      return digits ? Number(digits) : undefined
    }
    case 'day':
      return parseYearDay(typed)
  }
}

type ValueForm = { takes: Meaning['kind']; expected: string; example: string; most?: number }

/** A value, typed or by the name of a fact, which then is the value itself. */
function valueField({ takes, expected, example, most = Infinity }: ValueForm) {
  const schema = z.unknown().transform((typed, ctx): number => {
    // A fact that is there has been checked to be of this kind.
    const value = isText(typed)
      ? typed.meaning?.value
      : typeof typed === 'string'
        ? meaningOf(typed, takes)
        : undefined
    if (value !== undefined && value <= most) return value
    if (value !== undefined || typeof typed === 'string') addProblem(ctx, { expected })
    else ctx.addIssue({ code: 'invalid_type', expected: 'string', input: typed })
    return z.NEVER
  })
  return kind(schema, { kind: 'text', takes, expected, example })
}

type ParsedFormat<Value> = Told & {
  parse: (value: string) => Value | undefined
  /** What is expected instead of a value that has the right form. */
  wrong?: (value: Value) => string | undefined
  /** What is expected instead of a text that is wrong in a known way. */
  instead?: (typed: string) => string | undefined
}

function parsedField<Value>(format: ParsedFormat<Value>) {
  const { parse, wrong, instead: known, notation, expected, example, hint } = format
  const schema = z.string().transform((value, ctx) => {
    const parsed = parse(value)
    const instead = parsed !== undefined && wrong?.(parsed)
    if (instead) addProblem(ctx, { expected: instead })
    if (parsed !== undefined) return parsed
    const meant = notation && notations[notation].likely(value)
    const told = meant && parse(meant) !== undefined ? `Did you mean ${meant}?` : hint
    addProblem(ctx, { expected: known?.(value) ?? expected, ...(told && { hint: told }) })
    return z.NEVER
  })
  return kind(schema, { kind: 'text', expected, example, ...(notation && { notation }) })
}

const soonest = '1900-01-01'

const dateForm = {
  test: isRealDate,
  expected: 'a real date, written as YYYY-MM-DD',
  example: '2026-11-15',
  control: 'date',
  notation: 'date',
} as const

export const isoDate = dated(dateForm, 20)

/** A day that has come, or will within a year: of a review, of a price list. */
export const pastDate = dated({ ...dateForm, past: true }, 1)

/** A month that has come. */
export const yearMonth = dated(
  {
    test: (value: string) => /^\d{4}-\d\d$/.test(value) && isRealDate(`${value}-01`),
    expected: 'a month, written as YYYY-MM',
    example: '2026-11',
    past: true,
    notation: 'month',
  },
  1,
)

function dated(form: Format, years: number) {
  return kind(formatted(form).superRefine(notAfter(years)), formOf(form))
}

/** Digits change places easily: 2062 for 2026. */
function notAfter(years: number) {
  return (value: string, ctx: z.core.$RefinementCtx<string>) => {
    const today = validationContext()?.today
    if (!today || !/^\d{4}-\d\d(-\d\d)?$/.test(value)) return
    const latest = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`.slice(0, value.length)
    if (value <= latest && value >= soonest.slice(0, value.length)) return
    const expected =
      value > latest
        ? `${latest} or earlier: ${years === 1 ? 'at most a year' : `at most ${years} years`} from now`
        : 'a date after 1900'
    addProblem(ctx, { expected, hint: 'Check the year.' })
  }
}

/** An address on another site. */
export const webUrl = shownField(
  {
    test: isWebUrl,
    expected: 'a full web address that starts with https://',
    example: 'https://www.example.com/page',
    hint: 'Open the page in a browser and copy its address.',
    notation: 'url',
  },
  { isAddress: true },
)

const siteForm = {
  test: isSiteUrl,
  expected: 'https:// and your domain name, then nothing or the folder that the site is in',
  example: 'https://www.example.com',
  notation: 'site',
} as const

export const siteUrl = kind(formatted(siteForm), formOf(siteForm))

export const phone = shownField({
  test: (value) => /^\([2-9]\d\d\) [2-9]\d\d-\d{4}( ext\. \d{1,6})?$/.test(value),
  expected: 'a U.S. phone number with area code',
  example: '(615) 555-0142',
  hint: 'Write an extension like this: (615) 555-0142 ext. 12',
  notation: 'phone',
})

export const email = shownField({
  test: isEmail,
  expected: 'an email address',
  example: 'info@example.com',

  notation: 'email',
})

export function isEmail(value: string): boolean {
  return z.email().safeParse(value).success && isHost(value.split('@')[1] ?? '')
}

export const slugForm = {
  test: (value: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  expected: 'lowercase letters, digits and single dashes, as in a web address',
  example: 'tax-planning',
}

/** A name in addresses and links. It is never shown, so it is a string. */
export const slug = kind(formatted(slugForm), formOf(slugForm))

/** A text that a rule of its own may refuse and that no page shows as it is. */
export function checked<
  const O extends Options &
    Pick<Declared, 'choices' | 'control' | 'max' | 'names' | 'notation' | 'shape'>,
>(problemOf: (value: string) => ProblemDetail | undefined, options: O) {
  const { max } = options
  const limited = max === undefined ? z.string() : z.string().max(max)
  return declare(withRule(problemOf, limited), { kind: 'text' }, options)
}

/** The same for a text that pages show. */
export function checkedText<const O extends Options>(
  problemOf: (value: string) => ProblemDetail | undefined,
  options: O,
  notation?: NotationName,
) {
  const schema = withRule(problemOf).transform((value) => new Text(value))
  return declare(schema, { kind: 'text', ...(notation && { notation }) }, options)
}

/** The same for an address that pages link to. */
export function checkedAddress<const O extends Options>(
  problemOf: (value: string) => ProblemDetail | undefined,
  options: O,
) {
  const schema = withRule(problemOf).transform((value) => new Text(value, { isAddress: true }))
  return declare(schema, { kind: 'text', control: 'page' }, options)
}

function withRule(problemOf: (value: string) => ProblemDetail | undefined, of = z.string()) {
  return of.superRefine((value, ctx) => {
    const problem = problemOf(value)
    if (problem) addProblem(ctx, problem)
  })
}

/** With a path, the problem is in a field of the group whose rule finds it. */
export function addProblem(
  ctx: z.core.$RefinementCtx<unknown>,
  problem: ProblemDetail,
  path: PropertyKey[] = [],
): void {
  ctx.addIssue({ code: 'custom', path, message: problem.expected, params: problem })
}

type Told = {
  expected: string
  example: string
  hint?: string
  control?: 'date'
  past?: true
  isSample?: (value: string) => boolean
  /** Knows what was most likely meant, which is offered if it has the right form. */
  notation?: NotationName
}
type Format = Told & { test: (value: string) => boolean }

function formatted({ test, expected, hint, notation }: Format) {
  return withRule((value) => {
    if (test(value)) return undefined
    const meant = notation && notations[notation].likely(value)
    const told = meant && test(meant) ? `Did you mean ${meant}?` : hint
    return { expected, ...(told && { hint: told }) }
  })
}

function formOf({ expected, example, control, past, isSample, notation }: Told) {
  const more = { ...(control && { control }), ...(past && { past }), ...(isSample && { isSample }) }
  return { kind: 'text', expected, example, ...more, ...(notation && { notation }) } as const
}

function shownField(form: Format, options?: { isAddress: true }) {
  const schema = formatted(form).transform((value) => new Text(value, options))
  return kind(schema, formOf(form))
}

function plainTextProblems(value: string): ProblemDetail[] {
  const problems: ProblemDetail[] = []
  if (/[\r\n\u2028\u2029]/.test(value)) {
    problems.push({
      expected: 'text on one line',
      hint: 'Text below a > or | ends with a line break. Write it on one line, or use >- instead.',
    })
  } else if (value !== value.trim()) {
    problems.push({ expected: 'text with no spaces at the start or end' })
  }
  const mark = /\*\*|\[[^\]\n]*\]\([^)\n]*\)/.exec(value)
  const tag = /<[a-z/!][^<>]*>/i.exec(value)
  const entity = /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i.exec(value)
  const [found] = mark ?? tag ?? entity ?? []
  if (found) {
    problems.push({
      expected: `plain text; here ${found} would appear exactly as typed`,
      ...(tag && { hint: 'Leave the HTML out: the site gives this place its look.' }),
      ...(entity && { hint: 'Type the sign itself, such as & or a space.' }),
      fragment: found,
    })
  }
  const [, inside] = /^(?:"([^"]+)"|'([^']+)'|“([^“”]+)”)$/.exec(value)?.filter(Boolean) ?? []
  if (inside) {
    problems.push({
      expected: 'text without quotation marks around it: visitors would see them',
      hint: `Did you mean ${inside}?`,
      fragment: value,
    })
  }
  return problems
}

export function lengthProblem(length: number, min: number, max: number): ProblemDetail {
  const limit = length > max ? `at most ${max}` : `at least ${min}`
  return { expected: `${limit} characters; this has ${pluralize(length, 'character')}` }
}

function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
