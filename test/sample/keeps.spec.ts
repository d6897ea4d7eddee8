import { content, pagesOf, pathsOf } from '#test/helpers/builds.ts'
import { firstVisit, homeLimits } from '#test/helpers/first-visit.ts'
import { mainText, plainText, read } from '#test/helpers/reading.ts'
import { expect, facesReady, phone, readerTest, test } from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

// What the sample must keep beside the words of the specification: its length, its titles and the
// limits of what a tax firm may say. Its bytes: npm run size.

/** Screens of a phone a page may have, folded as it comes. */
const longest: Record<string, number> = { '/': 12.5, '/pricing': 12.5, '/sms-optin': 6 }

test(...proves('sample-page-length'), async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pagesOf(content)) {
    await page.goto(path)
    await facesReady(page)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens, path).toBeLessThan(longest[path] ?? 12)
  }
})

readerTest(
  'the home page of the sample stays within its bytes and requests',
  async ({ browser, baseURL }) => {
    const { bytes, requests, scripts } = await firstVisit(browser, `${baseURL}/`)
    expect(bytes).toBeLessThanOrEqual(homeLimits.bytes)
    expect(requests).toBeLessThanOrEqual(homeLimits.requests)
    expect(scripts).toBeLessThanOrEqual(homeLimits.scripts)
  },
)

const titles: Record<string, string> = {
  '/': 'Strategic tax reduction for real estate',
  '/about': 'About Fairshare Tax Advisory',
  '/about-our-firm': 'Learn about our firm · Fairshare Tax Advisory',
  '/accounting': 'Accounting and bookkeeping by property and by job',
  '/blog/dallas-texas-cpa': 'Dallas contractors: C or S, franchise tax, protest',
  '/blog/greenville-north-carolina-cpa': 'North Carolina’s bonus depreciation add-back',
  '/blog/jackson-tennessee-cpa': 'Jackson contractors: LLC tax and the first rental',
  '/blog/nashville-tennessee-cpa': 'Nashville rentals: FONCE, assessment and permits',
  '/blog/oklahoma-city-cpa': 'Oklahoma’s five-year capital gain deduction',
  '/bookkeeping': 'Accounting and bookkeeping by property and by job',
  '/business-formation': 'Form or close an LLC or corporation · Fairshare Tax Advisory',
  '/buy-sell-business': 'Buying or selling a business: the tax side',
  '/case-studies': 'Case studies: twelve sample outcomes',
  '/contact': 'Contact: phone, hours, booking · Fairshare Tax Advisory',
  '/faq': 'Frequently asked questions · Fairshare Tax Advisory',
  '/learning-library': 'Learning library and 2027 tax calendar',
  '/other-services': 'Single services and their prices · Fairshare Tax Advisory',
  '/outsourced-cfo': 'Outsourced CFO and fractional controller',
  '/pricing': 'Prices for tax planning, preparation, accounting',
  '/privacy-policy': 'Privacy policy for visitors and clients',
  '/sms-optin': 'SMS opt-in: reminders and deadlines by text',
  '/sms-terms': 'SMS terms: consent, frequency, cost, STOP and HELP',
  '/tax-debt-relief': 'IRS and state tax debt: the options, in plain words',
  '/tax-planning': 'Tax planning for property owners and businesses',
  '/tax-preparation': 'Tax preparation: 1040, 1065, 1120S and 1120',
  '/terms': 'Terms of service for this website · Fairshare Tax Advisory',
  '/who-we-serve': 'Who we serve · Fairshare Tax Advisory',
}

readerTest(...proves('sample-titles'), async ({ request }) => {
  for (const path of pathsOf(content)) {
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(await read(request, path)) ?? []
    expect([path, plainText(title)]).toEqual([path, titles[path]])
  }
})

const banned =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|(?<!\w)#1(?!\w)|loophole|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/i

/** Where the guarantee or a link to it may stand. */
const mayGuarantee = [
  '/',
  '/pricing',
  '/tax-planning',
  '/about',
  '/about-our-firm',
  '/faq',
  '/terms',
]

readerTest(...proves('sample-banned-words'), async ({ request }) => {
  for (const path of pathsOf(content)) {
    expect(plainText(await read(request, path)), path).not.toMatch(banned)
    const text = await mainText(request, path)
    expect(text, path).not.toContain('3X')
    if (path !== '/buy-sell-business') expect(text, path).not.toMatch(/\bfree\b/i)
    if (!mayGuarantee.includes(path)) expect(text, path).not.toMatch(/guarantee/i)
  }
  expect(await mainText(request, '/tax-debt-relief')).not.toMatch(/\bSMS\b|\btext messages?\b/i)
})

// The articles are still to be rewritten.
const hedged = pathsOf(content).filter((path) => !path.startsWith('/blog/'))

readerTest(...proves('sample-readable'), async ({ request }) => {
  for (const path of hedged) {
    const times = (await mainText(request, path)).match(/\bgenerally\b/gi)?.length ?? 0
    expect([path, times]).toEqual([path, Math.min(times, 3)])
  }
})
