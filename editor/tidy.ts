import { inNotation } from '#app/content/engine/notation.ts'
import { asGroup, isGroup } from './names.ts'
import type { FormField } from './types.ts'

/** What was typed, written as its field wants it where it is clear what was meant. What is right stays. */
export function tidied(field: FormField | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const item = field?.kind === 'list' ? field.item : undefined
    return value.map((each) => tidied(item, each))
  }
  if (isGroup(value)) {
    const entries = Object.entries(value).map(([key, each]) => [
      key,
      tidied(fieldIn(field, value, key), each),
    ])
    return Object.fromEntries(entries)
  }
  if (typeof value !== 'string') return value
  if (field?.kind === 'text') return tidyText(field, value)
  return field?.kind === 'number' ? tidyNumber(value) : value
}

function fieldIn(field: FormField | undefined, value: unknown, key: string): FormField | undefined {
  switch (field?.kind) {
    case 'group':
      return field.fields[key]
    case 'variants':
      return field.variants.find(({ is }) => is === asGroup(value)[field.by])?.fields[key]
    case 'table':
      return field.value
    case 'text':
      return field.or && fieldIn(field.or, value, key)
    default:
      return undefined
  }
}

export function tidyText(field: Extract<FormField, { kind: 'text' }>, typed: string): string {
  const { control, notation } = field
  // Signs that nobody sees and no page can show, as a paste from another program brings them.
  const text = typed.replaceAll(/[^\P{Cc}\t\n]/gu, '')
  if (control === 'markdown') return text
  if (control === 'paragraph') return text.replaceAll(/^[ \t]+|[ \t]+$/g, '')
  const line = text.trim()
  if (!notation) return line
  return inNotation(notation, line.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"))
}

/** "$4,800", "4800 dollars" and " 12 " are numbers; what is none stays as it is, for the check to say so. */
export function tidyNumber(typed: string): unknown {
  const digits = inNotation('dollars', typed.trim())
  return digits !== '' && String(Number(digits)) === digits ? Number(digits) : typed
}
