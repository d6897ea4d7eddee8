import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, facesReady, hold, phone, started, test } from './test.ts'

const { audiences } = parse(readFileSync('content/audiences.yaml', 'utf8'))

test('Who We Serve: eleven industries, three bands, every service, each leading somewhere', async ({
  page,
}) => {
  await page.goto('/about')
  await started(page)
  const serve = page.getByRole('region', { name: 'Who We Serve' })
  const tabs = serve.getByRole('tab')
  await expect(tabs).toHaveText(['Industries', 'Revenue Range', 'Business Needs'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const panel = serve.getByRole('tabpanel')
  for (const { id, name } of audiences) {
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/who-we-serve#${id}`,
    )
  }
  await tabs.nth(1).click()
  await expect(panel).toHaveAccessibleName('Revenue Range')
  for (const band of ['$120K-$500K', '$500K-$2M', '$2M-$15M']) {
    await expect(panel.getByText(band, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('link')).toHaveCount(8)
  await panel.getByRole('link', { name: 'Tax Debt Relief' }).click()
  await expect(page).toHaveURL('/tax-debt-relief')
  await page.goBack()
  await expect(page).toHaveURL('/about#business-needs')
  await expect(panel).toHaveAccessibleName('Business Needs')
  await expect(panel).toBeInViewport()
})

for (const [address, heading] of [
  ['/about', 'Industries'],
  ['/about#revenue-range', 'Revenue Range'],
] as const) {
  test(`${address} shows ${heading} before the script starts, and nothing moves when it does`, async ({
    page,
  }) => {
    // The script is held back until the page has been measured.
    const release = await hold(page, '**/assets/entry-client*.js')
    await page.setViewportSize(phone)
    await page.goto(address)
    await facesReady(page)
    const serve = page.getByRole('region', { name: 'Who We Serve' })
    const places = () =>
      serve.locator(':scope *').evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y + scrollY, width, height].map(Math.round).join()
        }),
      )
    const before = await places()
    await expect(serve.getByRole('link', { name: heading, exact: true })).toBeVisible()
    release()
    await started(page)
    await expect(serve.getByRole('tabpanel')).toHaveAccessibleName(heading)
    expect(await places()).toEqual(before)
    if (address.includes('#')) await expect(serve.getByRole('tabpanel')).toBeInViewport()
  })
}

test('a tap before the script has arrived opens its tab all the same', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.setViewportSize(phone)
  await page.goto('/about')
  const serve = page.getByRole('region', { name: 'Who We Serve' })
  await serve.getByRole('link', { name: 'Business Needs' }).click()
  await expect(page).toHaveURL('/about#business-needs')
  await expect(serve.getByRole('link', { name: 'Tax Debt Relief' })).toBeVisible()
  await expect(serve.getByRole('link', { name: 'Physicians' })).toBeHidden()
})
