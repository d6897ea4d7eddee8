import { readFileSync, writeFileSync } from 'node:fs'
import { type Document, parseDocument, visit } from 'yaml'

export function editYaml(file: string, change: (document: Document) => void) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  // A value that an edit uses twice is written twice, as an owner would.
  const made = parseDocument(document.toString({ lineWidth: 0 }))
  visit(made, { Alias: (_, alias) => alias.resolve(made)?.clone() as never })
  visit(made, { Value: (_, node) => void delete node.anchor })
  writeFileSync(file, made.toString({ lineWidth: 0 }))
}

/** Where a page has its first block of a kind. */
export function blockIn(page: Document, name: string): ['blocks', number] {
  const blocks: { block: string }[] = page.toJS().blocks
  const at = blocks.findIndex(({ block }) => block === name)
  if (at === -1) throw new Error(`The page has no block "${name}".`)
  return ['blocks', at]
}

export function withoutBlock(name: string) {
  return (page: Document) => void page.deleteIn(blockIn(page, name))
}
