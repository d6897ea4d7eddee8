import { describe, expect, test } from 'vitest'
import { fitting, overweight } from './compare.ts'
import type { PageWeight } from './weigh.ts'

const weight = (parts: Record<string, number>, words = 900): PageWeight => {
  const none = { total: 0, parts: {} }
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)
  return {
    html: { total: words, parts: { 'the words and markup': words } },
    script: { total, parts },
    vendor: none,
    fonts: none,
    pictures: none,
    requests: { total: 1 + Object.keys(parts).length, parts: {} },
  }
}
const before = { '/': weight({ 'home.js': 1000, 'shared.js': 500 }), '/faq': weight({}, 700) }
const budgets = fitting(before, { law: { ownScript: 20_000 } })

test('a budget is what was measured and five percent, up to the next hundred; the law stays', () => {
  expect(budgets.pages['/']).toMatchObject({ html: 1000, script: 1600, requests: 4 })
  expect(budgets.pages['/faq']).toMatchObject({ html: 800, script: 0, requests: 2 })
  expect(budgets.law).toEqual({ ownScript: 20_000 })
})

test('what was measured fits', () => {
  expect(overweight(before, budgets)).toEqual([])
})

describe('a page over its budget says', () => {
  const faults = (home: PageWeight) => overweight({ ...before, '/': home }, budgets)

  test('the file that grew most', () => {
    expect(faults(weight({ 'home.js': 1020, 'shared.js': 700 }))).toEqual([
      '/: script is 1720 of 1600, 120 too much; shared.js grew most, by 200 to 700.',
    ])
  })

  test('the file that is new', () => {
    expect(faults(weight({ 'home.js': 1000, 'shared.js': 500, 'chart.js': 300 }))).toEqual([
      '/: script is 1800 of 1600, 200 too much; chart.js is new, with 300.',
    ])
  })

  test('that its own words grew, whatever another page weighs', () => {
    expect(faults(weight({ 'home.js': 1000, 'shared.js': 500 }, 1100))).toEqual([
      '/: html is 1100 of 1000, 100 too much; the words and markup grew most, by 200 to 1100.',
    ])
  })

  test('which requests are new', () => {
    const parts = { 'home.js': 900, 'shared.js': 500, 'a.js': 20, 'b.js': 20 }
    expect(faults(weight(parts))).toEqual(['/: requests is 5 of 4, 1 too much; new: a.js, b.js.'])
  })
})

test('a new page needs a budget, and a budget needs a page', () => {
  expect(overweight({ '/': before['/'], '/new': weight({}) }, budgets)).toEqual([
    '/new has no budget yet.',
    '/faq has a budget, but there is no such page.',
  ])
})
