import type { Page } from '@playwright/test'
import { content, firm, liveDay, plain } from '#tests/helpers/content.ts'
import { alice, mailAfter, smsForm } from '#tests/helpers/sms-form.ts'
import { expect, facesReady, hold, hydrated, phone, placesOf, showExpired, test } from '#tests/helpers/test.ts'
import { dollars } from '../../src/lib/money.ts'
import { estimate } from '../../src/lib/savings.ts'

// What every interactive part does without script, before its script starts, and when the script never comes.

/** Of the islands, and of the tabs of /about, which are no island. */
const scripts = '**/_astro/{client.,tabs-}*.js*'
const { serve: choice } = content('pages/about')
const { groups } = content('pages/who-we-serve').audiences
const { form: optIn } = content('pages/sms-optin')
const { calculator, firstYear } = content('pages/pricing')
const { returnCost } = content('services/tax-preparation')
const { estimatedTax } = content('pages/learning-library')
const { sCorporation } = content('services/business-formation')
const tabs = [choice.industries.tab, choice.revenue.tab, choice.needs.tab]
const serve = (page: Page) => page.getByRole('region', { name: choice.heading })

type Part = {
  /** Proves what a visitor has without script, and that no control is dead. */
  complete: (page: Page) => Promise<void>
  /** Proves more, if only the script of this part cannot be loaded. */
  lost?: (page: Page) => Promise<void>
}

function tool(id: string, ...texts: string[]): Part {
  async function complete(page: Page, buttons = 0) {
    const part = page.locator(id)
    for (const text of texts) await expect(part.getByText(plain(text))).toBeVisible()
    await expect(part.getByRole('button')).toHaveCount(buttons)
    for (const role of ['textbox', 'combobox', 'checkbox'] as const) await expect(part.getByRole(role)).toHaveCount(0)
    // The groups that are left open and close without script, and ask nothing.
    await expect(part.getByRole('group').filter({ has: page.locator('input, select') })).toHaveCount(0)
  }
  async function lost(page: Page) {
    const screen = page.locator(id).getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText("This tool didn't load")
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.getByRole('link', { name: firm.phone })).toBeVisible()
    await expect(screen).not.toContainText(/module|_astro/)
    await complete(page, 1)
  }
  return { complete, lost }
}

const smsOptIn: Part = {
  async complete(page) {
    const form = smsForm(page)
    await expect(page.getByText(optIn.missing)).toBeHidden()
    await form.fill({ ...alice, phone: '  ' })
    await form.button.click()
    await expect(form.number).toBeFocused()
    await form.number.fill(alice.phone)
    const { to, subject, body } = await mailAfter(page, () => form.button.click())
    expect([to, subject]).toEqual([firm.email, optIn.mail.subject])
    for (const line of [
      `${optIn.nameLabel}=${alice.name}`,
      `${optIn.phoneLabel}=${alice.phone}`,
      `Consent=${optIn.mail.agreement}`,
      `Request=${optIn.mail.request}`,
      `Consent wording=version ${optIn.consentVersion}`,
    ])
      expect(body.split('\r\n')).toContain(line)
  },
}

const audienceTabs: Part = {
  async complete(page) {
    for (const name of tabs) {
      await expect(serve(page).getByRole('heading', { name })).toBeVisible()
      await expect(serve(page).getByRole('link', { name, exact: true })).toBeHidden()
    }
    const links = serve(page).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(groups.length + choice.needs.items.length)
  },
  async lost(page) {
    await serve(page).getByRole('link', { name: choice.needs.tab }).click()
    await expect(page).toHaveURL('/about#business-needs')
    await expect(serve(page).getByRole('link', { name: choice.needs.items[0]?.service ?? '' })).toBeVisible()
    await expect(serve(page).getByRole('link', { name: groups[0]?.name ?? '', exact: true })).toBeHidden()
  },
}

const parts: Record<string, Part[]> = {
  '/tax-preparation': [tool('#return-cost', returnCost.without)],
  '/learning-library': [tool('#estimated-tax', estimatedTax.tool.without)],
  '/business-formation': [tool('#s-corporation', sCorporation.without)],
  '/tax-planning': [tool('#rental', content('services/tax-planning').rental.without)],
  '/sms-optin': [smsOptIn],
  '/about': [audienceTabs],
  '/pricing': [
    tool('#calculator', calculator.example),
    tool('#first-year', firstYear.without, ...firstYear.examples.map(({ given }) => given)),
  ],
}

