import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Who follows a guide finds every file, block, command and section it names. What is in content/ is the owner's,
// and a decision that was replaced speaks of files that are gone.

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json'))
const guides = globSync(['*.md', 'test/*.md', 'docs/**/*.md']).filter(
  (file) => !/Status: (replaced|superseded)/.test(read(file)),
)

test.each(guides)('%s names what is there', (guide) => {
  const named = (form: RegExp) => [...read(guide).matchAll(form)].map(([, name = '']) => name)
  const files = named(/`((?:app|build|docs|drawings|editor|hosting|launch|test)\/[\w./*-]+)`/g)
  const missing = [
    ...files.filter((file) => globSync(file).length === 0),
    ...named(/\bblock `([a-z-]+)`/g).filter((name) => !existsSync(`app/blocks/${name}`)),
    ...named(/npm run ([a-z][\w:-]*)/g).filter((script) => !(script in scripts)),
    ...named(/\]\(((?!https?:)[^)\s]*\.md[^)\s]*|#[^)\s]+)\)/g).filter(
      (link) => !leads(guide, link),
    ),
  ]
  expect(missing).toEqual([])
})

/** Whether a link from one guide to another, or to a section, leads there. */
function leads(from: string, link: string): boolean {
  const [name = '', section] = link.split('#')
  const file = name ? join(dirname(from), name) : from
  if (!existsSync(file)) return false
  const headings = read(file).match(/^#+ .*$/gm) ?? []
  const anchors = headings.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  return section === undefined || anchors.includes(section)
}
