import type { Page } from '@playwright/test'
import { expect, facesReady, started, test } from './test.ts'

const final = (page: Page) => page.getByText('500', { exact: true })
const running = (page: Page) => final(page).locator('+ [aria-hidden]')

/** What a sighted visitor reads: the running digits where they are shown, else the final value. */
async function painted(page: Page) {
  if (await running(page).isVisible()) return running(page).getAttribute('data-shown')
  expect(await final(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  return final(page).textContent()
}

test('figures stay at zero until a tenth of them is in view, then run once to their value', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await started(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  expect(await painted(page)).toBe('0') // an hour later: still below the fold

  await final(page).scrollIntoViewIfNeeded()
  await expect(running(page)).toHaveAttribute('data-state', 'counting')
  await page.clock.runFor(96) // within the delay of 100 ms
  expect(await painted(page)).toBe('0')
  await page.clock.runFor(700)
  const underWay = Number(await painted(page))
  expect(underWay).toBeGreaterThan(50)
  expect(underWay).toBeLessThan(500)
  await page.clock.runFor(1250)
  await expect(running(page)).toHaveAttribute('data-state', 'counting')
  await page.clock.runFor(100) // 100 ms and 2000 ms are over
  expect(await painted(page)).toBe('500')

  await page.evaluate(() => scrollTo(0, 0))
  await final(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(500)
  expect(await painted(page)).toBe('500')
})

test('the debt figures wait for a tenth of them to be in view, then step to their value every 16 ms at most', async ({
  page,
}) => {
  // Frames come every 4 ms here, so that it is the counter that keeps its pace.
  await page.addInitScript(() => {
    const frames = { last: 0, shown: [] as { at: number; text: string }[] }
    Object.assign(window, { frames })
    window.requestAnimationFrame = (act) =>
      window.setTimeout(() => {
        frames.last = performance.now()
        act(frames.last)
      }, 4)
    window.cancelAnimationFrame = (id) => window.clearTimeout(id)
  })
  await page.goto('/tax-debt-relief')
  await facesReady(page)
  await started(page)
  const figure = page.getByText('73.6', { exact: true })
  const digits = figure.locator('+ [aria-hidden]')
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
  await digits.evaluate((element) => {
    const { frames } = window as never as {
      frames: { last: number; shown: { at: number; text: string }[] }
    }
    new MutationObserver(() => {
      const { shown: text = '', state } = element.dataset
      if (state === 'counting') frames.shown.push({ at: frames.last, text })
    }).observe(element, { attributes: true, attributeFilter: ['data-shown'] })
  })
  await showShare(0.06)
  await expect(digits).toHaveAttribute('data-state', 'waiting')
  await expect(digits).toHaveAttribute('data-shown', '0.0')
  await showShare(0.14)
  await expect(digits).toHaveAttribute('data-state', 'done')
  await expect(figure).toHaveCSS('opacity', '1')
  const shown = await page.evaluate(
    () => (window as never as { frames: { shown: { at: number; text: string }[] } }).frames.shown,
  )
  expect(shown.length).toBeGreaterThan(20)
  const steps = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? 0))
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(16)
  expect(shown.filter(({ text }) => !/^\d+\.\d$/.test(text))).toEqual([])
  for (const text of ['$73.6B', '72K', '$13B']) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toHaveCount(1)
  }
})

test('with reduced motion the final figures are there from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await painted(page)).toBe('500')
  await started(page)
  expect(await painted(page)).toBe('500')
})

test('assistive technology reads the final figure while the digits wait at zero', async ({
  page,
}) => {
  await page.goto('/')
  await started(page)
  expect(await painted(page)).toBe('0')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'happy clients' }).first(),
  ).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: 500 + happy clients
  `)
})

test('the layout does not move while figures count', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shift: number }).shift += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await started(page)
  await facesReady(page) // a late face is fonts.spec.ts's concern
  await final(page).scrollIntoViewIfNeeded()
  await expect(running(page)).toHaveAttribute('data-state', 'done')
  expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBe(0)
})
