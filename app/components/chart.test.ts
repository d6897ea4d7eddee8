import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chart } from './chart.tsx'

test('a chart from data prints its amounts as dollars, and a screen reader skips the drawing', () => {
  const rows = [
    { label: 'Price', amounts: [900_000] },
    { label: 'Tax', amounts: [-200_000] },
    { label: 'Kept', amounts: [700_000] },
  ]
  const data = {
    kind: 'flow',
    caption: 'One sale',
    note: 'Invented.',
    columns: ['Step', 'Stock'],
    rows,
  } as const
  const html = renderToStaticMarkup(createElement(Chart, { data }))
  expect(html).toContain('<figcaption>One sale</figcaption>')
  expect(html).toContain('<span>−$200,000</span>')
  expect(html).toContain('<p data-note="">Invented.</p>')
  expect(html.match(/<svg aria-hidden="true">/g)).toHaveLength(3)
})
