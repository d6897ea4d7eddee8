import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { contentOptions } from './plugin.ts'
import type { Deadlines } from './schemas/tax.ts'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', dir, { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Changes one passage of one file and reads everything again. */
function loadAfter(file: string, from: string, to: string) {
  const path = join(dir, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  return loadContent(contentOptions(dir))
}

describe('opening hours', () => {
  test.each([
    [
      'a misspelled day',
      'days: Monday-Thursday',
      'days: Monday-Thurday',
      'item 1, days',
      /Thursday/,
    ],
    ['a short day', 'days: Friday', 'days: Fri', 'item 2, days', /in full/],
    [
      'spaces',
      'days: Monday-Thursday',
      'days: Monday - Thursday',
      'item 1, days',
      /Monday-Thursday/,
    ],
    ['a week backwards', 'days: Monday-Thursday', 'days: Friday-Monday', 'item 1, days', /earlier/],
  ])('%s is refused with a hint', (_, from, to, field, hint) => {
    const { problems } = loadAfter('firm.yaml', from, to)
    expect(problems).toMatchObject([{ file: 'firm.yaml', field: `hours, ${field}` }])
    expect(problems[0]?.expected).toMatch(/a day/)
    expect(problems[0]?.hint).toMatch(hint)
  })

  test('hours that close before they open are refused', () => {
    const { problems } = loadAfter('firm.yaml', 'closes: 3pm', 'closes: 10am')
    expect(problems).toMatchObject([{ field: 'hours, item 2, closes' }])
    expect(problems[0]?.expected).toMatch(/after 11am/)
  })

  test('hours that overlap are refused, and told with what', () => {
    const { problems } = loadAfter('firm.yaml', 'days: Friday', 'days: Thursday-Friday')
    expect(problems).toMatchObject([{ field: 'hours, item 2, days' }])
    expect(problems[0]?.expected).toContain('Monday-Thursday 11am-6pm')
  })

  test('a time in another form is refused with an example', () => {
    const { problems } = loadAfter('firm.yaml', 'opens: 11am', 'opens: 11:00')
    expect(problems).toMatchObject([{ field: 'hours, item 1, opens', example: 'opens: 11am' }])
  })

  test('a lunch break and a holiday are fine, a holiday that does not exist is not', () => {
    const lunch = 'closes: 6pm\n  - days: Monday\n    opens: 7pm\n    closes: 8pm'
    expect(loadAfter('firm.yaml', 'closes: 6pm', lunch).problems).toEqual([])
    const holiday = 'holidays:\n  - 2026-11-26\ntimeZone:'
    expect(loadAfter('firm.yaml', 'timeZone:', holiday).problems).toEqual([])
    const { problems } = loadAfter('firm.yaml', '- 2026-11-26\ntimeZone', '- 2026-11-31\ntimeZone')
    expect(problems).toMatchObject([{ field: 'holidays, item 1' }])
  })
})

describe('the tax calendar', () => {
  const calendarOf = (loaded: ReturnType<typeof loadContent>) =>
    loaded.data.get('deadlines.yaml') as Deadlines

  test('follows its year: dates and names', () => {
    const { year, deadlines } = calendarOf(loadAfter('deadlines.yaml', 'year: 2027', 'year: 2028'))
    expect(year).toBe(2028)
    expect(deadlines.map(({ date }) => date)).toEqual(deadlines.map(({ date }) => date).toSorted())
    expect(deadlines.find(({ id }) => id === 'estimate-4')).toMatchObject({
      name: expect.stringContaining('2027'),
      date: '2028-01-18', // Saturday, Sunday, Martin Luther King Jr. Day
      moved: { from: '2028-01-15', because: 'a Saturday' },
    })
  })

  test.each([
    ['a day the month does not have', 'month: 6\n    day: 15', 'month: 6\n    day: 31', /, day$/],
    ['a thirteenth month', 'month: 10', 'month: 13', /, month$/],
  ])('%s is refused', (_, from, to, field) => {
    const { problems } = loadAfter('deadlines.yaml', from, to)
    expect(problems).toMatchObject([{ file: 'deadlines.yaml' }])
    expect(problems[0]?.field).toMatch(field)
  })

  test('two entries cannot share an id, or a calendar would lose one', () => {
    const { problems } = loadAfter('deadlines.yaml', 'id: estimate-1', 'id: estimate-2')
    expect(problems).toMatchObject([{ file: 'deadlines.yaml' }])
  })
})

test('the sentence about what never to send cannot be reworded', () => {
  const { problems } = loadAfter('pages/contact.yaml', 'Do not send Social', 'Please do not send')
  expect(problems).toMatchObject([{ file: 'pages/contact.yaml', field: 'warning, line' }])
})
