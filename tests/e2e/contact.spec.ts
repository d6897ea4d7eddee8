import type { Page } from '@playwright/test'
import { expect, facesReady, hold, phone, test } from '#tests/helpers/test.ts'

const hours = 'Monday-Thursday 11am-6pm, Friday 11am-3pm'
const status = (page: Page) => page.getByRole('main').getByText(/^(Open|Closed) now/)

test.use({ timezoneId: 'America/Chicago', viewport: phone })

test('Status, booking, number and hours are on the first screen of a phone.', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T18:00:00Z') }) // Sunday noon
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(status(page)).toHaveText(/^Closed now\W+opens Monday 11am$/)
  await expect(page.getByText('your time')).toHaveCount(0)
  await expect(main.getByText(hours)).toContainText('Central Time')
  for (const part of [
    status(page),
    main.getByRole('link', { name: 'Schedule a Consultation' }),
    main.getByRole('link', { name: 'Call Us (615) 555-0142' }),
    main.getByText(hours),
  ]) {
    const { y = phone.height, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(phone.height - 56) // above the bar of actions
  }
})

test('The status changes when the minute comes and after the tab was asleep.', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T20:59:30Z') }) // Friday, before 3pm
  await page.goto('/contact')
  await expect(status(page)).toHaveText('Open now, until 3pm')
  await page.clock.runFor(31_000)
  await expect(status(page)).toHaveText(/^Closed now\W+opens Monday 11am$/)
  await page.clock.setSystemTime(new Date('2026-11-23T18:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(status(page)).toHaveText('Open now, until 6pm')
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("A visitor in another zone reads the firm's time and their own. Nothing moves when the status comes.", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T18:00:00Z')) // already Monday in Tokyo
    const release = await hold(page, '**/*.js')
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await facesReady(page)
    const parts = page.getByRole('main').locator('h1, h2, a, img')
    const places = () => parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY))
    const before = await places()
    await expect(status(page)).toHaveCount(0)
    release()
    await expect(status(page)).toHaveText(/^Closed now\W+opens Monday 11am$/)
    await expect(page.getByText('Central Time; Tuesday 2am your time')).toBeVisible()
    expect(await places()).toEqual(before)
  })
})
