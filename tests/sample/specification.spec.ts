import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPaths, folder, linksIn, pageOf } from '#tests/helpers/builds.ts'
import { mainText, plainText, read } from '#tests/helpers/reading.ts'
import { expect, readerTest as test } from '#tests/helpers/test.ts'
import type { Shown } from '#tests/shown.ts'

// The specification as tables, against the built pages. It is typed here a second time on purpose: who changes a price
// or a sentence of the sample changes it here too. It holds while the firm is the sample.
// What happens when something is pressed: tests/e2e.

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

type Costs = Record<string, string>
type Card = { price: string; says?: string[]; costs?: Costs }

/** Every package, by the section of /pricing it stands in. */
const packages: Record<string, Record<string, Card>> = {
  accounting: {
    'Fractional CFO': { price: '$3,350+ per month', says: ['First year $42,200+ with $2,000 onboarding'] },
    'Fractional Controller': {
      price: '$1,650+ per month',
      says: ['First year $20,400+ with $600 onboarding', 'Payroll included up to 30 employees', 'Sales tax included'],
    },
    'Collaborative Accounting': {
      price: '$850+ per month',
      says: ['First year $11,298+ with $1,098 onboarding', 'Payroll up to 10 employees', 'Sales tax discount $150'],
    },
    'Starter Compliance': {
      price: '$250-400+ per month',
      says: ['First year $4,650-6,450+ with $1,650 onboarding'],
      costs: { 'Discounted payroll': '$175/mo', 'Sales tax filing': '$215/mo', Consulting: '$75/hr' },
    },
  },
  'tax-planning': {
    Elite: { price: '$9,400+ per year', says: ['Your first-year plan must identify at least $18,800'] },
    Strategic: {
      price: '$4,800+ per year',
      says: ['2 implementation sessions'],
      costs: { Consults: '$75/hr' },
    },
    Essentials: { price: '$2,500 per year', costs: { Consults: '$75/hr' } },
  },
  'tax-preparation': {
    '1120 C-Corp': { price: '$2,100+', costs: { 'Unorganized books': '$3,250+ in total' } },
    '1120S': { price: '$1,599+', costs: { 'Extra K-1': '$190', 'Unorganized books': '$600+' } },
    '1065': {
      price: '$850+',
      says: ['Includes 4 partners'],
      costs: { 'Extra K-1': '$175', 'Unorganized books': '$600+' },
    },
    '990': { price: '$1,499+', says: ['Clean books required'] },
    '1040 with LLC or rental': { price: '$700+', costs: { 'Extra rental or LLC': '$175' } },
    'Individual 1040': {
      price: '$400+',
      says: ['Includes 4 income documents'],
      costs: {
        'Extra W-2/1099': '$25 each',
        'Students and seniors': '$185 in total',
        'Dependent child of client': '$150 in total',
      },
    },
  },
}

const additional: Costs = {
  'Financial Reviews': '$350',
  'Business Advice Consult': '$350',
  'Tax prep consult': '$85',
  'Discovery call': '$10',
  'Business formation': '$800',
  'Third party letters': '$200',
  'Business solutions': '$500',
  'Professional business plan': '$285',
  'Capital/funding consulting': '$275',
  'Business credit building': '$670',
  'DIY teaching session': '$485+',
  'Outsourced reconciliation': '$645+',
  'Logo branding': 'Varies',
  'IT support': 'Varies',
  Insurance: 'Varies',
}

/** Title, and how much is under "What We Offer". */
const services: Record<string, [title: string, offers: number]> = {
  '/tax-planning': ['Tax Planning', 7],
  '/outsourced-cfo': ['Outsourced CFO', 6],
  '/tax-preparation': ['Tax Preparation', 6],
  '/accounting': ['Accounting', 6],
  '/bookkeeping': ['Accounting', 6],
  '/business-formation': ['Business Formation/Dissolution', 5],
  '/buy-sell-business': ['Buy/Sell Business', 5],
  '/tax-debt-relief': ['Tax Debt Relief', 7],
  '/other-services': ['Other Services', 6],
}

