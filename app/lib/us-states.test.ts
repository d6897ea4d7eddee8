import { expect, test } from 'vitest'
import { endingOf, isZipOf, stateNames, stateOfLetters } from './us-states.ts'

test('there are fifty states, the District of Columbia and five territories', () => {
  expect(new Set(stateNames).size).toBe(stateNames.length)
  expect(stateNames).toHaveLength(50 + 3 + 4 + 2)
  expect(stateOfLetters('az')).toBe('Arizona')
  expect(stateOfLetters('ZZ')).toBeUndefined()
})

test.each([
  ['Phoenix, AZ 85004', 'AZ', '85004', true],
  ['Phoenix, AR 85004', 'AR', '85004', false],
  ['New York, NY 10001-1234', 'NY', '10001-1234', true],
  ['San Juan, PR 00901', 'PR', '00901', true],
  ['Boston, MA 02108', 'MA', '02108', true],
])('%s ends in %s and %s, which fit: %s', (address, letters, zip, fits) => {
  expect(endingOf(address)).toMatchObject({ letters, zip })
  expect(isZipOf(letters, zip)).toBe(fits)
})
