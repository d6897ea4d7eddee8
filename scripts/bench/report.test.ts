import { expect, test } from 'vitest'
import { markdownTable, milliseconds, replaceBlock } from './report.ts'

test('new figures take the place of the old ones and nothing else', () => {
  const text = 'Before.\n<!-- paint -->\nold\n<!-- /paint -->\nAfter.\n'
  const once = replaceBlock(text, 'paint', 'new')
  expect(once).toBe('Before.\n<!-- paint -->\n\nnew\n\n<!-- /paint -->\nAfter.\n')
  expect(replaceBlock(once, 'paint', 'new')).toBe(once)
})

test('a document without the marks is not written to', () => {
  expect(() => replaceBlock('Nothing here.', 'paint', 'new')).toThrow('<!-- paint -->')
})

test('figures stand to the right, with their spread', () => {
  expect(
    markdownTable(['Page', 'Paint'], [['/', milliseconds({ median: 812.4, range: 28 })]]),
  ).toBe('| Page | Paint |\n| --- | ---: |\n| / | 812 ±14 ms |')
})
