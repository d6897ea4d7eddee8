import { expect, test } from 'vitest'
import type { Opened } from '#editor/types.ts'
import { afterSave, nextStep, settled, startHistory, stepped, typed, unsavedOf } from './history.ts'

type Firm = { name: string; hours: { days: string; opens?: string }[]; note?: string }

const firm: Firm = {
  name: 'Fairshare',
  hours: [{ days: 'Monday', opens: '9am' }, { days: 'Friday' }],
}
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

test('what is typed while a save is on its way stays, is not saved, and can be undone', () => {
  const sent = { ...firm, name: 'Evenly ' }
  let history = typed(typed(start(), sent, 1), { ...sent, note: 'Now' }, 2)
  // The file has its own notation for what was sent.
  history = afterSave(history, { value: sent }, opened({ ...firm, name: 'Evenly' }, '2'))
  expect(history).toMatchObject({ version: '2', value: { name: 'Evenly', note: 'Now' } })
  expect(unsavedOf(history)).toEqual({ value: { ...firm, name: 'Evenly', note: 'Now' } })
  expect(stepped(stepped(history, -1), -1).value).toEqual(sent)

  const typing = typed(typed(start(), sent, 1), { ...firm, name: 'Evenly told' }, 2)
  history = afterSave(typing, { value: sent }, opened({ ...firm, name: 'Evenly' }, '2'))
  expect(history).toMatchObject({ version: '2', value: { name: 'Evenly told' } })
  expect(stepped(history, -1).value).toEqual(sent)

  const undone = stepped(typed(start(), sent), -1)
  history = afterSave(undone, { value: sent }, opened(sent, '2'))
  expect(unsavedOf(history)).toEqual({ value: firm })
  expect(stepped(history, 1).value).toEqual(sent)
})

test('the next key after a change that was taken back is a step of its own', () => {
  let history = typed(start(), { ...firm, note: 'a' }, 1)
  history = typed(typed(history, { ...firm, note: 'ab' }, 2), { ...firm, note: 'a' }, 2)
  history = typed(history, { ...firm, note: 'ac' }, 2)
  expect(stepped(history, -1).value).toEqual({ ...firm, note: 'a' })
})
