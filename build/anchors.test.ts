import { expect, test } from 'vitest'
import { lostAnchors } from './anchors.ts'

const pricing = '<h2 id="tax-planning">Planning</h2><h2 id="accounting">Accounting</h2>'

function lost(link: string) {
  return lostAnchors(
    new Map([
      ['/faq', `<main id="main"><a class="link" href="${link}">there</a></main>`],
      ['/pricing', pricing],
    ]),
  )
}

test.each([
  ['/pricing#tax-planing', 'Did you mean /pricing#tax-planning?'],
  ['/pricing#planning', 'Did you mean /pricing#tax-planning?'],
  ['#mian', 'Did you mean #main?'],
])('%s is reported with its page and the closest anchor', (link, hint) => {
  expect(lost(link)).toContain(`/faq links to ${link}, but `)
  expect(lost(link)).toContain(hint)
})

test('an anchor unlike any other is reported without a guess', () => {
  expect(lost('/pricing#nowhere')).toContain('/pricing has no place "nowhere".')
  expect(lost('/pricing#nowhere')).not.toContain('Did you mean')
})

test.each([
  '#main',
  '/pricing#accounting',
  '/pricing',
  '/pricing#calculator=12000',
  'https://example.com/#nowhere',
  '/prices.txt#nowhere',
  '#',
])('%s is valid', (link) => {
  expect(lost(link)).toBeUndefined()
})
