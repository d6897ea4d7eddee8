import { allPaths, pageOf } from '#tests/helpers/builds.ts'
import { mainText } from '#tests/helpers/reading.ts'
import { expect, readerTest, test } from '#tests/helpers/test.ts'

// The sample's words and numbers as the specification fixes them, typed here a second time on
// purpose. Prices and constants: prices.spec.ts.

const booking = 'https://schedule.fairshare.example/consultation'

const menus = {
  About: {
    'Learn about Our Firm': '/about-our-firm',
    'Who We Serve': '/who-we-serve',
    FAQ: '/faq',
  },
  Services: {
    'Tax Planning': '/tax-planning',
    'Outsourced CFO': '/outsourced-cfo',
    'Tax Preparation': '/tax-preparation',
    Accounting: '/accounting',
    'Business Formation/Dissolution': '/business-formation',
    'Buy/Sell Business': '/buy-sell-business',
    'Tax Debt Relief': '/tax-debt-relief',
    'Other Services': '/other-services',
  },
  Resources: {
    Pricing: '/pricing',
    'Learning Library': '/learning-library',
    'Case Studies': '/case-studies',
  },
}

const footer = {
  Home: '/',
  'Who We Serve': '/who-we-serve',
  FAQ: '/faq',
  Pricing: '/pricing',
  'Tax Planning': '/tax-planning',
  'Outsourced CFO': '/outsourced-cfo',
  'Tax Preparation': '/tax-preparation',
  Accounting: '/accounting',
  'Privacy Policy': '/privacy-policy',
  'Terms of Service': '/terms',
  'SMS Terms': '/sms-terms',
  'SMS Opt-In': '/sms-optin',
  Nashville: '/blog/nashville-tennessee-cpa',
  Dallas: '/blog/dallas-texas-cpa',
  Greenville: '/blog/greenville-north-carolina-cpa',
  Jackson: '/blog/jackson-tennessee-cpa',
  'Oklahoma City': '/blog/oklahoma-city-cpa',
}

/** The whole label: consent to texts is bundled with no other document. */
const consentToTexts =
  'I have read and agree to the SMS Terms and consent to receive recurring automated SMS messages about my service from Fairshare Tax Advisory at the number above. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help.'

/** What each page says. */
const says: Record<string, (string | RegExp)[]> = {
  '/': [
    'Strategic Tax Reduction for Real Estate Professionals',
    'Schedule a Tax Strategy Session',
    'Call Us',
    '$78M+',
    'Taxes Saved',
    '17+',
    'years of experience',
    '500+',
    'happy clients',
    '50+',
    'states',
    'Google rating',
    '2000+',
    'projects',
    'Past results do not predict yours.',
    'Signs you have outgrown your CPA',
    'Compliance accountant',
    'In-house finance team',
    '$150K-$300K+',
    'See all pricing',
  ],
  '/pricing': [/Discovery.*Blueprint.*Implementation.*Maintenance/],
  '/tax-planning': ['What We Offer', 'Satisfaction guarantee', '$61K+', '18%'],
  '/outsourced-cfo': ['What We Offer', 'cashflow increases of 40% or more', 'will differ'],
  '/tax-preparation': ['What We Offer'],
  '/accounting': ['What We Offer'],
  '/business-formation': ['What We Offer', /[Dd]issolution/],
  '/buy-sell-business': [/[Bb]uying/, /[Ss]elling/, /[Ff]ree strategy session/],
  '/other-services': ['What We Offer', 'Independent company'],
  '/tax-debt-relief': [
    'What We Offer',
    '$73.6B',
    '72K',
    '$13B',
    'They do not describe our clients',
    'Without resolution',
    'Most taxpayers do not qualify for an offer in compromise.',
    'private company, not affiliated with the IRS or any government agency.',
  ],
  '/about-our-firm': [
    'Founded June 2009',
    '17+ years of experience',
    'counted from June 2009, as of November 2026',
    '2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers and support staff',
    'a team of 7 professionals',
    '8+ people including support staff',
    'Integrity',
    'Excellence',
    'Innovation',
    'Empowerment',
  ],
  '/about': [
    /June 2009\b.*full-time since 2017/,
    'Our CPAs and Enrolled Agents',
    'Our bookkeeper',
    'Our support staff',
    'Industries',
    'Revenue Range',
    '$120K-$500K',
    '$500K-$2M',
    '$2M-$15M',
    'Business Needs',
  ],
  '/learning-library': [
    /coming soon/i,
    'February 1 Monday', // 2027, worked out by hand
    'January 31, a Sunday',
    'May 17 Monday',
    'Tax Guides',
    'Financial Tools',
    'Video Tutorials',
  ],
  '/privacy-policy': [
    'Privacy Policy',
    'Last updated May 14, 2025',
    'we will notify you within 15 business days of confirming it',
  ],
  '/terms': ['Terms of Service', 'Last updated May 14, 2025'],
  '/sms-terms': ['SMS/Text Messaging Terms', 'Effective December 12, 2024'],
  '/sms-optin': [
    'Fairshare Tax Advisory SMS Updates',
    'appointment reminders',
    'document requests',
    'tax deadlines',
    'account updates',
    'limited educational or promotional content about tax and accounting services',
    'We do not send texts about debt relief, debt settlement or credit repair.',
    'Recurring messages. Message frequency varies',
    'Message and data rates may apply.',
    'Reply STOP to opt out at any time. Reply HELP for help, or contact (615) 555-0142 or info@fairshare.example.',
    'Consent is not a condition of purchasing any goods or services.',
    'Your mobile number and consent are not sold, rented or shared with third parties or affiliates for marketing or promotional purposes.',
    'Carriers are not liable for delayed or undelivered messages.',
    'Do not send Social Security numbers or tax documents by text or email.',
    consentToTexts,
    'This opens your email program. Nothing is sent until you press Send.',
    'Subscribe to SMS Updates',
  ],
}

