import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect } from './test.ts'

const firm = parse(readFileSync('content/firm.yaml', 'utf8'))

/** On a phone, wherever the visitor has landed: a price, a call and a booking, each one tap away. */
export async function expectQuickActions(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  for (const [name, href] of [
    ['Prices', '/pricing'],
    ['Call', `tel:+1${firm.phone.replaceAll(/\D/g, '')}`],
    ['Book', firm.schedulingUrl],
  ] as const) {
    const link = bar.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await link.click({ trial: true }) // in view, and nothing lies over it
  }
}
