import { createContext, useContext } from 'react'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import type { Comments, Field, Overview } from '#editor/types.ts'

export type FieldProps<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>
  value: unknown
  path: Path
  onChange: (value: unknown) => void
}

type Form = {
  file: string
  problems: readonly Problem[]
  comments: Comments
  overview: Overview
  /** The id of the fold that is open from the start. */
  first: string
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field is outside of a form.')
  return form
}

export function problemsInside(problems: readonly Problem[], path: Path): Problem[] {
  return problems.filter((problem) => `${problem.path ?? ''},`.startsWith(`${path},`))
}

/** The problems of exactly this field. */
export function problemsAt(problems: readonly Problem[], path: Path): Problem[] {
  return problems.filter((problem) => `${problem.path ?? ''}` === `${path}`)
}

export function fieldId(file: string, path: Path): string {
  return [file, ...path].join('/')
}
