import { allPages, allPaths, pageOf } from '#tests/helpers/builds.ts'
import { mainText, plainText, read } from '#tests/helpers/reading.ts'
import { expect, facesReady, phone, readerTest, test } from '#tests/helpers/test.ts'

// What the sample must keep beside the words of the specification: its length, its titles and the
// limits of what a tax firm may say. Its bytes: npm run size.

/** Screens of a phone a page may have, folded as it comes. */
const longest: Record<string, number> = {
  '/': 9,
  '/tax-debt-relief': 9,
  // With every package as a card.
  '/pricing': 12.7,
  '/learning-library': 8.3,
  '/who-we-serve': 12.3,
  '/sms-optin': 6,
}
const longestOf = (path: string) => longest[path] ?? (path.startsWith('/blog/') ? 15 : 12)

test('No page of the sample is longer than about twelve screens of a phone, no article than fifteen.', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of allPages()) {
    await page.goto(path)
    await facesReady(page)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens, path).toBeLessThanOrEqual(longestOf(path))
  }
})

readerTest('Every service of the sample has its exhibit, and Other Services groups its extras by question.', () => {
  for (const path of [
    '/tax-planning',
    '/outsourced-cfo',
    '/tax-preparation',
    '/accounting',
    '/bookkeeping',
    '/business-formation',
    '/buy-sell-business',
    '/tax-debt-relief',
  ]) {
    expect(pageOf(path).parts('main section#exhibit'), path).toHaveLength(1)
  }
  expect(pageOf('/other-services').parts('#extras h3').length).toBeGreaterThan(0)
})

readerTest('Its titles name the subject, then the firm by its short name, in at most 65 characters.', () => {
  for (const path of allPaths()) {
    const [title = ''] = pageOf(path).texts('title')
    expect(title, path).toMatch(/^[^|]+ \| Fairshare$/)
    expect(title.length, path).toBeLessThanOrEqual(65)
  }
})

const banned =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|(?<!\w)#1(?!\w)|loophole|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/i

/** Where the guarantee or a link to it may stand. */
const mayGuarantee = ['/', '/pricing', '/tax-planning', '/about', '/about-our-firm', '/faq', '/terms']

readerTest('It uses no words that a careful tax firm avoids.', async ({ request }) => {
  for (const path of allPaths()) {
    expect(plainText(await read(request, path)), path).not.toMatch(banned)
    const text = await mainText(request, path)
    expect(text, path).not.toContain('3X')
    if (path !== '/buy-sell-business') expect(text, path).not.toMatch(/\bfree\b(?! up)/i)
    if (!mayGuarantee.includes(path)) expect(text, path).not.toMatch(/guarantee/i)
  }
  expect(await mainText(request, '/tax-debt-relief')).not.toMatch(/\bSMS\b|\btext messages?\b/i)
})

readerTest('No heading stands twice on a page of it; one of home names real estate tax strategy.', () => {
  for (const path of allPaths()) {
    const headings = pageOf(path).texts('main :is(h1, h2, h3, h4, h5, h6)')
    expect([path, headings]).toEqual([path, [...new Set(headings)]])
    if (path === '/') expect(headings).toContainEqual(expect.stringMatching(/^Real estate tax strategy/))
  }
})
