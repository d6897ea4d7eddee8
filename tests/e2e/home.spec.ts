import type { Page } from '@playwright/test'
import { accessibilityTree, expect, facesReady, shiftOf, test, watchShifts } from '#tests/helpers/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('Three stories have a saving and a role, and say that they are examples.', async ({ page }) => {
  await page.goto('/')
  const stories = region(page, 'Client success stories').getByRole('article')
  await expect(stories).toContainText([
    /Not an actual client\..*\$42,270 saved.*Broker-owner/,
    /Not an actual client\..*\$25,920 saved.*Property management company/,
    /Not an actual client\..*\$81,480 saved.*Listing agent/,
  ])
})

test('From two checked signs on, a booking link is there, also for the keyboard; before, there is none.', async ({
  page,
}) => {
  await page.goto('/')
  const signs = region(page, 'Signs you have outgrown your CPA')
  const boxes = signs.getByRole('checkbox')
  const link = signs.getByRole('link')
  await expect(boxes).toHaveCount(7)
  await boxes.nth(2).check()
  await expect(link).toHaveCount(0)
  await boxes.last().focus()
  await page.keyboard.press('Tab')
  await expect(signs.locator(':focus')).toHaveCount(0)
  await boxes.last().check()
  await expect(link).toHaveAttribute('href', 'https://schedule.fairshare.example/consultation')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await boxes.nth(2).uncheck()
  await expect(link).toHaveCount(0)
})

test.describe('counters', () => {
  const digits = (page: Page) => page.getByText('500', { exact: true }).locator('..')

  /** What a sighted visitor reads: the line of the running figure that is in its window, or the
      final value, and the number of steps from zero. */
  const read = (page: Page) =>
    digits(page).evaluate((element) => {
      const [final, running] = [...element.children].map((each) =>
        each.checkVisibility({ opacityProperty: true }) ? each : undefined,
      )
      if (!running) return { painted: final?.textContent, steps: 0 }
      const { content, transform, lineHeight } = getComputedStyle(running, '::before')
      const lines: string[] = JSON.parse(content.replaceAll('\\a ', '\\n')).split('\n')
      const at = Math.round(-new DOMMatrix(transform).m42 / Number.parseFloat(lineHeight))
      return { painted: `${final?.textContent ?? ''}${lines[at]}`, steps: lines.length }
    })
  const painted = async (page: Page) => (await read(page)).painted

  /** Puts every animation of the figure to a time after its start, and says how many there are. */
  const moveTo = (page: Page, time: number) =>
    digits(page).evaluate((element, currentTime) => {
      const all = element.getAnimations({ subtree: true })
      for (const each of all) {
        each.pause()
        each.currentTime = currentTime
      }
      return all.length
    }, time)

  /** Scrolls until this share of the figure's height is in view. */
  const showShare = (page: Page, share: number) =>
    digits(page).evaluate(async (element, part) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top + part * height - innerHeight, behavior: 'instant' })
      // The observer looks once in every frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, share)

  test('A figure stays at zero until a tenth of it is in view, then counts once: 100 ms of delay, 2000 ms in steps of at least 16 ms, and nothing moves.', async ({
    page,
  }) => {
    await watchShifts(page)
    await page.goto('/')
    await facesReady(page)
    const shift = await shiftOf(page)
    await showShare(page, 0.06)
    expect(await moveTo(page, 3_600_000)).toBe(0) // nothing runs, even an hour later
    expect(await painted(page)).toBe('0')

    await showShare(page, 0.14)
    await expect.poll(() => moveTo(page, 99)).toBeGreaterThan(0)
    expect(await painted(page)).toBe('0')
    await moveTo(page, 800)
    const underWay = Number(await painted(page))
    expect(underWay).toBeGreaterThan(50)
    expect(underWay).toBeLessThan(500)
    await moveTo(page, 2099)
    const { steps } = await read(page)
    expect(steps).toBeGreaterThan(20)
    expect(2000 / steps).toBeGreaterThanOrEqual(16)
    await moveTo(page, 2100)
    expect(await read(page)).toEqual({ painted: '500', steps: 0 })

    await page.evaluate(() => scrollTo(0, 0))
    await showShare(page, 1)
    expect(await painted(page)).toBe('500')
    expect(await shiftOf(page)).toBe(shift)
  })

  test('Assistive technology reads the final figure at any time. With reduced motion it is there from the start.', async ({
    page,
  }) => {
    await page.goto('/')
    expect(await painted(page)).toBe('0')
    const spoken = (await accessibilityTree(page)).map(({ name }) => name)
    expect(spoken).toEqual(expect.arrayContaining(['78', '17', '500', '50', '5', '2000']))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    expect(await painted(page)).toBe('500')
  })
})