/** How much there is of what. */
const counts: [path: string, what: string, count: number][] = [
  ['/', '#figures li', 6],
  ['/', '#services li', 3],
  ['/', '#stories article', 3],
  ['/', '#guarantee a[href="/pricing#guarantee"]', 1],
  ['/pricing', '#journey li', 4],
  ['/who-we-serve', 'main section:has(details)', 11],
  ['/faq', 'main details', 11],
  ['/case-studies', 'main table', 3],
  ['/case-studies', 'main tbody > tr > th', 12],
  ['/about-our-firm', '#values li', 4],
  ['/about-our-firm', '#checks li', 8],
  ['/other-services', '#extras dl > div', 22],
  ['/tax-debt-relief', '#statistics dl > div', 3],
  ['/tax-debt-relief', '#stories article', 2],
  ['/learning-library', '#coming h3', 3],
  ['/sms-optin', 'input[type="checkbox"]', 2],
  ['/sms-optin', 'input[checked]', 0],
]

/** The site had them once. */
const oldAddresses = {
  '/team/margaret-ellison': '/about-our-firm#people',
  '/team/daniel-okafor': '/about-our-firm#people',
  '/team/rosa-delgado': '/about-our-firm#people',
  '/team/thomas-brandt': '/about-our-firm#people',
  '/team/priya-nair': '/about-our-firm#people',
  '/team/carol-jennings': '/about-our-firm#people',
  '/team/walter-simms': '/about-our-firm#people',
  '/client-tools': '/learning-library#tools',
  '/checklists/new-client': '/contact#next',
}

/** The whole label: consent to texts is bundled with no other document. */
const consentToTexts =
  'I have read and agree to the SMS Terms and consent to receive recurring automated SMS messages about my service from Fairshare Tax Advisory at the number above. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help.'

const guarantee =
  'If our year-one plan does not identify tax-saving strategies worth at least 2X your tax planning fee, we refund the difference.'

/** An article names who reviewed it and the firm's address and licenses, and says that its client is invented. */
const inArticle = [
  'Fairshare Tax Advisory team',
  '100 Sample Street, Suite 000, Nashville, TN 00000; our CPAs are licensed in Tennessee',
  'Not an actual client. Shown to explain the kind of work we do.',
  'Sample outcomes. Figures are illustrative',
]

