import { interpolate } from './before-text.ts'
import { dollars, parseDigits } from './money.ts'

// What the calculators of the site have in common, without React: their fields, their link, their answer.

/** What a tool asks. `amount` is in dollars, `whole` is a count, `yes` is a box to check. */
export type ToolField<Name extends string = string> = {
  /** Also of the input. */
  name: Name
  label: string
  hint?: string | undefined
  kind: 'amount' | 'whole' | 'choice' | 'yes'
  /** What is in the field at first. */
  initial?: string | undefined
  /** Zero if there is none here. */
  min?: number | undefined
  max?: number | undefined
  /** Zero is no answer. */
  positive?: boolean | undefined
  /** It may be empty. */
  optional?: boolean | undefined
  choices?: readonly { value: string; label: string }[] | undefined
}

export type FieldWords = Record<'empty' | 'zero' | 'limits' | 'whole', string>

type Read = { value: ToolValue } | { fault: keyof FieldWords }
export type ToolValue = number | string | boolean | undefined

const mostAmount = 1e9
const mostCount = 99

/** What a field holds, or what is wrong with it. */
export function readField(field: ToolField, text: string): Read {
  const { kind, choices = [], positive, optional } = field
  if (kind === 'yes') return { value: text === '1' }
  if (kind === 'choice') {
    return choices.some(({ value }) => value === text) ? { value: text } : { fault: 'empty' }
  }
  if (text === '') return optional ? { value: undefined } : { fault: 'empty' }
  const number = parseNumber(text)
  if (positive && !number) return { fault: 'zero' }
  const { least, most } = limitsOf(field)
  const isWithin = number !== undefined && number >= least && number <= most
  if (kind === 'whole' && !(isWithin && Number.isInteger(number))) return { fault: 'whole' }
  return isWithin ? { value: number } : { fault: 'limits' }
}

function limitsOf({ kind, min = 0, max }: ToolField) {
  return { least: min, most: max ?? (kind === 'whole' ? mostCount : mostAmount) }
}

/** "Enter an amount for Tax paid." */
export function faultText(field: ToolField, fault: keyof FieldWords, words: FieldWords): string {
  const { least, most } = limitsOf(field)
  const print = field.kind === 'amount' ? dollars : String
  const limits = { least: print(least), most: print(most) }
  return interpolate(words[fault], { field: field.label, ...limits })
}

/** What stays of a text in a field for a number: digits, commas and periods. The caret stays behind the
    character it was behind, so that typing in the middle does not move it to the end. */
export function cleanAmount(text: string, caret: number): { text: string; caret: number } {
  return { text: strip(text), caret: strip(text.slice(0, caret)).length }
}

function strip(text: string): string {
  return text.replace(/[^0-9.,]/g, '')
}

/** A number from zero on, or nothing. Commas are ignored wherever they are: "1,000.50" is 1000.5 and
    "0,1" is 1. A period may lead or end (".5", "5."), but there may be one only ("1.2.3" is nothing).
    Too large for a number ("9" four hundred times) is nothing, too. */
function parseNumber(text: string): number | undefined {
  if (!/^[\d,]*\.?[\d,]*$/.test(text) || !/\d/.test(text)) return undefined
  const number = parseDigits(text)
  return Number.isFinite(number) ? number : undefined
}

/** What a copied link holds, "#calculator=80000,320000", as it goes into the fields, in their order. Some mail
    programs encode the comma. Anything else in the fragment is nothing. */
export function readFragment(
  hash: string,
  id: string,
  fields: readonly ToolField[],
): string[] | undefined {
  if (!hash.startsWith(`#${id}=`)) return undefined
  const texts = hash.slice(id.length + 2).split(/,|%2c/i)
  const fits = fields.every((field, at) => 'value' in readField(field, texts[at] ?? ''))
  return fits && texts.length === fields.length ? texts : undefined
}

/** The fragment of a link to what is in the fields. */
export function writeFragment(id: string, texts: readonly string[]): string {
  return `#${id}=${texts.map((text) => text.replaceAll(',', '')).join()}`
}

/** What most tools answer: lines with amounts, what they add up to, and sentences. */
export type Answer = {
  lines: readonly AnswerLine[]
  total?: AnswerLine
  remarks: readonly string[]
}
export type AnswerLine = {
  label: string
  amount: string
  /** Small, behind the label: "3 × $175". */
  note?: string | undefined
}

/** For a message: a line for each, the total, then the sentences. */
export function answerText(heading: string, { lines, total, remarks }: Answer): string {
  const said = ({ label, note, amount }: AnswerLine) =>
    `${label}${note ? ` (${note})` : ''}: ${amount}`
  const rows = [...lines.map((line) => `- ${said(line)}`), ...(total ? [said(total)] : [])]
  return [heading, ...rows, ...remarks].join('\n')
}
