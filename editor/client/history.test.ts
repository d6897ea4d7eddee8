import { expect, test } from 'vitest'
import type { Opened } from '#editor/types.ts'
import {
  type History,
  merge,
  placeOf,
  redone,
  settled,
  startHistory,
  typed,
  undone,
  unsavedOf,
} from './history.ts'

type Firm = { name: string; hours: { days: string; opens?: string }[]; body: string; note?: string }

const firm: Firm = {
  name: 'Fairshare',
  hours: [{ days: 'Monday', opens: '9am' }, { days: 'Friday' }],
  body: 'One.\n\nTwo.\n\nThree.\n',
}
const opened = (value: unknown, version = '1') =>
  ({ version, form: { value }, text: '' }) as unknown as Opened
const start = () => startHistory(opened(firm))

test('every step can be undone and redone, in any order, also after a save and a reload', () => {
  const values: Firm[] = [
    { ...firm, name: 'Evenly' },
    { ...firm, name: 'Evenly', hours: [...firm.hours, { days: 'Sunday' }] },
    { ...firm, name: 'Evenly', hours: [{ days: 'Sunday' }] },
    { ...firm, hours: [{ days: 'Sunday', opens: '8am' }] },
    { ...firm, hours: [], note: 'Closed' },
    { ...firm, hours: [], body: firm.body.replace('Two', 'Two and a half') },
  ]
  let history = values.reduce((each, value) => typed(each, value), start())
  history = settled(history, opened(values.at(-1), '2'))
  expect(unsavedOf(history)).toBeUndefined()
  history = JSON.parse(JSON.stringify(history)) as History
  for (const value of [...values.slice(0, -1).toReversed(), firm]) {
    history = undone(history)
    expect(history.value).toEqual(value)
    expect(unsavedOf(history)).toEqual({ value })
  }
  expect(undone(history)).toBe(history)
  for (const value of values) {
    history = redone(history)
    expect(history.value).toEqual(value)
  }
  expect(redone(history)).toBe(history)
})

test('one visit to a field is one step, and typing ends what could be redone', () => {
  let history = typed(start(), { ...firm, name: 'E' }, 1)
  history = typed(history, { ...firm, name: 'Ev' }, 1)
  history = typed(history, { ...firm, name: 'Even' }, 2)
  expect(history.steps).toHaveLength(2)
  expect(placeOf(history)).toEqual(['name'])
  history = undone(history)
  expect(history.value).toMatchObject({ name: 'Ev' })
  history = typed(history, { ...firm, name: 'Other' }, 2)
  expect(redone(history)).toBe(history)
  // Typed and taken back is no step.
  history = typed(start(), { ...firm, name: 'E' }, 1)
  expect(typed(history, firm, 1).steps).toEqual([])
})

test('a step of a long text keeps only what changed', () => {
  const body = 'word\n'.repeat(5000)
  const history = typed(startHistory(opened({ body })), { body: `${body}end` })
  expect(JSON.stringify(history.steps).length).toBeLessThan(200)
})

test('what the file says after a save or a change elsewhere is a step, too', () => {
  const changed = { ...firm, name: 'Theirs' }
  const history = settled(start(), opened(changed, '2'))
  expect(history).toMatchObject({ version: '2', value: changed, saved: changed })
  expect(undone(history).value).toEqual(firm)
})

test('my changes and theirs are merged by field', () => {
  const mine = { ...firm, name: 'Mine', hours: [firm.hours[0], { days: 'Saturday' }] }
  const theirs = {
    ...firm,
    note: 'Theirs',
    hours: [{ days: 'Monday', opens: '8am' }, firm.hours[1]],
  }
  expect(merge(firm, mine, theirs)).toEqual({
    value: {
      ...firm,
      name: 'Mine',
      note: 'Theirs',
      hours: [{ days: 'Monday', opens: '8am' }, { days: 'Saturday' }],
    },
    both: [],
  })
})

test('where both changed a field mine stays and theirs is told', () => {
  const mine = { ...firm, name: 'Mine' }
  expect(merge(firm, mine, { ...firm, name: 'Theirs', note: 'New' })).toEqual({
    value: { ...mine, note: 'New' },
    both: [{ path: ['name'], theirs: 'Theirs' }],
  })
  // Removed by them, changed by me.
  expect(merge({ note: 'a' }, { note: 'b' }, {})).toEqual({
    value: { note: 'b' },
    both: [{ path: ['note'], theirs: undefined }],
  })
})

test('entries and paragraphs that one added keep what the other changed', () => {
  const [monday, friday] = firm.hours
  const mine = { ...firm, hours: [monday, friday, { days: 'Sunday' }] }
  const theirs = { ...firm, hours: [{ days: 'Tuesday' }, friday] }
  expect(merge(firm, mine, theirs)).toMatchObject({
    value: { hours: [{ days: 'Tuesday' }, friday, { days: 'Sunday' }] },
    both: [],
  })
  const [one, three] = [firm.body.replace('One', '1'), firm.body.replace('Three', '3')]
  expect(merge(firm.body, one, three)).toEqual({ value: '1.\n\nTwo.\n\n3.\n', both: [] })
  expect(merge(firm.body, one, firm.body.replace('One', 'I'))).toMatchObject({ value: one })
})
