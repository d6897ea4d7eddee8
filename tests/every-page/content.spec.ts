import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPaths, folder, mainText, pageOf, pairsIn } from '#tests/helpers/builds.ts'
import { articles, content, entries, facts, firm, plain } from '#tests/helpers/content.ts'
import type { HtmlPart } from '#tests/helpers/parse-html.ts'
import { expect, requestTest as test } from '#tests/helpers/test.ts'
import { figureText, notAClient, sampleOutcomes, savingsDepend } from '../../src/lib/claims.ts'
import { longDate } from '../../src/lib/dates.ts'
import { hoursText } from '../../src/lib/hours.ts'
import { dollars, firstYear, units } from '../../src/lib/money.ts'
import { pages } from '../../src/schema/index.ts'

// Checks that pages show content/ in the right places. tests/sample.spec.ts checks the sample content.

const menus = {
  About: { 'Learn about Our Firm': '/about-our-firm', 'Who We Serve': '/who-we-serve', FAQ: '/faq' },
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
  Resources: { Pricing: '/pricing', 'Learning Library': '/learning-library', 'Case Studies': '/case-studies' },
}

const footer = {
  ...{ Home: '/', 'Who We Serve': '/who-we-serve', FAQ: '/faq', Pricing: '/pricing', Contact: '/contact' },
  ...Object.fromEntries(Object.entries(menus.Services).slice(0, 4)),
  ...{ 'Privacy Policy': '/privacy-policy', 'Terms of Service': '/terms' },
  ...{ 'SMS Terms': '/sms-terms', 'SMS Opt-In': '/sms-optin' },
  ...Object.fromEntries(articles.flatMap(({ id, city }) => (city ? [[city, `/blog/${id}`]] : []))),
}

test('builds only pages in menus, articles and checklists', () => {
  const inMenus = Object.values(menus).flatMap((links) => Object.values(links))
  const others = ['/about', '/bookkeeping', '/accessibility']
  const checklists = entries('checklists').map(({ id }) => `/checklists/${id}`)
  const guides = articles.map(({ id }) => `/blog/${id}`)
  const expected = new Set([...inMenus, ...Object.values(footer), ...others, ...checklists, ...guides])
  expect(allPaths().toSorted()).toEqual([...expected].toSorted())
})

test('redirects old and commonly guessed URLs', async ({ request }) => {
  const lines = readFileSync(join(folder, 'site/_redirects'), 'utf8').match(/^\/.*/gm) ?? []
  const moved = Object.entries(content('redirects').redirects)
  const redirected = moved.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`])
  const guessed = ['/sitemap.xml /sitemap-index.xml 301', '/blog /learning-library#guides 301']
  expect(lines).toEqual(expect.arrayContaining([...redirected, ...guessed]))
  for (const [from = '', to = '', status] of lines.map((line) => line.split(' '))) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.headers().location, `${answer.status()}`]).toEqual([from, to, status])
    expect((await request.get(to)).status(), to).toBe(200)
  }
})

/** Fields that pages don't show as text: search listings, figures for calculations, and text for scripts and files. */
const notShown =
  /^(head|law|href|url|updated|reviewed|validThrough|picture|drawing|rows|lines|profits|example|money\w+|line|fileNote)$/
/** Matches IDs, dates such as "January 15, next year", and amounts. */
const notCopy = /^[a-z\d][\w-]*$|^\w+ \d+(, next year)?$|^\$[\d,]+$/

const { people, support } = content('team')

function* copyIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && !notCopy.test(value)) yield value.replaceAll(/\s+/g, ' ').trim()
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) if (!notShown.test(key)) yield* copyIn(each)
}

/** Returns all text on a page, including text for screen readers and the "props" of islands. */
function everythingOn(path: string): string {
  const page = pageOf(path)
  const attributes = ['alt', 'props', 'placeholder', 'aria-label'].flatMap((each) => page.values(`[${each}]`, each))
  return [page.text, ...attributes].join('\n').replaceAll(' (opens in a new tab)', '').replaceAll('\\"', '"')
}

function expectCopy(path: string, copy: unknown) {
  const all = everythingOn(path)
  const missing = [...copyIn(copy)].filter((text) => ![text, plain(text)].some((each) => all.includes(each)))
  expect(missing, path).toEqual([])
}

test('shows the content of each file on its page', () => {
  for (const file of Object.keys(pages)) {
    const page = file.replace(/.*\//, '')
    expectCopy(page === 'home' ? '/' : `/${page}`, content(file as keyof typeof pages))
  }
  for (const [index, { title, city, lead, picture, action, id, reviewer, body, caseStudy }] of articles.entries()) {
    const name = people.find((each) => each.id === reviewer)?.name
    const reviewed = name && `Reviewed by ${name}`
    const sample = body.includes(':::example') ? notAClient : ''
    const local = city && [city, firm.address, savingsDepend, ...firm.licenses.map(({ state }) => state)]
    const ofFirm = `${firm.name} team`
    expectCopy(`/blog/${id}`, { title, lead, caption: picture?.caption, action, reviewed, sample, local, ofFirm })
    const neighbors = [articles[index - 1], articles[index + 1]].flatMap((each) => (each ? `/blog/${each.id}` : []))
    expect(pageOf(`/blog/${id}`).values('nav[aria-label="More guides"] a', 'href')).toEqual(neighbors)
    const records = pageOf(`/blog/${id}`).values('article header a', 'href')
    if (city) expect(records).toContain(`/case-studies#record-${caseStudy}`)
  }
  const { items: letters } = content('services/tax-debt-relief').letters
  const details = pageOf('/tax-debt-relief').parts('#letters details')
  // The browser keeps only one item with the same name open.
  expect(details.map(({ values }) => values(':scope', 'name')[0])).toEqual(letters.map(() => 'letters'))
  for (const [index, { source }] of letters.entries()) expect(details[index]?.values('a', 'href')).toContain(source.url)
  for (const { id, above, drawing, ...list } of entries('checklists'))
    expectCopy(`/checklists/${id}`, { ...list, body: '' })
  for (const { id, title, dateLabel, date, intro } of entries('legal'))
    expectCopy(`/${id}`, { title, intro, date: `${dateLabel} ${longDate(date)}` })
})

