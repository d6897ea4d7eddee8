import type { Problem } from './engine/problem.ts'
import type { Source } from './engine/source.ts'

/** Fields that a page had before it was a list of blocks. Every such page had one of them. */
const oldFields = ['sections', 'hero', 'title']

/** A problem for each page of a folder from before, in place of all that follows from its shape. */
export function oldShapes(sources: ReadonlyMap<string, Source>): Problem[] {
  return Array.from(sources).flatMap(([file, { value, lineOf }]) => {
    if (!/^(pages|services)\/.*\.yaml$/.test(file)) return []
    if (typeof value !== 'object' || value === null || 'blocks' in value) return []
    const [old] = oldFields.filter((name) => name in value)
    if (!old) return []
    return {
      file,
      line: lineOf([old]),
      field: old,
      path: [old],
      found: 'a page in the shape that pages had before',
      expected: 'a page that is a list of "blocks"',
      hint: 'Run "npm run migrate" once: it rewrites the folder and keeps your words and remarks.',
    }
  })
}
