import { paths } from '../app/routes.ts'
import { mainText } from './reading.ts'
import { expect, readerTest as test } from './test.ts'

// The words a careful tax firm does not use (compliance section 2).
const banned =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|#1\b|loophole|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/i

/** Where the guarantee or a link to it may stand (compliance 3.3). */
const mayGuarantee = [
  '/',
  '/pricing',
  '/tax-planning',
  '/about',
  '/about-our-firm',
  '/faq',
  '/terms',
]

for (const path of paths) {
  test(`${path}: no banned words, no 3X, "free" and "guarantee" only where allowed`, async ({
    request,
  }) => {
    const text = await mainText(request, path)
    expect(text).not.toMatch(banned)
    expect(text).not.toContain('3X')
    if (path !== '/buy-sell-business') expect(text).not.toMatch(/\bfree\b/i)
    if (!mayGuarantee.includes(path)) expect(text).not.toMatch(/guarantee/i)
  })
}

test('the tax debt page has no call to text messages', async ({ request }) => {
  expect(await mainText(request, '/tax-debt-relief')).not.toMatch(/\bSMS\b|\btext messages?\b/i)
})
