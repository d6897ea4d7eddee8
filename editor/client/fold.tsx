import { type ReactNode, useEffect, useRef } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { fieldId, problemsInside, useForm, useOverview } from './contexts.ts'
import { inShort } from './values.ts'

type FoldProps = {
  path: Path
  title: string
  /** What is inside, in few words. */
  about?: string
  /** What it is for. */
  help?: string | undefined
  /** The fields inside, where they are not all below the path. */
  holds?: readonly Path[]
  open?: boolean
  children: ReactNode
}

/** Opens by itself when a problem appears inside, and can be closed again. */
export function Fold({ path, title, about, help, holds = [path], open, children }: FoldProps) {
  const { file, problems, first } = useForm()
  const { facts } = useOverview()
  const details = useRef<HTMLDetailsElement>(null)
  const id = fieldId(file, path)
  const count = holds.flatMap((each) => problemsInside(problems, each)).length
  const wanted = open || count > 0 || first === id
  useEffect(() => {
    if (wanted && details.current) details.current.open = true
  }, [wanted])
  return (
    <details ref={details} id={id} className="fold" data-part={path.length === 1}>
      <summary>
        <b>{inShort(title, facts)}</b>
        {about && <span>{inShort(about, facts)}</span>}
        {count > 0 && <em>{pluralize(count, 'problem')}</em>}
      </summary>
      {help && <p className="quiet">{help}</p>}
      {children}
    </details>
  )
}

/** Opens the folds around a field, shows it, and gives it the focus unless something else keeps it. */
export function reveal(id: string, focus = true): void {
  const field = document.getElementById(id)
  if (!field) return
  for (let each: Element | null = field; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
  field.scrollIntoView({ block: 'center' })
  if (focus) giveFocus(id)
}

/** False if there is no such field. */
export function giveFocus(id: string): boolean {
  const field = document.getElementById(id)
  const target = field?.matches('details') ? field.querySelector('summary') : field
  target?.focus({ preventScroll: true })
  return !!target
}
