import type { Page } from '@playwright/test'
import { solo } from '#test/helpers/builds.ts'
import { expect, facesReady, hold, phone, test } from '#test/helpers/test.ts'

// Hours over clock changes and in other zones: app/lib/hours.test.ts.

const hours = 'Monday-Wednesday 8:30am-4:30pm, Thursday 10am-7pm, Saturday 9am-12pm'

/** The page at a moment; the clock goes on from there. */
async function openAt(page: Page, time: string) {
  await page.clock.install({ time: new Date(time) })
  await page.goto('/contact')
}
const status = (page: Page) => page.getByRole('main').getByText(/^(Open|Closed) now/)

test('Status, booking, number and hours are on the first screen of a phone.', async ({ page }) => {
  await page.setViewportSize(phone)
  await openAt(page, '2026-11-15T18:00:00Z') // Sunday, 10am in Portland
  const main = page.getByRole('main')
  await expect(status(page)).toHaveText('Closed now, opens Monday 8:30am')
  await expect(main.getByText(hours)).toContainText('Pacific Time')
  for (const part of [
    status(page),
    main.getByRole('link', { name: 'Schedule a Consultation' }),
    main.getByRole('link', { name: 'Call (503) 555-0147 ext. 12' }),
    main.getByText(hours),
  ]) {
    const { y = 0, height = 0 } = (await part.first().boundingBox()) ?? {}
    expect(y + height).toBeLessThan(phone.height - 56) // above the bar of actions
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Address, mail, client portal, payment page, reply time and the warning about tax documents are given, also without script.', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(status(page)).toHaveCount(0)
    for (const words of [
      hours,
      'Do not send Social Security numbers or tax documents by text or email.',
      '7 Signal Street, Suite 2B, Portland, OR 97000',
      'within 2 business days',
    ]) {
      await expect(main.getByText(words).first()).toBeVisible()
    }
    const mail = main.getByRole('link', { name: 'desk@alderfinch.example' }).first()
    await expect(mail).toHaveAttribute('href', 'mailto:desk@alderfinch.example')
    for (const name of ['Pick a time', 'Open the portal', 'Pay an invoice', 'Save the card']) {
      await expect(main.getByRole('link', { name }).first()).toBeVisible()
    }
  })
})

test('The status changes when the minute comes and after the tab was asleep. A holiday is closed.', async ({ page }) => {
  await openAt(page, '2026-11-20T02:59:30Z') // Thursday, half a minute before 7pm in Portland
  await expect(status(page)).toHaveText('Open now, until 7pm')
  await page.clock.runFor(31_000)
  await expect(status(page)).toHaveText('Closed now, opens Saturday 9am')
  for (const [time, text] of [
    ['2026-11-21T18:00:00Z', 'Open now, until 12pm'],
    ['2026-11-26T20:00:00Z', 'Closed now, opens Saturday 9am'], // a Thursday that is a holiday
  ] as const) {
    await page.clock.setSystemTime(new Date(time))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(status(page)).toHaveText(text)
  }
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("A visitor in another zone reads the firm's time and their own. Nothing moves when the status comes.", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T18:00:00Z')) // already Monday in Tokyo
    const release = await hold(page, '**/assets/opening-*.js')
    await page.goto('/contact', { waitUntil: 'load' })
    await facesReady(page)
    const places = async () => {
      const all: [width: number, ...tops: number[]][] = []
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const tops = await page
          .getByRole('main')
          .locator('h1, h2, a, figure, img')
          .evaluateAll((parts) => parts.map((each) => each.getBoundingClientRect().top + scrollY))
        all.push([width, ...tops])
      }
      return all
    }
    const before = await places()
    release()
    await expect(status(page)).toHaveText('Closed now, opens Monday 8:30am')
    await expect(page.getByText('Pacific Time; Tuesday 1:30am your time')).toBeVisible()
    expect(await places()).toEqual(before)
  })
})

test.describe('a visitor in the zone of the firm', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('A visitor in the zone of the firm reads one time only.', async ({ page }) => {
    await openAt(page, '2027-03-15T16:00:00Z')
    await expect(status(page)).toHaveText('Open now, until 4:30pm')
    await expect(page.getByText('your time')).toHaveCount(0)
  })
})

test('The contact card holds the data of the firm. Downloads are named after the firm.', async ({ page }) => {
  await page.goto('/contact')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the card' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('alder-finch.vcf')
  const response = await page.request.get('/alder-finch.vcf')
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  const card = (await response.text()).replaceAll('\r\n ', '')
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  for (const line of [
    'FN:Alder & Finch Tax Partners',
    'EMAIL;TYPE=INTERNET,WORK:desk@alderfinch.example',
  ]) {
    expect(card).toContain(`\r\n${line}\r\n`)
  }
  expect(card).toContain(':+1 (503) 555-0147 ext. 12\r\n')
  expect(card).toContain(`NOTE:${hours.replaceAll(',', '\\,')}`)
})

test('The accessibility statement is a link away from every footer.', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/contact#accessibility')
  const statement = page.getByRole('region', { name: 'Accessibility' })
  await expect(statement.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(statement).toContainText('2.2, level AA')
  await expect(statement.getByRole('link', { name: '(503) 555-0147 ext. 12' })).toBeVisible()
})

test.describe('hours of a season', () => {
  test.use({ baseURL: solo.url })

  test('In a season the hours of the season hold, every year again; they are printed with their days.', async ({ page }) => {
    await page.clock.install({ time: new Date('2027-01-19T23:30:00Z') }) // Tuesday, 4:30pm in Boise
    await page.goto(`${solo.base}/contact`)
    await expect(status(page)).toHaveText('Closed now, opens Wednesday 8am')
    const main = page.getByRole('main')
    await expect(
      main.getByText('January 20-April 15: Monday-Saturday 8am-7pm').first(),
    ).toBeVisible()
    await expect(main.getByText('Rest of the year: Tuesday-Friday 9am-4pm').first()).toBeVisible()
    for (const [time, text] of [
      ['2027-01-20T15:00:00Z', 'Open now, until 7pm'], // the first day, 8am
      ['2028-04-16T00:59:00Z', 'Open now, until 7pm'], // the last day of another year, 6:59pm
      ['2028-04-16T01:00:00Z', 'Closed now, opens Tuesday 9am'], // Saturday, 7pm; Monday has no hours now
    ] as const) {
      await page.clock.setSystemTime(new Date(time))
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(status(page)).toHaveText(text)
    }
  })
})