readerTest(
  'The sample has the 27 addresses of the specification, /accessibility and four checklists, and no other.',
  () => {
    const inMenus = Object.values(menus).flatMap((links) => Object.values(links))
    const others = ['/about', '/bookkeeping', '/contact', '/accessibility']
    const expected = new Set([...inMenus, ...Object.values(footer), ...others])
    const lists = allPaths().filter((path) => path.startsWith('/checklists/'))
    expect(lists).toHaveLength(4)
    expect(allPaths().toSorted()).toEqual([...expected, ...lists].toSorted())
  },
)

readerTest(
  'Its home, pricing, service, about and library pages say what the specification says; an unknown address says "Oops! Page not found". Its legal pages have their names, dates and the breach notice of 15 days. Its SMS page has the sentences, labels, kinds of messages and consent that carriers ask for.',
  async ({ request }) => {
    for (const [path, words] of Object.entries(says)) {
      const text = await mainText(request, path)
      for (const each of words) {
        const isThere = typeof each === 'string' ? text.includes(each) : each.test(text)
        expect([path, each, isThere]).toEqual([path, each, true])
      }
    }
    for (const other of ['/tax-debt-relief', '/pricing', '/other-services']) {
      expect(pageOf(other).parts('main a[href^="/sms-"]'), other).toEqual([])
    }
    expect(await mainText(request, '/about')).not.toContain('2 Enrolled Agents')
    expect(await (await request.get('/nowhere')).text()).toContain('Oops! Page not found')
  },
)

test('Its header leads home and to the links of the menus About, Services and Resources. Its footer has the listed pages, five articles, four social networks, phone, hours, tagline and the scheduling link.', async ({
  page,
}) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  const shown = () =>
    nav.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  for (const [name, links] of Object.entries(menus)) {
    await nav.getByRole('button', { name, exact: true }).click()
    await expect.poll(shown).toEqual([['Home', '/'], ...Object.entries(links)])
  }
  const foot = page.getByRole('contentinfo')
  for (const [name, path] of Object.entries(footer)) {
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  const book = foot.getByRole('link', { name: 'Schedule Your Consultation Now' })
  await expect(book).toHaveAttribute('href', booking)
  await expect(foot).toContainText('Monday-Thursday 11am-6pm, Friday 11am-3pm')
  await expect(foot).toContainText('Never pay more than your fair share in taxes!')
})

readerTest(
  'Its four social links are on every page, its two partners on pricing and other services, its blog in the learning library.',
  () => {
    const paths = allPaths()
    const pagesWith = (start: string) => paths.filter((path) => pageOf(path).parts(`a[href^="${start}"]`).length > 0)
    for (const network of ['video', 'facebook', 'instagram', 'linkedin']) {
      expect(pagesWith(`https://${network}.`)).toEqual(paths)
    }
    for (const partner of ['it', 'insurance']) {
      expect(pagesWith(`https://${partner}.`)).toEqual(['/other-services', '/pricing'])
    }
    expect(pagesWith('https://blog.')).toEqual(['/learning-library'])
  },
)

test('It has 3 stories, 3 core services, the 10 parts of pricing in order, 11 audiences, 11 questions, 12 outcomes in 3 tables, 8 differentiators, 22 extras and the labels of the SMS form.', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Client success stories' }).getByRole('article')).toHaveCount(3)
  const cards = page.getByRole('region', { name: 'Core services' })
  for (const path of ['/tax-planning', '/tax-debt-relief', '/outsourced-cfo']) {
    await expect(cards.locator(`a[href="${path}"]`)).toHaveCount(1)
  }
  await page.goto('/pricing')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('ROI guarantee')
  await expect(page.locator('#tax-planning')).toContainText('Elite')
  await expect(page.locator('#tax-preparation')).toContainText('1120S')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /Tax Journey/,
    /Tax planning packages/,
    /ROI guarantee/,
    /planning be worth/,
    /Before .* after/,
    /Accounting and CFO/,
    /Tax preparation/,
    /Combine planning, preparation and accounting/,
    /Additional services/,
    /quote in writing/,
  ])
  await page.goto('/who-we-serve')
  await expect(page.getByRole('navigation', { name: 'Who we serve' }).getByRole('link')).toHaveCount(12)
  await page.goto('/faq')
  await expect(main.getByRole('group')).toHaveCount(11)
  await page.goto('/case-studies')
  for (const name of ['Business', 'Individual', 'Mixed']) {
    const table = page.getByRole('table', { name: new RegExp(`^${name} `) })
    await expect(table.getByRole('rowheader')).toHaveCount(4)
  }
  await page.goto('/about-our-firm')
  await expect(page.locator('#checks').getByRole('listitem')).toHaveCount(8)
  await page.goto('/other-services')
  await expect(page.locator('#extras dl > div')).toHaveCount(22)
  await page.goto('/tax-debt-relief')
  await expect(main.getByRole('article')).toHaveCount(2)
  await page.goto('/sms-optin')
  for (const label of ['Full Name', 'Phone Number']) {
    await expect(page.getByLabel(label)).toBeVisible()
  }
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('placeholder', '(555) 123-4567')
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(consentToTexts)
})

test('In place of the portrait it has not, it shows one drawing of three by four and asks for no photo.', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto('/about-our-firm')
  const portrait = page.getByRole('region', { name: /founded/ }).getByRole('img')
  await expect(portrait).toHaveAccessibleName(/^Portrait of the founder/)
  await portrait.scrollIntoViewIfNeeded()
  const box = await portrait.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
  expect(pictures.filter((url) => !url.endsWith('.svg'))).toEqual([])
})
