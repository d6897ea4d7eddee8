import { resolve } from 'node:path'
import type { Content } from './collections.ts'
import { load } from './load.ts'

export const testFirmDir = resolve(import.meta.dirname, '../../test/firm')

/** The content of the invented firm that only tests read. */
export const testFirm = contentOf(testFirmDir)

function contentOf(dir: string): Content {
  const { content, problems } = load(dir)
  if (!content) throw new Error(`test/firm is not in order: ${JSON.stringify(problems)}`)
  return content
}
