import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { pageShowing } from '#app/content/pages.ts'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { fieldsSaying } from './fields-saying.ts'
import { saidIn } from './texts.ts'

const silent = new Set(['script', 'style', 'template', 'svg', 'head', 'noscript'])

/** Every text of a page with those of the elements around it. */
function shownOn(html: string): string[][] {
  const found: string[][] = []
  walk(fromHtml(html), [])
  return found

  function walk(node: Nodes, around: Element[]) {
    if (node.type === 'text' && /[\p{L}\p{N}]/u.test(node.value)) {
      found.push([node.value, ...around.slice(0, 4).map(textOf)])
    }
    if (node.type === 'element' && silent.has(node.tagName)) return
    const inner = node.type === 'element' ? [node, ...around] : around
    if ('children' in node) for (const child of node.children) walk(child, inner)
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && silent.has(node.tagName)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const gated = gate({ dir: testFirmDir, program: { render } })
const texts = saidIn(gated)

const pages = new Map(gated.files.map((file) => [file, pageShowing(file, gated).split('#')[0]]))

function rankOn(page: string) {
  return (file: string) => {
    if (pages.get(file) !== page) return 2
    return file.includes('/') ? 0 : 1
  }
}

test('nearly every word of every page leads to a field', () => {
  let words = 0
  const lost: string[] = []
  for (const { page, html } of gated.passed?.pages ?? []) {
    // Header and footer are the same everywhere.
    for (const shown of shownOn(
      page.path === '/' ? html : (/<main.*<\/main>/s.exec(html)?.[0] ?? ''),
    )) {
      const here = shown[0]?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
      words += here.length
      if (fieldsSaying(shown, texts, rankOn(page.path)).length === 0) lost.push(...here)
    }
  }
  expect(words).toBeGreaterThan(10_000)
  expect(lost.length / words, lost.join(' ')).toBeLessThan(0.03)
})

test.each([
  [
    'a sentence with facts in it',
    '/about',
    ['Alder & Finch, since February 2014'],
    'pages/about.yaml/hero/heading',
  ],
  [
    'words of a link',
    '/about',
    ['on the next page', 'on the next page', 'The longer story is on the next page.'],
    'pages/about.yaml/founder/bio/1',
  ],
  ['a price', '/pricing', ['$6,000+'], 'prices/tax-planning.yaml/packages/0/price'],
  [
    'a price with its unit',
    '/pricing',
    ['$200 each'],
    'prices/tax-planning.yaml/packages/1/additionalCosts/1/price',
  ],
  ['a figure in parts', '/', ['4.5', '4.5', '$4.5M'], 'claims.yaml/taxesSaved/value'],
  ['hours', '/contact', ['Thursday 10am–7pm,'], 'firm.yaml/hours/1/days'],
  [
    'a date',
    '/blog/dallas-texas-cpa',
    ['August 3, 2026'],
    'articles/dallas-texas-cpa.md/published',
  ],
  [
    'a sentence with values of the page',
    '/learning-library',
    ['Form 1040 for 2027'],
    'deadlines.yaml/deadlines/1/name',
  ],
  ['quotation marks as printed', '/', ['Plan in May, not in “oh no” April.'], 'firm.yaml/tagline'],
  [
    'a longer text that ends like a short label',
    '/blog/dallas-texas-cpa',
    ['Its owners pay again when money leaves the company after many years'],
    undefined,
  ],
  [
    'one of two records by what stands beside it',
    '/case-studies',
    ['$3,000', '$3,000', '$80,000$8,000$5,000$3,000'],
    'case-studies.yaml/records/5/totalTaxSavings',
  ],
])('%s leads to its field', (_, page, shown, place) => {
  const [found] = fieldsSaying(shown, texts, rankOn(page))
  expect(found && [found.file, ...found.path].join('/')).toBe(place)
})

test('a paragraph of an article leads to its line', () => {
  const shown = [
    'A corporation pays 21% of its profit. Its owners pay again when money leaves the company.',
  ]
  const [found] = fieldsSaying(shown, texts, rankOn('/blog/dallas-texas-cpa'))
  expect(found).toMatchObject({ file: 'articles/dallas-texas-cpa.md', path: ['body'], line: 11 })
})

test.each([['$781,234'], ['·'], ['Nobody typed this sentence.']])('%s leads nowhere', (shown) => {
  expect(fieldsSaying([shown], texts, rankOn('/'))).toEqual([])
})
