import { content, pathsOf } from '../helpers/builds.ts'
import { linksIn, mainHtml, mainText, plainText, read } from '../helpers/reading.ts'
import { expect, phone, readerTest, started, test } from '../helpers/test.ts'
import { covers } from '../requirements.ts'

// The sample's words and numbers as the specification fixes them, typed here a second time on
// purpose. Prices and constants: prices.spec.ts.

const booking = 'https://schedule.fairshare.example/consultation'
const number = '(615) 555-0142'

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
  'Nashville, Tennessee': '/blog/nashville-tennessee-cpa',
  'Dallas, Texas': '/blog/dallas-texas-cpa',
  'Greenville, North Carolina': '/blog/greenville-north-carolina-cpa',
  'Jackson, Tennessee': '/blog/jackson-tennessee-cpa',
  'Oklahoma City': '/blog/oklahoma-city-cpa',
}

readerTest(
  'sample has exactly the addresses of the specification',
  covers('sample-addresses'),
  () => {
    const inMenus = Object.values(menus).flatMap((links) => Object.values(links))
    const others = ['/about', '/bookkeeping', '/contact']
    const expected = new Set([...inMenus, ...Object.values(footer), ...others])
    expect(pathsOf(content).toSorted()).toEqual([...expected].toSorted())
  },
)

