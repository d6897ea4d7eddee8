import { expect, test } from 'vitest'
import type { Opened } from '#editor/types.ts'
import { merge, nextStep, settled, startHistory, stepped, typed, unsavedOf } from './history.ts'

type Firm = { name: string; hours: { days: string; opens?: string }[]; body: string; note?: string }

const firm: Firm = {
  name: 'Fairshare',
  hours: [{ days: 'Monday', opens: '9am' }, { days: 'Friday' }],
  body: 'One.\n\nTwo.\n\nThree.\n',
}
const [monday, friday] = firm.hours
const opened = (value: unknown, version = '1') => ({ version, form: { value } }) as Opened
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

test('what the file says after a change elsewhere is a step, too', () => {
  const changed = { ...firm, name: 'Theirs' }
  const history = settled(start(), opened(changed, '2'))
  expect(history).toMatchObject({ version: '2', value: changed, saved: changed })
  expect(stepped(history, -1).value).toEqual(firm)
})

test.each<[string, unknown, unknown, unknown]>([
  ['other fields', { ...firm, name: 'Mine' }, { ...firm, note: 'b' }, { name: 'Mine', note: 'b' }],
  [
    'other entries',
    { ...firm, hours: [monday, { days: 'Saturday' }] },
    { ...firm, hours: [{ days: 'Monday', opens: '8am' }, friday] },
    { hours: [{ days: 'Monday', opens: '8am' }, { days: 'Saturday' }] },
  ],
  [
    'an entry that was added',
    { ...firm, hours: [monday, friday, { days: 'Sunday' }] },
    { ...firm, hours: [{ days: 'Tuesday' }, friday] },
    { hours: [{ days: 'Tuesday' }, friday, { days: 'Sunday' }] },
  ],
  [
    'other paragraphs',
    { ...firm, body: firm.body.replace('One', '1') },
    { ...firm, body: firm.body.replace('Three', '3') },
    { body: '1.\n\nTwo.\n\n3.\n' },
  ],
])('my changes and theirs are merged: %s', (_, mine, theirs, value) => {
  expect(merge(firm, mine, theirs)).toEqual({ value: { ...firm, ...(value as Firm) }, both: [] })
})

test.each<[Partial<Firm>, Partial<Firm>]>([
  [{ name: 'Mine' }, { name: 'Theirs' }],
  [{ body: 'One, mine.\n\nTwo.' }, { body: 'One, theirs.\n\nTwo.' }],
  [{ hours: [] }, { hours: [{ days: 'Sunday' }] }],
])('where both changed a field mine stays and theirs is told: %o', (mine, theirs) => {
  const [[name, value] = ['']] = Object.entries(theirs)
  expect(merge(firm, { ...firm, ...mine }, { ...firm, ...theirs, note: 'New' })).toEqual({
    value: { ...firm, ...mine, note: 'New' },
    both: [{ path: [name], theirs: value }],
  })
})
