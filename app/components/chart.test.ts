import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { amountFrom, type Chart as Data } from '#app/lib/charts.ts'
import { readMarks, withMarks } from '#app/lib/marks.ts'
import { placed, Text } from '#app/lib/shown.ts'
import { Chart } from './chart.tsx'

const htmlOf = (data: Data) => renderToStaticMarkup(createElement(Chart, { data }))

test('a pair of bars shares a line, and what is below zero is left of the line at zero', () => {
  const html = htmlOf({
    kind: 'bars',
    pairs: true,
    caption: 'Cash',
    columns: ['Week', 'Planned', 'After'],
    rows: [
      { label: '1', amounts: [300, 300] },
      { label: '2', amounts: [-100, 100] },
    ],
  })
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
  const html = htmlOf({
    kind: 'bars',
    caption: 'Change',
    columns: ['Profit', 'You keep'],
    rows: [
      { label: 'Low', amounts: [{ value: -50, shown: '$50 less' }] },
      { label: 'Even', amounts: [0], isLevel: true },
      { label: 'High', amounts: [150] },
    ],
  })
  expect(html.match(/bar-\d/g)).toEqual(['bar-2', 'bar-1', 'bar-1'])
  expect(html).toMatch(/data-row="level"><th[^>]*>Even/)
})

test('words and amounts of a chart lead to their fields, and its HTML stays the same', () => {
  const place = (field: string) => ({ file: 'pages/cash.yaml', path: [field] })
  const words = placed(
    { caption: new Text('Cash'), week: new Text('Week 1') },
    ([field]) => place(String(field)),
    () => undefined,
  )
  const html = () =>
    htmlOf({
      kind: 'amounts',
      caption: words.caption,
      columns: ['', words.week],
      rows: [{ label: words.week, amounts: [amountFrom(-1200, [place('opening')])] }],
    })
  const { result, origins } = withMarks(html)
  const marked = readMarks(result, origins)
  expect(marked.html).toBe(html())
  const shown = marked.runs.filter(({ origin }) => origin)
  expect(shown.map(({ text, origin }) => [text, origin?.[0]?.path[0]])).toEqual([
    ['Cash', 'caption'],
    ['Week 1', 'week'],
    ['Week 1', 'week'],
    ['Week 1', 'week'], // the label of the cell on a phone
    ['−$1,200', 'opening'],
  ])
})
