import type { Page } from '@playwright/test'
import { placesOf } from '#tests/helpers/pages.ts'
import { alice, mailAfter, smsForm } from '#tests/helpers/sms-form.ts'
import { desktop, expect, facesReady, hold, hydrated, phone, reactScript, test } from '#tests/helpers/test.ts'

// What every interactive part does before its script starts, and when the script never comes.

/** Of the islands, and of the tabs, which are no island. */
const scripts = '**/_astro/{client,tabs}.*.js*'
const serve = (page: Page) => page.getByRole('region', { name: 'Who We Serve' })

type Part = {
  name: string
  path: string
  /** What a visitor has without script, and finds no dead control beside. */
  complete: (page: Page) => Promise<void>
  /** The same when only the script of the part never comes, if that is more. */
  lost?: (page: Page) => Promise<void>
}

/** A calculator leaves an example or where to look, and no field to fill in. */
function tool(name: string, path: string, id: string, words: string): Part {
  async function complete(page: Page) {
    const part = page.locator(id)
    await expect(part.getByText(words)).toBeVisible()
    for (const role of ['button', 'textbox', 'combobox', 'group'] as const) {
      await expect(part.getByRole(role)).toHaveCount(0)
    }
  }
  async function lost(page: Page) {
    const screen = page.locator(id).getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!')
    await expect(screen).toContainText(/module/i)
    await complete(page)
  }
  return { name, path, complete, lost }
}

const parts: Part[] = [
  tool('The calculator', '/pricing', '#calculator', 'a range of $13,600 to $56,000.'),
  tool('The cost of a return', '/tax-preparation', '#return-cost', 'Add up your returns from the price list'),
  tool('The estimated tax', '/learning-library', '#estimated-tax', 'Work out your payments from the example'),
  tool('The S corporation', '/business-formation', '#s-corporation', 'The comparison above works'),
  {
    name: 'The SMS form',
    path: '/sms-optin',
    async complete(page) {
      const form = smsForm(page)
      await expect(page.getByText('Still needed')).toBeHidden()
      await form.fill({ ...alice, phone: '  ' })
      await form.button.click()
      await expect(form.number).toBeFocused()
      await form.number.fill(alice.phone)
      const { to, subject, body } = await mailAfter(page, () => form.button.click())
      expect([to, subject]).toEqual(['info@fairshare.example', 'SMS Opt-In Request'])
      expect(body.split('\r\n')).toEqual(
        expect.arrayContaining([
          'Full Name=Alice Example',
          'Phone Number=(615) 555-0123',
          'Consent=Agreed to SMS messages: Yes',
          'Request=Please add this contact to the SMS messaging list.',
          'Consent wording=version 2026-11-18',
        ]),
      )
    },
  },
  {
    name: 'The choice of whom the firm serves',
    path: '/about',
    async complete(page) {
      for (const name of ['Industries', 'Revenue Range', 'Business Needs']) {
        await expect(serve(page).getByRole('heading', { name })).toBeVisible()
        await expect(serve(page).getByRole('link', { name, exact: true })).toBeHidden()
      }
      await expect(serve(page).getByRole('link')).toHaveCount(11 + 8)
    },
    async lost(page) {
      await serve(page).getByRole('link', { name: 'Business Needs' }).click()
      await expect(page).toHaveURL('/about#business-needs')
      await expect(serve(page).getByRole('link', { name: 'Other Services' })).toBeVisible()
      await expect(serve(page).getByRole('link', { name: 'Physicians' })).toBeHidden()
    },
  },
]

for (const { name, path, complete, lost = complete } of parts) {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`${name} works without script or says what it would have shown.`, async ({ page }) => {
      await page.goto(path)
      await complete(page)
    })
  })

  test.describe('when a script fails', () => {
    test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ })

    test(`${name} works or says what to do when its script cannot be loaded.`, async ({ page }) => {
      await page.route(scripts, (route) => route.abort())
      await page.goto(path)
      await hydrated(page)
      await lost(page)
    })
  })
}

for (const path of [...new Set(parts.map((part) => part.path)), '/about#revenue-range']) {
  test(`Nothing on ${path} moves when its interactive parts start.`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const release = await hold(page, scripts)
      await page.goto(path)
      // A font that arrives late moves lines by itself; this is about the script.
      await facesReady(page)
      const before = await placesOf(page, 'main :not(img)')
      release()
      await hydrated(page)
      await expect(page.locator('[data-tabs]:not([data-ready])')).toHaveCount(0)
      expect(await placesOf(page, 'main :not(img)')).toEqual(before)
      await page.unrouteAll()
      await page.goto('about:blank')
    }
  })
}

test('What is typed and entered before the calculator starts counts.', async ({ page }) => {
  const release = await hold(page, reactScript)
  await page.goto('/pricing', { waitUntil: 'load' })
  const part = page.locator('#calculator')
  await part.getByLabel('Tax paid').fill('$20,000')
  await part.getByLabel('Gross income').fill('100,000')
  await part.getByLabel('Gross income').press('Enter')
  release()
  await hydrated(page)
  await expect(part.getByRole('definition')).toHaveText(['$3,400', '$14,000', '20.0%'])
  await expect(part.getByLabel('Tax paid')).toHaveValue('20,000')
})

test('React is loaded only once an interactive part comes near the window.', async ({ page }) => {
  let asked = 0
  await page.route(reactScript, (route) => {
    asked += 1
    return route.continue()
  })
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  await page.locator('#calculator').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toBe(1)
})
