import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { parse } from 'yaml'
import { allPages, allPaths, mainText, pageOf, pairsIn } from '#tests/helpers/builds.ts'
import { firm } from '#tests/helpers/content.ts'
import { expect, facesReady, hydrated, phone, readerTest, shiftsOfLateFonts, test } from '#tests/helpers/test.ts'

// npm run test:sample: what the specification says about the sample firm and an owner may change. Delete this file
// when the content is your own. Every other test reads the content.

const cities = [
  'nashville-tennessee',
  'dallas-texas',
  'greenville-north-carolina',
  'jackson-tennessee',
  'oklahoma-city',
]

/** Every package by its section of /pricing: its title, price and terms. */
const packages: Record<string, string[]> = {
  accounting: [
    'Starter Compliance | $250-400+ per month | First year $4,650-6,450+ with $1,650 onboarding | Discounted payroll $175/mo | Sales tax filing $215/mo | Consulting $75/hr',
    'Collaborative Accounting | $850+ per month | First year $11,298+ with $1,098 onboarding | Payroll up to 10 employees | Sales tax discount $150',
    'Fractional Controller | $1,650+ per month | First year $20,400+ with $600 onboarding | Payroll included up to 30 employees | Sales tax included',
    'Fractional CFO | $3,350+ per month | First year $42,200+ with $2,000 onboarding',
  ],
  'tax-planning': [
    'Essentials | $2,500 per year | Consults $75/hr',
    'Strategic | $4,800+ per year | 2 implementation sessions | Consults $75/hr',
    'Elite | $9,400+ per year | Your first-year plan must identify at least $18,800',
  ],
  'tax-preparation': [
    'Individual 1040 | $400+ | Includes 4 income documents | Extra W-2/1099 $25 each | Students and seniors $185 in total | Dependent child of client $150 in total',
    '1040 with LLC or rental | $700+ | Extra rental or LLC $175',
    '1065 | $850+ | Includes 4 partners | Extra K-1 $175 | Unorganized books $600+',
    '1120S | $1,599+ | Extra K-1 $190 | Unorganized books $600+',
    '1120 C-Corp | $2,100+ | Unorganized books $3,250+ in total',
    '990 | $1,499+ | Clean books required',
  ],
}

const additional = `Financial Reviews $350 | Business Advice Consult $350 | Tax prep consult $85 | Discovery call $10 |
  Business formation $800 | Third party letters $200 | Business solutions $500 | Professional business plan $285 |
  Capital/funding consulting $275 | Business credit building $670 | DIY teaching session $485+ |
  Outsourced reconciliation $645+ | Logo branding Varies | IT support Varies | Insurance Varies`

/** The title, and the number of items under "What We Offer". */
const services = `/tax-planning Tax Planning 7 | /outsourced-cfo Outsourced CFO 6 | /tax-preparation Tax Preparation 6 |
  /accounting Accounting 6 | /bookkeeping Accounting 6 | /business-formation Business Formation/Dissolution 5 |
  /buy-sell-business Buy/Sell Business 5 | /tax-debt-relief Tax Debt Relief 7 | /other-services Other Services 6`

/** How many of each. */
const counts = `/ #figures li 6 | / #services li 3 | / #stories article 3 | / #guarantee a[href="/pricing#guarantee"] 1 |
  /pricing #journey li 4 | /who-we-serve main section:has(details) 11 | /faq main details 11 |
  /case-studies main table 3 | /case-studies main tbody > tr > th 12 | /about-our-firm #values li 4 |
  /about-our-firm #checks li 8 | /other-services #extras dl > div 22 | /tax-debt-relief #statistics dl > div 3 |
  /tax-debt-relief #stories article 2 | /learning-library #coming h3 3 | /sms-optin input[type="checkbox"] 2 |
  /sms-optin input[checked] 0`

/** The whole label: consent to texts is bundled with no other document. */
const consentToTexts =
  'I have read and agree to the SMS Terms and consent to receive recurring automated SMS messages about my service from Fairshare Tax Advisory at the number above. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help.'

const guarantee =
  'If our year-one plan does not identify tax-saving strategies worth at least 2X your tax planning fee, we refund the difference.'

/** An article names the firm's address and licenses, and says that its client is invented. */
const inArticle = `Fairshare Tax Advisory team | 100 Sample Street, Suite 000, Nashville, TN 00000; our CPAs are licensed in Tennessee |
    Not an actual client. Shown to explain the kind of work we do. | Sample outcomes. Figures are illustrative`

