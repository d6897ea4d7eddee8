import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { allPages, allPaths, mainText, pageOf, pairsIn } from '#tests/helpers/builds.ts'
import { entityAnswer, returnAnswer } from '#tests/helpers/content.ts'
import { expect, fontsLoaded, hydrated, phone, requestTest, shiftsOfLateFonts, test } from '#tests/helpers/test.ts'

// npm run test:sample checks the sample firm's required copy, which owners can change. Delete this file once the
// content is yours. All other tests read the content instead of repeating it.

const cities = 'dallas-texas greenville-north-carolina jackson-tennessee nashville-tennessee oklahoma-city'.split(' ')

/** Titles, prices and terms of all packages by their section on /pricing. */
const packages: Record<string, string[]> = {
  accounting: [
    'Starter Compliance | $250-400+ per month | Onboarding $1,650 | First-year total $4,650-6,450+ | Discounted payroll $175/mo | Sales tax filing $215/mo | Consulting $75/hr',
    'Collaborative Accounting | $850+ per month | Onboarding $1,098 | First-year total $11,298+ | Payroll up to 10 employees | Sales tax discount $150',
    'Fractional Controller | $1,650+ per month | Onboarding $600 | First-year total $20,400+ | Payroll included up to 30 employees | Sales tax included',
    'Fractional CFO | $3,350+ per month | Onboarding $2,000 | First-year total $42,200+',
  ],
  'tax-planning': [
    'Essentials | $2,500 per year | Consults $75/hr',
    'Strategic | $4,800+ per year | 2 implementation sessions | Consults $75/hr',
    'Elite | $9,400+ per year | We must identify at least $18,800 in savings, or we refund the difference, up to the fee.',
  ],
  'tax-preparation': [
    'Individual 1040 | $400+ per return | Includes 4 income documents | Extra W-2/1099 $25 each | Students and seniors $185 flat | Dependent child of client $150 flat',
    '1040 with LLC or rental | $700+ per return | Extra rental or LLC $175',
    '1065 | $850+ per return | Includes 4 partners | Extra K-1 $175 | Unorganized books $600+',
    '990 | $1,499+ per return | Clean books required',
    '1120S | $1,599+ per return | Extra K-1 $190 | Unorganized books $600+',
    '1120 C-Corp | $2,100+ per return | Unorganized books $3,250+',
  ],
}

const additional = `Financial Reviews $350 | Business Advice Consult $350 | Tax prep consult $85 | Discovery call $10 |
  Business formation $800 | Third party letters $200 | Business solutions $500 | Professional business plan $285 |
  Capital/funding consulting $275 | Business credit building $670 | DIY teaching session $485+ |
  Outsourced reconciliation $645+ | Logo branding Varies | IT support (Sample IT support company) Varies |
  Insurance (Sample insurance agency) Varies`

/** The number of elements for each selector. */
const counts = `/ #figures b 6 | / #services li 3 | / #stories h4 3 | / #strategy ul a 3 |
  / #guarantee a[href="/pricing#guarantee"] 1 |
  /pricing #journey li 4 | /who-we-serve main section:has(details) 11 | /faq main details 11 |
  /case-studies main table 3 | /case-studies main tbody > tr > th 12 | /about-our-firm #values li 4 |
  /about-our-firm #checks li 8 | /other-services #extras dl > div 22 | /tax-debt-relief #statistics dl > div 3 |
  /tax-debt-relief #stories h4 2 | /learning-library #coming h3 3`

/** The complete label. Consent to text messages must not be bundled with anything else. */
const consentToTexts =
  'I have read and agree to the SMS Terms and consent to receive recurring automated SMS messages about my service from Fairshare Tax Advisory at the number above. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help.'

const guarantee =
  'If our year-one plan does not identify tax-saving strategies worth at least 2X your tax planning fee, we refund the difference.'

