import { expect, test } from 'vitest'
import { removedEntries } from './removed-entries.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, question: `${id}?` }))
const [hero, text] = [{ block: 'hero' }, { block: 'text', items: [a, b] }]

test.each<[string, unknown, unknown, object[]]>([
  ['nothing', { items: [a, b] }, { items: [b, a] }, []],
  ['one', { items: [a, b, c] }, { items: [a, c] }, [{ path: ['items'], at: 1, entry: b }]],
  ['a list', { items: [a] }, {}, [{ path: ['items'], at: 0, entry: a }]],
  ['the last', { items: [a] }, { items: [] }, [{ path: ['items'], at: 0, entry: a }]],
  ['one for another', { items: [a] }, { items: [b] }, [{ path: ['items'], at: 0, entry: a }]],
  ['a word', { items: [a] }, { items: [{ ...a, question: 'Why?' }] }, []],
  ['a block', [hero, text], [hero], [{ path: [], at: 1, entry: text }]],
  [
    'inside',
    [hero, text],
    [{ ...text, items: [b] }],
    [
      { at: 0, entry: hero },
      { path: [0, 'items'], entry: a },
    ],
  ],
  ['a sentence', { notes: ['x', 'y'] }, { notes: ['y'] }, []],
])('%s', (_, before, after, expected) => {
  expect(removedEntries(before, after)).toMatchObject(expected)
  expect(removedEntries(before, after)).toHaveLength(expected.length)
})
