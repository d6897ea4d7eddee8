import { expect, test } from 'vitest'
import { shown } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { goingStale, passedHolidaysLine, staleInShort, staleLine, staleSentence } from './stale.ts'

const figure = (file: string, name: string, date: string) => ({
  file,
  path: [name, 'validThrough'],
  text: date,
})
const facts = 'tax-facts.yaml'

const texts = [
  figure('pages/home.yaml', 'strategy', '2027-01-15'),
  figure(facts, 'wageBase', '2026-12-31'),
  figure(facts, 'section179', '2026-12-31'),
  { ...figure(facts, 'wageBase', '2026-12-31'), path: ['wageBase', 'reviewed'] },
]

test('every run tells their number and the first day, and names none', () => {
  expect(staleInShort(goingStale(texts, '2026-11-16'))).toMatch(
    /^3 tax figures .* the first on December 31, 2026: npm run check -- --stale names them$/,
  )
  expect(staleInShort([])).toBeUndefined()
})

test('figures that go stale on the same day share a line', () => {
  expect(goingStale(texts, '2026-11-16').map(staleLine)).toEqual([
    '1 tax figure goes stale on January 15, 2027: pages/home.yaml, strategy',
    '2 tax figures go stale on December 31, 2026: tax-facts.yaml, wageBase, section179',
  ])
})

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s, a figure that is valid through 2026 goes stale soon: %s', (today, isSoon) => {
  expect(goingStale([figure(facts, 'wageBase', '2026-12-31')], today)).toHaveLength(isSoon ? 1 : 0)
})

test('a holiday in the past is told, one of today is not', () => {
  const line = passedHolidaysLine(['2020-12-25', '2026-11-16', '2026-12-25'], '2026-11-16')
  expect(line).toMatch(/^firm\.yaml lists 1 holiday that has passed, December 25, 2020: /)
  expect(passedHolidaysLine(['2026-11-16'], '2026-11-16')).toBeUndefined()
})

test(
  'figures are good through their day, then a sentence stands for them',
  () => {
    const said = (today: string, firm = testFirm.firm) =>
      staleSentence(shown('Refunds'), { validThrough: '2026-12-31' }, { ...testFirm, firm, today })
    expect(said('2026-12-31')).toBeUndefined()
    expect(said('2027-01-01')?.plain).toMatch(/^Refunds: .* December 31, 2026\. .* \{phone\}\.$/)
    expect(said('2027-01-01', { ...testFirm.firm, phone: undefined })?.plain).toMatch(/\{email\}/)
    expect(staleSentence(shown('Refunds'), undefined, testFirm)).toBeUndefined()
  },
)
