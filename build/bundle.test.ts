import { expect, test } from 'vitest'
import { withoutUnusedTokens } from './bundle.ts'

test('a page has the tokens that it uses, and those that these need', () => {
  const tokens = ':root{--gold:#a70;--accent:var(--gold);--line:#222;--rule:var(--line)}'
  expect(withoutUnusedTokens(`${tokens}a:hover{color:var(--accent)}`)).toBe(
    ':root{--gold:#a70;--accent:var(--gold);}a:hover{color:var(--accent)}',
  )
})
