import type { Page } from '@playwright/test'
import { expect, facesReady, phone, test } from '#tests/helpers/test.ts'

// Articles, legal pages, sample outcomes and the calendar of the learning library. On paper: print.spec.ts.

const dallas = '/blog/dallas-texas-cpa'
const oklahoma = '/blog/oklahoma-city-cpa'

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('On a phone the calendar is still a table. Its file holds the same dates.', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/learning-library')
  await page.getByText('All dates, federal and for four states').click()
  const all = page.getByRole('table', { name: 'Tax deadlines through 2027' })
  const dates = await all
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')?.replaceAll('-', '')))
  await expect(all.getByRole('rowheader')).toHaveCount(dates.length)
  await expect(all.getByRole('cell')).toHaveCount(2 * dates.length)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the calendar' }).click()
  expect((await download).suggestedFilename()).toBe('tax-calendar.ics')
  const response = await page.request.get('/tax-calendar.ics')
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const starts = (await response.text()).matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)
  expect(Array.from(starts, ([, day]) => day)).toEqual(dates)
})

test.describe('on a phone without script', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('A link shows the dates of one state with the federal ones, on screen and on paper, and their file.', async ({
    page,
  }) => {
    await page.goto('/learning-library')
    const states = page.getByRole('navigation', { name: 'Show the dates for' })
    const table = page.getByRole('table', { name: 'Tax deadlines through 2027' })
    const shown = table.getByRole('rowheader')
    const january = table.getByRole('row', { name: 'January 15 Friday' }).getByRole('rowheader')
    await page.getByText('All dates, federal and for four states').click()
    await expect(january).toHaveCount(4)
    const all = await shown.count()

    await states.getByRole('link', { name: 'Oklahoma' }).click()
    const ofOklahoma = ['Estimated tax for 2026, fourth payment', 'Estimated tax for 2026, fourth payment Oklahoma']
    await expect(january).toHaveText(ofOklahoma)
    await expect(shown.filter({ hasText: /Tennessee|Texas|North Carolina/ })).toHaveCount(0)
    await expect(states).toBeInViewport()
    const count = await shown.count()
    await expect(page.getByText(`${count} deadlines: federal and Oklahoma`)).toBeInViewport()
    const download = page.getByRole('link', { name: /^Download/ })
    await expect(download).toHaveText(['Download the Oklahoma calendar'])
    await expect(download).toHaveAttribute('href', '/tax-calendar-oklahoma.ics')
    const file = await page.request.get('/tax-calendar-oklahoma.ics')
    expect((await file.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(count)

    await page.emulateMedia({ media: 'print' })
    await expect(january).toHaveText(ofOklahoma)
    await expect(states).toBeHidden()
    await page.emulateMedia({ media: null })
    await states.getByRole('link', { name: 'All states' }).click()
    await expect(shown).toHaveCount(all)
  })

  test('An article gives its answer on the first screen, and leads to its sample record.', async ({ page }) => {
    for (const [path, record] of [
      ['/blog/nashville-tennessee-cpa', 10],
      [dallas, 3],
      ['/blog/greenville-north-carolina-cpa', 9],
      ['/blog/jackson-tennessee-cpa', 1],
      [oklahoma, 6],
    ] as const) {
      await page.goto(path)
      await facesReady(page)
      await expect(page.getByRole('article').getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
      await page.getByRole('link', { name: `See No. ${record} in the case studies` }).click()
      await expect(page).toHaveURL(`/case-studies#record-${record}`)
      await expect(page.locator(`#record-${record}`)).toBeInViewport()
    }
  })

  test('A mark of a note leads to it, though the notes are folded, and the note back to its mark.', async ({
    page,
  }) => {
    await page.goto(oklahoma)
    const mark = page.getByRole('link', { name: 'Note 1', exact: true })
    await mark.click()
    await expect(page.locator('#fn-1')).toBeInViewport()
    await page.getByRole('link', { name: 'Back to the text, note 1', exact: true }).click()
    await expect(mark).toBeInViewport()
  })

  test('Contents of a legal page unfold and lead to every chapter.', async ({ page }) => {
    await page.goto('/terms')
    const chapters = page.getByRole('main').getByRole('heading', { level: 2 })
    const links = contentsOf(page).getByRole('link')
    await expect(links).toHaveCount(0)
    await page.getByText(/^Contents/).click()
    await expect(links).toHaveText(await chapters.allTextContents())
    await links.last().click()
    await expect(chapters.last()).toBeInViewport()
  })
})

test('On a desktop the contents stay beside the text. Articles lead from one to the next and back.', async ({
  page,
}) => {
  await page.goto(dallas)
  await contentsOf(page).getByRole('link', { name: 'What would change our answer' }).click()
  await expect(page.getByRole('heading', { name: 'What would change our answer' })).toBeInViewport()
  await expect(contentsOf(page).getByRole('link').first()).toBeInViewport()
  const more = page.getByRole('navigation', { name: 'More guides' })
  await more.getByRole('link', { name: 'Next: Greenville' }).click()
  await expect(page).toHaveURL('/blog/greenville-north-carolina-cpa')
  await more.getByRole('link', { name: 'Previous: Dallas' }).click()
  await expect(page).toHaveURL(dallas)
})

test('A record is a row of its table; on a phone it shows its income, taxes and savings, and all of its figures when it is opened.', async ({
  page,
}) => {
  await page.goto('/case-studies')
  await expect(page.getByRole('row', { name: '9 $165,000 $188,000 $24,000 $377,000 $73,570 6 $46,110' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Total tax savings' })).toHaveCount(3)
  await page.setViewportSize(phone)
  const record = page.locator('#record-9')
  for (const amount of ['$377,000', '$73,570', '$46,110', '$27,460'])
    await expect(record.getByText(amount)).toBeVisible()
  for (const amount of ['$165,000', '$188,000', '$24,000']) await expect(record.getByText(amount)).toBeHidden()
  await record.getByText('All figures').click()
  for (const amount of ['$165,000', '$188,000', '$24,000']) await expect(record.getByText(amount)).toBeVisible()
})