test('shows shared content on every page that uses it', () => {
  const credentials = people.map((person) => person.credentials?.map((each) => each.title))
  const { title, terms, satisfaction, example, inShort } = content('guarantee')
  const stories = (ids: readonly string[]) =>
    content('testimonials').testimonials.flatMap(({ id, name, title, quote, verified }) =>
      ids.includes(id) ? [title, quote, ...(verified && name ? [name] : [])] : [],
    )
  expectCopy('/faq', content('faq').items)
  expectCopy('/about-our-firm', [support, credentials, people.map(({ name, bio }) => [name, bio])])
  for (const path of ['/pricing', '/tax-planning']) expectCopy(path, [title, terms, satisfaction, example])
  expectCopy('/', [inShort, satisfaction, stories(content('pages/home').stories.show)])
  expectCopy('/tax-debt-relief', stories(content('services/tax-debt-relief').cases.show))
  const licenses = facts.get('firm.licenses')?.split(', ') ?? []
  for (const path of allPaths())
    for (const text of [firm.tagline, firm.phone, firm.legalName, firm.address, hoursText(firm.hours), ...licenses])
      expect(pageOf(path).texts('body > footer')[0], path).toContain(text)
})

test('shows the basis of every figure', () => {
  const { claims } = content('claims')
  const figures = (ids: readonly string[]) =>
    claims.filter(({ id }) => ids.includes(id)).map((claim) => [figureText(claim), claim.label])
  expectCopy('/', figures(content('pages/home').figures.show))
  for (const service of ['tax-planning', 'outsourced-cfo'] as const)
    expectCopy(`/${service}`, figures(content(`services/${service}`).figures.show))
  const savings = claims.filter(({ savings }) => savings).map(figureText)
  for (const path of allPaths())
    if (savings.some((text) => mainText(path).includes(text)))
      expect(mainText(path), path).toContain('Past results do not predict yours.')
})

