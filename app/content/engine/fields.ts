import { z } from 'zod'
import { parseYearDay } from '#app/lib/dates.ts'
import { dollars, formatPrice, parsePrice } from '#app/lib/money.ts'
import { pluralize } from './english.ts'
import { isHost, isSiteUrl, isWebUrl, likelyHost, likelyUrl } from './links.ts'
import { type Body as Rendered, renderBody, renderInline } from './markdown.ts'
import type { ProblemDetail } from './problem.ts'
import { validationContext } from './validation-context.ts'

/** HTML made by this engine from checked Markdown: safe to put on a page as it is. */
export type Html = { readonly html: string } & z.core.$brand<'Html'>

type Limits = { min?: number; max: number; example?: string; expected?: string }
/** `values` are names that the page fills in, besides the facts; those in the example are some. */
type TextLimits = Limits & { values?: readonly string[] }

/** One line, shown exactly as typed: titles, labels, names. */
export function text({ min = 1, max, example, expected, values }: TextLimits) {
  const names = values ?? Array.from((example ?? '').matchAll(/\{(\w+)\}/g), ([, name]) => name)
  return z
    .string()
    .min(min)
    .max(max)
    .superRefine((value, ctx) => {
      for (const problem of plainTextProblems(value)) addProblem(ctx, problem)
    })
    .meta({
      expected: expected ?? 'plain text on one line',
      ...(example && { example }),
      ...(names.length > 0 && { values: names }),
    })
}

/** A paragraph with emphasis, strong and links, and nothing else. The limit counts what is read. */
export function prose({ min = 1, max, example, expected }: Limits) {
  return z
    .string()
    .min(1)
    .transform((value, ctx) => {
      const { html, text: visible, problems } = renderInline(value.trim())
      const length = visible.length
      if (problems.length === 0 && (length < min || length > max)) {
        problems.push(lengthProblem(length, min, max))
      }
      for (const problem of problems) addProblem(ctx, problem)
      return { html }
    })
    .brand<'Html'>()
    .meta({
      expected: expected ?? 'a paragraph of text (**bold**, *italics* and [links](/pricing) work)',
      control: 'paragraph',
      min,
      max,
      ...(example && { example }),
    })
}

export function list<Item extends z.ZodType>(
  item: Item,
  { min, max }: { min: number; max: number },
) {
  return z.array(item).min(min).max(max)
}

/** The part of a Markdown file below its front matter; loadFiles hands it over as `body`. */
export function bodyField<Made extends Rendered>(render: (source: string) => Made) {
  return z
    .string()
    .min(1)
    .transform((value, ctx) => {
      const { problems, ...body } = render(value)
      for (const problem of problems) addProblem(ctx, problem)
      return body
    })
    .brand<'Html'>()
    .meta({ expected: 'text below the second --- line', control: 'markdown' })
}

export const markdownBody = bodyField(renderBody)

export const money = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .meta({ expected: 'whole dollars in digits, without $, commas or cents', example: 4800 })

const priceForm = {
  example: '$1,234+',
  hint: 'You can also write $900 or $100-300+',
  likely: likelyPrice,
  instead: (typed: string) => (isReversed(typed) ? 'the lower amount first' : undefined),
} as const

const typedPrice = /^\$?(\d[\d,.]*?)(?:\.00)?(?:(?:-|–|—|to)\$?(\d[\d,.]*?)(?:\.00)?)?(\+|andup)?$/i

/** The amounts of a price that was not typed as one: "4800 dollars", "$4.800", "$4,800 +". */
function amountsIn(typed: string) {
  const bare = typed.replaceAll(/US\$|USD|dollars?|\s/gi, '')
  const [, from = '', to = from, plus] = typedPrice.exec(bare) ?? []
  const [first, last] = [from, to].map((digits) => {
    const whole = digits.replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    return /^\d+$/.test(whole) ? Number(whole) : undefined
  })
  return first === undefined || last === undefined ? undefined : { first, last, plus: !!plus }
}

function isReversed(typed: string): boolean {
  const { first = 0, last = 0 } = amountsIn(typed) ?? {}
  return first > last
}

function likelyPrice(typed: string): string | undefined {
  const amounts = amountsIn(typed)
  if (!amounts) return undefined
  const { first, last, plus } = amounts
  return formatPrice({ min: Math.min(first, last), max: Math.max(first, last), plus })
}

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
export const sum = parsedField({
  expected: 'whole dollars, or the name of an amount such as {tax.wageBase}',
  example: '$184,500',
  parse: (value) => {
    const price = parsePrice(value)
    return price === undefined || price === 'Varies' ? undefined : price.min
  },
})

/** A percentage, typed or by name, as a part of one: "22%" is 0.22. */
export const share = parsedField({
  expected: 'a percentage, or the name of one such as {tax.bonusRate}',
  example: '22%',
  parse: (value) => {
    const [, digits] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(value) ?? []
    return digits && Number(digits) <= 100 ? Number(digits) / 100 : undefined
  },
})

/** A day of any year or of the year after it, as the number of days since January 1. */
export const yearDay = parsedField({
  expected: 'a month in words and a day, and ", next year" if it is in the year after',
  example: 'April 15, next year',
  parse: parseYearDay,
})

