import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withTables } from '#app/content/guide.ts'

// npm run guide: the tables of fields in docs/content.md, from the declarations.

const file = join(import.meta.dirname, '../docs/content.md')
writeFileSync(file, withTables(readFileSync(file, 'utf8')))
