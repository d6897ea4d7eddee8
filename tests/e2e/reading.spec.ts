import type { Page } from '@playwright/test'
import { articles, content, entries, firm } from '#tests/helpers/content.ts'
import { expect, fontsLoaded, phone, showExpired, test } from '#tests/helpers/test.ts'

const { calendar } = content('pages/learning-library')
const states = content('deadlines').states.map(({ name }) => name)
const [list] = entries('checklists')
const items = list?.groups.flatMap((group) => group.items) ?? []

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('shows and prints the tax calendar for one or all states, with a calendar file', async ({ page }) => {
    await showExpired(page)
    await page.goto('/learning-library')
    const choice = page.getByRole('navigation', { name: 'Show the dates for' })
    const [state = '', ...others] = states.toReversed()
    const table = page.getByRole('table', { name: calendar.caption })
    const rows = table.getByRole('rowheader')
    const download = page.getByRole('link', { name: /^Download/ })
    const expectFile = async (name: string) => {
      await expect(download).toHaveText([name])
      const path = (await download.getAttribute('href')) ?? ''
      const days = (await (await page.request.get(path)).text()).matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)
      const times = await table
        .locator('tr:visible time')
        .evaluateAll((all: HTMLTimeElement[]) => all.map((each) => each.dateTime))
      expect(Array.from(days, ([, day]) => day)).toEqual(times.map((time) => time.replaceAll('-', '')))
      return path
    }
    await page.getByText(calendar.all).click()
    const all = await rows.allTextContents()
    const path = await expectFile('Download the calendar')
    await expect(table.getByRole('cell')).toHaveCount(2 * all.length)
    const saving = page.waitForEvent('download')
    await download.click()
    expect(`/${(await saving).suggestedFilename()}`).toBe(path)

    const ofState = all.filter((text) => !others.some((other) => text.endsWith(other)))
    expect(ofState.filter((text) => text.endsWith(state)).length).toBeGreaterThan(0)
    await choice.getByRole('link', { name: state }).click()
    await expect(rows).toHaveText(ofState)
    await expect(choice).toBeInViewport()
    await expect(page.getByText(`${ofState.length} deadlines: federal and ${state}`)).toBeInViewport()
    await expectFile(`Download the ${state} calendar`)

    await page.emulateMedia({ media: 'print' })
    await expect(rows).toHaveText(ofState)
    await expect(choice).toBeHidden()
    await page.emulateMedia({ media: null })
    await choice.getByRole('link', { name: 'All states' }).click()
    await expect(rows).toHaveText(all)
  })

  test("shows an article's answer on the first screen, and links footnotes to their references and back", async ({
    page,
  }) => {
    for (const { id, body } of articles) {
      await page.goto(`/blog/${id}`)
      await fontsLoaded(page)
      await expect(page.getByRole('article').getByRole('paragraph').first()).toBeInViewport()
      if (!body.includes('[^')) continue
      const mark = page.getByRole('link', { name: 'Note 1', exact: true }).first()
      await mark.click()
      await expect(page.locator('#fn-1')).toBeInViewport()
      await page
        .getByRole('link', { name: /^Back to the text, note 1\b/ })
        .first()
        .click()
      await expect(mark).toBeInViewport()
    }
  })

  test('lists every section in the table of contents of a legal page', async ({ page }) => {
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

test('keeps the table of contents in view', async ({ page }) => {
  await page.goto(`/blog/${articles[0]?.id}`)
  const chapter = contentsOf(page).getByRole('link').nth(-2)
  await chapter.click()
  await expect(page.getByRole('heading', { name: (await chapter.textContent()) ?? '' })).toBeInViewport()
  await expect(contentsOf(page).getByRole('link').first()).toBeInViewport()
})

test('copies checked and missing items, or shows them when copying fails @chromium', async ({ page }) => {
  const copy = page.getByRole('button', { name: 'Copy my list' })
  const [first = '', second = ''] = items
  const last = items.at(-1) ?? ''
  await page.goto(`/checklists/${list?.id}`)
  await expect(copy).toBeVisible()
  await checkbox(page, first).check()
  await page.getByText(last, { exact: true }).click()
  await copy.press('Enter')
  const status = page.getByRole('main').locator('[aria-live]')
  await expect(status).toHaveText(/copied/i)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`${list?.title}\n\nHave:\n- ${first}\n- ${last}\n\nStill missing:\n- ${second}\n`)
  expect(text).toContain(` the client portal at ${firm.portalUrl}.`)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  const field = page.getByRole('textbox', { name: 'Your list as text' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
  await checkbox(page, second).check()
  await expect(field).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('remembers a checklist only while the box is checked', async ({ page }) => {
  const [first = '', second = ''] = items
  const [firstBox, secondBox] = [checkbox(page, first), checkbox(page, second)]
  const remember = checkbox(page, 'Remember on this device')
  const boxes = [firstBox, secondBox, remember]
  const reopen = async () => {
    await page.goto('/')
    await page.goto(`/checklists/${list?.id}`)
  }
  const stored = () => page.evaluate(() => localStorage.length)
  await reopen()
  await expect(remember).not.toBeChecked()
  await firstBox.check()
  expect(await stored()).toBe(0)
  await remember.check()
  await secondBox.check()
  await reopen()
  for (const box of boxes) await expect(box).toBeChecked()
  await remember.uncheck()
  expect(await stored()).toBe(0)
  await reopen()
  await expect(remember).toBeVisible()
  for (const box of boxes) await expect(box).not.toBeChecked()
})
