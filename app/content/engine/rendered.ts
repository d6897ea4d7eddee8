import type { Root } from 'hast'
import { type FactRange, marking, type Place, type Segment, withoutMarks } from '#app/lib/marks.ts'
import { treeText } from './tree-text.ts'
import { runWithContext, validationContext } from './validation-context.ts'

type Rendering = { problems: readonly unknown[] }
type Render<Made> = (source: string) => Made

const mostKept = 10_000
const kept = new Map<Render<Rendering>, Map<string, { key: string; made: Rendering }>>()

/** Most texts are as they were when the folder was last read: after a keystroke all but one. */
export function renderOnce<Made extends Rendering>(render: Render<Made>, source: string): Made {
  const { key } = validationContext() ?? {}
  if (key === undefined || marking()) return render(source)
  const before = kept.get(render) ?? new Map<string, { key: string; made: Rendering }>()
  const known = before.get(source)
  if (known?.key === key) return known.made as Made
  const made = render(source)
  if (before.size > mostKept) before.clear()
  if (made.problems.length === 0) before.set(source, { key, made })
  kept.set(render, before)
  return made
}

/** It prints its words in a template string, with marks where a page is rendered with them; `plain` are
    the words alone. */
export type Printing = { readonly plain: string; toString(): string }

/**
 * What a renderer made from Markdown. In an ordinary rendering of a page it is `bare`; in one with marks it
 * is rendered again, so that every text in it has its origin.
 */
export function rendered<Bare extends { tree: Root }>(
  source: string,
  bare: Bare,
  render: (source: string) => Bare,
  /** The length of what was typed before the source. */
  skipped = 0,
): Bare & Printing {
  const context = validationContext()
  let place: Place | undefined
  let facts: readonly FactRange[] = []
  let last: { of: object; made: Bare } | undefined
  const value = {}
  for (const key of Object.keys(bare) as (keyof Bare & string)[]) {
    // A count is the same with marks and without.
    const get = typeof bare[key] === 'number' ? () => bare[key] : () => current()[key]
    Object.defineProperty(value, key, { enumerable: true, get })
  }
  const print = () => treeText(current().tree)
  return Object.defineProperties(value, {
    plain: { get: () => withoutMarks(print()) },
    toString: { value: print },
    toJSON: { value: print },
    setPlace: { value: setPlace },
  }) as Bare & Printing

  function setPlace(at: Place, segments: readonly Segment[] = []) {
    place = at
    let start = -skipped
    facts = segments.flatMap(({ text, origin }) => {
      const range = { start, end: start + text.length }
      start = range.end
      return origin ? [{ ...range, origin }] : []
    })
  }

  function current(): Bare {
    const active = marking()
    if (!active || !place) return bare
    if (last?.of === active) return last.made
    const before = active.text
    active.text = { place, facts }
    try {
      const made = context ? runWithContext(context, () => render(source)) : render(source)
      last = { of: active, made }
      return made
    } finally {
      active.text = before
    }
  }
}