/** Phrases that each page must contain. */
const requiredPhrases: Record<string, string> = {
  '/': `Strategic Tax Reduction for Real Estate Professionals | Schedule a Tax Strategy Session | Call Us | $78M+ |
    Taxes Saved | 17+ | years of experience | 500+ | happy clients | 50+ | states | Google rating | 2000+ |
    projects | Past results do not predict yours. | Signs you have outgrown your CPA | Compliance accountant |
    In-house finance team | Illustrative examples | Not actual clients. Shown to explain the kind of work we do. |
    $150K-$300K+ | Plans $2,500 to $9,400+ | One CPA or Enrolled Agent, all year | See all pricing |
    Start with 15 minutes`,
  '/pricing': `Discovery | Blueprint | Implementation | Maintenance | Illustration only. The 17%-70% range is what |
    you get a fixed written quote before work begins | If you ask within 30 days after we deliver it |
    If your plan costs $2,500 and we identify $4,000, we refund $1,000 |
    one fixed quote, one contact and one list of deadlines | They're ready when you decide |
    a consult is $75/hr. The $85 tax prep consult | the $350 Business Advice Consult |
    Published prices are honored for at least 30 days |
    Within 30 days after we deliver your plan, we'll refund the whole planning fee on request | ${guarantee}`,
  '/tax-planning': `Satisfaction guarantee | ${guarantee} | $61K+ | Past results do not predict yours | 18%`,
  '/outsourced-cfo': `Clients typically see cashflow increases of 40% or more. | will differ`,
  '/business-formation': `dissolution | Illustrative example Not an actual client`,
  '/buy-sell-business': `buying | selling | free strategy session`,
  '/other-services': `Outsourced reconciliation $645+ | Amended returns Quoted | IT support | Varies | Independent company.`,
  '/tax-debt-relief': `$73.6B | 72K | $13B | They do not describe our clients | With resolution | Without resolution |
    Illustrative examples | Most taxpayers do not qualify for an offer in compromise. |
    private company, not affiliated with the IRS or any government agency.`,
  '/about-our-firm': ` June 2009 | 17+ years of experience | counted from June 2009, as of November 2026 |
    2 CPAs, 2 Enrolled Agents, 2 veteran tax preparers and a bookkeeper, plus support staff |
    a team of 7 professionals | 8+ people including support staff | Integrity | Excellence | Innovation |
    Empowerment`,
  '/about': `June 2009 | full time since 2017 | Our CPAs | Our Enrolled Agents | Our bookkeeper | Our support staff |
    Industries | Revenue Range | $120K-$500K | $500K-$2M | $2M-$15M | Business Needs`,
  '/learning-library': `Coming soon | Tax Guides | Financial Tools | Video Tutorials`,
  '/contact': `We reply within 1 business day | Do not send Social Security numbers or tax documents by text or email.`,
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
}

requestTest("has the sample's articles and checklists", () => {
  const under = (folder: string) => allPaths().filter((path) => path.startsWith(folder))
  expect(under('/blog/')).toEqual(cities.map((city) => `/blog/${city}-cpa`))
  expect(under('/checklists/')).toHaveLength(4)
})

