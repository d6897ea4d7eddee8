import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'

const loaded = await load()
if (!loaded.content) throw new Error(formatProblems(loaded, 'content'))

/** What the interface says, for tests of the functions that take its words. */
export const words = loaded.content.interface
