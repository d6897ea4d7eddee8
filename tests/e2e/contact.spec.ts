import type { Page } from '@playwright/test'
import { content, firm } from '#tests/helpers/content.ts'
import { expect, fontsLoaded, holdRequests, phone, test } from '#tests/helpers/test.ts'
import { hoursText, weekOf } from '../../src/lib/hours.ts'
import { openStatusAt } from '../../src/lib/open-status.ts'

const { hero } = content('pages/contact')
const { timeZone, timeZoneName: zone } = firm
const saidAt = (time: number, visitor = timeZone) => {
  const [text = '', ofVisitor = ''] = openStatusAt({ timeZone, zone, week: weekOf(firm.hours) }, time, visitor).texts
  return { text, ofVisitor }
}
const minute = 60_000
const isOpen = (time: number) => saidAt(time).text.startsWith('Open')
/** Returns the minute at which the firm opens or closes next. It looks for the hour first. */
function changeAfter(time: number, step = 60 * minute): number {
  if (isOpen(time) === isOpen(time + step)) return changeAfter(time + step, step)
  return step === minute ? time + minute : changeAfter(time, minute)
}
const status = (page: Page) => page.getByRole('main').getByText(/^(Open|Closed) now/)

// A visitor far from the firm, on a phone.
test.use({ timezoneId: 'Asia/Tokyo', viewport: phone })

test('shows hours, booking and the current status above the fold, without layout shifts', async ({ page }) => {
  const opens = changeAfter(Date.parse('2026-11-15T18:00:00Z')) // a Sunday
  const closes = changeAfter(opens)
  await page.clock.install({ time: closes - minute / 2 })
  const release = await holdRequests(page, '**/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await fontsLoaded(page)
  const main = page.getByRole('main')
  const parts = main.locator('h1, h2, a, img')
  const places = () => parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY))
  const before = await places()
  await expect(status(page)).toHaveCount(0)
  release()
  const { text, ofVisitor } = saidAt(closes - minute, 'Asia/Tokyo')
  await expect(status(page)).toHaveText(text)
  await expect(page.getByText(ofVisitor)).toBeVisible()
  expect(await places()).toEqual(before)

  const hours = main.getByText(hoursText(firm.hours))
  await expect(hours).toContainText(zone)
  const links = [hero.schedule, firm.phone].map((name) => main.getByRole('link', { name }).first())
  for (const part of [status(page), hours, ...links]) {
    const { y = phone.height, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(phone.height - 56) // above the quick actions
  }
  await page.clock.runFor(31_000)
  await expect(status(page)).toHaveText(saidAt(closes).text)
  await page.clock.setSystemTime(changeAfter(closes))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(status(page)).toHaveText(saidAt(changeAfter(closes)).text)
})
