import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { loadContent } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { contentOptions } from './plugin.ts'

/** One change of a real file, as an owner might make it. */
export type Mistake = {
  mistake: string
  file: string
  from: string
  to: string
  /** Where it is told, when not at the changed line. */
  at?: { file?: string; field: string }
  expected: RegExp
  hint?: RegExp
}

/** Asks the content check, which needs no build. */
export function expectTold({ file, from, to, at, expected, hint }: Mistake): void {
  const before = readFileSync(`content/${file}`, 'utf8')
  expect(before).toContain(from)
  const drafts = new Map([[file, before.replace(from, to)]])
  const { problems } = loadContent({ ...contentOptions(), drafts })
  const told = problems.find(isTold)
  expect(told, JSON.stringify(problems.slice(0, 3), null, 1)).toBeDefined()
  expect(told?.hint ?? '').toMatch(hint ?? /^/)
  const line = before.slice(0, before.indexOf(from)).split('\n').length
  if (!at) expect(Math.abs((told?.line ?? 0) - line)).toBeLessThanOrEqual(1)

  function isTold(problem: Problem): boolean {
    if (problem.file !== (at?.file ?? file) || !expected.test(problem.expected)) return false
    return !at?.field || problem.field === at.field
  }
}