/** The three tables of sample outcomes, with what they have besides the columns of all. */
const outcomes = {
  Business: ['Revenue', 'Profit'],
  Individual: ['W-2 earnings', 'Stock sale proceeds', 'Total income'],
  'Mixed income': ['W-2 earnings', 'Business income', 'Investment income', 'Total income'],
}

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
    'Illustrative examples',
    'Not actual clients. Shown to explain the kind of work we do.',
    /\$42,270 less federal tax, 37% of the year's total.*Broker-owner/,
    /\$25,920 less federal tax, 50% of the year's total.*Property management company/,
    /\$81,480 less federal tax, 36% of the year's total.*Listing agent/,
    '$150K-$300K+',
    'See all pricing',
  ],
  '/pricing': [
    /Discovery.*Blueprint.*Implementation.*Maintenance/,
    'Illustration only. The 17%-70% range is what',
    'a range of $13,600 to $56,000.',
    'you get a fixed written quote before work begins',
    'Published prices are honored for at least 30 days',
    "Within 30 days after we deliver your plan, we'll refund the whole planning fee on request",
    guarantee,
  ],
  '/tax-planning': ['Satisfaction guarantee', guarantee, /\$12,252.*\$61K\+.*Past results do not predict yours/, '18%'],
  '/outsourced-cfo': [
    'Clients typically see cashflow increases of 40% or more.',
    /no week ends below \$14,130\..*will differ/,
  ],
  '/business-formation': [/[Dd]issolution.*Illustrative example Not an actual client.*About \$113,000/],
  '/buy-sell-business': [/\$102,000 more.*[Bb]uying/, /[Ss]elling/, /[Ff]ree strategy session/],
  '/other-services': [
    /Outsourced reconciliation ?\$645\+/,
    /Amended returns ?Quoted/,
    /IT support.* Varies.*Independent company\./,
  ],
  '/tax-debt-relief': [
    '$73.6B',
    '72K',
    '$13B',
    'They do not describe our clients',
    /With resolution.*Without resolution/,
    'Illustrative examples',
    'Most taxpayers do not qualify for an offer in compromise.',
    'private company, not affiliated with the IRS or any government agency.',
  ],
  '/about-our-firm': [
    /[Ff]ounded .*June 2009/,
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
    /June 2009\b.*full[- ]time since 2017/,
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
  '/contact': [
    'Call Us (615) 555-0142',
    'Monday-Thursday 11am-6pm, Friday 11am-3pm',
    '100 Sample Street, Suite 000, Nashville, TN 00000',
    'We reply within 1 business day',
    'Do not send Social Security numbers or tax documents by text or email.',
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
    /[Aa]ppointment reminders/,
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
  '/case-studies': [
    "5 $285,000 N/A $285,000 $1,850 2 $1,630 Refund $3,480 8% of the year's tax $2,280 due later",
    "9 $165,000 $188,000 $24,000 $377,000 $73,570 6 $46,110 $27,460 32% of the year's tax $23,390 due later",
  ],
  '/blog/nashville-tennessee-cpa': [...inArticle, 'Reviewed by Margaret Ellison (sample), CPA'],
  '/blog/dallas-texas-cpa': [...inArticle, 'Reviewed by Daniel Okafor (sample), CPA'],
  '/blog/greenville-north-carolina-cpa': [...inArticle, 'Reviewed by Thomas Brandt (sample)'],
  '/blog/jackson-tennessee-cpa': [...inArticle, 'Reviewed by Margaret Ellison (sample), CPA'],
  '/blog/oklahoma-city-cpa': [...inArticle, 'Reviewed by Thomas Brandt (sample), Enrolled Agent'],
}

test('The sample has the 27 addresses of the specification, /accessibility and four checklists, and no other.', () => {
  const inMenus = Object.values(menus).flatMap((links) => Object.values(links))
  const others = ['/about', '/bookkeeping', '/contact', '/accessibility']
  const lists = allPaths().filter((path) => path.startsWith('/checklists/'))
  expect(lists).toHaveLength(4)
  const expected = new Set([...inMenus, ...Object.values(footer), ...others, ...lists])
  expect(allPaths().toSorted()).toEqual([...expected].toSorted())
})

test('Its pages say what the specification says; an unknown address says "Oops! Page not found".', async ({
  request,
}) => {
  for (const [path, words] of Object.entries(says)) {
    const text = await mainText(request, path)
    for (const each of words) {
      const isThere = typeof each === 'string' ? text.includes(each) : each.test(text)
      expect.soft([path, each, isThere]).toEqual([path, each, true])
    }
  }
  expect(await mainText(request, '/about')).not.toContain('2 Enrolled Agents')
  expect(await (await request.get('/nowhere')).text()).toContain('Oops! Page not found')
})

test('Its old addresses lead on.', async ({ request }) => {
  for (const [from, to] of Object.entries(oldAddresses)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to])
    expect(readFileSync(join(folder, 'site/_redirects'), 'utf8')).toContain(`${from} ${to} 301`)
  }
})

for (const [at, [name, own]] of Object.entries(outcomes).entries()) {
  test(`Its sample outcomes for ${name} have the columns of their type.`, () => {
    const table = pageOf('/case-studies').parts('table')[at]
    expect(table?.texts('caption')[0]).toMatch(
      new RegExp(
        `^${name}.*Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.`,
      ),
    )
    expect(table?.texts('thead th')).toEqual([
      'No.',
      ...own,
      'Tax due without strategy',
      'Key strategies used',
      'Tax due with strategy',
      'Total tax savings',
      'Comparison',
    ])
  })
}

for (const [path, what, count] of counts) {
  test(`${path} has ${count} of ${what}.`, () => {
    expect(pageOf(path).parts(what)).toHaveLength(count)
  })
}