/** Phrases of each page. */
const says: Record<string, string> = {
  '/': `Strategic Tax Reduction for Real Estate Professionals | Schedule a Tax Strategy Session | Call Us | $78M+ |
    Taxes Saved | 17+ | years of experience | 500+ | happy clients | 50+ | states | Google rating | 2000+ |
    projects | Past results do not predict yours. | Signs you have outgrown your CPA | Compliance accountant |
    In-house finance team | Illustrative examples | Not actual clients. Shown to explain the kind of work we do. |
    $42,270 less federal tax, 37% of the year's total | Broker-owner |
    $25,920 less federal tax, 50% of the year's total | Property management company |
    $81,480 less federal tax, 36% of the year's total | Listing agent | $150K-$300K+ | See all pricing`,
  '/pricing': `Discovery | Blueprint | Implementation | Maintenance | Illustration only. The 17%-70% range is what |
    a range of $13,600 to $56,000. | you get a fixed written quote before work begins |
    Published prices are honored for at least 30 days |
    Within 30 days after we deliver your plan, we'll refund the whole planning fee on request | ${guarantee}`,
  '/tax-planning': `Satisfaction guarantee | ${guarantee} | $12,252 | $61K+ | Past results do not predict yours | 18%`,
  '/outsourced-cfo': `Clients typically see cashflow increases of 40% or more. | no week ends below $14,130. | will differ`,
  '/business-formation': `dissolution | Illustrative example Not an actual client | About $113,000`,
  '/buy-sell-business': `$102,000 more | buying | selling | free strategy session`,
  '/other-services': `Outsourced reconciliation $645+ | Amended returns Quoted | IT support | Varies | Independent company.`,
  '/tax-debt-relief': `$73.6B | 72K | $13B | They do not describe our clients | With resolution | Without resolution |
    Illustrative examples | Most taxpayers do not qualify for an offer in compromise. |
    private company, not affiliated with the IRS or any government agency.`,
  '/about-our-firm': ` June 2009 | 17+ years of experience | counted from June 2009, as of November 2026 |
    2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers and support staff |
    a team of 7 professionals | 8+ people including support staff | Integrity | Excellence | Innovation |
    Empowerment`,
  '/about': `June 2009 | full time since 2017 | Our CPAs and Enrolled Agents | Our bookkeeper | Our support staff |
    Industries | Revenue Range | $120K-$500K | $500K-$2M | $2M-$15M | Business Needs`,
  '/learning-library': `Coming soon | February 1 Monday | January 31, a Sunday | May 17 Monday | Tax Guides | Financial Tools |
    Video Tutorials`,
  '/contact': `Call Us (615) 555-0142 | Monday-Thursday 11am-6pm, Friday 11am-3pm |
    100 Sample Street, Suite 000, Nashville, TN 00000 | We reply within 1 business day |
    Do not send Social Security numbers or tax documents by text or email.`,
  '/privacy-policy': `Privacy Policy | Last updated May 14, 2025 | we will notify you within 15 business days of confirming it`,
  '/terms': `Terms of Service | Last updated May 14, 2025`,
  '/sms-terms': `SMS/Text Messaging Terms | Effective December 12, 2024`,
  '/sms-optin': `Fairshare Tax Advisory SMS Updates | appointment reminders | document requests | tax deadlines |
    account updates | limited educational or promotional content about tax and accounting services |
    We do not send texts about debt relief, debt settlement or credit repair. |
    Recurring messages. Message frequency varies | Message and data rates may apply. |
    Reply STOP to opt out at any time. Reply HELP for help, or contact (615) 555-0142 or info@fairshare.example. |
    Consent is not a condition of purchasing any goods or services. |
    Your mobile number and consent are not sold, rented or shared with third parties or affiliates for marketing or promotional purposes. |
    Carriers are not liable for delayed or undelivered messages. |
    Do not send Social Security numbers or tax documents by text or email. | ${consentToTexts} |
    This opens your email program. Nothing is sent until you press Send. | Subscribe to SMS Updates`,
  '/case-studies': `5 $285,000 N/A $285,000 $1,850 2 $1,630 Refund $3,480 8% of the year's tax $2,280 due later |
    9 $165,000 $188,000 $24,000 $377,000 $73,570 6 $46,110 $27,460 32% of the year's tax $23,535 due later`,
  '/blog/nashville-tennessee-cpa': `${inArticle} | Reviewed by Margaret Ellison (sample), CPA`,
  '/blog/dallas-texas-cpa': `${inArticle} | Reviewed by Daniel Okafor (sample), CPA`,
  '/blog/greenville-north-carolina-cpa': `${inArticle} | Reviewed by Thomas Brandt (sample)`,
  '/blog/jackson-tennessee-cpa': `${inArticle} | Reviewed by Margaret Ellison (sample), CPA`,
  '/blog/oklahoma-city-cpa': `${inArticle} | Reviewed by Thomas Brandt (sample), Enrolled Agent`,
}

