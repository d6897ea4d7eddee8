import type { Page } from '@playwright/test'
import { content, firm } from '#tests/helpers/content.ts'
import { expect, fontsLoaded, sectionOf, shiftOf, test, testWithoutScript, watchShifts } from '#tests/helpers/test.ts'
import { figureText } from '../../src/lib/claims.ts'

const { figures, signs: section } = content('pages/home')

testWithoutScript(
  'shows the verdict, and a count once a sign is checked, even without JavaScript',
  async ({ page }) => {
    await page.goto('/')
    const signs = sectionOf(page, section.heading)
    const boxes = signs.getByRole('checkbox')
    const link = signs.getByRole('link', { name: section.schedule })
    const said = signs.locator('[aria-live]')
    await expect(boxes).toHaveCount(section.items.length)
    await expect(signs.getByText(section.verdict)).toBeVisible()
    await expect(link).toHaveAttribute('href', firm.schedulingUrl)
    await expect(said).toHaveText('', { useInnerText: true })
    await boxes.nth(2).check()
    await expect(said).toHaveText('of 7', { useInnerText: true })
    await boxes.last().focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await boxes.nth(2).uncheck()
    await expect(said).toHaveText('', { useInnerText: true })
  },
)

const all = content('claims').claims.filter(({ id }) => figures.show.includes(id))
const claim = all.reduce((max, item) => (item.value > max.value ? item : max))
const { prefix, value, suffix } = claim
const figure = (page: Page) => page.getByText(new RegExp(`^${RegExp.escape(figureText(claim))}`)).first()
const zero = `${prefix}0${suffix}`
const numberOf = (text: string) => Number.parseInt(text.slice(prefix.length), 10)

/** Returns the figure that a sighted visitor sees. */
const painted = (page: Page) =>
  figure(page).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = ''
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode
      if (box && getComputedStyle(box).color !== 'rgba(0, 0, 0, 0)') text += textContent
    }
    return text
  })

/** Scrolls until this share of the figure's height is in view, and returns the share that observers report. */
const showShare = (page: Page, share: number) =>
  figure(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top + part * height - innerHeight, behavior: 'instant' })
    return new Promise<number>((resolve) => {
      new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element)
    })
  }, share)

test('counts up a figure once when 10% is in view, unless motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect.poll(() => painted(page)).toBe(figureText(claim))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchShifts(page)
  await page.clock.install()
  await page.goto('/')
  await fontsLoaded(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const shift = await shiftOf(page)
  expect(await showShare(page, 0.06)).toBeLessThan(0.1)
  await page.clock.runFor(60_000) // No figure should be counting yet.
  expect(await painted(page)).toBe(zero)

  expect(await showShare(page, 0.14)).toBeLessThan(0.2)
  await page.clock.runFor(100)
  expect(await painted(page)).toBe(zero)
  await page.clock.runFor(700)
  const underWay = await painted(page)
  expect(numberOf(underWay)).toBeGreaterThan(value / 10)
  expect(numberOf(underWay)).toBeLessThan(value)
  await page.clock.runFor(15)
  expect(await painted(page)).toBe(underWay)
  await page.clock.runFor(16)
  expect(await painted(page)).not.toBe(underWay)
  await page.clock.runFor(1000)
  expect(numberOf(await painted(page)) / value).toBeGreaterThan(0.8)
  expect(numberOf(await painted(page))).toBeLessThan(value)
  await page.clock.runFor(300)
  expect(await painted(page)).toBe(figureText(claim))

  await page.evaluate(() => scrollTo(0, 0))
  await showShare(page, 1)
  await page.clock.runFor(500)
  expect(await painted(page)).toBe(figureText(claim))
  expect(await shiftOf(page)).toBe(shift)
})
