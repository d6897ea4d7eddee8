import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderName, listContent, readText } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { migrated } from './migrate/folder.ts'

// npm run migrate [folder] [sample]: rewrites a content folder from before pages were lists of blocks, and
// adds the words of the site that it does not have yet, as the sample has them.

const own = join(import.meta.dirname, '../content')
const [, , dir = process.env.CONTENT_DIR ?? own, sample = own] = process.argv
const name = folderName(dir)
const texts = listContent(dir)
  .files.filter((file) => /\.(yaml|md)$/.test(file))
  .map((file) => [file, readText(dir, file)] as const)
const unreadable = texts.flatMap(([, text]) => (typeof text === 'string' ? [] : [text]))
const { files, done, problems } = migrated(
  new Map(texts.flatMap(([file, text]) => (typeof text === 'string' ? [[file, text]] : []))),
  readFileSync(join(sample, 'interface.yaml'), 'utf8'),
)
const refused = [...unreadable, ...problems]
if (texts.length === 0) {
  process.stderr.write(
    `There is no content in ${name}/. Name a folder: npm run migrate -- content\n`,
  )
  process.exitCode = 1
} else if (refused.length > 0) {
  const rest = 'Nothing was changed. Fix this, then run the command again.'
  process.stderr.write(`${formatProblems({ problems: refused }, name)}\n\n${rest}\n`)
  process.exitCode = 1
} else {
  for (const [file, text] of files) writeFileSync(join(dir, file), text)
  const said = done.length > 0 ? done.join('\n') : 'Nothing to change.'
  process.stdout.write(`${said}\n`)
}