test('shows every sample outcome in the table of its type', () => {
  const titles = {
    ...{ revenue: 'Revenue', profit: 'Profit', w2Earnings: 'W-2 earnings', stockSaleProceeds: 'Stock sale proceeds' },
    ...{ businessIncome: 'Business income', investmentIncome: 'Investment income', totalIncome: 'Total income' },
  }
  const columns = {
    business: ['revenue', 'profit'],
    individual: ['w2Earnings', 'stockSaleProceeds', 'totalIncome'],
    mixed: ['w2Earnings', 'businessIncome', 'investmentIncome', 'totalIncome'],
  } as const
  const amount = (value?: number) => (value === undefined ? 'N/A' : dollars(value))
  const { records } = content('case-studies')
  for (const [type, name] of Object.entries(content('pages/case-studies').outcomes.tables)) {
    const own = columns[type as keyof typeof columns]
    const [table] = pageOf('/case-studies').parts(`table[data-type="${type}"]`)
    expect(pageOf('/case-studies').texts('h3')).toContain(name)
    expect(table?.texts('caption')).toEqual([sampleOutcomes])
    const shared = ['Tax due without strategy', 'Key strategies used', 'Tax due with strategy', 'Total tax savings']
    expect(table?.texts('thead th')).toEqual(['No.', ...own.map((column) => titles[column]), ...shared, 'Comparison'])
    const ofType = records.filter((record) => record.type === type)
    expect(table?.texts('tbody > tr > th')).toEqual(ofType.map(({ id }) => `${id}`))
    for (const record of ofType) {
      const { id, taxDueWithoutStrategy: before, taxRefundWithStrategy: refund, strategies } = record
      const after = refund ? `${dollars(refund)} Refund` : amount(record.taxDueWithStrategy)
      const cells = [...own.map((column) => amount(record[column])), dollars(before), record.keyStrategiesUsed, after]
      const row = [id, ...cells, dollars(record.totalTaxSavings)].join(' ')
      expect(table?.texts(`tr:has(#record-${id})`)[0]?.slice(0, row.length)).toBe(row)
      const [ledger] = table?.parts(`#record-${id}`) ?? []
      const saved = ledger?.parts('li').map(({ texts }) => [texts('span')[0], texts('b')[0]])
      expect(saved).toEqual(strategies.map((each) => [each.name, dollars(each.saved)]))
      expect(ledger?.values('li a', 'href')).toEqual(expect.arrayContaining(strategies.map(({ source }) => source)))
      const total = `Total, of which ${dollars(record.later)} is due later ${dollars(record.totalTaxSavings)}`
      expect(ledger?.text).toContain(total)
    }
  }
})

test('links to every page from the header or footer', () => {
  const linksOf = (part: HtmlPart | undefined) =>
    (part?.parts('a') ?? []).map(({ text, values }) => [text, values(':scope', 'href')[0]])
  const header = pageOf('/').parts('header nav[aria-label="Main"]')[0]
  expect(header?.texts('button')).toEqual(Object.keys(menus))
  expect(linksOf(header)).toEqual([['Home', '/'], ...Object.values(menus).flatMap((links) => Object.entries(links))])
  const foot = pageOf('/').parts('body > footer')[0]
  expect(linksOf(foot)).toEqual(expect.arrayContaining(Object.entries(footer)))
  expect(foot?.values('a', 'href')).toContain(firm.schedulingUrl)
  expect(foot?.text).toContain('Schedule Your Consultation Now')
  expect(foot?.text).toContain('is a private firm and is not affiliated with the IRS')
  const pagesWith = (href: string) => allPaths().filter((path) => pageOf(path).parts(`a[href="${href}"]`).length > 0)
  for (const { url } of firm.social) expect(foot?.values('a', 'href')).toContain(url)
  expect(pagesWith(firm.blogUrl)).toEqual(['/learning-library'])
  const { services: single } = content('prices/additional')
  for (const { id, url } of firm.partners) {
    // Every link to a partner needs the disclosure next to it.
    expect(['/other-services', '/pricing']).toEqual(expect.arrayContaining(pagesWith(url)))
    if (!single.some(({ partner }) => partner === id)) continue
    expect(pagesWith(url), url).toContain('/pricing')
    const [row] = pageOf('/pricing').parts(`dl > div:has([href="${url}"])`)
    expect(row?.text).toContain('receive compensation for referrals.')
  }
  for (const other of ['/tax-debt-relief', '/pricing', '/other-services'])
    expect(pageOf(other).parts('main a[href^="/sms-"]'), other).toEqual([])
})