/** A time, typed or by name: "15 years" is 15. */
export const years = parsedField({
  expected: 'a number of years, or the name of one such as {tax.goodwillLife}',
  example: '15 years',
  parse: (value) => {
    const [, digits] = /^([1-9]\d?) years$/.exec(value) ?? []
    return digits ? Number(digits) : undefined
  },
})

type ParsedFormat<Value> = Told & {
  parse: (value: string) => Value | undefined
  /** What is expected instead of a value that has the right form. */
  wrong?: (value: Value) => string | undefined
  /** What is expected instead of a text that is wrong in a known way. */
  instead?: (typed: string) => string | undefined
  /** What was most likely meant. */
  likely?: (typed: string) => string | undefined
}

function parsedField<Value>(format: ParsedFormat<Value>) {
  const { parse, wrong, instead: known, likely, expected, example, hint } = format
  return z
    .string()
    .transform((value, ctx) => {
      const parsed = parse(value)
      const instead = parsed !== undefined && wrong?.(parsed)
      if (instead) addProblem(ctx, { expected: instead })
      if (parsed !== undefined) return parsed
      const meant = likely?.(value)
      const told = meant && parse(meant) !== undefined ? `Did you mean ${meant}?` : hint
      addProblem(ctx, { expected: known?.(value) ?? expected, ...(told && { hint: told }) })
      return z.NEVER
    })
    .meta({ expected, example })
}

const soonest = '1900-01-01'

const realDate = formatted({
  test: isRealDate,
  expected: 'a real date, written as YYYY-MM-DD',
  example: '2026-11-15',
  control: 'date',
})

export const isoDate = realDate.superRefine(notAfter(20))

/** A day that has come, or will within a year: of a review, of a price list. */
export const pastDate = realDate.superRefine(notAfter(1))

/** A month that has come. */
export const yearMonth = formatted({
  test: (value) => /^\d{4}-\d\d$/.test(value) && isRealDate(`${value}-01`),
  expected: 'a month, written as YYYY-MM',
  example: '2026-11',
}).superRefine(notAfter(1))

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

export const webUrl = formatted({
  test: isWebUrl,
  expected: 'a full web address that starts with https://',
  example: 'https://www.example.com/page',
  hint: 'Open the page in a browser and copy its address.',
  likely: likelyUrl,
})

export const siteUrl = formatted({
  test: isSiteUrl,
  expected: 'https:// and your domain name, then nothing or the folder that the site is in',
  example: 'https://www.example.com',
  likely: (value) => likelyUrl(value.replace(/[?#].*/, '')),
})

export const phone = formatted({
  test: (value) => /^\([2-9]\d\d\) [2-9]\d\d-\d{4}( ext\. \d{1,6})?$/.test(value),
  expected: 'a U.S. phone number with area code',
  example: '(615) 555-0142',
  hint: 'Write an extension like this: (615) 555-0142 ext. 12',
  likely: likelyPhone,
})

/** The letters of a telephone's keys: 1-800-FLOWERS is dialed as (800) 356-9377. */
const keys = '22233344455566677778889999'

function likelyPhone(typed: string): string {
  const [, number = '', extension] = /^(.*?)\s*(?:(?:ext\.?|x|#)\s*(\d+))?$/i.exec(typed) ?? []
  const dialed = number
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => keys[letter.charCodeAt(0) - 65] ?? '')
  const digits = dialed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const shown = digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return extension ? `${shown} ext. ${extension}` : shown
}

export const email = formatted({
  test: (value) => z.email().safeParse(value).success && isHost(value.split('@')[1] ?? ''),
  expected: 'an email address',
  example: 'info@example.com',
  likely: (value) => {
    const [name, host = ''] = value.replaceAll(/^(.*<|mailto:)|>.*$|\s/gi, '').split('@')
    return `${name}@${likelyHost(host)}`
  },
})

export const slug = formatted({
  test: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  expected: 'lowercase letters, digits and single dashes, as in a web address',
  example: 'tax-planning',
})

/** A text that a rule of its own may refuse. */
export function checked(problemOf: (value: string) => ProblemDetail | undefined) {
  return z.string().superRefine((value, ctx) => {
    const problem = problemOf(value)
    if (problem) addProblem(ctx, problem)
  })
}

export function addProblem(ctx: z.core.$RefinementCtx<string>, problem: ProblemDetail): void {
  ctx.addIssue({ code: 'custom', message: problem.expected, params: problem })
}

type Told = { expected: string; example: string; hint?: string; control?: 'date' }
type Format = Told & {
  test: (value: string) => boolean
  /** What was most likely meant; offered if it has the right form. */
  likely?: (value: string) => string | undefined
}

function formatted({ test, expected, example, hint, control, likely }: Format) {
  return checked((value) => {
    if (test(value)) return undefined
    const meant = likely?.(value)
    const told = meant && test(meant) ? `Did you mean ${meant}?` : hint
    return { expected, ...(told && { hint: told }) }
  }).meta({ expected, example, ...(control && { control }) })
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
      hint: `Write ${inside}`,
      fragment: value,
    })
  }
  return problems
}

function lengthProblem(length: number, min: number, max: number): ProblemDetail {
  const limit = length > max ? `at most ${max}` : `at least ${min}`
  return { expected: `${limit} characters; this has ${pluralize(length, 'character')}` }
}

function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
