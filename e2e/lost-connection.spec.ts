import { expect, phone, started, test } from './test.ts'

// A visitor in a tunnel. No service worker: docs/decisions/0014 says why. The browser reports what
// it cannot load in the console; that is expected here.

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ })

test('without a connection, what was read opens again, and what was not leaves the page as it is', async ({
  page,
  context,
}) => {
  await page.goto('/pricing')
  await started(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')

  await context.setOffline(true)
  await footer.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await footer.getByRole('link', { name: 'Who we serve' }).click()
  const note = page.getByRole('status').filter({ hasText: 'No connection' })
  await expect(note).toBeVisible()
  await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(page).toHaveURL('/pricing')
  const calculator = page.locator('#calculator')
  await calculator.getByLabel(/^Tax paid/).fill('80,000')
  await calculator.getByLabel(/^Gross income/).fill('320,000')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByRole('definition').first()).toBeVisible()

  // Turning to a page that is here takes the note away.
  await footer.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(note).toBeHidden()
})

test('when the connection is back, the page that was asked for opens', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/faq')
  await started(page)
  await context.setOffline(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  await link.click()
  const note = page.getByRole('status').filter({ hasText: 'No connection' })
  await expect(note).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  const top = (await bar.boundingBox())?.y
  const box = await note.getByRole('paragraph').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top ?? 0)
  await link.click() // once more, still nothing
  await expect(page).toHaveURL('/faq')

  await context.setOffline(false)
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toBeHidden()
})
