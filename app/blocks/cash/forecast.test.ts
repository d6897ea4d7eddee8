import { expect, test } from 'vitest'
import { cashForecast, weeksOf } from './forecast.ts'

const plan = {
  opening: 500,
  moneyIn: [
    { name: 'Rent', amount: 1000, weeks: [1, 5, 9, 13] },
    { name: 'Draw', amount: 600, weeks: [5] },
  ],
  moneyOut: [
    { name: 'Payroll', amount: 300, every: 2 },
    { name: 'Insurance', amount: 900, weeks: [3] },
    { name: 'Roof', amount: 700, weeks: [4] },
  ],
  decisions: [],
}
const amounts = (weeks: readonly { amount: number }[]) => weeks.map(({ amount }) => amount)

test('a line moves in its own weeks, or in every so many of the thirteen', () => {
  const line = { name: 'Payroll', amount: 1 }
  expect(weeksOf({ ...line, weeks: [1, 5] })).toEqual([1, 5])
  expect(weeksOf({ ...line, every: 4 })).toEqual([4, 8, 12])
  expect(weeksOf({ ...line, every: 1 })).toHaveLength(13)
})

test('what comes in and goes out by the end of each week, and the lowest of them', () => {
  const { planned, after, low, lowAfter } = cashForecast(plan)
  expect(amounts(planned)).toEqual([
    1500, 1200, 300, -700, 900, 600, 600, 300, 1300, 1000, 1000, 700, 1700,
  ])
  expect(low).toEqual({ week: 4, amount: -700 })
  expect(after).toEqual(planned)
  expect(lowAfter).toEqual(low)
})

test('decisions move money in their order, each lifting the lowest week that is left', () => {
  const decisions = [
    { line: 'Draw', from: 5, to: [4] },
    { line: 'Insurance', from: 3, to: [3, 7, 11], each: 310 },
    { line: 'Roof', from: 4, to: [4, 9] },
  ]
  const { after, lowAfter, steps } = cashForecast({ ...plan, decisions })
  // Week 4 goes from -700 to -100, 490 and 840; then week 12 is the lowest.
  expect(amounts(after)).toEqual([
    1500, 1200, 890, 840, 1840, 1540, 1230, 930, 1580, 1280, 970, 670, 1670,
  ])
  expect(steps).toEqual([
    { amount: 600, cost: 0, lift: 600 },
    { amount: 900, cost: 30, lift: 590 },
    { amount: 700, cost: 0, lift: 180 },
  ])
  expect(lowAfter).toEqual({ week: 12, amount: 670 })
})

test('the first of several equally low weeks is named', () => {
  const moneyOut = [{ name: 'Roof', amount: 700, weeks: [2] }]
  const { low } = cashForecast({ opening: 500, moneyIn: [], moneyOut, decisions: [] })
  expect(low).toEqual({ week: 2, amount: -200 })
})