/** Opens every page once, and looks at each of its parts. */
async function openEach(page: Page, look: (part: Part) => Promise<void>) {
  for (const [path, all] of Object.entries(parts)) {
    await test.step(path, async () => {
      await page.goto(path)
      for (const part of all) await look(part)
    })
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows an answer or a number to call in place of each tool', async ({ page }) => {
    await showExpired(page)
    await openEach(page, ({ complete }) => complete(page))
  })

  test('shows the answer to the signs, and opens one menu at a time', async ({ page }) => {
    const { signs: section } = content('pages/home')
    await page.goto('/')
    const signs = page.getByRole('region', { name: section.heading })
    await expect(signs.getByText(section.verdict)).toBeVisible()
    await expect(signs.getByRole('link', { name: section.schedule })).toBeVisible()

    await page.getByRole('button', { name: 'About' }).click()
    await page.getByRole('button', { name: 'Services' }).click()
    const wide = page.getByRole('navigation', { name: 'Main' })
    await expect(wide.getByRole('link', { name: 'FAQ' })).toBeHidden()
    await wide.getByRole('link', { name: 'Other Services' }).click()
    await expect(page).toHaveURL('/other-services')

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    const narrow = page.getByRole('navigation', { name: 'Mobile' })
    await narrow.getByText('About', { exact: true }).click()
    await narrow.getByText('Resources', { exact: true }).click()
    await expect(narrow.getByRole('link', { name: 'FAQ' })).toBeHidden()
    await narrow.getByRole('link', { name: 'Case Studies' }).click()
    await expect(page).toHaveURL('/case-studies')
  })
})

test.describe('when a script fails', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ })

  test('shows an error and a way on, and starts a tool when the visitor tries again', async ({ page }) => {
    // Before the tax figures of the tools are too old to be shown.
    await page.clock.setFixedTime(liveDay)
    // Astro asks for a failed script once more after a second.
    await page.addInitScript(() => {
      const later = window.setTimeout
      Object.assign(window, { setTimeout: (run: () => void, wait: number) => later(run, wait === 1000 ? 0 : wait) })
    })
    await page.route(scripts, (route) => route.abort())
    await openEach(page, async ({ complete, lost = complete }) => {
      await hydrated(page)
      await lost(page)
    })

    // On /pricing, which is still open.
    await page.unrouteAll()
    await page.locator('#calculator').getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/pricing#calculator')
    await hydrated(page)
    await expect(page.getByRole('button', { name: calculator.button, exact: true })).toBeVisible()
  })
})

test('moves nothing when islands start', async ({ page }) => {
  await page.clock.setFixedTime(liveDay)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...Object.keys(parts), '/about#revenue-range']) {
    const release = await hold(page, scripts)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    // A font that arrives late moves lines by itself; this is about the script.
    await facesReady(page)
    const before = await placesOf(page)
    release()
    await hydrated(page)
    await expect(page.locator('[data-tabs]:not([data-ready])')).toHaveCount(0)
    expect(await placesOf(page), path).toEqual(before)
    await page.unrouteAll()
    await page.goto('about:blank')
  }
})

test('counts what is typed and entered before the calculator starts', async ({ page }) => {
  const release = await hold(page, '**/_astro/client.*.js*')
  await page.goto('/pricing', { waitUntil: 'load' })
  const part = page.locator('#calculator')
  await part.getByLabel(calculator.paidLabel).fill('$20,000')
  await part.getByLabel(calculator.grossLabel).fill('100,000')
  await part.getByLabel(calculator.grossLabel).press('Enter')
  release()
  await hydrated(page)
  const { least, most, rate } = estimate({ taxPaid: 20_000, grossIncome: 100_000 }, firm.calculator)
  await expect(part.getByRole('definition')).toHaveText([dollars(least), dollars(most), rate])
  await expect(part.getByLabel(calculator.paidLabel)).toHaveValue('20,000')
})
