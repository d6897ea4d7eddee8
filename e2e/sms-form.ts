import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect } from './test.ts'

// The SMS opt-in form for tests: its data, its parts, and the mail it asks for.

export const firm = parse(readFileSync('content/firm.yaml', 'utf8'))
export const words = parse(readFileSync('content/pages/sms-optin.yaml', 'utf8'))
export const alice = { name: 'Alice Example', phone: '(615) 555-0123' }

export function formOf(page: Page) {
  const name = page.getByRole('textbox', { name: 'Full Name' })
  const phone = page.getByRole('textbox', { name: 'Phone Number' })
  const consent = page.getByRole('checkbox')
  const button = page.getByRole('button', { name: 'Subscribe to SMS Updates' })
  async function fill(contact: { name: string; phone: string }) {
    await name.fill(contact.name)
    await phone.fill(contact.phone)
    await consent.check()
  }
  return { name, phone, consent, button, alert: page.getByRole('alert'), fill }
}

/** The message the mail program is asked to open. */
export async function mailAfter(page: Page, act: () => Promise<void>) {
  const asked = page.waitForRequest(/^mailto:/)
  await act()
  const url = (await asked).url()
  expect(url).not.toMatch(/[+ ]/)
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(url) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to, subject: '', body: '', ...Object.fromEntries(fields) }
}
