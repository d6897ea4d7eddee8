import type { Page } from '@playwright/test'
import { expect, phone, started, test } from './test.ts'

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a page change starts at the top, focuses and announces; so does Back', async ({ page }) => {
  await page.goto('/')
  await started(page)
  await test.step('a page change starts at the top, focuses the heading and announces the title', async () => {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeFocused()
    expect(await position(page)).toBe(0)
    await expect(page.locator('[aria-live]')).toHaveText(await page.title())
  })
  await test.step('Back and Forward start at the top too: scroll restoration is manual', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeFocused()
    await expect(page).toHaveURL('/faq')
    expect(await position(page)).toBe(0)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: /prices/i })).toBeFocused()
    await expect(page).toHaveURL('/pricing')
    expect(await position(page)).toBe(0)
  })
})

test('a reload starts at the top, before and without the application script', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await position(page)).toBeGreaterThan(1000)
  await page.reload()
  expect(await position(page)).toBe(0)
})

test('a reload of an address with an anchor arrives at the anchor again, its answer open', async ({
  page,
}) => {
  await page.goto('/faq#first-year')
  const answer = page.locator('#first-year')
  await expect(answer).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.reload()
  await expect(answer).toBeInViewport()
})

test('a link to an answer on another page opens it and puts the focus on its question', async ({
  page,
}) => {
  await page.goto('/who-we-serve')
  await started(page)
  await page.locator('main a[href="/faq#rental-losses"]').first().click()
  await expect(page).toHaveURL('/faq#rental-losses')
  const question = page.locator('details:has(#rental-losses) > summary')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
})

for (const [what, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', phone],
] as const) {
  test(`an anchor in the address is shown clear of the header (${what})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/#comparison')
    const bar = await page.getByRole('banner').boundingBox()
    const target = page.getByRole('region', { name: /Three ways to staff/ })
    await expect(target).toBeInViewport()
    const box = await target.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
    expect(box?.y).toBeLessThan(viewport.height / 2)
  })
}

test('a link with an anchor to another page arrives at the anchor', async ({ page }) => {
  await page.goto('/pricing')
  await started(page)
  // No page links to an anchor on the home page yet; the mechanism is the same for every link.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/#signs'
    link.textContent = 'To the signs'
    document.querySelector('h1')?.after(link)
  })
  await page.getByRole('link', { name: 'To the signs' }).click()
  await expect(page).toHaveURL('/#signs')
  await expect(
    page.getByRole('heading', { name: 'Signs you have outgrown your CPA' }),
  ).toBeFocused()
  await expect(
    page.getByRole('region', { name: 'Signs you have outgrown your CPA' }),
  ).toBeInViewport()
})

test('a fragment that cannot be decoded is no obstacle', async ({ page }) => {
  await page.goto('/faq')
  await started(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/pricing#%'
    link.textContent = 'Odd link'
    document.querySelector('h1')?.after(link)
  })
  await page.getByRole('link', { name: 'Odd link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await position(page)).toBe(0)
})

test('the document is not loaded again on a page change, but a modified click still opens a tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await started(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Questions/ })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Pricing' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/pricing')
  await expect(page).toHaveURL('/faq')
})

test('when the script of the next page cannot be loaded, the visitor still arrives', async ({
  page,
}) => {
  await page.goto('/')
  await started(page)
  let refused = 0
  await page.route('**/assets/faq-*.js', (route) => {
    refused++
    return route.fulfill({ status: 503, body: '' })
  })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1, name: /Questions/ })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  // The page they arrived at asks for its script as well, and stays plain without it.
  await expect.poll(() => refused).toBeGreaterThan(1)
  await page.getByRole('main').locator('summary').first().click()
  await expect(page.getByRole('main').getByRole('group').first()).toHaveAttribute('open')
})
test.use({ expectedErrors: /503|Failed to fetch dynamically imported module/ })
