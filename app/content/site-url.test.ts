import { expect, test } from 'vitest'
import { withSiteUrl } from './join.ts'
import type { Firm } from './schemas/firm.ts'

const firm = { siteUrl: 'https://www.firm.example' } as Firm

test('SITE_URL replaces the address of firm.yaml; without it the file is right', () => {
  expect(withSiteUrl(firm, 'https://preview.example').siteUrl).toBe('https://preview.example')
  expect(withSiteUrl(firm, '')).toBe(firm)
})

test.each([
  ...['preview.example', 'http://x', 'javascript:alert(1)', 'https://'],
  ...['https://preview.example/tax', 'https://preview.example?a', 'https://preview.example/#a'],
])('refuses the address %s in one sentence', (address) => {
  expect(() => withSiteUrl(firm, address)).toThrow(`full web address such as https://`)
})
