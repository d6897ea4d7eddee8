import { blockList } from '#app/blocks/index.ts'
import { group } from '#app/content/engine/fields.ts'
import { ownHead } from './common.ts'

/** A page is what search engines and menus show of it, and a list of blocks. */
export const pageSchema = group({ head: ownHead, blocks: blockList })
