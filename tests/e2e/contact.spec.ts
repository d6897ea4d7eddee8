import type { Page } from '@playwright/test'
import { content, firm } from '#tests/helpers/content.ts'
import { expect, facesReady, hold, phone, test } from '#tests/helpers/test.ts'
import { hoursText, weekOf } from '../../src/lib/hours.ts'
import { openingAt } from '../../src/lib/opening.ts'

const { hero } = content('pages/contact')
const { timeZone, timeZoneName: zone } = firm
const saidAt = (time: number, visitor = timeZone) => {
  const [text = '', ofVisitor = ''] = openingAt({ timeZone, zone, week: weekOf(firm.hours) }, time, visitor).texts
  return { text, ofVisitor }
}
const minute = 60_000
const isOpen = (time: number) => saidAt(time).text.startsWith('Open')
/** Returns the minute at which the firm opens or closes next: first its hour is found. */
function changeAfter(time: number, step = 60 * minute): number {
  if (isOpen(time) === isOpen(time + step)) return changeAfter(time + step, step)
  return step === minute ? time + minute : changeAfter(time, minute)
}
const sunday = Date.parse('2026-11-15T18:00:00Z')
const status = (page: Page) => page.getByRole('main').getByText(/^(Open|Closed) now/)

test.use({ timezoneId: timeZone, viewport: phone })

test('shows hours, booking and, on the minute, the status on the first screen of a phone', async ({ page }) => {
  const opens = changeAfter(sunday)
  const closes = changeAfter(opens)
  await page.clock.install({ time: closes - minute / 2 })
  await page.goto('/contact')
  await expect(status(page)).toHaveText(saidAt(closes - minute).text)
  await expect(page.getByText('your time')).toHaveCount(0)
  const main = page.getByRole('main')
  const hours = main.getByText(hoursText(firm.hours))
  await expect(hours).toContainText(zone)
  const links = [hero.schedule, `${hero.call} ${firm.phone}`].map((name) => main.getByRole('link', { name }).first())
  for (const part of [status(page), hours, ...links]) {
    const { y = phone.height, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(phone.height - 56) // above the bar of actions
  }
  await page.clock.runFor(31_000)
  await expect(status(page)).toHaveText(saidAt(closes).text)
  await page.clock.setSystemTime(changeAfter(closes))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(status(page)).toHaveText(saidAt(changeAfter(closes)).text)
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("shows the firm's time and the visitor's, and moves nothing", async ({ page }) => {
    await page.clock.setFixedTime(sunday) // already Monday in Tokyo
    const release = await hold(page, '**/*.js')
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await facesReady(page)
    const parts = page.getByRole('main').locator('h1, h2, a, img')
    const places = () => parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY))
    const before = await places()
    await expect(status(page)).toHaveCount(0)
    release()
    await expect(status(page)).toHaveText(saidAt(sunday).text)
    await expect(page.getByText(saidAt(sunday, 'Asia/Tokyo').ofVisitor)).toBeVisible()
    expect(await places()).toEqual(before)
  })
})
