import type { Page } from '@playwright/test'
import { expect, facesReady, shiftOf, test, watchShifts } from '#test/helpers/test.ts'

const booking = 'https://book.alderfinch.example/first-call?source=site&kind=call'
const region = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('parts', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('The hero books in a new tab, calls, and shows the tagline under the headline.', async ({ page }) => {
    const hero = region(page, 'A tax plan before the year is over')
    const book = hero.getByRole('link', { name: 'Schedule a Tax Strategy Session' })
    await expect(book).toHaveAttribute('href', booking)
    await expect(book).toHaveAccessibleName(/opens in a new tab/)
    const call = hero.getByRole('link', { name: 'Call Us' })
    await expect(call).toHaveAttribute('href', 'tel:+15035550147;ext=12')
    await expect(hero.getByRole('heading', { level: 1 }).locator('+ p')).toHaveText(
      'Plan in May, not in "oh no" April.',
    )
  })

  test('Figures appear with their labels, and with those of savings the required note.', async ({ page }) => {
    const band = region(page, 'Counted since February 2014')
    for (const figure of [
      '$4.5MTax saved',
      '12years at work',
      '340+clients',
      '11states we can serve',
      '4.8Google rating',
      '1250+returns and plans',
    ]) {
      await expect(band.getByRole('paragraph').filter({ hasText: figure })).toHaveCount(1)
    }
    await expect(band).toContainText('Savings depend on income, entity, state and follow-through.')
  })

  test('The parts of the house add up to its price and to the deduction shown.', async ({ page }) => {
    const house = region(page, 'One house, four lives')
    const columns = await house
      .getByRole('table')
      .locator('tr:has(td)')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...(row as HTMLTableRowElement).cells]
            .slice(1)
            .map(({ textContent }) => Number(textContent?.replaceAll(/\D/g, ''))),
        ),
      )
    expect(columns.pop()).toEqual([400_000, 32_000])
    expect(columns.reduce((sum, [cost = 0]) => sum + cost, 0)).toBe(400_000)
    expect(columns.reduce((sum, [, first = 0]) => sum + first, 0)).toBe(32_000)
    await expect(house).toContainText('$12,800')
  })

  test('Three ways are compared, with the basis of the cost of an own team. The bars of yearly costs are drawn to one scale.', async ({ page }) => {
    const comparison = region(page, 'Three ways to get it done')
    const heads = ['A preparer', 'Your own staff', 'Alder & Finch']
    await expect(comparison.getByRole('columnheader')).toHaveText(heads)
    await expect(comparison).toContainText('$90K-$180K')
    await expect(comparison).toContainText('Pay and insurance for two people')
    const [planning = 0, finance = 0, staff = 0] = await page
      .getByRole('figure', { name: /one scale/i })
      .locator('svg')
      .evaluateAll((bars) =>
        bars.map((bar) => bar.querySelector<SVGPathElement>('path + path')?.getBBox().width ?? 0),
      )
    expect(finance / staff).toBeCloseTo(25_000 / 90_000, 3)
    expect(planning / staff).toBeCloseTo(1000 / 90_000, 3)
  })

  test('Stories quote their sample records; invented clients are labeled as such in the size of the text, and only a verified story is a quotation.', async ({ page }) => {
    const stories = region(page, 'Stories').getByRole('article')
    await expect(stories).toHaveCount(3)
    const body = await page.locator('body').evaluate((each) => getComputedStyle(each).fontSize)
    for (const [index, amounts] of [
      [0, ['$10,000', '$25,000']],
      [1, ['$35,000', '$30,000']],
    ] as const) {
      const story = stories.nth(index)
      for (const amount of amounts) await expect(story).toContainText(amount)
      await expect(story.getByRole('heading')).toHaveText('Illustrative example')
      const line = story.getByText('Not an actual client. Shown to explain the kind of work we do.')
      await expect(line).toHaveCSS('font-size', body)
    }
    const real = stories.nth(2)
    await expect(real).toContainText('Pat Example (invented)')
    await expect(real).toContainText('Client received a fee credit')
    await expect(real).not.toContainText('Illustrative example')
  })

  test('Service cards and the link to pricing lead to their pages.', async ({ page }) => {
    const cards = region(page, 'Where most people start')
    for (const [name, path] of [
      ['Tax Planning', '/tax-planning'],
      ['Accounting', '/accounting'],
      ['Tax Preparation', '/tax-preparation'],
    ] as const) {
      const link = cards.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', path)
      await link.click({ trial: true }) // in view, and nothing lies over it
    }
    await page.getByRole('link', { name: 'Open the price list' }).click()
    await expect(page).toHaveURL('/pricing')
  })
})

