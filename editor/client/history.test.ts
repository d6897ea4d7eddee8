import { expect, test } from 'vitest'
import type { Opened } from '#editor/types.ts'
import { merged, nextStep, settled, startHistory, stepped, typed, unsavedOf } from './history.ts'

type Firm = { name: string; hours: { days: string; opens?: string }[]; note?: string }

const firm: Firm = {
  name: 'Fairshare',
  hours: [{ days: 'Monday', opens: '9am' }, { days: 'Friday' }],
}
const [monday, friday] = firm.hours
const opened = (value: unknown, version = '1') =>
  ({ version, form: { value }, text: JSON.stringify(value) }) as Opened
const start = () => startHistory(opened(firm))

test('every step can be undone and redone, in any order, also after a save and a reload', () => {
  const values: Firm[] = [
    { ...firm, name: 'Evenly' },
    { ...firm, name: 'Evenly', hours: [...firm.hours, { days: 'Sunday' }] },
    { ...firm, name: 'Evenly', hours: [{ days: 'Sunday' }] },
    { ...firm, hours: [{ days: 'Sunday', opens: '8am' }] },
    { ...firm, hours: [], note: 'Closed' },
  ]
  let history = values.reduce((each, value) => typed(each, value), start())
  history = settled(history, opened(values.at(-1), '2'))
  expect(unsavedOf(history)).toBeUndefined()
  history = JSON.parse(JSON.stringify(history))
  for (const value of [...values.slice(0, -1).toReversed(), firm]) {
    history = stepped(history, -1)
    expect(unsavedOf(history)).toEqual({ value })
  }
  expect(stepped(history, -1)).toBe(history)
  for (const value of values) {
    history = stepped(history, 1)
    expect(history.value).toEqual(value)
  }
})

test('one visit to a field is one step, and typing ends what could be redone', () => {
  let history = typed(start(), { ...firm, name: 'E' }, 1)
  // Typed and taken back is no step.
  expect(typed(history, firm, 1).steps).toEqual([])
  history = typed(history, { ...firm, name: 'Ev' }, 1)
  history = typed(history, { ...firm, name: 'Even' }, 2)
  history = stepped(history, -1)
  expect(history.value).toMatchObject({ name: 'Ev' })
  expect(nextStep(history, 1)).toMatchObject([{ path: ['name'] }])
  expect(nextStep(typed(history, { ...firm, name: 'Other' }, 2), 1)).toBeUndefined()
})

test('what the file says, after a change elsewhere or as a text, is a step, too', () => {
  const changed = { ...firm, name: 'Theirs' }
  let history = settled(start(), opened(changed, '2'))
  expect(history).toMatchObject({ version: '2', value: changed, saved: changed })
  history = settled(history, opened(changed, '2'), true)
  expect(unsavedOf(history)).toBeUndefined()
  expect(unsavedOf(typed(history, 'name: Mine'))).toEqual({ text: 'name: Mine' })
  expect(stepped(stepped(history, -1), -1).value).toEqual(firm)
})

type Changed = Partial<Firm>

test.each<[string, Changed, Changed, Changed]>([
  ['other fields', { name: 'Mine' }, { note: 'b' }, { name: 'Mine', note: 'b' }],
  [
    'other entries',
    { hours: [monday, { days: 'Saturday' }] as Firm['hours'] },
    { hours: [{ days: 'Monday', opens: '8am' }, friday] as Firm['hours'] },
    { hours: [{ days: 'Monday', opens: '8am' }, { days: 'Saturday' }] },
  ],
])('my changes and theirs are merged: %s', (_, mine, theirs, value) => {
  const { history, both } = merged(
    typed(start(), { ...firm, ...mine }),
    opened({ ...firm, ...theirs }, '2'),
  )
  expect(history).toMatchObject({ version: '2', value: { ...firm, ...value } })
  expect(both).toEqual([])
})

test.each<[Changed, Changed]>([
  [{ name: 'Mine' }, { name: 'Theirs' }],
  [{ hours: [] }, { hours: [{ days: 'Sunday' }] }],
])('where both changed a field mine stays and theirs is told: %o', (mine, theirs) => {
  const [[name, value] = ['']] = Object.entries(theirs)
  const changed = opened({ ...firm, ...theirs, note: 'New' }, '2')
  const { history, both } = merged(typed(start(), { ...firm, ...mine }), changed)
  expect(history.value).toEqual({ ...firm, ...mine, note: 'New' })
  expect(both).toEqual([{ path: [name], theirs: value }])
})
