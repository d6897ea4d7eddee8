import { expect, test } from 'vitest'
import { aroundTable, article, drawn, expectRefused } from '#test/article.ts'

test('a timeline has one axis for all its dates', async () => {
  const rows = [
    'Duplex | January 1, 2022 | January 1, 2027',
    'Shares | July 2, 2023 | July 1, 2031',
  ]
  const { shown } = await article(aroundTable('timeline', 'What | From | To', ...rows))
  expect(drawn(shown, 'bar-1')).toEqual(['0 50', '14.98 94.96'])
  expect(shown.texts('text')).toEqual(['2022', '2024', '2026', '2028', '2030', '2032'])
  expect(shown.texts('td')).toContain('January 1, 2022')
})

test('a short timeline has months', async () => {
  const { shown } = await article(
    aroundTable('timeline', 'What | From | To', 'A | November 20, 2026 | April 15, 2027'),
  )
  expect(shown.texts('text')).toEqual(['Nov', '2027', 'Mar', 'May'])
})

test.each([
  [['A | B', 'a | May 1, 2026'], '... without ...'],
  [
    ['A | B | C', 'a | 5/1/2026 | May 2, 2026'],
    'line 8, ... "5/1/2026" Expected: the month in words, ...',
  ],
  [['A | B | C', 'a | February 30, 2026 | May 2, 2026'], 'line 8, ... "February 30, 2026" ...'],
  [['A | B | C', 'a | May 2, 2026 | May 2, 2026'], 'line 8, ... a first day before the last'],
  [
    ['A | B | C | D | E', 'a | May 1, 2026 | May 2, 2026 | x | y'],
    'line 8, ... a row with 5 cells ...',
  ],
] as const)('%j is refused', (rows, message) =>
  expectRefused(aroundTable('timeline', ...rows), message),
)