test('Its header and its footer lead where the specification says, and its services, parts and partners are linked.', () => {
  const named = (links: Record<string, string>) => Object.entries(links)
  const linksOf = (part: Shown | undefined) =>
    (part?.parts('a') ?? []).map(({ text, values }) => [text, values(':scope', 'href')[0]])
  const header = pageOf('/').parts('header nav[aria-label="Main"]')[0]
  expect(header?.texts('button')).toEqual(Object.keys(menus))
  expect(linksOf(header)).toEqual([['Home', '/'], ...Object.values(menus).flatMap(named)])
  const foot = pageOf('/').parts('body > footer')[0]
  expect(linksOf(foot)).toEqual(expect.arrayContaining(named(footer)))
  expect(linksIn(foot).map(({ href }) => href)).toContain(booking)
  for (const words of [
    'Schedule Your Consultation Now',
    'Monday-Thursday 11am-6pm, Friday 11am-3pm',
    'Never pay more than your fair share in taxes!',
    'CPA licenses: Tennessee 00000 (sample)',
    'is a private firm and is not affiliated with the IRS',
  ]) {
    expect(foot?.text).toContain(words)
  }
  const core = linksIn(pageOf('/').parts('#services')[0]).map(({ href }) => href)
  expect(core).toEqual(expect.arrayContaining(['/tax-planning', '/tax-debt-relief', '/outsourced-cfo']))
  const pagesWith = (start: string) => allPaths().filter((path) => pageOf(path).parts(`a[href^="${start}"]`).length > 0)
  for (const network of ['video', 'facebook', 'instagram', 'linkedin']) {
    expect(pagesWith(`https://${network}.`)).toEqual(allPaths())
  }
  for (const partner of ['it', 'insurance']) {
    expect(pagesWith(`https://${partner}.`)).toEqual(['/other-services', '/pricing'])
  }
  expect(pagesWith('https://blog.')).toEqual(['/learning-library'])
  for (const other of ['/tax-debt-relief', '/pricing', '/other-services']) {
    expect(pageOf(other).parts('main a[href^="/sms-"]'), other).toEqual([])
  }
})

for (const [path, [title, offers]] of Object.entries(services)) {
  test(`${path} is "${title}", with ${offers} offers, a picture, booking, a price and questions.`, () => {
    const { texts, parts } = pageOf(path)
    expect(texts('main h1')).toEqual([title])
    const offer = parts('main section').find((section) => section.texts('h2')[0] === 'What We Offer')
    expect(offer?.parts('li')).toHaveLength(offers)
    expect(parts('main img[alt]:not([alt=""])').length).toBeGreaterThan(0)
    expect(texts('main a[href^="https://schedule."]')).toContainEqual(
      expect.stringContaining('Schedule a Consultation'),
    )
    expect(texts('main').join()).toMatch(/\$\d/)
    expect(parts('#questions details').length).toBeGreaterThan(0)
  })
}

test('/pricing has its ten parts in order.', () => {
  expect(pageOf('/pricing').texts('main h1')[0]).toContain('ROI guarantee')
  expect(pageOf('/pricing').texts('main h2')).toEqual(
    [
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
    ].map((heading) => expect.stringMatching(heading)),
  )
})

const pairs = (part: Shown | undefined) =>
  (part?.parts('dl > div') ?? []).map(({ texts }) => [
    texts('dt')[0]?.replace(' (opens in a new tab)', ''),
    texts('dd')[0],
  ])

for (const [section, cards] of Object.entries(packages)) {
  test(`Every price of "${section}" is that of the specification, and one package is the common choice.`, () => {
    const articles = pageOf('/pricing').parts(`#${section} article`)
    expect(articles.flatMap(({ texts }) => texts('h3')).toSorted()).toEqual(Object.keys(cards).toSorted())
    for (const card of articles) {
      const { price, says = [], costs = {} } = cards[card.texts('h3')[0] ?? ''] as Card
      expect(card.texts('p')).toContain(price)
      for (const words of says) expect(card.text).toContain(words)
      expect(pairs(card)).toEqual(Object.entries(costs))
    }
    expect(articles.filter(({ text }) => text.includes('Common choice'))).toHaveLength(1)
  })
}

