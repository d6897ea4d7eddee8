import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { entities } from './entities/fields.ts'
import { blocksOf } from './find.ts'
import { packages } from './packages/fields.ts'
import { resolved } from './references.ts'

test('a block is given the records that it names, without those that are not there', () => {
  const [first, second] = testFirm.prices.accounting?.packages ?? []
  const value = { block: 'packages', heading: 'Two', show: [second?.id, 'nobody', first?.id] }
  expect(resolved(packages.schema, value, testFirm)).toEqual({ ...value, show: [second, first] })
})

test('a block that names none is given as it is, so that its lists keep their places', () => {
  const [value] = Object.values(testFirm.services).flatMap((page) => blocksOf(page, entities))
  expect(value).toBeDefined()
  expect(resolved(entities.schema, value, testFirm)).toBe(value)
})
