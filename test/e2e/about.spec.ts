import type { Locator, Page } from '@playwright/test'
import { expect, facesReady, hold, hydrated, phone, test } from '#test/helpers/test.ts'

test('The firm says when it was founded and on what basis its years are counted. The roster lists every role with its license, and claims no other. Eight facts can be checked by their links.', async ({ page }) => {
  await page.goto('/about-our-firm')
  const main = page.getByRole('main')
  for (const words of [
    'a CPA, 2 Enrolled Agents and a bookkeeper',
    'Begun February 2014',
    '12 years at work',
    'full years since February 2014, as of August 2026',
  ]) {
    await expect(main).toContainText(words)
  }
  const roster = main.getByRole('region', { name: 'The list' })
  await expect(roster.getByRole('listitem')).toHaveCount(3)
  await expect(roster).toContainText('Enrolled Agent, enrolled to practice before the IRS')
  await expect(roster).toContainText('OR-7301')
  const checks = main.getByRole('region', { name: 'Eight facts to check' })
  await expect(checks.getByRole('listitem')).toHaveCount(8)
  const refund = checks.getByRole('link', { name: 'worked out' })
  await expect(refund).toHaveAttribute('href', '/pricing#guarantee')
})

/** Three by four, and no wider than 350 px. */
async function expectPortraitShape(portrait: Locator) {
  await portrait.scrollIntoViewIfNeeded()
  const { width = 0, height = 0 } = (await portrait.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(3 / 4, 1)
  expect(width).toBeLessThanOrEqual(350)
}

const founder = (page: Page) => page.getByRole('region', { name: 'How it began' })

test('The portrait is three by four, at most 350 px wide.', async ({ page }) => {
  await page.goto('/about-our-firm')
  const portrait = founder(page).getByRole('img')
  await expect(portrait).toHaveAccessibleName(/Robin Alder/)
  await expectPortraitShape(portrait)
})

test.describe('a portrait that fails', () => {
  test.use({ expectedErrors: /503/ })

  test('A portrait that fails gives way to one image of the same shape.', async ({ page }) => {
    await page.route('**/assets/founder-*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/about-our-firm')
    const tile = founder(page).locator('[data-tile]')
    await tile.scrollIntoViewIfNeeded()
    await expect(tile).toHaveAttribute('data-state', 'failed')
    await expect(founder(page).getByRole('img')).toHaveCount(1)
    await expectPortraitShape(tile)
  })
})

test('About has its parts in order and part of the FAQ. The guarantee has the same words wherever it appears.', async ({ page }) => {
  const answer = () => page.locator('#guarantee').textContent()
  await page.goto('/faq')
  const onFaq = await answer()
  await page.goto('/about')
  expect(await answer()).toBe(onFaq)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Alder & Finch, since February 2014',
  )
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What we want',
    'Who began it, Robin Alder (invented)',
    'At work: CPA, Enrolled Agents and books',
    'Who We Serve',
    'FAQ',
    'Still unsure?',
  ])
  const faq = main.getByRole('region', { name: 'FAQ', exact: true })
  await expect(faq.getByRole('group')).toHaveCount(4)
  await expect(faq.getByRole('link', { name: 'Read every answer' })).toHaveAttribute('href', '/faq')
  await faq.getByRole('heading', { name: 'What does the guarantee cover?' }).click()
  await expect(faq.locator('a[href="/pricing#guarantee"]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveCount(2)
})

