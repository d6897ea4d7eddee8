import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, phone, test } from './test.ts'

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const words = read('pages/learning-library.yaml')
const { year, deadlines } = read('deadlines.yaml')

// The dates that were worked out by hand (weekends and holidays of 2027).
const due: Record<string, string> = {
  'estimate-4': 'January 15 Friday',
  'wage-forms': 'February 1 Monday',
  'entity-returns': 'March 15 Monday',
  'individual-returns': 'April 15 Thursday',
  'c-corporation-returns': 'April 15 Thursday',
  'estimate-1': 'April 15 Thursday',
  'tennessee-franchise-excise': 'April 15 Thursday',
  'texas-franchise': 'May 17 Monday',
  'estimate-2': 'June 15 Tuesday',
  'estimate-3': 'September 15 Wednesday',
  'extended-entity-returns': 'September 15 Wednesday',
  'extended-returns': 'October 15 Friday',
}

test('coming soon is said, the blog leaves the site and says so, teasers are no links', async ({
  page,
}) => {
  await page.goto('/learning-library')
  const main = page.getByRole('main')
  await expect(main.getByText(/coming soon/i)).toBeVisible()
  const blog = main.getByRole('link', { name: `${words.hero.blog} (opens in a new tab)` })
  await expect(blog).toHaveAttribute('href', firm.blogUrl)
  await expect(blog).toHaveAttribute('target', '_blank')
  await expect(main.getByText(/another site/)).toBeVisible()
  const coming = page.getByRole('region', { name: words.teasers.heading })
  await expect(coming.getByRole('heading', { level: 3 })).toHaveText([
    'Tax Guides',
    'Financial Tools',
    'Video Tutorials',
  ])
  await expect(coming.getByRole('link')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the table has every deadline with its date, the state ones marked', async ({ page }) => {
    await page.goto('/learning-library')
    const table = page.getByRole('table')
    await expect(table.getByRole('caption')).toContainText(String(year))
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(words.calendar.columns))
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(deadlines.length)
    for (const { id, name, who, state } of deadlines) {
      const shown = name.replace('[year]', year).replace('[lastYear]', year - 1)
      const row = rows
        .filter({ has: page.getByRole('rowheader', { name: shown }) })
        .filter({ hasText: who })
      await expect(row.getByRole('cell').first()).toContainText(due[id] ?? 'no date expected')
      if (state) await expect(row.getByRole('rowheader')).toContainText(`State: ${state}`)
    }
    await expect(rows.nth(1)).toContainText('not January 31, a Sunday')
    const section = page.getByRole('region').filter({ has: table })
    await expect(section).toContainText('not advice')
    await expect(section.getByRole('link', { name: /Publication 509/ })).toBeVisible()
    await expect(section).toContainText('Reviewed November 2026')
  })
})

test('the calendar file is saved under its own name and holds the same dates', async ({ page }) => {
  await page.goto('/learning-library')
  const dates = await page
    .getByRole('table')
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')?.replaceAll('-', '')))
  const name = `fairshare-tax-calendar-${year}.ics`
  const [download, response] = await Promise.all([
    page.waitForEvent('download'),
    page.request.get(`/${name}`),
    page.getByRole('link', { name: words.calendar.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe(name)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const file = (await response.text()).replaceAll('\r\n ', '')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
  const values = (field: string) =>
    [...file.matchAll(new RegExp(`^${field}:(.*)\\r$`, 'gm'))].map(([, value]) => value)
  expect(values('DTSTART;VALUE=DATE')).toEqual(dates)
  expect(new Set(values('UID')).size).toBe(deadlines.length)
  expect(new Set(values('DTSTAMP'))).toEqual(new Set(['20261114T000000Z']))
})

test('on a phone the table is still one to assistive technology', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/learning-library')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const heard = nodes.filter(({ ignored }) => !ignored)
  const count = (role: string) => heard.filter((node) => node.role?.value === role).length
  expect(['table', 'row', 'rowheader', 'cell'].map(count)).toEqual([
    1,
    deadlines.length,
    deadlines.length,
    2 * deadlines.length,
  ])
})