/** Returns the pages that the main part links to, except in its breadcrumbs. */
function waysOn(path: string): string[] {
  const links = pageOf(path).values('main a:not([aria-label="Breadcrumb"] a)', 'href')
  return [...new Set(links.map((href) => href.replace(/#.*/, '')))].filter(
    (href) => href.startsWith('/') && href !== path,
  )
}

test('ends articles and checklists with services, prices, booking and another next step', () => {
  const services = Object.values(menus.Services)
  for (const { id, checklist } of articles) {
    const ways = waysOn(`/blog/${id}`)
    expect(ways.filter((href) => services.includes(href)).length, id).toBeGreaterThanOrEqual(2)
    expect(ways, id).toEqual(
      expect.arrayContaining(['/pricing', checklist ? `/checklists/${checklist}` : '/learning-library']),
    )
  }
  for (const { id, above } of entries('checklists'))
    expect(waysOn(`/checklists/${id}`), id).toEqual(
      expect.arrayContaining([above.href, '/pricing', '/learning-library']),
    )
  for (const path of ['/blog/', '/checklists/'].flatMap((folder) =>
    allPaths().filter((each) => each.startsWith(folder)),
  ))
    expect(pageOf(path).values('main a', 'href'), path).toContain(firm.schedulingUrl)
})

test('gives every service its offers, a picture, booking, a price and questions', () => {
  for (const path of [...Object.values(menus.Services), '/bookkeeping']) {
    const file = `services${path === '/bookkeeping' ? '/accounting' : path}`
    const { hero, offer } = content(file as 'services/accounting')
    const { texts, parts } = pageOf(path)
    expect(texts('main h1')).toEqual([hero.heading])
    expect(texts('#offers'), path).toEqual(['What We Offer'])
    expect(texts('#offers ~ * li'), path).toEqual(offer.offers.map(plain))
    expect(parts('main img[alt]:not([alt=""])').length).toBeGreaterThan(0)
    expect(texts('main a[href^="https://"]'), path).toContainEqual(expect.stringContaining('Schedule a Consultation'))
    expect(mainText(path)).toMatch(/\$\d/)
    expect(texts('#limits ~ * li'), path).toEqual(offer.notIncluded)
    expect(parts('#questions details').length).toBeGreaterThan(0)
  }
})

test('explains the call below the first booking button of every page', () => {
  for (const path of allPaths()) {
    const [first] = pageOf(path).parts('main [data-booking]')
    const note = path === '/buy-sell-business' ? firm.strategySession.note : firm.bookingNote
    if (first) expect(first.text, path).toContain(note)
  }
})

test('shows the sections of / and /pricing in order', () => {
  const { figures, depreciation, stories, services, signs, comparison, ...end } = content('pages/home')
  const ofHome = [figures, depreciation, stories, services, signs, comparison, end.guarantee, end.closing]
  expect(pageOf('/').texts('main h2')).toEqual(ofHome.map(({ heading }) => heading))
  const { journey, planning, guarantee, calculator, beforeAfter, ...more } = content('pages/pricing')
  const { accounting, preparation, bundle, firstYear, additional, closing } = more
  const parts = [journey, planning, guarantee, calculator, beforeAfter, accounting, preparation, bundle, firstYear]
  expect(pageOf('/pricing').texts('main h2')).toEqual([...parts, additional, closing].map(({ heading }) => heading))
})

test('shows every package and additional service with its price', () => {
  const { multiple } = content('guarantee')
  for (const section of ['accounting', 'tax-planning', 'tax-preparation'] as const) {
    const { packages } = content(`prices/${section}`)
    const articles = pageOf('/pricing').parts(`#${section} article`)
    expect(articles.flatMap(({ texts }) => texts('h3'))).toEqual(packages.map(({ title }) => title))
    for (const [index, { price, frequency, onboarding, outcomes, additionalCosts, isPrimary }] of packages.entries()) {
      const card = articles[index] as HtmlPart
      expect(card.texts('p')).toContain([price.text, frequency].filter(Boolean).join(' '))
      const pledge = `must identify at least ${dollars(price.min * multiple)} in savings, or we refund the difference`
      if (section === 'tax-planning') expect(card.text).toContain(pledge)
      const onceAndFirstYear = onboarding
        ? [`Onboarding ${onboarding.text}`, `First-year total ${firstYear(price, onboarding)}`]
        : []
      const credits = additionalCosts.filter(({ credit }) => credit).map((cost) => `${cost.name} ${cost.price.text}`)
      for (const text of [...outcomes, ...credits]) expect(card.text).toContain(text)
      expect(card.text.includes('Common choice')).toBe(isPrimary)
      const costs = additionalCosts.filter(({ credit }) => !credit)
      expect(pairsIn(card)).toEqual([
        ...onceAndFirstYear,
        ...costs.map(({ name, price, per }) => `${name} ${price.text}${units[per ?? ''] ?? ''}`),
      ])
    }
  }
  const { services } = content('prices/additional')
  const list = pairsIn(pageOf('/pricing').parts('#additional-services')[0])
  const partnerOf = (id?: string) => firm.partners.find((each) => each.id === id)
  expect(list).toEqual(
    services.map(({ name, price, partner }) => {
      return `${name} ${partner ? `(${partnerOf(partner)?.name}) ` : ''}${price}`
    }),
  )
})