requestTest('shows the required sentences', () => {
  for (const [path, phrases] of Object.entries(requiredPhrases)) {
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

requestTest('introduces the founder in 50 to 90 words, and names her in her story', () => {
  const bio = pageOf('/about').texts('#founder p')[0] ?? ''
  expect(bio).toMatch(/^Margaret Ellison \(sample\), a CPA licensed in Tennessee,/)
  const words = bio.split(' ').length
  expect(words).toBeGreaterThanOrEqual(50)
  expect(words).toBeLessThanOrEqual(90)
  expect(pageOf('/about-our-firm').texts('#founder p')[0]).toMatch(/^Margaret Ellison \(sample\)/)
  for (const [from, to] of [
    ['/about', '/about-our-firm'],
    ['/about-our-firm', '/about'],
  ] as const)
    expect(pageOf(from).values('main a:not([aria-label="Breadcrumb"] a)', 'href').join(' ')).toContain(to)
})

requestTest('shows the 40% claim above the forecast, and both guarantee seals', () => {
  expect(pageOf('/outsourced-cfo').texts('#figures, #exhibit')[0]).toContain('How clients free up cash')
  expect(pageOf('/outsourced-cfo').texts('#figures dd')).toEqual(['40%'])
  expect(pageOf('/tax-planning').texts('#guarantee [aria-hidden=true]')).toEqual(['30 days'])
  expect(pageOf('/pricing').texts('#guarantee [aria-hidden=true]')).toEqual(['2X'])
})

requestTest('links to every page, and cites a source in every source note', () => {
  const linked = (to: string) =>
    allPages().filter((path) =>
      pageOf(path)
        .values('main a:not([aria-label="Breadcrumb"] a)', 'href')
        .some((href) => path !== to && href.replace(/#.*/, '') === to),
    )
  for (const to of ['/faq', '/who-we-serve', '/learning-library', '/case-studies', '/about'])
    expect(linked(to).length, to).toBeGreaterThanOrEqual(3)
  for (const path of allPaths())
    for (const note of pageOf(path).parts('ol[data-notes] > li'))
      expect(note.values('a', 'href'), note.text).toContainEqual(expect.stringMatching(/^https:/))
})

requestTest('shows the expected number of items', () => {
  for (const [, path = '', what = '', count] of counts.matchAll(/(\/\S*) (.*?) (\d+)(?: \|\s+|$)/g))
    expect.soft(pageOf(path).parts(what), `${path} ${what}`).toHaveLength(Number(count))
})

requestTest("has the sample's prices", () => {
  for (const [section, cards] of Object.entries(packages)) {
    const articles = pageOf('/pricing').parts(`#${section} article`)
    expect(articles.map(({ texts }) => texts('h3')[0])).toEqual(cards.map((card) => card.split(' | ')[0]))
    for (const [index, card] of cards.entries()) {
      const [, price, ...terms] = card.split(' | ')
      expect(articles[index]?.texts('p')).toContain(price)
      for (const term of terms) expect(articles[index]?.text).toContain(term)
      expect(terms).toEqual(expect.arrayContaining(pairsIn(articles[index])))
    }
  }
  expect(pairsIn(pageOf('/pricing').parts('#additional-services')[0])).toEqual(additional.split(/ \|\s+/))
})

requestTest('has the tax figures from Rev. Proc. 2025-32 and IRC 6654', () => {
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

requestTest('avoids banned words and cents', () => {
  for (const path of allPaths()) {
    const [body = ''] = pageOf(path).texts('body')
    const text = mainText(path)
    expect(body, path).not.toMatch(banned)
    expect(text, path).not.toContain('3X')
    if (path !== '/buy-sell-business') expect(text, path).not.toMatch(/\bfree\b(?! up)/i)
    if (!mayGuarantee.includes(path)) expect(text, path).not.toMatch(/guarantee/i)
    // Billions can have a decimal ($73.6B), and the law has some rates in cents ($1.50 per $1,000).
    expect(body.match(/[€£¥]|\$\d[\d,]*\.\d+(?![\dBM]| per \$| a night)/g), path).toBeNull()
  }
  expect(mainText('/tax-debt-relief')).not.toMatch(/\bSMS\b|\btext messages?\b/i)
})

/** The maximum length of a page in phone screens, with 20% to spare. The default is 10 for articles and 8 otherwise. */
const longest: Record<string, number> = {
  ...{ '/': 9, '/about-our-firm': 9, '/case-studies': 8, '/pricing': 10, '/privacy-policy': 10.5 },
  ...{ '/tax-debt-relief': 9, '/tax-planning': 9, '/tax-preparation': 9, '/who-we-serve': 9 },
}

test('keeps every page short on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of allPages()) {
    await page.goto(path)
    await hydrated(page)
    await fontsLoaded(page)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect.soft(screens, path).toBeLessThanOrEqual(1.2 * (longest[path] ?? (path.startsWith('/blog/') ? 10 : 8)))
  }
})

requestTest('has no duplicate headings on a page', () => {
  for (const path of allPaths()) {
    const headings = pageOf(path).texts('main :is(h1, h2, h3, h4, h5, h6)')
    expect([path, headings]).toEqual([path, [...new Set(headings)]])
  }
})

test("doesn't shift when fonts load late", async ({ page }) => {
  for (const shift of await shiftsOfLateFonts(page)) expect(Math.round(shift * 1000)).toBe(0)
})

requestTest('matches answers computed by hand', () => {
  const answers = { own: 'standard', rentals: 2, partnerships: 2 }
  expect(returnAnswer(answers).total).toContain('Starting at $2,575')
  const unorganized = returnAnswer({ own: 'none-needed', 'c-corps': 1, books: 'unorganized' })
  expect(unorganized).toEqual({ rows: [expect.objectContaining({ amount: 'Quoted' })], total: '' })
  const { llc, corporation } = entityAnswer(150_000, 60_000)
  expect(corporation.left - llc.left).toBe(6513)
})
