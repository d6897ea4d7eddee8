import { describe, expect, test } from 'vitest'
import type { Claim } from '#app/content/schemas/claims.ts'
import { contains, pageOf, says, statesClaim } from './finding.ts'

const page = (body: string, head = '') =>
  pageOf('/', `<html><head>${head}</head><body>${body}</body></html>`)

test('text of a page has no tags, scripts and styles, and a space between blocks', () => {
  const { text } = page(
    '<h1>Tax<!-- -->es</h1><p>R&amp;D,&nbsp;<b>no</b>w</p><script>{"a":1}</script>',
    '<title>Head</title>',
  )
  expect(text).toBe('Taxes R&D, now')
})

describe('printed value', () => {
  test.each([
    ['$10', 'a $10 call', true],
    ['$10', 'from $10,000', false],
    ['$10', 'from $10.50', false],
    ['$10', 'It costs $10.', true],
    ['5', 'a rating of 5.', true],
    ['5', 'in 15 days', false],
    ['5', 'costs 5%', false],
    ['$78M+', 'saved $78M+ so far', true],
    ['Form 8594 (both sides)', 'Form 8594 (both sides)', true],
    ['', 'text', false],
    ['The {package} at {fee}.', 'The Core at $10. More', true],
    ['The {package} at {fee}.', 'The Core is more', false],
  ])('"%s" in "%s": %s', (value, text, isShown) => {
    expect(says(value)(page(`<p>${text}</p>`))).toBe(isShown)
  })
})

describe('figure', () => {
  const figure = (claim: Partial<Claim>) =>
    statesClaim({ label: '', basis: '', value: 0, ...claim })
  const share = figure({ value: 40, suffix: '%', label: 'or more', basis: 'As reported by us' })

  test('is stated beside its label, on either side', () => {
    expect(share(page('<dt>or more</dt><dd><span>40</span>%</dd>'))).toBe(true)
    expect(share(page('<b><span>40</span>%</b><span>or more</span>'))).toBe(true)
  })

  test('is stated in prose if its basis is on the page', () => {
    expect(share(page('<p>Up by 40%.</p><p>As reported by us.</p>'))).toBe(true)
    expect(share(page('<p>Assessed at 40%.</p>'))).toBe(false)
  })

  test('needs neither if it cannot mean anything else', () => {
    const saved = figure({ prefix: '$', value: 78, suffix: 'M+', label: 'Saved' })
    expect(saved(page('<p>The $78M+ of our clients</p>'))).toBe(true)
  })
})

test('address is found in links', () => {
  const shows = contains('https://book.test/a?b=1&c=2')
  expect(shows(page('<a href="https://book.test/a?b=1&amp;c=2">Book</a>'))).toBe(true)
})