readerTest('has the articles and checklists of the specification', () => {
  const under = (folder: string) => allPaths().filter((path) => path.startsWith(folder))
  expect(under('/blog/').toSorted()).toEqual(cities.map((city) => `/blog/${city}-cpa`).toSorted())
  expect(under('/checklists/')).toHaveLength(4)
})

readerTest('says what the specification says', () => {
  for (const [path, phrases] of Object.entries(says)) {
    for (const phrase of phrases.split(/ ?\| ?\n? */))
      expect.soft(mainText(path).toLowerCase(), path).toContain(phrase.toLowerCase())
  }
  expect(mainText('/about')).not.toContain('2 Enrolled Agents')
  const footer = pageOf('/').texts('body > footer')[0]
  for (const phrase of [
    'Monday-Thursday 11am-6pm, Friday 11am-3pm',
    'Never pay more than your fair share in taxes!',
    'CPA licenses: Tennessee 00000 (sample)',
  ])
    expect(footer).toContain(phrase)
})

readerTest('has as much of everything as the specification', () => {
  const rows = (table: string) =>
    table.split(/ \|\s+/).map((row) => (/^(\S+) (.*) (\d+)$/.exec(row) ?? []).slice(1) as [string, string, string])
  for (const [path, what, count] of rows(counts))
    expect.soft(pageOf(path).parts(what), `${path} ${what}`).toHaveLength(Number(count))
  for (const [path, title, count] of rows(services)) {
    expect.soft(pageOf(path).texts('main h1'), path).toEqual([title])
    expect.soft(pageOf(path).parts('#offers ~ * li, #offers ~ ul > li'), path).toHaveLength(Number(count))
  }
})

readerTest('has the prices of the specification', () => {
  for (const [section, cards] of Object.entries(packages)) {
    const articles = pageOf('/pricing').parts(`#${section} article`)
    expect(articles.map(({ texts }) => texts('h3')[0])).toEqual(cards.map((card) => card.split(' | ')[0]))
    for (const [at, card] of cards.entries()) {
      const [, price, ...terms] = card.split(' | ')
      expect(articles[at]?.texts('p')).toContain(price)
      for (const term of terms) expect(articles[at]?.text).toContain(term)
      expect(terms).toEqual(expect.arrayContaining(pairsIn(articles[at])))
    }
  }
  expect(pairsIn(pageOf('/pricing').parts('#additional-services')[0])).toEqual(additional.split(/ \|\s+/))
})

readerTest('has the tax figures of the Revenue Procedure for 2026 and of IRC 6654', () => {
  const read = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'))
  const { statuses } = read('services/business-formation').law
  expect(statuses.map(({ brackets }: { brackets: { upTo: string }[] }) => brackets.map(({ upTo }) => upTo))).toEqual([
    ['$24,800', '$100,800', '$211,400', '$403,550'],
    ['$12,400', '$50,400', '$105,700', '$201,775'],
    ['$17,700', '$67,450', '$105,700', '$201,750'],
  ])
  const { current, prior, priorHigh, highFrom, floor } = read('pages/learning-library').estimatedTax.tool.law
  expect([current, prior, priorHigh, highFrom, floor]).toEqual([0.9, 1, 1.1, 150_000, 1000])
})

const banned =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|(?<!\w)#1(?!\w)|loophole|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/i

/** Where the guarantee or a link to it may appear. */
const mayGuarantee = ['/', '/pricing', '/tax-planning', '/about', '/about-our-firm', '/faq', '/terms']

