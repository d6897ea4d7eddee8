import { readFileSync, writeFileSync } from 'node:fs'
import { type Document, parseDocument } from 'yaml'

export function editYaml(file: string, change: (document: Document) => void) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}
