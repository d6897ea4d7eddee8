import { expect, test } from 'vitest'
import { byName } from './by-name.ts'

test('the folder, which may be another firm’s, and the ending do not count', () => {
  expect(byName({ '../../other-firm/images/a.b.svg': 1, '/art/plates/fee-elite.svg': 2 })).toEqual({
    'a.b': 1,
    'fee-elite': 2,
  })
})
