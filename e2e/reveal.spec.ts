import type { Locator, Page } from '@playwright/test'
import { expect, facesReady, hold, phone, started, test } from './test.ts'

const path = '/about-our-firm'

/** The block that fades: the box around a heading of the list. */
const block = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 3, name: heading }).locator('..')

/** Scrolls until the top of the block stands at a share of the window's height. */
async function putAt(target: Locator, share: number) {
  await target.evaluate((element, at) => {
    const { top } = element.getBoundingClientRect()
    scrollTo({ top: scrollY + top - at * innerHeight, behavior: 'instant' })
  }, share)
  // Two frames: the observer looks once in each.
  await target.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => done())),
        ),
      ),
  )
}

test('a block fades in when its top is within 85% of the window, once', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(path)
  await facesReady(page)
  await started(page)
  const integrity = block(page, 'Integrity')
  await expect(integrity).toHaveCSS('opacity', '0')
  await putAt(integrity, 0.9)
  await expect(integrity).toHaveCSS('opacity', '0')
  await putAt(integrity, 0.84)
  await expect(integrity).toHaveCSS('opacity', '1')
  await putAt(integrity, 1.3)
  await expect(integrity).toHaveCSS('opacity', '1')

  // A jump past a block shows it as well.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(block(page, 'Excellence')).toHaveCSS('opacity', '1')
})

test('nothing that is in view when the script starts vanishes', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-client*.js')
  await page.goto(path)
  const integrity = block(page, 'Integrity')
  await putAt(integrity, 0.95)
  await integrity.evaluate((element) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(element.getAttribute('data-reveal') ?? '')).observe(
      element,
      { attributes: true },
    )
  })
  release()
  await started(page)
  await expect(block(page, 'Prices are printed')).toHaveCSS('opacity', '0')
  await expect(integrity).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test('blocks wait again after a change of page inside the site', async ({ page }) => {
  await page.goto('/about')
  await started(page)
  await page.getByRole('main').getByRole('link', { name: 'in the roster' }).click()
  await expect(page).toHaveURL('/about-our-firm#team')
  await expect(block(page, '2 CPAs')).toHaveCSS('opacity', '1')
  const last = block(page, 'We list what we do not do')
  await expect(last).toHaveCSS('opacity', '0')
  await putAt(last, 0.5)
  await expect(last).toHaveCSS('opacity', '1')
})

test('with reduced motion, on paper and under the focus nothing is hidden', async ({ page }) => {
  await page.goto(path)
  await started(page)
  const last = block(page, 'We list what we do not do')
  await expect(last).toHaveCSS('opacity', '0')
  await last
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }))
  await expect(last).toHaveCSS('opacity', '1')
  const sixth = block(page, 'Licenses have numbers')
  await expect(sixth).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expect(sixth).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await expect(sixth).toHaveCSS('opacity', '1')
})

test('when the script never arrives every block is there', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const name of ['Integrity', '2 CPAs', 'Prices are printed']) {
    await expect(block(page, name)).toHaveCSS('opacity', '1')
  }
})
