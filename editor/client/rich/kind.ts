import type { ComponentType } from 'react'
import type { FormField } from '#editor/types.ts'
import type { FieldProps } from '../contexts.ts'
import type { Kind } from './schema.ts'

export type RichProps = {
  field: FieldProps<'text'>['field']
  path: FieldProps['path']
  text: string
  /** What connects it with its label, hint and problem. */
  names: Readonly<Record<string, string | boolean | undefined>> & { id: string }
  onChange: (typed: string) => void
  FormFieldView: ComponentType<FieldProps>
}

/** How a text is edited that has more than a line; undefined for any other. */
export function richKind({ control }: Extract<FormField, { kind: 'text' }>): Kind | undefined {
  if (control === 'long') return 'plain'
  if (control === 'paragraph') return 'inline'
  return control === 'markdown' ? 'rich' : undefined
}
