import { bodyField } from '../fields.ts'
import type { BlockOptions } from './blocks.ts'
import { renderRich } from './render.ts'

/** The text of a Markdown file that may have tables, notes, pictures and blocks between ::: lines. */
export function richBody(options: BlockOptions) {
  return bodyField((source) => renderRich(source, options))
}
