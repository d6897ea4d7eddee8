import { inNotation } from '#app/content/engine/notation.ts'
import { isGroup, step } from './names.ts'
import type { FormField } from './types.ts'

/** What was typed, written as its field wants it where it is clear what was meant. What is right stays. */
export function tidied(field: FormField | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const item = field?.kind === 'list' ? field.item : undefined
    return value.map((each) => tidied(item, each))
  }
  if (isGroup(value)) {
    const inner = (key: string) => step(field, value, key).inner
    const parts = Object.entries(value).map(([key, each]) => [key, tidied(inner(key), each)])
    return Object.fromEntries(parts)
  }
  if (typeof value !== 'string') return value
  if (field?.kind === 'text') return tidyText(field, value)
  return field?.kind === 'number' ? tidyNumber(value) : value
}

export function tidyText(field: Extract<FormField, { kind: 'text' }>, typed: string): string {
  const { control, notation } = field
  const text = withoutControls(typed)
  if (control === 'markdown') return text
  if (control === 'paragraph') return text.replaceAll(/^[ \t]+|[ \t]+$/g, '')
  const line = text.trim()
  if (!notation) return line
  return inNotation(notation, line.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"))
}

/** Without signs that nobody sees and no page can show, as a paste from another program brings them. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '')
}

/** "$4,800", "4800 dollars" and " 12 " are numbers; what is none stays as it is, for the check to say so. */
export function tidyNumber(typed: string): unknown {
  const digits = inNotation('dollars', typed.trim())
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : typed
}
