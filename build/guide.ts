import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBlocks } from '#app/content/blocks-guide.ts'
import { withTables } from '#app/content/guide.ts'

// npm run guide: the tables of fields in docs/content.md and the blocks in docs/blocks.md, from the
// declarations. The examples are those of the test firm.

const root = join(import.meta.dirname, '..')
write('content.md', withTables)
write('blocks.md', (guide) => withBlocks(guide, join(root, 'test/firm')))

function write(name: string, change: (guide: string) => string): void {
  const file = join(root, 'docs', name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
