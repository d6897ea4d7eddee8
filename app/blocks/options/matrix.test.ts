import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chart } from '#app/components/chart.tsx'
import { placed, type Text } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { printed } from '#test/printed.ts'
import { optionsMatrix } from './matrix.ts'

const words = testFirm.interface.exhibits.options
const soon = {
  situation: 'I can pay soon',
  options: [
    { name: 'Wait', terms: 'No fee.', upTo: 100_000 },
    { name: 'Ask', terms: 'By letter.' },
  ],
}
const monthly = {
  situation: 'I can pay monthly',
  options: [
    { name: 'Plan', terms: '$69', upTo: 50_000 },
    { name: 'Review', terms: '$178' },
  ],
}
const never = { situation: 'I can never pay', options: [{ name: 'Offer', terms: '$205' }] }

test('the limits of all situations, in order, part the columns, and an option lies across its own', () => {
  expect(printed(optionsMatrix('Options', [soon, monthly, never], words))).toEqual({
    kind: 'matrix',
    caption: 'Options',
    columns: ['Your situation', 'Up to $50,000', '$50,000 to $100,000', 'Over $100,000'],
    rows: [
      {
        label: 'I can pay soon',
        cells: [
          { name: 'Wait', text: 'No fee.', label: 'Up to $100,000', from: 0, to: 2 },
          { name: 'Ask', text: 'By letter.', label: 'Over $100,000', from: 2, to: 3 },
        ],
      },
      {
        label: 'I can pay monthly',
        cells: [
          { name: 'Plan', text: '$69', label: 'Up to $50,000', from: 0, to: 1 },
          { name: 'Review', text: '$178', label: 'Over $50,000', from: 1, to: 3 },
        ],
      },
      {
        label: 'I can never pay',
        cells: [{ name: 'Offer', text: '$205', label: 'Any amount', from: 0, to: 3 }],
      },
    ],
  })
})

test('a limit that two situations share is one column', () => {
  const { columns } = optionsMatrix('Options', [soon, soon, never], words)
  expect(printed(columns)).toEqual(['Your situation', 'Up to $100,000', 'Over $100,000'])
})

test('an amount at the head of a column leads to the options that have it as their limit', () => {
  const file = 'services/debt.md'
  const rows = placed(
    structuredClone([soon, monthly, never]),
    (path) => ({ file, path }),
    () => undefined,
  )
  const [, , between] = optionsMatrix('Options', rows, words).columns
  const limits = (between as Text).origin.filter((place) => place.file === file)
  expect(limits.map(({ path }) => path)).toEqual([
    [1, 'options', 0, 'upTo'],
    [0, 'options', 0, 'upTo'],
  ])
})

test('a cell spans its columns, and its bar on a phone shows where they are', () => {
  const data = optionsMatrix('Options', [soon, monthly, never], words)
  const html = renderToStaticMarkup(createElement(Chart, { data }))
  expect(html).toContain('<td role="cell" data-label="Over $50,000" colSpan="2">')
  expect(html).toContain('x1="33.33%" x2="100%"')
})
