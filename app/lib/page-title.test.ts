import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test('the firm is named after the title where both fit into 60 characters', () => {
  expect(pageTitle('Pricing', 'Fairshare Tax Advisory')).toBe('Pricing · Fairshare Tax Advisory')
})

test('a long firm name is dropped, never cut', () => {
  const firm = 'Montgomery, Featherstonehaugh & Partners'
  expect(pageTitle('Prices for planning and preparation', firm)).toBe(
    'Prices for planning and preparation',
  )
})

test('a title that names the firm already is left alone', () => {
  expect(pageTitle('About Fairshare', 'Fairshare')).toBe('About Fairshare')
})
