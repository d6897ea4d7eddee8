import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drafts } from '#app/content/engine/load.ts'
import { textOf } from './changed-folder.ts'

/** The test firm in Spanish: all words of the site, and those of the firm that depend on them. What else
    the firm says is its own. */
export const spanish: Drafts = new Map([
  ['interface.yaml', readFileSync(join(import.meta.dirname, 'spanish/interface.yaml'), 'utf8')],
  ['team.yaml', changed('team.yaml', /one: an? /g, 'one: una ')],
  // Hours take more room than in English.
  ['pages/contact.yaml', changed('pages/contact.yaml', / An answer \{responseTime\}\./, '')],
  ...['articles/dallas-texas-cpa.md', 'articles/oklahoma-city-cpa.md'].map(
    (file) => [file, changed(file, /Illustrative example/, 'Ejemplo ilustrativo')] as const,
  ),
])

function changed(file: string, words: RegExp, instead: string): string {
  return textOf(file).replace(words, instead)
}
