import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { chart } from './charts.ts'

test('a pair of bars shares a line, and what is below zero is left of the line at zero', () => {
  const html = toHtml(
    chart({
      kind: 'bars',
      pairs: true,
      caption: 'Cash',
      columns: ['Week', 'Planned', 'After'],
      rows: [
        { label: '1', amounts: [300, 300] },
        { label: '2', amounts: [-100, 100] },
      ],
    }),
  )
  const [, first = '', second = ''] = html.split('rowheader')
  const places = (row: string) => [...row.matchAll(/x1="([\d.]+)%" x2="([\d.]+)%"/g)]
  expect(places(first).map(([, from, to]) => [from, to])).toEqual([
    ['25', '25'],
    ['25', '100'],
    ['25', '100'],
  ])
  expect(places(second).map(([, from, to]) => [from, to])).toEqual([
    ['25', '25'],
    ['25', '0'],
    ['25', '50'],
  ])
  expect(second).toMatch(/<span>−\$100<\/span>.*<span>\$100<\/span>/)
})

test('a single series has another hatching below zero, and a level row is marked', () => {
  const html = toHtml(
    chart({
      kind: 'bars',
      caption: 'Change',
      columns: ['Profit', 'You keep'],
      rows: [
        { label: 'Low', amounts: [{ value: -50, shown: '$50 less' }] },
        { label: 'Even', amounts: [0], isLevel: true },
        { label: 'High', amounts: [150] },
      ],
    }),
  )
  expect(html.match(/bar-\d/g)).toEqual(['bar-2', 'bar-1', 'bar-1'])
  expect(html).toMatch(/data-row="level"><th[^>]*>Even/)
})
