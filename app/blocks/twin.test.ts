import { expect, test } from 'vitest'
import { Text } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { buttons } from './twin.ts'

test("a button of the owner's own writes to an email address", () => {
  const words = { button: new Text('Apply'), to: new Text('jobs@alderfinch.example') }
  expect(buttons(testFirm, words)).toMatchObject([
    { children: [{ type: 'link', url: 'mailto:jobs@alderfinch.example' }] },
  ])
})