test('From two checked signs on, home offers a booking link; before, there is none, also by keyboard.', async ({ page }) => {
  await page.goto('/')
  const signs = page.getByRole('region', { name: 'Signs that you need a plan' })
  const boxes = signs.getByRole('checkbox')
  const link = signs.getByRole('link')
  await expect(boxes).toHaveCount(7)
  await expect(link).toHaveCount(0)
  await boxes.nth(2).check()
  await expect(link).toHaveCount(0)
  await boxes.nth(6).check()
  await expect(link).toHaveAttribute('href', booking)
  await boxes.nth(2).uncheck()
  await expect(link).toHaveCount(0)
  await boxes.last().focus()
  await page.keyboard.press('Tab')
  await expect(signs.locator(':focus')).toHaveCount(0)
  await boxes.first().check()
  await boxes.last().focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test.describe('counters', () => {
  const final = (page: Page) => page.getByText('340', { exact: true })
  const running = (page: Page) => final(page).locator('+ [aria-hidden]')

  /** What a sighted visitor reads: the line of the strip that is in its window, else the final value. */
  async function painted(page: Page) {
    const line = await running(page).evaluate((element) => {
      const { transform, lineHeight } = getComputedStyle(element, '::before')
      const at = -new DOMMatrix(transform).m42 / Number.parseFloat(lineHeight)
      const isShown = element.checkVisibility({ opacityProperty: true })
      return isShown && element.dataset.strip?.split('\n')[Math.round(at)]
    })
    if (line) return line
    await expect(final(page)).toHaveCSS('opacity', '1')
    return final(page).textContent()
  }

  /** Puts every animation of the figure to a time after its start. */
  const moveTo = (page: Page, time: number) =>
    running(page).evaluate((element, currentTime) => {
      for (const each of element.parentElement?.getAnimations({ subtree: true }) ?? []) {
        each.pause()
        each.currentTime = currentTime
      }
    }, time)

  test(
    'A figure stays at zero while it is out of view. A figure counts once. A count takes 2000 ms after a delay of 100 ms.',
    async ({ page }) => {
      await page.goto('/')
      await expect(final(page).locator('..')).toHaveAttribute('data-state', 'waiting')
      await moveTo(page, 3_600_000)
      expect(await painted(page)).toBe('0') // an hour later: still below the fold

      await final(page).scrollIntoViewIfNeeded()
      await expect(final(page).locator('..')).toHaveAttribute('data-state', 'counting')
      await moveTo(page, 99) // within the delay of 100 ms
      expect(await painted(page)).toBe('0')
      await moveTo(page, 800)
      const underWay = Number(await painted(page))
      expect(underWay).toBeGreaterThan(30)
      expect(underWay).toBeLessThan(340)
      await moveTo(page, 2099)
      await expect(running(page)).toHaveCSS('opacity', '1')
      await moveTo(page, 2100) // 100 ms and 2000 ms are over
      expect(await painted(page)).toBe('340')

      await page.evaluate(() => scrollTo(0, 0))
      await final(page).scrollIntoViewIfNeeded()
      expect(await painted(page)).toBe('340')
    },
  )

  test('A figure starts to count when a tenth of it is in view. A count steps every 16 ms at most and keeps its decimals. The layout does not move while figures count.', async ({ page }) => {
    await watchShifts(page)
    await page.goto('/')
    await facesReady(page)
    const figure = page.getByText('4.5', { exact: true })
    const digits = figure.locator('..')
    const showShare = (share: number) =>
      digits.evaluate(async (element, part) => {
        const { top, height } = element.getBoundingClientRect()
        scrollTo({ top: scrollY + top + part * height - innerHeight, behavior: 'instant' })
        // The observer looks once in every frame that is painted.
        for (let look = 0; look < 3; look++) {
          await new Promise<void>((seen) =>
            new IntersectionObserver((_, observer) => {
              observer.disconnect()
              seen()
            }).observe(document.body),
          )
        }
      }, share)
    // A slow machine may paint the header before all of it has arrived.
    const before = await shiftOf(page)
    await showShare(0.06)
    await expect(digits).toHaveAttribute('data-state', 'waiting')
    await showShare(0.14)
    await expect(digits).toHaveAttribute('data-state', 'counting')
    const { duration, lines } = await digits.evaluate((element) => {
      const [count] = element
        .getAnimations({ subtree: true })
        .filter((each) => each.effect?.getTiming().duration)
      return {
        duration: Number(count?.effect?.getTiming().duration),
        lines: element.querySelector<HTMLElement>('[data-strip]')?.dataset.strip?.split('\n') ?? [],
      }
    })
    expect(lines.length).toBeGreaterThan(20)
    expect(duration / lines.length).toBeGreaterThanOrEqual(16)
    expect(lines.filter((text) => !/^\d+\.\d$/.test(text))).toEqual([])
    await expect(figure).toHaveCSS('opacity', '1')
    expect(await shiftOf(page)).toBe(before)
  })

  test('Assistive technology reads the final figure at any time. With reduced motion the final figures are there from the start.', async ({ page }) => {
    await page.goto('/')
    expect(await painted(page)).toBe('0')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'clients' }).first(),
    ).toMatchAriaSnapshot(`
      - listitem:
        - paragraph: 340 + clients
    `)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    expect(await painted(page)).toBe('340')
  })
})
