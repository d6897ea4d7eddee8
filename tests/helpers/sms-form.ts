import { expect, type Locator, type Page } from '@playwright/test'
import { content } from '#tests/helpers/content.ts'

export const alice = { name: 'Alice Example', phone: '(615) 555-0123' }

const { form } = content('pages/sms-optin')

export function smsForm(page: Page) {
  const name = page.getByRole('textbox', { name: form.nameLabel })
  const number = page.getByRole('textbox', { name: form.phoneLabel })
  const [consent, promotions] = [0, 1].map((index) => page.getByRole('checkbox').nth(index)) as [Locator, Locator]
  const button = page.getByRole('button', { name: form.button })
  async function fill(contact: typeof alice) {
    await name.fill(contact.name)
    await number.fill(contact.phone)
    await consent.check()
  }
  return { name, number, consent, promotions, button, alert: page.locator('[aria-live="assertive"]'), fill }
}

/** Returns the message that the page asks the mail app to open. */
export async function mailAfter(page: Page, act: () => Promise<unknown>) {
  const asked = page.waitForRequest(/^mailto:/)
  await act()
  const url = (await asked).url()
  expect(url).not.toMatch(/[+ ]/)
  const { pathname: to, search } = new URL(url)
  const fields = search.slice(1).split('&')
  const decoded = fields.map((field) => field.split('=').map(decodeURIComponent))
  return { to, subject: '', body: '', ...Object.fromEntries(decoded) }
}
