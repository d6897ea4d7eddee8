import { expect, test } from 'vitest'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { fieldFinder, withFields } from './fields-saying.ts'
import { rankOn } from './preview-api.ts'
import { saidIn } from './texts.ts'

const gated = gate({ dir: testFirmDir, program: { render } })
const texts = saidIn(gated)

test('nearly every word of every page leads to a field', () => {
  const lost: string[] = []
  let words = 0
  for (const { page, html } of gated.passed?.pages ?? []) {
    const find = fieldFinder(texts, rankOn(page.path, gated))
    // Header and footer are the same everywhere.
    const part = page.path === '/' ? html : (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    const marked = withFields(part, (shown) => {
      const found = find(shown)
      const here = shown[0]?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
      words += here.length
      if (found.length === 0) lost.push(...here)
      return found
    })
    expect(marked.replaceAll(/ data-field="[^"]*"/g, '')).toBe(part)
  }
  expect(words).toBeGreaterThan(10_000)
  expect(lost.length / words, lost.join(' ')).toBeLessThan(0.03)
})

const article = 'articles/dallas-texas-cpa.md'
const plans = 'prices/tax-planning.yaml/packages'
const link = ['on the next page', 'on the next page', 'The longer story is on the next page.']
const taxes = 'Its owners pay again when money leaves the company'
const record = ['$3,000', '$3,000', '$80,000$8,000$5,000$3,000']

test.each<[string, string, string[], string | undefined]>([
  [
    'facts in it',
    '/about',
    ['Alder & Finch, since February 2014'],
    'pages/about.yaml/hero/heading',
  ],
  ['words of a link', '/about', link, 'pages/about.yaml/founder/bio/1'],
  ['a price', '/pricing', ['$6,000+'], `${plans}/0/price`],
  ['a price with its unit', '/pricing', ['$200 each'], `${plans}/1/additionalCosts/1/price`],
  ['a figure in parts', '/', ['4.5', '4.5', '$4.5M'], 'claims.yaml/taxesSaved/value'],
  ['hours', '/contact', ['Thursday 10am–7pm,'], 'firm.yaml/hours/1/days'],
  ['a date', '/blog/dallas-texas-cpa', ['August 3, 2026'], `${article}/published`],
  ['values', '/learning-library', ['Form 1040 for 2027'], 'deadlines.yaml/deadlines/1/name'],
  ['printed quotes', '/', ['Plan in May, not in “oh no” April.'], 'firm.yaml/tagline'],
  ['a paragraph', '/blog/dallas-texas-cpa', [`${taxes}.`], `${article}/body`],
  ['a label at its end', '/blog/dallas-texas-cpa', [`${taxes} after many years`], undefined],
  ['what is beside it', '/case-studies', record, 'case-studies.yaml/records/5/totalTaxSavings'],
  ['no figure of the files', '/', ['$781,234'], undefined],
  ['no words', '/', ['·'], undefined],
])('a text with %s leads to its field, if it has one', (_, page, shown, place) => {
  const [found] = fieldFinder(texts, rankOn(page, gated))(shown)
  expect(found && [found.file, ...found.path].join('/')).toBe(place)
})
