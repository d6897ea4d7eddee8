import type { Page } from '@playwright/test'
import { content, plain } from '#tests/helpers/content.ts'
import {
  desktop,
  expect,
  fontsLoaded,
  hydrated,
  phone,
  sectionOf,
  test,
  testWithoutScript,
} from '#tests/helpers/test.ts'

const { founder: story, values, checks } = content('pages/about-our-firm')
const { people, founder } = content('team')
const { serve: choice } = content('pages/about')
const { groups } = content('pages/who-we-serve').audiences
const questions = content('faq').items

const person = people.find(({ id }) => id === founder)

test("shows the founder's portrait at 3:4, at most 350 px wide", async ({ page }) => {
  await page.goto('/about-our-firm')
  const portrait = page.getByRole('img', { name: person?.photo ? person.name : story.portrait })
  await portrait.scrollIntoViewIfNeeded()
  const { width = 0, height = 0 } = (await portrait.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(3 / 4, 1)
  expect(width).toBeLessThanOrEqual(350)
})

test('opens tabs with the mouse and keyboard, and restores the last tab after Back', async ({ page }) => {
  const serve = sectionOf(page, choice.heading)
  const tab = (name: string) => serve.getByRole('tab', { name })
  const panel = serve.getByRole('tabpanel')
  const [industries, revenue, needs] = [choice.industries.tab, choice.revenue.tab, choice.needs.tab]
  await page.goto('/about')
  await hydrated(page)
  const before = await page.evaluate(() => history.length)
  await expect(serve.getByRole('tab')).toHaveText([industries, revenue, needs])
  await expect(tab(industries)).toHaveAttribute('aria-selected', 'true')
  await expect(panel.getByRole('link')).toHaveCount(groups.length)
  await tab(revenue).click()
  await expect(panel).toContainText(choice.revenue.bands[0] ?? '')
  for (const [key, name] of [
    [' ', revenue],
    ['ArrowRight', needs],
    ['ArrowRight', industries],
    ['ArrowLeft', needs],
    ['Home', industries],
    ['End', needs],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(panel).toHaveAccessibleName(name)
  }
  await expect(panel.getByRole('link')).toHaveCount(choice.needs.items.length)
  await expect(serve.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
  await expect(page).toHaveURL('/about#business-needs')
  expect(await page.evaluate(() => history.length)).toBe(before)
  const { service = '', href = '' } = choice.needs.items.at(-1) ?? {}
  await panel.getByRole('link', { name: service, exact: true }).click()
  await expect(page).toHaveURL(href)
  await page.goBack()
  await expect(panel).toHaveAccessibleName(needs)
  await expect(panel).toBeInViewport()
})

const early = values.items.at(-2)?.name ?? ''
const late = checks.items.at(-1)?.name ?? ''
const linking = checks.items.find(({ text }) => text.includes(']('))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true })
const expectShown = (page: Page, name: string) =>
  expect.poll(() => heading(page, name).evaluate((each) => each.checkVisibility({ opacityProperty: true })), name)

/** Scrolls until the top of the block is at a share of the viewport's height. */
const putAt = (page: Page, name: string, share: number) =>
  heading(page, name).evaluate(async (element, share) => {
    const { top } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top - share * innerHeight, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, share)

test('fades a block in at 85% of the viewport, on focus or after a jump past it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about-our-firm')
  await fontsLoaded(page)
  await putAt(page, early, 0.9)
  await expectShown(page, early).toBe(false)
  await putAt(page, early, 0.84)
  await expectShown(page, early).toBe(true)
  await putAt(page, early, 1.3)
  await expectShown(page, early).toBe(true)

  await expectShown(page, linking?.name ?? '').toBe(false)
  const block = page.locator('#checks li').filter({ hasText: plain(linking?.text ?? '') })
  const link = block.getByRole('link').first()
  await link.evaluate((each) => each.focus({ preventScroll: true }))
  await expectShown(page, linking?.name ?? '').toBe(true)
  await expectShown(page, late).toBe(false)

  // Nothing should stay hidden in print or with reduced motion.
  await page.emulateMedia({ media: 'print' })
  await expectShown(page, late).toBe(true)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await expectShown(page, late).toBe(true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectShown(page, late).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectShown(page, late).toBe(true)
})

testWithoutScript('opens one question at a time, and the one in the URL, without JavaScript', async ({ page }) => {
  await page.goto('/faq')
  const items = page.getByRole('main').getByRole('group')
  const open = page.getByRole('main').locator('details[open]')
  await expect(open).toHaveCount(0)
  const [first = '', second = ''] = questions.map(({ question }) => question)
  await page.getByRole('heading', { name: first, exact: true }).click()
  await expect(open).toContainText(first)
  const other = items.filter({ has: page.getByRole('heading', { name: second, exact: true }) }).locator('summary')
  await other.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText(second)
  await other.press('Space')
  await expect(open).toHaveCount(0)
  const { id } = questions.at(-1) ?? {}
  await page.goto(`/faq#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})

test('scrolls a section clear of the sticky index', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto('/who-we-serve')
    await fontsLoaded(page)
    const index = page.getByRole('navigation', { name: 'Who We Serve' })
    for (const { id, name } of groups) {
      await index.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/who-we-serve#${id}`)
      const picture = page.locator(`#${id}`).locator('img').first()
      await expect(picture).toBeInViewport({ ratio: 1 })
      const isCovered = await picture.evaluate((image) => {
        const { left, top, width } = image.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + 2) !== image
      })
      expect(isCovered, name).toBe(false)
    }
  }
})
