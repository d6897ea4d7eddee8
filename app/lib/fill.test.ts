import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('places are filled by name, as often as they stand', () => {
  expect(fill('[a] and [b], then [a]', { a: '1', b: '2' })).toBe('1 and 2, then 1')
})

test('an unknown place stays visible, and dollar signs in a value are only dollar signs', () => {
  expect(fill('[fee] of [what]', { fee: '$& $1' })).toBe('$& $1 of [what]')
})
