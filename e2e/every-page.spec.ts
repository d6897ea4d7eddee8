import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { paths } from '../app/routes.ts'
import { mainHtml, read, values } from './reading.ts'
import { expect, readerTest, test } from './test.ts'

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

// Title, description and canonical address of every page: found.spec.ts. Its heading, landmarks and
// quick actions, its width and its length: axe.spec.ts.

readerTest('every page is answered, with the strict policy', async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).not.toMatch(/unsafe|data:|\*/)
  }
})

readerTest('/bookkeeping shows the very page of /accounting', async ({ request }) => {
  const accounting = await mainHtml(request, '/accounting')
  expect(accounting).toContain('What We Offer')
  expect(await mainHtml(request, '/bookkeeping')).toBe(accounting)
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

readerTest(
  'every link, on every page, leads to a page or leaves in a safe way',
  async ({ request }) => {
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
  },
)

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
