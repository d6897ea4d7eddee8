import { expect, test } from 'vitest'
import { plainText } from '#app/lib/plain-text.ts'
import { required } from '#app/lib/required.ts'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { changedFirm } from './changed-firm.ts'
import type { Edits } from './changed-folder.ts'
import { covers } from './requirements.ts'

// What the pages say of a firm goes with what the firm is.

const followsFirm = covers('true-sentences')

/** Every page and file of the test firm after some edits, in words. */
function read(...edits: Edits[]) {
  const { problems, passed, html } = changedFirm(...edits)
  expect(problems).toEqual([])
  const { content, pages } = required(passed, 'content')
  const words = (path: string) => plainText(html(path)).replaceAll(/\s+/g, ' ')
  const files = { ...siteFiles(content), ...downloads(content) }
  return {
    html,
    words,
    texts: new Map([
      ...pages.map(({ page }) => [page.path, words(page.path)] as const),
      ...pages.map(({ page, html: source }) => [`head of ${page.path}`, headOf(source)] as const),
      ...Object.entries(files),
    ]),
  }
}

/** Titles, descriptions and the data for search engines. */
function headOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>')).replaceAll(/<style>.*?<\/style>/gs, '')
  const data = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [head, ...Array.from(data, ([, json]) => json)].join('\n')
}

/** Where a text matches, and what it says there. */
function saying(texts: ReadonlyMap<string, string>, words: RegExp): string[] {
  return [...texts].flatMap(([path, text]) => {
    const found = words.exec(text)
    return found ? `${path}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}` : []
  })
}

const office = '2400 N Central Avenue, Suite 310, Phoenix, AZ 85004'

const phoenix: Edits = {
  'firm.yaml': (firm) => {
    firm.set('name', 'Vance & Ortega CPAs, P.C.')
    firm.set('shortName', 'Vance & Ortega')
    firm.set('legalName', 'Vance & Ortega CPAs, P.C.')
    firm.set('address', office)
  },
}

test('a firm whose name ends in a period ends its sentences with one', followsFirm, () => {
  const { texts } = read(phoenix, {
    'legal/terms.md': [/It belongs to \{legalName\}\./, 'It is run by [**{legalName}**](/about).'],
  })
  expect(saying(texts, /P\.C\.\./)).toEqual([])
  expect(texts.get('/')).toContain('© Vance & Ortega CPAs, P.C. Founded')
  expect(texts.get('/terms')).toContain('run by Vance & Ortega CPAs, P.C.')
})
