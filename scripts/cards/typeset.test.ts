import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

// Every letter is half as wide as it is high.
const widthOf = (text: string) => text.length / 2
const box = { width: 100, height: 40, sizes: [20, 10], leading: 1 }

test('takes the largest size that fits', () => {
  expect(typeset('Tax Plan', box, widthOf)).toEqual({ size: 20, lines: ['Tax Plan'] })
  expect(typeset('A tax plan for one town', box, widthOf).size).toBe(10)
})

test('breaks into even lines, so that no word is left alone', () => {
  expect(typeset('aaaa bbbb cccc dddd eeee', box, widthOf).lines).toEqual([
    'aaaa bbbb cccc',
    'dddd eeee',
  ])
})

test('may end a line after a slash', () => {
  expect(typeset('Formation/Dissolution now', box, widthOf).lines).toEqual([
    'Formation/',
    'Dissolution now',
  ])
})

test('a title without end is cut, and the cut shows', () => {
  const { size, lines } = typeset('word '.repeat(60).trim(), box, widthOf)
  expect(size).toBe(10)
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/…$/)
})