test('Every additional service has the price of the specification.', () => {
  expect(pairs(pageOf('/pricing').parts('#additional-services')[0])).toEqual(Object.entries(additional))
})

test('The form of its SMS page has the labels of the specification.', () => {
  const { texts, values } = pageOf('/sms-optin')
  expect(texts('form label')).toEqual(
    ['Full Name', 'Phone Number', consentToTexts]
      .map((label) => expect.stringContaining(label))
      .concat(expect.anything()),
  )
  expect(values('form [type=tel]', 'placeholder')).toEqual(['(555) 123-4567'])
})

test('Its titles name the subject, then the firm by its short name, in at most 65 characters. No heading stands twice on a page.', () => {
  for (const path of allPaths()) {
    const [title = ''] = pageOf(path).texts('title')
    expect(title, path).toMatch(/^[^|]+ \| Fairshare$/)
    expect(title.length, path).toBeLessThanOrEqual(65)
    const headings = pageOf(path).texts('main :is(h1, h2, h3, h4, h5, h6)')
    expect([path, headings]).toEqual([path, [...new Set(headings)]])
  }
})

const banned =
  /guaranteed savings|guaranteed refund|maximum refund|pennies on the dollar|audit-proof|IRS-approved|IRS-certified|certified Enrolled Agent|risk-free|best CPA|(?<!\w)#1(?!\w)|loophole|\btax-free\b|all 50 states licensed|\bexperts?\b|\bspecialists?\b/i

/** Where the guarantee or a link to it may stand. */
const mayGuarantee = ['/', '/pricing', '/tax-planning', '/about', '/about-our-firm', '/faq', '/terms']

test('It uses no words that a careful tax firm avoids.', async ({ request }) => {
  for (const path of allPaths()) {
    expect(plainText(await read(request, path)), path).not.toMatch(banned)
    const text = await mainText(request, path)
    expect(text, path).not.toContain('3X')
    if (path !== '/buy-sell-business') expect(text, path).not.toMatch(/\bfree\b(?! up)/i)
    if (!mayGuarantee.includes(path)) expect(text, path).not.toMatch(/guarantee/i)
  }
  expect(await mainText(request, '/tax-debt-relief')).not.toMatch(/\bSMS\b|\btext messages?\b/i)
})

test('Amounts are U.S. dollars without cents.', async ({ request }) => {
  for (const path of allPaths()) {
    const html = await read(request, path)
    // The mark of a note stands right behind an amount.
    const text = plainText(html.slice(html.indexOf('<body')).replaceAll('<sup', ' <sup'))
    // Billions may have a decimal ($73.6B), and a rate is quoted as the law has it ($1.50 per
    // $1,000); cents and other currencies stand nowhere.
    expect(text.match(/[€£¥]|\$\d[\d,]*\.\d+(?![\dBM]| per \$| a night)/g), path).toBeNull()
  }
})

type Node = { '@type': string; itemListElement?: object[]; mainEntity?: object[] }
const dataOf = (path: string): Node[] =>
  JSON.parse(pageOf(path).texts('script[type="application/ld+json"]')[0] ?? '{}')['@graph']

test('Structured data has every price in a form validators read, with the time it is for; a plus sign means a lowest price.', () => {
  const service = dataOf('/tax-planning').find((node) => node['@type'] === 'Service')
  const offers = JSON.stringify(service)
  for (const price of ['"minPrice":9400', '"minPrice":4800', '"price":2500']) {
    expect(offers).toContain(price)
  }
  const pricing = dataOf('/pricing')
  const catalog = pricing.find((node) => node['@type'] === 'OfferCatalog')
  expect(catalog?.itemListElement).toHaveLength(3 + 4 + 6 + 12) // three of the single jobs vary
  expect(JSON.stringify(catalog).match(/"unitText":"per (year|month)"/g)).toHaveLength(3 + 4)
  const faq = dataOf('/faq').find((node) => node['@type'] === 'FAQPage')
  expect(faq?.mainEntity).toHaveLength(11)
})
