import type { Page } from '@playwright/test'
import type { PagePath } from '../app/routes.ts'
import { formOf } from './sms-form.ts'

// What a visitor can open or bring about on a page, for tests that look at all of it.

/** Unfolds every `details` at once. Those of one name close each other, so they lose it first. */
export async function unfold(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** The states of a page one after another; the header's menus, which all pages share, on the first. */
export async function statesOf(page: Page, path: PagePath): Promise<State[]> {
  if (path !== '/') return states[path] ?? []
  const buttons = page.getByRole('banner').locator('button[popovertarget]:visible')
  const menus = (await buttons.all()).map((button) => ({
    part: 'header',
    reach: () => button.click(),
  }))
  return [...(states[path] ?? []), ...menus]
}

/** One more state of a page, and the part of the page that it changes. */
type State = { part: string; reach: (page: Page) => Promise<void> }

const tab = (name: string): State => ({
  part: 'main',
  reach: (page) => page.getByRole('tab', { name }).click(),
})

const calculated = (paid: string, gross: string): State => ({
  part: '#calculator',
  reach: async (page) => {
    const calculator = page.locator('#calculator')
    await calculator.getByLabel(/^Tax paid/).fill(paid)
    await calculator.getByLabel(/^Gross income/).fill(gross)
    await calculator.getByRole('button', { name: 'Calculate' }).click()
  },
})

const states: Partial<Record<PagePath, State[]>> = {
  '/': [
    {
      part: '#signs',
      reach: (page) => page.locator('#signs').getByRole('checkbox').first().check(),
    },
  ],
  '/about': ['Revenue Range', 'Business Needs', 'Industries'].map(tab),
  '/pricing': [calculated('', '5'), calculated('80000', '320000')],
  '/sms-optin': [
    { part: 'main', reach: (page) => formOf(page).name.press('Enter') },
    {
      part: 'main',
      reach: async (page) => {
        const form = formOf(page)
        await form.fill({ name: 'Alice Example', phone: '(615) 555-0123' })
        const asked = page.waitForRequest(/^mailto:/)
        await form.button.click()
        await asked
      },
    },
  ],
}
