import { type ComponentType, createContext, useContext } from 'react'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import type { Field, Overview, Remarks } from '../types.ts'

export type FieldProps<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>
  value: unknown
  path: Path
  onChange: (value: unknown) => void
}

/** What every field of a form may need to know of its surroundings. */
type Surroundings = {
  /** For the fields inside a field: imported, it would make a circle of modules. */
  Inner: ComponentType<FieldProps>
  file: string
  problems: readonly Problem[]
  remarks: Remarks
  overview: Overview
}

export const FieldContext = createContext<Surroundings | undefined>(undefined)

export function useSurroundings(): Surroundings {
  const found = useContext(FieldContext)
  if (!found) throw new Error('A field stands outside of a form.')
  return found
}

/** The problems of exactly this field. */
export function problemsAt(problems: readonly Problem[], path: Path): Problem[] {
  return problems.filter((problem) => String(problem.path ?? []) === String(path))
}

export function problemsInside(problems: readonly Problem[], path: Path): boolean {
  return problems.some((problem) =>
    path.every((key, at) => String(problem.path?.[at]) === String(key)),
  )
}

export function fieldId(file: string, path: Path): string {
  return [file, ...path].join('/')
}
