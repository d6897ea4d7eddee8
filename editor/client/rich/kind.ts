import type { FormField } from '#editor/types.ts'
import type { Kind } from './schema.ts'

/** How a text is edited that has more than a line; undefined for any other. */
export function richKind({ control }: Extract<FormField, { kind: 'text' }>): Kind | undefined {
  if (control === 'long') return 'plain'
  if (control === 'paragraph') return 'inline'
  return control === 'markdown' ? 'rich' : undefined
}
