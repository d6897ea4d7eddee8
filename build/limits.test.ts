import { expect, test } from 'vitest'
import { measure, overLimits, type Part } from './limits.ts'

const parts: Part[] = [
  { kind: 'html', name: 'page', bytes: 900 },
  { kind: 'css', name: 'styles', bytes: 400, isInline: true },
  { kind: 'js', name: 'vendor.js', bytes: 500 },
  { kind: 'js', name: 'page.js', bytes: 70 },
]
const measured = { html: 900, css: 400, js: 570, fonts: 0, pictures: 0, requests: 3 }

test('a page is measured by kind of file, and what is inline is no request', () => {
  expect(measure(parts)).toEqual(measured)
})

test('a page at its limits passes', () => {
  expect(overLimits(parts, measured)).toEqual([])
})

test('a page over a limit says which one, by what, and names the largest files', () => {
  expect(overLimits(parts, { ...measured, js: 500, requests: 2 })).toEqual([
    'js is 570, limit 500; largest: vendor.js 500, page.js 70',
    'requests is 3, limit 2; largest: page 900, vendor.js 500, page.js 70',
  ])
})