test(
  'header and footer of the sample have their links',
  covers('sample-menus', 'sample-footer'),
  async ({ page }) => {
    await page.goto('/')
    await started(page)
    const nav = page.getByRole('navigation', { name: 'Main' })
    const shown = () =>
      nav
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    for (const [name, links] of Object.entries(menus)) {
      await nav.getByRole('button', { name, exact: true }).click()
      await expect.poll(shown).toEqual([['Home', '/'], ...Object.entries(links)])
    }
    const foot = page.getByRole('contentinfo')
    for (const [name, path] of Object.entries(footer)) {
      await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    for (const name of ['YouTube', 'Facebook', 'Instagram', 'LinkedIn']) {
      await expect(foot.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
    const book = foot.getByRole('link', { name: 'Schedule Your Consultation Now' })
    await expect(book).toHaveAttribute('href', booking)
    await expect(foot).toContainText('Monday-Thursday 11am-6pm, Friday 11am-3pm')
    await expect(foot).toContainText('Never pay more than your fair share in taxes!')
  },
)

readerTest(
  'social links are on every page; partners and the blog only where they belong',
  covers('sample-outbound-links'),
  async ({ request }) => {
    const paths = pathsOf(content)
    const links = await Promise.all(
      paths.map(async (path) => linksIn(await read(request, path), path)),
    )
    const pagesWith = (word: string) => [
      ...new Set(links.flat().flatMap(({ href, path }) => (href.includes(word) ? [path] : []))),
    ]
    for (const network of ['video', 'facebook', 'instagram', 'linkedin']) {
      expect(pagesWith(`/${network}.`)).toEqual(paths)
    }
    for (const partner of await partnerLinks(request)) {
      expect(pagesWith(partner)).toEqual(['/other-services', '/pricing'])
    }
    expect(pagesWith('blog.')).toEqual(['/learning-library'])
  },
)

async function partnerLinks(request: Parameters<typeof read>[0]) {
  const outside = linksIn(await mainHtml(request, '/other-services'), '')
    .map(({ href }) => href)
    .filter((href) => href.startsWith('https:') && href !== booking)
  expect(outside).toHaveLength(2)
  return outside
}

test(
  'home of the sample says what the specification says',
  covers('sample-home'),
  async ({ page }) => {
    await page.goto('/')
    const hero = page.getByRole('region', {
      name: 'Strategic Tax Reduction for Real Estate Professionals',
    })
    const book = hero.getByRole('link', { name: 'Schedule a Tax Strategy Session' })
    await expect(book).toHaveAttribute('href', booking)
    await expect(hero.getByRole('link', { name: 'Call Us' })).toHaveAttribute(
      'href',
      'tel:+16155550142',
    )
    const band = page.getByRole('region', { name: /in figures/ })
    for (const figure of [
      '$78M+Taxes Saved',
      '17+years of experience',
      '500+happy clients',
      '50+states',
      '5Google rating',
      '2000+projects',
    ]) {
      await expect(band.getByRole('paragraph').filter({ hasText: figure })).toHaveCount(1)
    }
    await expect(band).toContainText('Past results do not predict yours.')
    const stories = page.getByRole('region', { name: 'Client stories' }).getByRole('article')
    await expect(stories).toHaveCount(3)
    const cards = page.getByRole('region', { name: 'Core services' }).getByRole('link')
    for (const path of ['/tax-planning', '/tax-debt-relief', '/outsourced-cfo']) {
      await expect(cards.and(page.locator(`[href="${path}"]`))).toHaveCount(1)
    }
    await expect(
      page.getByRole('region', { name: 'Signs you have outgrown your CPA' }),
    ).toHaveCount(1)
    const comparison = page.getByRole('region', { name: /Three ways to staff/ })
    await expect(comparison.getByRole('columnheader')).toHaveText([
      'Compliance accountant',
      'In-house finance team',
      'Fairshare',
    ])
    await expect(comparison).toContainText('$150K-$300K+')
    await expect(page.getByRole('link', { name: 'See all pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    )
  },
)

test(
  'pricing of the sample has its parts in order',
  covers('sample-pricing-order'),
  async ({ page }) => {
    await page.goto('/pricing')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      /ROI guarantee/,
      /Tax Journey/,
      /Tax planning packages/,
      /planning be worth/,
      /Before .* after/,
      /Accounting and CFO/,
      /Tax preparation/,
      /Combine planning, preparation and accounting/,
      /Additional services/,
      /quote in writing/,
    ])
    const steps = page.getByRole('region', { name: 'The Tax Journey' }).getByRole('listitem')
    await expect(steps.getByRole('heading')).toHaveText([
      'Discovery',
      'Blueprint',
      'Implementation',
      'Maintenance',
    ])
    await expect(page.locator('#tax-planning')).toContainText('Elite')
    await expect(page.locator('#tax-preparation')).toContainText('1120S')
  },
)

const services: Record<string, RegExp[]> = {
  '/tax-planning': [/Satisfaction guarantee/, /\$61K\+/, /18%/],
  '/outsourced-cfo': [/cashflow increases of 40% or more/, /your results will differ/],
  '/tax-preparation': [/What We Offer/],
  '/accounting': [/What We Offer/],
  '/business-formation': [/[Dd]issolution/],
  '/buy-sell-business': [/[Ff]ree strategy session/, /[Bb]uying/, /[Ss]elling/],
  '/other-services': [/Independent company/],
  '/tax-debt-relief': [
    /\$73\.6B/,
    /72K/,
    /\$13B/,
    /Most taxpayers do not qualify for an offer in compromise\./,
    /private company, not affiliated with the IRS or any government agency\./,
    /They do not describe our clients/,
    /Without resolution/,
  ],
}

for (const [path, says] of Object.entries(services)) {
  readerTest(
    `${path} of the sample has its service and its extra content`,
    covers('sample-services'),
    async ({ request }) => {
      const text = await mainText(request, path)
      for (const words of [/What We Offer/, /Schedule a Consultation/, ...says]) {
        expect(text).toMatch(words)
      }
    },
  )
}

test(
  'other services lists 22 extras; tax debt relief has two stories',
  covers('sample-services'),
  async ({ page }) => {
    await page.goto('/other-services')
    await expect(page.locator('#extras').getByRole('listitem')).toHaveCount(22)
    await page.goto('/tax-debt-relief')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  },
)

readerTest(
  'the two pages about the sample firm say who it is',
  covers('sample-about'),
  async ({ request }) => {
    const firm = await mainText(request, '/about-our-firm')
    for (const words of [
      'Founded June 2009',
      '17+ years of experience',
      'counted from June 2009, as of November 2026',
      '2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers, support staff',
      'a team of 7 professionals',
      '8+ people including support staff',
      'Integrity',
      'Excellence',
      'Innovation',
      'Empowerment',
      'Eight things',
    ]) {
      expect(firm).toContain(words)
    }
    const about = await mainText(request, '/about')
    for (const words of [
      'founded June 2009, full-time since 2017',
      'CPAs, Enrolled Agents, bookkeeping, support',
      '$120K-$500K',
      '$500K-$2M',
      '$2M-$15M',
    ]) {
      expect(about).toContain(words)
    }
    expect(about).not.toContain('2 Enrolled Agents')
    for (const heading of ['Industries', 'Revenue Range', 'Business Needs']) {
      expect(about).toContain(heading)
    }
  },
)

test(
  'a drawing of three by four stands in for the portrait the sample does not have',
  covers('sample-portrait'),
  async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url())
    })
    await page.goto('/about-our-firm')
    await started(page)
    const portrait = page.getByRole('region', { name: /founded/ }).getByRole('img')
    await expect(portrait).toHaveAccessibleName('Portrait of the founder, to come')
    await portrait.scrollIntoViewIfNeeded()
    const box = await portrait.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
    expect(pictures.filter((url) => !url.endsWith('.svg'))).toEqual([])
  },
)

