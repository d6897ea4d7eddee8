import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { paths } from '../app/routes.ts'
import { expectQuickActions } from './quick-actions.ts'
import { read, values } from './reading.ts'
import { expect, phone, test } from './test.ts'

const firm = parse(readFileSync('content/firm.yaml', 'utf8'))

const footerLinks = {
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

for (const path of paths) {
  test(`${path} is a whole page with a strict policy, and a phone has price, call and booking one tap away`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|data:|\*/)
    expect(await page.title()).toMatch(/\S{3}/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    const canonical = path === '/bookkeeping' ? '/accounting' : path
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(canonical, firm.siteUrl).href,
    )
    await expectQuickActions(page)
  })
}

test('titles and descriptions are all different', async ({ request }) => {
  const heads = await Promise.all(
    paths
      .filter((path) => path !== '/bookkeeping')
      .map(async (path) =>
        (await (await request.get(path)).text()).match(
          /<title>.*?<\/title>|<meta name="description"[^>]*>/g,
        ),
      ),
  )
  expect(new Set(heads.flat()).size).toBe(2 * heads.length)
})

test('/bookkeeping shows the very page of /accounting', async ({ request }) => {
  const [accounting, bookkeeping] = await Promise.all(
    ['/accounting', '/bookkeeping'].map(async (path) => {
      const html = await read(request, path)
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    }),
  )
  expect(accounting).toContain('What We Offer')
  expect(bookkeeping).toBe(accounting)
})

test('the footer has every link of the specification, social links, phone, hours and legal lines', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of Object.entries(footerLinks)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await expect(footer.getByRole('link', { name: firm.phone }).first()).toHaveAttribute(
    'href',
    `tel:+1${firm.phone.replaceAll(/\D/g, '')}`,
  )
  for (const { name, url } of firm.social) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      url,
    )
  }
  const book = footer.getByRole('link', { name: 'Schedule Your Consultation Now' })
  await expect(book).toHaveAttribute('href', firm.schedulingUrl)
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(footer).toContainText(firm.tagline)
  await expect(footer).toContainText('Monday-Thursday 11am-6pm, Friday 11am-3pm')
  await expect(footer).toContainText(
    `${firm.legalName} is a private firm and is not affiliated with the IRS`,
  )
  await expect(footer).toContainText(firm.address)
  await expect(footer).toContainText(firm.licences[0].number)
})

test('every link, on every page, leads to a page or leaves in a safe way', async ({ request }) => {
  const origin = firm.siteUrl
  const checked = new Set<string>()
  for (const path of paths) {
    const html = await read(request, path)
    for (const [tag] of html.matchAll(/<a\b[^>]*>/g)) {
      const [href = '', target = '', rel = ''] = ['href', 'target', 'rel'].map(
        (name) => values(tag, /^<a/, name)[0],
      )
      const { origin: itsOrigin, pathname, protocol } = new URL(href, new URL(path, origin))
      if (itsOrigin === new URL(origin).origin) {
        if (checked.has(pathname)) continue
        checked.add(pathname)
        expect((await request.get(pathname)).status(), href).toBe(200)
      } else if (protocol === 'https:')
        expect(`${target} ${rel}`, href).toMatch(/^_blank .*noopener/)
      else expect(['tel:', 'mailto:']).toContain(protocol)
    }
  }
  expect(checked.size).toBeGreaterThan(20)
})

test('the skip link is the first stop of the keyboard and leads past the header', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('banner').getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.evaluate((element) => element.closest('main') !== null)).toBe(true)
})
