import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { Path } from '#app/content/engine/problem.ts'
import { fieldInWords } from '#app/content/engine/words.ts'
import type { Severity } from '../finding.ts'
import { findingsAfter, loadLaunch } from './changed-firm.ts'
import { completeFirm, readyOn } from './complete-firm.ts'

const dir = completeFirm()
afterAll(() => rmSync(dir, { recursive: true }))

export const firm = loadLaunch(dir, readyOn)

type Case = [file: string, path: Path, value: unknown, problem: string]

/** One field of the complete firm is changed, and exactly this field is found. */
export function oneField(severity: Severity, cases: Case[]) {
  test.each(cases)('%s %j becomes %j: %s', (file, path, value, problem) => {
    const findings = findingsAfter(firm, file, path, value)
    expect(findings).toMatchObject([{ severity, problem, file, field: fieldInWords(path) }])
    expect(findings[0]?.fix).toMatch(/^[A-Z].*\.$/)
  })
}