test.describe('tabs', () => {
  const serve = (page: Page) => page.getByRole('region', { name: 'Who We Serve' })
  const tab = (page: Page, name: string) => serve(page).getByRole('tab', { name })
  const panel = (page: Page) => serve(page).getByRole('tabpanel')

  test.beforeEach(async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
  })

  test('The first tab is open at first. Tabs show industries, revenue bands and needs, each entry with its link.', async ({ page }) => {
    await expect(serve(page).getByRole('tab')).toHaveText([
      'Industries',
      'Revenue Range',
      'Business Needs',
    ])
    await expect(serve(page).getByRole('tablist')).toHaveAccessibleName('Who We Serve')
    await expect(tab(page, 'Industries')).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page).getByRole('link')).toHaveCount(11)
    const landlords = panel(page).getByRole('link', { name: 'Landlords', exact: true })
    await expect(landlords).toHaveAttribute('href', '/who-we-serve#real-estate-investors')
    await tab(page, 'Revenue Range').click()
    for (const band of ['$200K-$1M', '$1M-$8M']) {
      await expect(panel(page).getByText(band, { exact: true })).toBeVisible()
    }
    await tab(page, 'Business Needs').click()
    await expect(panel(page).getByRole('link')).toHaveCount(7)
  })

  test('Arrow keys, Home and End move through the tabs; only one is a stop.', async ({ page }) => {
    await tab(page, 'Revenue Range').click()
    for (const [key, name] of [
      [' ', 'Revenue Range'],
      ['ArrowRight', 'Business Needs'],
      ['ArrowRight', 'Industries'],
      ['ArrowLeft', 'Business Needs'],
      ['Home', 'Industries'],
      ['End', 'Business Needs'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expect(panel(page)).toHaveAccessibleName(name)
    }
    await expect(serve(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1)
  })

  test('A tab has its address, without a step in the history. Back from another page opens the tab that was left.', async ({ page }) => {
    const before = await page.evaluate(() => history.length)
    await tab(page, 'Business Needs').click()
    await expect(page).toHaveURL('/about#business-needs')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await panel(page).getByRole('link', { name: 'Other Services' }).click()
    await expect(page).toHaveURL('/other-services')
    await page.goBack()
    await expect(page).toHaveURL('/about#business-needs')
    await expect(panel(page)).toHaveAccessibleName('Business Needs')
    await expect(panel(page)).toBeInViewport()
    for (const hash of ['#revenue-range', '#elsewhere']) {
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await expect(panel(page)).toHaveAccessibleName('Revenue Range')
    }
  })
})

test.describe('blocks that fade in', () => {
  /** The block that fades: the box around a heading of the list. */
  const block = (page: Page, heading: string) =>
    page.getByRole('heading', { level: 3, name: new RegExp(`^${heading}`) }).locator('..')

  /** Scrolls until the top of the block stands at a share of the window's height. */
  async function putAt(target: Locator, share: number) {
    await target.evaluate((element, at) => {
      const { top } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top - at * innerHeight, behavior: 'instant' })
    }, share)
    // The observer looks once in each frame.
    await target.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
  }

  test('A block fades in when its top is within 85% of the window. A block that was shown stays; a jump past it shows it too.', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/about-our-firm')
    await facesReady(page)
    const plain = block(page, 'Plain')
    await expect(plain).toHaveCSS('opacity', '0')
    await putAt(plain, 0.9)
    await expect(plain).toHaveCSS('opacity', '0')
    await putAt(plain, 0.84)
    await expect(plain).toHaveCSS('opacity', '1')
    await putAt(plain, 1.3)
    await expect(plain).toHaveCSS('opacity', '1')
    // A jump past a block shows it as well.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(block(page, 'Early')).toHaveCSS('opacity', '1')
  })

  test('Nothing in view when the script starts vanishes.', async ({ page }) => {
    const release = await hold(page, '**/assets/main-*.js')
    await page.goto('/about-our-firm', { waitUntil: 'commit' })
    const plain = block(page, 'Plain')
    await putAt(plain, 0.95)
    await plain.evaluate((element) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(element.dataset.state ?? '')).observe(element, {
        attributes: true,
      })
    })
    release()
    await expect(block(page, 'The price list')).toHaveCSS('opacity', '0')
    await expect(plain).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })

  test('Blocks below the anchor that a link leads to wait.', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('main').getByRole('link', { name: 'over there' }).click()
    await expect(page).toHaveURL('/about-our-firm#team')
    const last = block(page, 'The limits')
    await expect(last).toHaveCSS('opacity', '0')
    await putAt(last, 0.5)
    await expect(last).toHaveCSS('opacity', '1')
  })

  test('With reduced motion nothing is hidden. On paper nothing is hidden. A block under the focus is shown.', async ({ page }) => {
    await page.goto('/about-our-firm')
    const calendar = block(page, 'The calendar')
    await expect(calendar).toHaveCSS('opacity', '0')
    await calendar.getByRole('link').evaluate((link) => link.focus({ preventScroll: true }))
    await expect(calendar).toHaveCSS('opacity', '1')
    const last = block(page, 'The limits')
    await expect(last).toHaveCSS('opacity', '0')
    await page.emulateMedia({ media: 'print' })
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await expect(last).toHaveCSS('opacity', '1')
  })
})
