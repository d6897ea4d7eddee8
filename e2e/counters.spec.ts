import type { Page } from '@playwright/test'
import { expect, started, test } from './test.ts'

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
  await final(page).scrollIntoViewIfNeeded()
  await expect(running(page)).toHaveAttribute('data-state', 'done')
  expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBe(0)
})
