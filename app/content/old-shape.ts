import type { Problem } from './engine/problem.ts'
import type { Source } from './engine/source.ts'

/** Fields that a page had before it was a list of blocks. Every such page had one of them. */
const oldFields = ['sections', 'hero', 'title']
/** Blocks that are rows of the block "strip" now. */
const oldBlocks = ['close', 'year']

/** A problem for each page of a folder from before, in place of all that follows from its shape. */
export function oldShapes(sources: ReadonlyMap<string, Source>): Problem[] {
  return Array.from(sources).flatMap(([file, { value, lineOf }]) => {
    if (!/^(pages|services)\/.*\.yaml$/.test(file)) return []
    const path = oldPart(value)
    if (!path) return []
    return {
      file,
      line: lineOf(path),
      field: path.join(', '),
      path,
      found: 'a page in the shape that pages had before',
      expected: 'a page that is a list of "blocks" of today',
      hint: 'Run "npm run migrate" once: it rewrites the folder and keeps your words and remarks.',
    }
  })
}

function oldPart(page: unknown): (string | number)[] | undefined {
  if (typeof page !== 'object' || page === null) return undefined
  if (!('blocks' in page)) {
    const old = oldFields.find((name) => name in page)
    return old ? [old] : undefined
  }
  const blocks: readonly { block?: unknown }[] = Array.isArray(page.blocks) ? page.blocks : []
  const at = blocks.findIndex((each) => oldBlocks.includes(`${each?.block}`))
  return at < 0 ? undefined : ['blocks', at, 'block']
}