test(
  'the sample has eleven audiences, eleven questions and twelve outcomes',
  covers('sample-counts'),
  async ({ page }) => {
    await page.goto('/who-we-serve')
    await expect(page.getByRole('navigation', { name: 'Audiences' }).getByRole('link')).toHaveCount(
      12,
    )
    await page.goto('/faq')
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(11)
    await page.goto('/case-studies')
    await expect(page.getByRole('table')).toHaveCount(3)
    for (const name of ['Business', 'Individual', 'Mixed']) {
      const table = page.getByRole('table', { name: new RegExp(`^${name} `) })
      await expect(table.getByRole('rowheader')).toHaveCount(4)
    }
    await page.goto('/about-our-firm')
    const checks = page.getByRole('region', { name: /Eight things/ })
    await expect(checks.getByRole('listitem')).toHaveCount(8)
  },
)

readerTest(
  'learning library of the sample names its three teasers',
  covers('sample-learning-library'),
  async ({ request }) => {
    const text = await mainText(request, '/learning-library')
    for (const words of [/coming soon/i, /Tax Guides/, /Financial Tools/, /Video Tutorials/]) {
      expect(text).toMatch(words)
    }
    // The dates of 2027, worked out by hand.
    for (const words of ['February 1 Monday', 'May 17 Monday', 'not January 31, a Sunday']) {
      expect(text).toContain(words)
    }
  },
)

readerTest(
  'legal pages of the sample have their names and dates',
  covers('sample-legal'),
  async ({ request }) => {
    for (const [path, name, date] of [
      ['/privacy-policy', 'Privacy Policy', 'Last updated May 14, 2025'],
      ['/terms', 'Terms of Service', 'Last updated May 14, 2025'],
      ['/sms-terms', 'SMS/Text Messaging Terms', 'Effective December 12, 2024'],
    ] as const) {
      const html = await read(request, path)
      expect(plainText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(name)
      expect(plainText(html)).toContain(date)
    }
    expect(await mainText(request, '/privacy-policy')).toContain(
      'we will notify you within 15 business days of confirming it',
    )
  },
)

test(
  'SMS page of the sample has every sentence carriers ask for',
  covers('sample-sms'),
  async ({ page, request }) => {
    const text = await mainText(request, '/sms-optin')
    for (const sentence of [
      'Fairshare Tax Advisory SMS Updates',
      'We do not send texts about debt relief, debt settlement or credit repair.',
      'Recurring messages. Message frequency varies',
      'Message and data rates may apply.',
      `Reply STOP to opt out at any time. Reply HELP for help, or contact ${number} or info@fairshare.example.`,
      'Consent is not a condition of purchasing any goods or services.',
      'Your mobile number and consent are not sold, rented or shared with third parties or affiliates for marketing or promotional purposes.',
      'Carriers are not liable for delayed or undelivered messages.',
      'Do not send Social Security numbers or tax documents by text or email.',
      'I have read and agree to the terms (SMS Terms, Terms of Service, Privacy Policy) and consent to receive SMS messages from Fairshare Tax Advisory, including recurring automated and limited promotional messages, at the number above.',
      'This opens your email program. Nothing is sent until you press Send.',
    ]) {
      expect(text).toContain(sentence)
    }
    for (const other of ['/tax-debt-relief', '/pricing', '/other-services']) {
      expect(await mainHtml(request, other), other).not.toMatch(/href="\/sms-/)
    }
    await page.setViewportSize(phone)
    await page.goto('/sms-optin')
    const kinds = page
      .getByRole('region')
      .filter({ has: page.getByRole('listitem') })
      .first()
    await expect(kinds.getByRole('listitem')).toHaveText([
      'appointment reminders',
      'document requests',
      'tax deadlines',
      'account updates',
      'limited educational or promotional content about tax and accounting services',
    ])
    for (const label of ['Full Name', 'Phone Number'])
      await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByLabel('Phone Number')).toHaveAttribute('placeholder', '(555) 123-4567')
    await expect(page.getByRole('button', { name: 'Subscribe to SMS Updates' })).toBeVisible()
  },
)

readerTest(
  'error texts of the sample are those of the specification',
  covers('sample-errors'),
  async ({ request }) => {
    const response = await request.get('/nowhere')
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
  },
)
