import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'

const worksheet =
  ':::worksheet[Bring this]\n- A deed\n\n| Number | Yours |\n|---|---|\n| Rent |  |\n|  |  |\n:::'

test('a worksheet is a chapter with boxes and lines to write on', async () => {
  const { html, body } = await article(worksheet)
  expect(html).toContain('data-block="worksheet" data-print="alone"><h2 id="worksheet">')
  expect(html).toContain('<a href="#worksheet">')
  expect(html).toContain('<ul role="list">')
  expect(html).toContain('aria-labelledby="worksheet"')
  expect(html).toContain('>Rent</th><td role="cell" data-label="Yours"></td>')
  expect(html, 'no empty header').not.toMatch(/<th[^>]*><\/th>/)
  expect(body?.headings).toMatchObject([{ id: 'worksheet', text: 'Bring this', level: 2 }])
})

test.each([
  [`${worksheet}\n\n${worksheet}`, ['worksheet', 'worksheet-2']],
  [`## Worksheet\n\n${worksheet}`, ['worksheet', 'worksheet-2']],
])('the address of a worksheet is its own: %j', async (text, ids) => {
  const { body, html } = await article(text)
  expect(body?.headings.map(({ id }) => id)).toEqual(ids)
  expect(html).toContain('<a href="#worksheet-2">')
})

test.each([
  [':::worksheet[A]\n## Heading\n:::', 'line 6, ... a heading ...'],
  [':::worksheet[A]\n:::', 'line 5, ... :::worksheet without "Text" ...'],
])('%j is refused', expectRefused)
