import { expect, test } from 'vitest'
import { desktop, phone, questions } from './fixtures.ts'
import type { Page } from './page.ts'

export function withoutScript(visit: () => Page): void {
  test('without script: menus, questions, tabs and the way back from nowhere', async () => {
    const page = visit()
    await page.resize(desktop)
    await page.open('/')
    const nav = await page.find('navigation', 'Main')
    await (await page.find('button', 'About', nav)).click()
    await page.find('link', 'FAQ', nav)
    await (await page.find('button', 'Services', nav)).click()
    await expect.poll(() => page.sees('link', 'FAQ', nav)).toBe(false)
    await (await page.find('link', 'Accounting', nav)).click()
    await expect.poll(page.address).toBe('/accounting')

    await page.resize(phone)
    await (await page.find('button', 'Menu')).click()
    const sheet = await page.find('navigation', 'Mobile')
    await (await page.find('disclosure', 'About', sheet)).click()
    await (await page.find('link', 'FAQ', sheet)).click()
    await expect.poll(page.address).toBe('/faq')

    const [first, second] = questions
    await (await page.find('disclosure', first?.question ?? '')).click()
    const copy = (question = '') => `Link to this answer (${question})`
    await page.find('link', copy(first?.question))
    await (await page.find('disclosure', second?.question ?? '')).click()
    await page.find('link', copy(second?.question))
    await expect.poll(() => page.sees('link', copy(first?.question))).toBe(false)

    await page.open('/about')
    for (const name of ['Industries', 'Revenue Range', 'Business Needs']) {
      await page.find('heading', name)
    }
    await page.open('/nowhere')
    await page.find('heading', /not found/)
    await page.complaints() // Chromium reports the status itself
    await (await page.find('link', /home/i)).click()
    await expect.poll(page.address).toBe('/')
  })
}
