import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, facesReady, hold, phone, started, test } from './test.ts'

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const page_ = read('pages/contact.yaml')
const hours = 'Monday-Thursday 11am-6pm, Friday 11am-3pm'

/** The page at a moment; the clock goes on from there. */
async function openAt(page: Page, time: string) {
  await page.clock.install({ time: new Date(time) })
  await page.goto('/contact')
  await started(page)
}
const status = (page: Page) => page.getByRole('main').getByText(/^(Open|Closed) now/)

test('first screen of a phone: status, booking, number and hours; further down the rest', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openAt(page, '2026-11-15T18:00:00Z')
  const main = page.getByRole('main')
  const book = main.getByRole('link', { name: page_.hero.schedule })
  const call = main.getByRole('link', { name: `${page_.hero.call} ${firm.phone}` })
  await expect(status(page)).toHaveText('Closed now, opens Monday 11am')
  for (const shown of [status(page), book, call, main.getByText(hours)]) {
    const { y = 0, height = 0 } = (await shown.first().boundingBox()) ?? {}
    expect(y + height).toBeLessThan(phone.height - 56) // above the bar of actions
  }
  await expect(main.getByText(hours)).toContainText(firm.timeZoneName)
  await expect(book).toHaveAttribute('href', firm.schedulingUrl)
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(call).toHaveAttribute('href', `tel:+1${firm.phone.replaceAll(/\D/g, '')}`)
  await expect(main).toContainText(
    'Do not send Social Security numbers or tax documents by text or email.',
  )
  await expect(main).toContainText(firm.address)
  await expect(main).toContainText(firm.responseTime)
  await expect(main.getByRole('link', { name: firm.email }).first()).toHaveAttribute(
    'href',
    `mailto:${firm.email}`,
  )
})

test('the status changes by itself when the minute comes, and after the tab was asleep', async ({
  page,
}) => {
  await openAt(page, '2026-11-19T23:59:30Z') // Thursday, half a minute before 6pm in Chicago
  await expect(status(page)).toHaveText('Open now, until 6pm')
  await page.clock.runFor(31_000)
  await expect(status(page)).toHaveText('Closed now, opens Friday 11am')
  await page.clock.setSystemTime(new Date('2026-11-20T20:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(status(page)).toHaveText('Open now, until 3pm')
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('reads the firm’s time first and their own beside it', async ({ page }) => {
    await openAt(page, '2026-11-15T18:00:00Z') // already Monday in Tokyo
    await expect(status(page)).toHaveText('Closed now, opens Monday 11am')
    await expect(page.getByText(`${firm.timeZoneName}; Tuesday 2am where you are`)).toBeVisible()
  })

  test('nothing moves when the status comes, down to 320px', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T18:00:00Z'))
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.unrouteAll()
      const release = await hold(page, '**/assets/*.js')
      await page.goto('/contact')
      await facesReady(page)
      const places = () =>
        page
          .getByRole('main')
          .locator('h1, h2, a, figure, img')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY))
      const before = await places()
      release()
      await expect(status(page)).toBeVisible()
      expect(await places(), `${width}px`).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
  })
})

test.describe('a visitor in the firm’s zone', () => {
  test.use({ timezoneId: firm.timeZone })

  test('reads one time only, also on the day the clocks change', async ({ page }) => {
    await openAt(page, '2027-03-15T16:00:00Z')
    await expect(status(page)).toHaveText('Open now, until 6pm')
    await expect(page.getByText('where you are')).toHaveCount(0)
  })
})

test('the contact card is saved under the firm’s name and holds its data', async ({ page }) => {
  await page.goto('/contact')
  const [download, response] = await Promise.all([
    page.waitForEvent('download'),
    page.request.get('/fairshare.vcf'),
    page.getByRole('link', { name: page_.ways.card.link }).click(),
  ])
  expect(download.suggestedFilename()).toBe('fairshare.vcf')
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  const card = (await response.text()).replaceAll('\r\n ', '')
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  for (const line of [`FN:${firm.name}`, `EMAIL;TYPE=INTERNET,WORK:${firm.email}`]) {
    expect(card).toContain(`\r\n${line}\r\n`)
  }
  expect(card).toContain(`:+1 ${firm.phone}\r\n`)
  expect(card).toContain(`NOTE:${hours.replace(',', '\\,')}`)
})

test('the accessibility statement is a link away from every footer', async ({ page }) => {
  await page.goto('/faq')
  await started(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/contact#accessibility')
  const statement = page.getByRole('region', { name: page_.accessibility.heading })
  await expect(statement.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(statement).toContainText('2.2, level AA')
  await expect(statement.getByRole('link', { name: firm.phone })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours stand alone, and every way is there', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByText(hours)).toBeVisible()
    await expect(status(page)).toHaveCount(0)
    for (const name of [firm.phone, page_.ways.online.link, firm.email, page_.ways.card.link]) {
      await expect(main.getByRole('link', { name }).first()).toBeVisible()
    }
  })
})
