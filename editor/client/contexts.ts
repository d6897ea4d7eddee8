import { createContext, useContext } from 'react'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import type { FormField, Overview } from '#editor/types.ts'

export type FieldProps<Kind extends FormField['kind'] = FormField['kind']> = {
  field: Extract<FormField, { kind: Kind }>
  value: unknown
  path: Path
  onChange: (value: unknown) => void
}

/** What is shown in place of a form. `hash` is what follows the # of the address: `new/person`. */
export type PanelProps = { hash: string; onChanged: () => void }

type Form = {
  file: string
  problems: readonly Problem[]
  /** The id of the fold that is open from the start. */
  first: string
}

export const OverviewContext = createContext<Overview | undefined>(undefined)
export const FormContext = createContext<Form | undefined>(undefined)

export const useOverview = () => given(useContext(OverviewContext))
export const useForm = () => given(useContext(FormContext))

/** What the owner calls a file. */
export function useFileName(): (file: string) => string {
  const { files } = useOverview()
  return (file) => files.find((each) => each.file === file)?.name ?? file
}

function given<Value>(value: Value | undefined): Value {
  if (!value)
    throw new Error(
      'A component of the editor is rendered outside of OverviewContext or FormContext.',
    )
  return value
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
