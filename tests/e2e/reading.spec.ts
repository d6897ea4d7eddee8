import type { Page } from '@playwright/test'
import { articles, content, entries, firm, liveDay } from '#tests/helpers/content.ts'
import { expect, facesReady, phone, showExpired, test } from '#tests/helpers/test.ts'

const { calendar } = content('pages/learning-library')
const states = content('deadlines').states.map(({ name }) => name)

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('shows the calendar as a table on a phone, with a file of the same dates', async ({ page }) => {
  await page.clock.setFixedTime(liveDay)
  await page.setViewportSize(phone)
  await page.goto('/learning-library')
  await page.getByText(calendar.all).click()
  const all = page.getByRole('table', { name: calendar.caption })
  const times = await all.locator('time').all()
  const dates = await Promise.all(times.map(async (time) => (await time.getAttribute('datetime'))?.replaceAll('-', '')))
  await expect(all.getByRole('rowheader')).toHaveCount(dates.length)
  await expect(all.getByRole('cell')).toHaveCount(2 * dates.length)
  const download = page.waitForEvent('download')
  const link = page.getByRole('link', { name: 'Download the calendar' })
  const file = (await link.getAttribute('href')) ?? ''
  await link.click()
  expect(`/${(await download).suggestedFilename()}`).toBe(file)
  const starts = (await (await page.request.get(file)).text()).matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)
  expect(Array.from(starts, ([, day]) => day)).toEqual(dates)
})

test.describe('on a phone without script', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('shows and prints the dates of one state with the federal ones', async ({ page }) => {
    await showExpired(page)
    await page.goto('/learning-library')
    const choice = page.getByRole('navigation', { name: 'Show the dates for' })
    const [state = '', ...others] = states.toReversed()
    const table = page.getByRole('table', { name: calendar.caption })
    const shown = table.getByRole('rowheader')
    await page.getByText(calendar.all).click()
    const all = await shown.allTextContents()
    const ofState = all.filter((text) => !others.some((other) => text.endsWith(other)))
    expect(ofState.filter((text) => text.endsWith(state)).length).toBeGreaterThan(0)

    await choice.getByRole('link', { name: state }).click()
    await expect(shown).toHaveText(ofState)
    await expect(choice).toBeInViewport()
    const count = ofState.length
    await expect(page.getByText(`${count} deadlines: federal and ${state}`)).toBeInViewport()
    const download = page.getByRole('link', { name: /^Download/ })
    await expect(download).toHaveText([`Download the ${state} calendar`])
    const file = await page.request.get((await download.getAttribute('href')) ?? '')
    expect((await file.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(count)

    await page.emulateMedia({ media: 'print' })
    await expect(shown).toHaveText(ofState)
    await expect(choice).toBeHidden()
    await page.emulateMedia({ media: null })
    await choice.getByRole('link', { name: 'All states' }).click()
    await expect(shown).toHaveText(all)
  })

  test("shows an article's answer on the first screen and links to its sample record", async ({ page }) => {
    for (const { id, caseStudy: record } of articles.filter(({ caseStudy }) => caseStudy)) {
      await page.goto(`/blog/${id}`)
      await facesReady(page)
      await expect(page.getByRole('article').getByRole('paragraph').first()).toBeInViewport()
      await page.getByRole('link', { name: `See No. ${record} in the case studies` }).click()
      await expect(page).toHaveURL(`/case-studies#record-${record}`)
      await expect(page.locator(`#record-${record}`)).toBeInViewport()
    }
  })

  test('links a note and its mark to each other', async ({ page }) => {
    await page.goto(`/blog/${articles.find(({ body }) => body.includes('[^'))?.id}`)
    const mark = page.getByRole('link', { name: 'Note 1', exact: true })
    await mark.click()
    await expect(page.locator('#fn-1')).toBeInViewport()
    await page.getByRole('link', { name: 'Back to the text, note 1', exact: true }).click()
    await expect(mark).toBeInViewport()
  })

  test('opens the contents of a legal page with every chapter', async ({ page }) => {
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

test('keeps the contents next to the text, and links articles to one another', async ({ page }) => {
  const [first, second] = articles
  await page.goto(`/blog/${first?.id}`)
  const chapter = contentsOf(page).getByRole('link').nth(-2)
  await chapter.click()
  await expect(page.getByRole('heading', { name: (await chapter.textContent()) ?? '' })).toBeInViewport()
  await expect(contentsOf(page).getByRole('link').first()).toBeInViewport()
  const more = page.getByRole('navigation', { name: 'More guides' })
  await more.getByRole('link', { name: `Next: ${second?.city}` }).click()
  await expect(page).toHaveURL(`/blog/${second?.id}`)
  await more.getByRole('link', { name: `Previous: ${first?.city}` }).click()
  await expect(page).toHaveURL(`/blog/${first?.id}`)
})

test('copies the checked and missing items, or shows them as text @chromium', async ({ page, context }) => {
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const copy = page.getByRole('button', { name: 'Copy my list' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [list] = entries('checklists')
  if (!list) throw new Error('There is no checklist.')
  const items = list.groups.flatMap((group) => group.items)
  const [first = '', second = ''] = items
  const last = items.at(-1) ?? ''
  await page.goto(`/checklists/${list.id}`)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    // Drawings of the footer may still come.
    if (request.resourceType() !== 'image') requests.push(request.url())
  })
  await box(first).check()
  await page.getByText(last, { exact: true }).click()
  await copy.press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/copied/i)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`${list.title}\n\nHave:\n- ${first}\n- ${last}\n\nStill missing:\n- ${second}\n`)
  expect(text).toContain(` the client portal at ${firm.portalUrl}.`)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  const field = page.getByRole('textbox', { name: 'Your list as text' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
  await box(second).check()
  await expect(field).toBeHidden()
  expect(requests).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('remembers a checklist only while asked to, and forgets it at once', async ({ page }) => {
  const [list] = entries('checklists')
  const [first = '', second = ''] = list?.groups.flatMap((group) => group.items) ?? []
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const remember = box('Remember on this device')
  const stored = () => page.evaluate(() => localStorage.length)
  await page.goto(`/checklists/${list?.id}`)
  await expect(remember).not.toBeChecked()
  await box(first).check()
  expect(await stored()).toBe(0)
  await remember.check()
  await box(second).check()
  await page.goto('/')
  await page.goto(`/checklists/${list?.id}`)
  for (const each of [first, second, 'Remember on this device']) await expect(box(each)).toBeChecked()
  await remember.uncheck()
  expect(await stored()).toBe(0)
  await page.goto('/')
  await page.goto(`/checklists/${list?.id}`)
  await expect(remember).toBeVisible()
  for (const each of [first, second, 'Remember on this device']) await expect(box(each)).not.toBeChecked()
})

test('opens one letter at a time, each with its official page', async ({ page }) => {
  await page.goto('/tax-debt-relief')
  const { heading, items } = content('services/tax-debt-relief').letters
  const letters = page.getByRole('region', { name: heading })
  await expect(letters.getByRole('group')).toHaveCount(items.length)
  const [first, last] = [items[0], items.at(-1)]
  await letters.getByRole('heading', { name: last?.numbers ?? '' }).click()
  await expect(page.getByText(last?.deadline ?? '')).toBeVisible()
  await letters.getByRole('heading', { name: first?.numbers ?? '' }).click()
  await expect(page.getByText(first?.means ?? '')).toBeVisible()
  await expect(page.getByText(last?.deadline ?? '')).toBeHidden()
  for (const { source } of items) await expect(letters.locator(`details a[href="${source.url}"]`)).toHaveCount(1)
})
