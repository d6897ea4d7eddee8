import { join } from 'node:path'
import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'

const testFirmDir = join(import.meta.dirname, '../content')

const loaded = await load(testFirmDir)
if (!loaded.content) throw new Error(formatProblems(loaded, 'content'))

/** The content of the firm that only tests have. */
export const testFirm = loaded.content