readerTest('uses no words that a careful tax firm avoids, and whole U.S. dollars', () => {
  for (const path of allPaths()) {
    const [body = ''] = pageOf(path).texts('body')
    const text = mainText(path)
    expect(body, path).not.toMatch(banned)
    expect(text, path).not.toContain('3X')
    if (path !== '/buy-sell-business') expect(text, path).not.toMatch(/\bfree\b(?! up)/i)
    if (!mayGuarantee.includes(path)) expect(text, path).not.toMatch(/guarantee/i)
    // Billions may have a decimal ($73.6B), and the law states some rates in cents ($1.50 per $1,000).
    expect(body.match(/[€£¥]|\$\d[\d,]*\.\d+(?![\dBM]| per \$| a night)/g), path).toBeNull()
  }
  expect(mainText('/tax-debt-relief')).not.toMatch(/\bSMS\b|\btext messages?\b/i)
})

/** The most screens of a phone that a page may have; an article 10, another 8. */
const longest: Record<string, number> = {
  ...{ '/': 9, '/about-our-firm': 9, '/case-studies': 6, '/pricing': 10, '/privacy-policy': 10.5 },
  ...{ '/tax-debt-relief': 9, '/tax-preparation': 9, '/who-we-serve': 9 },
}

test('keeps every page short on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of allPages()) {
    await page.goto(path)
    await hydrated(page)
    await facesReady(page)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect.soft(screens, path).toBeLessThanOrEqual(longest[path] ?? (path.startsWith('/blog/') ? 10 : 8))
    if (path.startsWith('/blog/'))
      await expect(page.getByRole('article').getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
  }
})

test('/contact has status, booking, number and hours on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  const main = page.getByRole('main')
  for (const part of [
    main.getByText(/^(Open|Closed) now/),
    main.getByRole('link', { name: 'Schedule a Consultation' }),
    main.getByRole('link', { name: 'Call Us (615) 555-0142' }),
    main.getByText('Monday-Thursday 11am-6pm, Friday 11am-3pm'),
  ]) {
    const { y = phone.height, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(phone.height - 56) // above the bar of actions
  }
})

const printedPages = async (page: Page) =>
  (await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })))).totalPages

for (const [path, most] of [
  ['/pricing', 4],
  ['/blog/dallas-texas-cpa', 5],
  ['/blog/oklahoma-city-cpa#worksheet', 1],
  ['/checklists/individual', 1],
  ['/privacy-policy', 20],
] as const) {
  test(`${path} prints on ${most} pages`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    expect(await printedPages(page)).toBeLessThanOrEqual(most)
  })
}

readerTest('links to partners on two pages only', () => {
  const toPartner = firm.partners.map(({ url }) => `a[href="${url}"]`).join()
  expect(allPaths().filter((path) => pageOf(path).parts(toPartner).length > 0)).toEqual(['/other-services', '/pricing'])
})

readerTest('has no heading twice on a page', () => {
  for (const path of allPaths()) {
    const headings = pageOf(path).texts('main :is(h1, h2, h3, h4, h5, h6)')
    expect([path, headings]).toEqual([path, [...new Set(headings)]])
  }
})

test('moves nothing when fonts arrive late', async ({ page }) => {
  for (const shift of await shiftsOfLateFonts(page)) expect(Math.round(shift * 1000)).toBe(0)
})

test('works out its answers by hand', async ({ page }) => {
  await page.goto('/tax-preparation')
  await hydrated(page)
  const part = page.locator('#return-cost')
  await part.getByLabel('Rentals, LLCs and Schedule C businesses').fill('2')
  await part.getByText('Companies and nonprofits').click()
  await part.getByLabel('Partnerships', { exact: true }).fill('2')
  await part.getByRole('button', { name: 'Show my price' }).click()
  await expect(part.getByRole('table')).toContainText('Starting at $2,575')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await part.getByRole('button', { name: 'Print' }).click()
  expect(await printedPages(page)).toBe(1)
  await page.clock.setFixedTime('2026-09-16T12:00:00')
  await page.goto('/business-formation#s-corporation')
  await hydrated(page)
  const entity = page.locator('#s-corporation')
  await entity.getByLabel('Profit in a year').fill('150,000')
  await entity.getByLabel('Reasonable pay').fill('60,000')
  await entity.getByRole('button', { name: 'Compare' }).click()
  await expect(entity.getByRole('table')).toContainText('$6,513 more a year')
  await page.goto('/pricing')
  await hydrated(page)
  await page.getByLabel('Tax paid').fill('20,000')
  await page.getByLabel('Gross income').fill('100,000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('#calculator').getByRole('definition')).toHaveText(['$3,400', '$14,000', '20.0%'])
})
