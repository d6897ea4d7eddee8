import { describe, expect, test } from 'vitest'
import { address, addresses } from './address.ts'
import { Text } from './shown.ts'

describe('an address of this site', () => {
  test.each([
    ['/', '/preview/'],
    ['/pricing#fees', '/preview/pricing#fees'],
    ['/images/a.png', '/preview/images/a.png'],
  ])('%s below a path is %s', (path, expected) => {
    expect(address(path, '/preview/')).toBe(expected)
  })

  test('keeps its place', () => {
    const origin = [{ file: 'pages/home.yaml', path: ['to'] }]
    const text = new Text([{ text: '/pricing', origin }], { isAddress: true })
    const below = address(text, '/preview/')
    expect(below.plain).toBe('/preview/pricing')
    expect([below.isAddress, below.origin]).toEqual([true, origin])
  })

  test('stays as it is where the site has its host for itself', () => {
    expect(address('/pricing')).toBe('/pricing')
  })

  test.each([
    '#fees',
    '//cdn.example/a',
    'https://a.example/b',
    'mailto:a@b.example',
    'tel:+1',
    '',
  ])('%j is none', (path) => expect(address(path, '/preview/')).toBe(path))
})

test('every address of a srcset gets the base', () => {
  expect(addresses('/a.avif 1w, /b.avif 2w', '/preview/')).toBe(
    '/preview/a.avif 1w, /preview/b.avif 2w',
  )
})
