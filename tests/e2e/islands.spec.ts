import type { Page } from '@playwright/test'
import { violations } from '#tests/helpers/axe.ts'
import { content, firm, validDay } from '#tests/helpers/content.ts'
import { alice, mailAfter, smsForm } from '#tests/helpers/sms-form.ts'
import {
  expect,
  fontsLoaded,
  holdRequests,
  hydrated,
  layoutBoxes,
  phone,
  sectionOf,
  showExpired,
  test,
  testWithoutScript,
} from '#tests/helpers/test.ts'
import { dollars } from '../../src/lib/money.ts'
import { estimate } from '../../src/lib/savings.ts'
import { telephone } from '../../src/lib/telephone.ts'

// Checks every interactive part without JavaScript, before its script starts, and when its script fails to load.

const toolPages = ['/tax-preparation', '/learning-library', '/business-formation', '/tax-planning', '/pricing']
/** Matches the scripts of islands, and of the tabs on /about, which aren't an island. */
const scripts = '**/_astro/{client.,tabs-}*.js*'
const { calculator } = content('pages/pricing')
const { serve: choice } = content('pages/about')
const { groups } = content('pages/who-we-serve').audiences

/** Expects that each tool shows an answer or a number to call, and no control that does nothing. */
async function expectTools(page: Page, hasFailed = false) {
  const tools = await page.locator('astro-island').all()
  expect(tools.length).toBeGreaterThan(0)
  for (const tool of tools) {
    const instead = tool.locator('[data-script="absent"]').first()
    await expect(instead).toBeVisible()
    await expect(instead).toHaveText(/\w/)
    await expect(tool.getByRole('button')).toHaveCount(hasFailed ? 1 : 0)
    for (const role of ['textbox', 'combobox', 'checkbox'] as const) await expect(tool.getByRole(role)).toHaveCount(0)
    // The other groups open and close without JavaScript, and contain no fields.
    await expect(tool.getByRole('group').filter({ has: page.locator('input, select') })).toHaveCount(0)
    if (!hasFailed) continue
    const screen = tool.getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText("This tool didn't load")
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.getByRole('link', { name: firm.phone })).toBeVisible()
    await expect(screen).not.toContainText(/module|_astro/)
  }
}

/** Expects that the browser validates the form and opens the email. */
async function expectPlainForm(page: Page) {
  const { form: copy } = content('pages/sms-optin')
  const form = smsForm(page)
  await expect(page.getByText(copy.missing)).toBeHidden()
  await form.fill({ ...alice, phone: '  ' })
  await form.button.click()
  await expect(form.number).toBeFocused()
  await form.number.fill(alice.phone)
  const { to, subject, body } = await mailAfter(page, () => form.button.click())
  expect([to, subject]).toEqual([firm.email, copy.mail.subject])
  for (const line of [
    `${copy.nameLabel}=${alice.name}`,
    `${copy.phoneLabel}=${alice.phone}`,
    `Consent=${copy.mail.agreement}`,
    `Request=${copy.mail.request}`,
    `Consent wording=version ${copy.consentVersion}`,
  ])
    expect(body.split('\r\n')).toContain(line)
}

testWithoutScript(
  'shows fallback text, every tab panel and a form the browser can submit without JavaScript',
  async ({ page }) => {
    await showExpired(page)
    for (const path of toolPages) {
      await page.goto(path)
      await expectTools(page)
    }
    await page.goto('/about')
    const serve = sectionOf(page, choice.heading)
    for (const name of [choice.industries.tab, choice.revenue.tab, choice.needs.tab]) {
      await expect(serve.getByRole('heading', { name })).toBeVisible()
      await expect(serve.getByRole('link', { name, exact: true })).toBeHidden()
    }
    const links = serve.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(groups.length + choice.needs.items.length)
    await page.goto('/sms-optin')
    await expectPlainForm(page)
  },
)

test.describe('when a script fails', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module|The ledger is out of balance/ })

  test('shows an error and a next step, and starts a tool when the visitor tries again', async ({ page }) => {
    // Tools hide tax figures that have expired.
    await page.clock.setFixedTime(validDay)
    // Astro requests a failed script again after a second.
    await page.addInitScript(() => {
      const later = window.setTimeout
      Object.assign(window, { setTimeout: (run: () => void, wait: number) => later(run, wait === 1000 ? 0 : wait) })
    })
    await page.route(scripts, (route) => route.abort())
    await page.goto('/sms-optin')
    await hydrated(page)
    await expectPlainForm(page)
    await page.goto('/about')
    const serve = sectionOf(page, choice.heading)
    await serve.getByRole('link', { name: choice.needs.tab }).click()
    await expect(page).toHaveURL('/about#business-needs')
    await expect(serve.getByRole('link', { name: choice.needs.items[0]?.service ?? '' })).toBeVisible()
    await expect(serve.getByRole('link', { name: groups[0]?.name ?? '', exact: true })).toBeHidden()
    for (const path of toolPages) {
      await page.goto(path)
      await hydrated(page)
      await expectTools(page, true)
    }

    // The last of these pages is still open.
    await page.unrouteAll()
    await page.locator('#calculator').getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/pricing#calculator')
    await hydrated(page)
    await expect(page.getByRole('button', { name: calculator.button, exact: true })).toBeVisible()
  })

  test('shows the error and a phone number when a tool throws', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const body = 'export function SavingsCalculator() { throw new Error("The ledger is out of balance") }'
    await page.route('**/savings-calculator.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto('/pricing#calculator')
    const screen = page.getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!')
    await expect(screen).toContainText('The ledger is out of balance')
    await expect(screen).not.toContainText('.js:')
    await expect(screen.getByRole('link', { name: firm.phone })).toHaveAttribute('href', telephone(firm.phone))
    expect(await violations(page, '[role=alert]')).toEqual([])
  })
})

test('causes no layout shift when islands hydrate', async ({ page }) => {
  await page.clock.setFixedTime(validDay)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...toolPages, '/sms-optin', '/about', '/about#revenue-range']) {
    const release = await holdRequests(page, scripts)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    // This test is about scripts, so fonts must not shift lines.
    await fontsLoaded(page)
    const before = await layoutBoxes(page)
    release()
    await hydrated(page)
    await expect(page.locator('[data-tabs]:not([data-ready])')).toHaveCount(0)
    expect(await layoutBoxes(page), path).toEqual(before)
    await page.unrouteAll()
    await page.goto('about:blank')
  }
})

test('keeps amounts and replays a click from before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/client.*.js*')
  await page.goto('/pricing', { waitUntil: 'load' })
  const part = page.locator('#calculator')
  await part.getByLabel(calculator.paidLabel).fill('$20,000')
  await part.getByLabel(calculator.grossLabel).fill('100,000')
  await part.getByLabel(calculator.grossLabel).press('Enter')
  release()
  await hydrated(page)
  const { min, max, rate } = estimate({ taxPaid: 20_000, grossIncome: 100_000 }, firm.calculator)
  await expect(part.getByRole('definition')).toHaveText([dollars(min), dollars(max), rate])
  await expect(part.getByLabel(calculator.paidLabel)).toHaveValue('20,000')
})
