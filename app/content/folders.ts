import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')
const ownContent = join(root, 'content')

/** The firm's folder, or another firm's: CONTENT_DIR=../other-firm npm run build. Read here only. */
export const contentDir = resolve(process.env.CONTENT_DIR || ownContent)

const isOtherFirm = contentDir !== ownContent

/** Where its pictures are drawn (drawings/draw.ts), apart from those of any other firm. */
export const platesDir = isOtherFirm
  ? join(root, '.cache/plates', createHash('sha256').update(contentDir).digest('hex').slice(0, 12))
  : join(root, 'drawings/plates')
