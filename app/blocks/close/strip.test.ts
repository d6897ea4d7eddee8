import { expect, test } from 'vitest'
import { plain } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { closeAxis, taskRow } from './strip.ts'

const { close } = testFirm.interface.exhibits

test('a close takes whole weeks, and a task fills each of its days', () => {
  expect(closeAxis([{ to: 3 }, { to: 11 }], close)).toMatchObject({ start: 0, end: 15 })
  const [end] = closeAxis([{ to: 5 }], close).ticks
  expect([end?.at, plain(end?.name ?? '')]).toEqual([5, 'Day 5'])
  const task = { kind: 'get', what: 'reports', from: 10, to: 10 } as const
  const row = taskRow(task, close)
  expect(row).toMatchObject({ from: 9, to: 10 })
  expect([`${row.label}`, `${row.when}`]).toEqual(['You get reports', 'day 10'])
  expect(`${taskRow({ ...task, from: 8 }, close).when}`).toBe('days 8 to 10')
})
