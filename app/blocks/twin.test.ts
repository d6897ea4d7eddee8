import { toString as plainText } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { Text } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { buttons, charted } from './twin.ts'

test("a button of the owner's own writes to an email address", () => {
  const words = { button: new Text('Apply'), to: new Text('jobs@alderfinch.example') }
  expect(buttons(testFirm, words)).toMatchObject([
    { children: [{ type: 'link', url: 'mailto:jobs@alderfinch.example' }] },
  ])
})

test('an amount with a name of its own stands beside that name', () => {
  const chart = charted({
    kind: 'flow',
    caption: 'Deals',
    columns: ['Step', 'One', 'Other'],
    rows: [{ label: 'Sold', amounts: [4, { value: 5, label: 'Leased' }] }],
  })
  const cells = chart.flatMap((each) =>
    each.type === 'table'
      ? each.children.map((row) => row.children.map((cell) => plainText(cell)))
      : [],
  )
  expect(cells).toEqual([
    ['Step', 'One'],
    ['Sold', '$4'],
    ['Step', 'Other'],
    ['Leased', '$5'],
  ])
})
