import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'

const worksheet =
  ':::worksheet[Bring this]\n- A deed\n\n| Number | Yours |\n|---|---|\n| Rent |  |\n|  |  |\n:::'

test('a worksheet is a chapter with boxes and lines to write on', async () => {
  const { shown, body } = await article(worksheet)
  expect(shown.texts('[data-print="alone"] > h2#worksheet')).toEqual(['Bring this'])
  expect(shown.parts('a[href="#worksheet"]')).toHaveLength(1)
  expect(shown.texts('ul[role="list"] > li')).toEqual(['A deed'])
  expect(shown.texts('table[aria-labelledby="worksheet"] th[scope="row"]')).toEqual(['Rent'])
  expect(shown.parts('td[data-label="Yours"]:empty')).toHaveLength(2)
  expect(shown.parts('th:empty')).toEqual([])
  expect(body?.headings).toMatchObject([{ id: 'worksheet', text: 'Bring this', level: 2 }])
})

test.each([
  [`${worksheet}\n\n${worksheet}`, ['worksheet', 'worksheet-2']],
  [`## Worksheet\n\n${worksheet}`, ['worksheet', 'worksheet-2']],
])('the address of a worksheet is its own: %j', async (text, ids) => {
  const { body, shown } = await article(text)
  expect(body?.headings.map(({ id }) => id)).toEqual(ids)
  expect(shown.parts('a[href="#worksheet-2"]')).toHaveLength(1)
})

test.each([
  [':::worksheet[A]\n## Heading\n:::', 'line 6, ... a heading ...'],
  [':::worksheet[A]\n:::', 'line 5, ... :::worksheet without "Text" ...'],
])('%j is refused', expectRefused)
