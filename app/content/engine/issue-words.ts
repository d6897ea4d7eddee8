import { z } from 'zod'
import { counted, foundInWords, inWords, kindInWords, listed, nearest, quoted } from './words.ts'

type Words = { found: string; expected: string; hint?: string | undefined }
type Issue = z.core.$ZodIssue
/** The value, how it was typed, and what the schema's author says is expected. */
type Seen = {
  value: unknown
  typed: string | undefined
  told: string | undefined
  optional: boolean
  /** Whether quotation marks around what was typed would make it right. */
  quotable: boolean
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: each item on its own line, begun with a dash',
  tuple: 'a list: each item on its own line, begun with a dash',
  object: 'a group of fields, each on its own line, two spaces further to the right',
  record: 'a group of names and values, each on its own line, two spaces further to the right',
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'a full web address that begins with https://',
  date: 'a date such as 2026-11-15',
  regex: 'text in another form',
}

const sizes = { string: 'character', array: 'item', set: 'item' } as const

/** What is wrong and what is expected, for each kind of fault that Zod finds. */
export function issueInWords(issue: Issue, seen: Seen): Words {
  const { value, told } = seen
  const found = foundInWords(value)
  if (isOwnMessage(issue)) return { found, expected: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return {
        found: foundInstead(issue.expected, seen),
        expected: told ?? kinds[issue.expected] ?? issue.expected,
        hint: typeHint(issue.expected, seen),
      }
    case 'too_big':
      return { found, expected: joined(told, sizeInWords(issue, Number(issue.maximum), value)) }
    case 'too_small':
      if (value === '') return { found, expected: told ?? 'some text' }
      return { found, expected: joined(told, sizeInWords(issue, Number(issue.minimum), value)) }
    case 'invalid_value': {
      const words = issue.values.map(String)
      const near = typeof value === 'string' ? nearest(value, words) : undefined
      const only = told ?? `the word ${words[0]}`
      const expected = words.length === 1 ? only : `one of ${listed(words, 'or', 30)}`
      return { found, expected, hint: near && `Did you mean ${quoted(near)}?` }
    }
    case 'invalid_format':
      return { found, expected: told ?? formats[issue.format] ?? 'text in another form' }
    case 'not_multiple_of':
      return { found, expected: `a multiple of ${issue.divisor}` }
    default:
      return { found, expected: told ?? 'another value' }
  }
}

/** A sentence that the schema's author gave to a single rule beats any of ours. */
function isOwnMessage(issue: Issue): boolean {
  const standard = z.locales.en().localeError(issue as z.core.$ZodRawIssue)
  const message = typeof standard === 'string' ? standard : standard?.message
  return issue.code !== 'invalid_union' && issue.message !== message
}

function foundInstead(expected: string, { value, typed }: Seen): string {
  if (value === undefined) return foundInWords(value)
  if (value === null) {
    return typed && /^(~|null)$/i.test(typed) ? `${typed}, which means "nothing"` : 'nothing'
  }
  if (isBareFact(value, typed)) return `${typed}, without quotation marks`
  if (expected === 'string' && typed && typed !== String(value) && typeof value !== 'object') {
    return `${inWords(value)} (typed as ${typed})`
  }
  return expected === 'string' ? inWords(value) : kindInWords(value)
}

function typeHint(expected: string, seen: Seen): string | undefined {
  const { value, typed, optional, quotable } = seen
  if (value === null) {
    if (expected === 'string' && typed) {
      return `If the word itself is meant, put it in quotation marks: "${typed}"`
    }
    const cure = optional ? 'delete the whole line' : 'write it after the colon'
    return `${optional ? 'If there is nothing to say' : 'This field is needed'}: ${cure}. Text that begins with # needs quotation marks.`
  }
  if (expected === 'string' && typed && (quotable || isBareFact(value, typed))) {
    return `Put it in quotation marks to make it text: "${typed.replaceAll('"', "'")}"`
  }
  if (typeof value !== 'string') {
    return expected === 'array' && value !== undefined ? 'Begin each item with "- ".' : undefined
  }
  if (expected === 'number' && /^\$?\s?[\d,]+(\.\d+)?$/.test(value)) {
    const digits = value.replaceAll(/[$,\s]/g, '')
    return `Only digits, without quotation marks, dollar sign or commas: ${digits}`
  }
  if (expected === 'boolean' && /^(yes|no|on|off|true|false)$/i.test(value)) {
    return `Write ${/^(yes|on|true)$/i.test(value) ? 'true' : 'false'}, without quotation marks.`
  }
  return expected === 'array'
    ? 'Even a single item is written with a dash: "- " before it.'
    : undefined
}

/** `{phone}` without quotation marks is a group of fields to YAML. */
function isBareFact(value: unknown, typed: string | undefined): boolean {
  return typeof value === 'object' && /^[{[].*[}\]]$/.test(typed ?? '')
}

function sizeInWords(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  limit: number,
  value: unknown,
): string {
  const big = issue.code === 'too_big'
  const noun = sizes[issue.origin as keyof typeof sizes]
  if (!noun) {
    const bound = big ? ['less than', 'at most'] : ['more than', 'at least']
    return `a number of ${bound[issue.inclusive ? 1 : 0]} ${limit}`
  }
  const length = (value as { length: number }).length
  const bound = issue.exact ? 'exactly' : big ? 'at most' : 'at least'
  const excess = big ? `, ${length - limit} too many` : ''
  return `${bound} ${counted(limit, noun)}; this has ${length}${excess}`
}

function joined(told: string | undefined, sentence: string): string {
  return told ? `${told}, ${sentence}` : sentence
}
