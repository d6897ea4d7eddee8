import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { parseSource } from './engine/source.ts'
import { remarkLine, remarksInShort, reportWords } from './word-report.ts'

/** The report on a folder with these files. */
function report(files: Record<string, string>, shownOn = '/faq') {
  const sources = Object.entries(files).flatMap(([file, text]) => {
    const { source } = parseSource(file, text)
    return source ? [[file, source] as const] : []
  })
  const paths = ['/', '/faq', '/pricing', '/terms']
  const places = () => ({ showing: () => [shownOn] })
  return reportWords({ sources: new Map(sources), paths }, paths, { places })
}

const remarksOn = (answer: string, more: Record<string, string> = {}) =>
  report({ 'faq.yaml': `items:\n  - answer: "${answer}"\n`, ...more }).remarks

const long = (count: number) => `We ${'plan '.repeat(count - 1).trim()}.`
const hard = 'Considerable administrative responsibilities necessitate comprehensive documentation.'

test('a remark has its place, what was found and what is expected', () => {
  const [remark] = remarksOn('We hold CPA licences.')
  if (!remark) throw new Error('There is no remark.')
  expect(remark).toMatchObject({ kind: 'spelling', page: '/faq' })
  expect(remarkLine(remark, 'content')).toBe(
    'content/faq.yaml:2, items, item 1, answer: "licences" in "We hold CPA licences.". Expected: a word in U.S. spelling, perhaps "licenses". If "licences" is right, list it under terms in words.yaml.',
  )
})

test('the content check shows ten remarks and says how to see the others', () => {
  const remarks = remarksOn('We hold licences. '.repeat(12).trim())
  const lines = remarksInShort(remarks, 'content').trim().split('\n')
  expect(lines).toHaveLength(12)
  expect(lines[0]).toBe('12 remarks about words. A site can be built with them.')
  expect(lines.at(-1)).toBe('2 more: npm run words')
  expect(remarksInShort([], 'content')).toBe('')
})

test('a text counts for the page of its file, else for the one that shows most of the file', () => {
  const misspelled = 'title: "We honour it."\n'
  const pageOf = (file: string, shownOn?: string) =>
    report({ [file]: misspelled }, shownOn).remarks.map(({ page }) => page)
  expect(pageOf('pages/pricing.yaml')).toEqual(['/pricing'])
  expect(pageOf('firm.yaml')).toEqual(['/faq'])
  expect(pageOf('firm.yaml', '/404')).toEqual(['/'])
})

test.each([
  ['sentence', long(29)],
  ['grade', hard],
  ['generally', 'It is generally so. It generally is. Generally yes. Generally no.'],
  ['spelling', 'We look towards April.'],
  ['spelling', 'We cancelled the programme.'],
])('%s: %s', (kind, text) => {
  expect(remarksOn(text).map((each) => each.kind)).toContain(kind)
})

test.each([
  long(28),
  'It is generally so. So it generally is. And generally we do it too.',
  'The LLCs and CPAs file a K-1 at comptroller.texas.gov.',
  "We'll add-on what you're owed, in good faith.",
  'We close on Juneteenth.',
  'Call {firm}. Ask the people at Plocksville about it.',
])('nothing is found in: %s', (text) => {
  expect(remarksOn(text)).toEqual([])
})

test('a legal page may have longer sentences', () => {
  const legal = (count: number) =>
    report({ 'legal/terms.md': `---\ntitle: Terms\n---\n\n${long(count)}\n` })
  expect(legal(35).remarks).toEqual([])
  expect(legal(36).remarks).toMatchObject([{ kind: 'sentence', page: '/terms', line: 5 }])
})

test('prescribed wording counts for spelling only', () => {
  const terms = `terms: "${hard} ${long(40)}"\n`
  expect(report({ 'guarantee.yaml': terms }).remarks).toEqual([])
  const misspelled = report({ 'guarantee.yaml': 'terms: "We honour it."\n' }, '/pricing').remarks
  expect(misspelled).toMatchObject([{ kind: 'spelling', page: '/pricing' }])
  const breach = `${long(36).slice(0, -1)}, and notify regulators, the IRS and the FTC as the law requires.`
  expect(remarksOn(breach)).toEqual([])
})

test('a title may have 65 characters with the short name of the firm', async () => {
  const titled = async (title: string) => {
    const { content, ...loaded } = await changedFirm({
      'pages/pricing.yaml': (page) => page.setIn(['head', 'title'], title),
    })
    if (!content) throw new Error('The firm has problems.')
    const { remarks } = reportWords(loaded, ['/pricing'], { content })
    return remarks.filter(({ kind }) => kind === 'title')
  }
  expect(await titled(`${'Tax '.repeat(12)}A{!phone} or B{/}`)).toEqual([])
  expect(await titled(`${'Tax '.repeat(11)}{shortName}`)).toEqual([])
  expect(await titled(`${'Tax '.repeat(12)}AB`)).toMatchObject([
    { page: '/pricing', file: 'pages/pricing.yaml', field: 'head, title', line: 2 },
  ])
})

test('words.yaml adds terms and replaces words', () => {
  const more = { 'words.yaml': 'terms: [fourplex]\ninstead: { quoted apart: quoted separately }\n' }
  expect(remarksOn('Fourplex owners own a fourplex.', more)).toEqual([])
  expect(remarksOn('It is Quoted apart, as a whole.', more)).toMatchObject([
    { kind: 'instead', expected: '"quoted separately", as words.yaml has it' },
  ])
})
