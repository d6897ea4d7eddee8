import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Both, mergeValues } from './merge.ts'

type Entry = { id: string; text: string }
const entry = (id: string, text = id) => ({ id, text })
const [a, b, c] = [entry('a'), entry('b'), entry('c')]

test.each<[what: string, mine: Entry[], theirs: Entry[], value: Entry[], both: Both[]]>([
  [
    'both add',
    [a, entry('b', 'mine'), c, entry('m')],
    [a, b, c, entry('t')],
    [a, entry('b', 'mine'), c, entry('m'), entry('t')],
    [],
  ],
  ['one adds in front, the other removes', [entry('m'), a, b, c], [a, c], [entry('m'), a, c], []],
  ['they move, I change', [entry('a', 'mine'), b, c], [c, a, b], [c, entry('a', 'mine'), b], []],
  ['both move', [c, a, b], [b, a, c], [c, a, b], []],
  ['both remove the same', [a, c], [a, c, entry('t')], [a, c, entry('t')], []],
  [
    'I remove what they change',
    [a, c],
    [a, entry('b', 'theirs'), c],
    [a, entry('b', 'theirs'), c],
    [{ path: [1], kind: 'back' }],
  ],
  [
    'they remove what I change',
    [a, entry('b', 'mine'), c],
    [a, c],
    [a, entry('b', 'mine'), c],
    [{ path: [1], kind: 'gone' }],
  ],
  [
    'both add the same id',
    [a, b, c, entry('d', 'mine')],
    [a, b, c, entry('d', 'theirs')],
    [a, b, c, entry('d', 'mine'), entry('d-2', 'theirs')],
    [{ path: [4], kind: 'twice' }],
  ],
])('entries are merged by their id: %s', (_, mine, theirs, value, both) => {
  expect(mergeValues([a, b, c], mine, theirs)).toEqual({ value, both })
})

test('blocks are known by their kind, redirects by their old address', () => {
  const hero = { block: 'hero', title: 'A', note: 'B' }
  const stories = { block: 'stories', count: 3 }
  expect(
    mergeValues(
      [hero, stories],
      [{ ...hero, title: 'Mine' }, stories],
      [stories, { ...hero, note: 'T' }],
    ),
  ).toEqual({ value: [stories, { block: 'hero', title: 'Mine', note: 'T' }], both: [] })
  const old = { from: '/a', to: '/b' }
  const [mine, theirs] = [
    { from: '/m', to: '/b' },
    { from: '/t', to: '/b' },
  ]
  expect(mergeValues([old], [old, mine], [theirs]).value).toEqual([mine, theirs])
})

test('block that is there twice is merged field by field, unless a side added or removed one of them', () => {
  const [one, two] = ['one', 'two'].map((title) => ({ block: 'text', title, note: 'B' }))
  const news = { block: 'news' }
  const mine = [{ ...one, title: 'Mine' }, two]
  expect(mergeValues([one, two], mine, [{ ...one, note: 'T' }, two, news])).toEqual({
    value: [{ block: 'text', title: 'Mine', note: 'T' }, two, news],
    both: [],
  })
  expect(mergeValues([one, two], mine, [two]).value).toEqual(mine)
})

test('a list that one side removed comes back only with what the other changed', () => {
  const base = { list: ['a', 'b'] }
  expect(mergeValues(base, {}, { list: ['a', 'b', 'c'] }).value).toEqual({ list: ['c'] })
  expect(mergeValues(base, {}, { list: ['a'] }).value).toEqual({})
})

test('lines of the same list, changed in place by both: mine stays and theirs is told', () => {
  expect(mergeValues(['a', 'b'], ['mine', 'b'], ['theirs', 'c'])).toEqual({
    value: ['mine', 'c'],
    both: [{ path: [0], kind: 'mine', theirs: 'theirs' }],
  })
})

const ids = fc.constantFrom(...'abcdef')
const entries = fc.uniqueArray(fc.record({ id: ids, text: fc.constantFrom('x', 'y', 'z') }), {
  selector: ({ id }) => id,
  maxLength: 6,
})

test('no entry that one side added or changed is missing, whatever both did', () => {
  fc.assert(
    fc.property(entries, entries, entries, (base, mine, theirs) => {
      const { value, both } = mergeValues(base, mine, theirs)
      const list = value as Entry[]
      const of = (id: string, all: Entry[]) => all.find((each) => each.id === id)?.text
      for (const { id, text } of mine) if (of(id, base) !== text) expect(of(id, list)).toBe(text)
      for (const { id, text } of theirs) {
        if (of(id, base) === text) continue
        const isThere = list.some((each) => each.text === text && each.id.startsWith(id))
        const isTold = both.some(
          (each) => each.theirs === text && list[Number(each.path[0])]?.id === id,
        )
        expect(isThere || isTold).toBe(true)
      }
      for (const { id, text } of base) {
        const left = [of(id, mine), of(id, theirs)]
        // Removed by one, and by the other removed or left alone.
        const isGone =
          left.includes(undefined) && left.every((each) => each === undefined || each === text)
        if (isGone) expect(of(id, list)).toBeUndefined()
      }
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    }),
  )
})

test('no line that one side added or changed is missing, whatever both did', () => {
  const lines = fc.array(ids, { maxLength: 6 })
  fc.assert(
    fc.property(lines, lines, lines, (base, mine, theirs) => {
      const { value, both } = mergeValues(base, mine, theirs)
      for (const line of mine) if (!base.includes(line)) expect(value).toContain(line)
      const known = [...(value as string[]), ...both.map((each) => each.theirs)]
      for (const line of theirs) if (!base.includes(line)) expect(known).toContain(line)
    }),
  )
})
