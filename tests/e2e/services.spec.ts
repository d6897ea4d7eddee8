import { pageOf } from '#tests/helpers/builds.ts'
import { expect, facesReady, hold, phone, readerTest, test } from '#tests/helpers/test.ts'

for (const [path, title, picture, offers] of [
  ['/tax-planning', 'Tax Planning', 'A drawing board with a plan of the year', 7],
  ['/outsourced-cfo', 'Outsourced CFO', 'An engraved instrument with three gauges', 6],
  ['/tax-preparation', 'Tax Preparation', 'Three engraved notes fanned out', 6],
  ['/accounting', 'Accounting', 'An open ledger with a pen in the fold', 6],
  ['/business-formation', 'Business Formation/Dissolution', 'Articles of organization', 5],
  ['/buy-sell-business', 'Buy/Sell Business', 'Two shop fronts joined by a sealed deed', 5],
  ['/tax-debt-relief', 'Tax Debt Relief', 'A notice whose lines are unpicked', 7],
  ['/other-services', 'Other Services', 'A sheet of engraved coupons', 6],
] as const) {
  test(`${path} has title, offer, picture, booking, price and questions`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    const offer = main.getByRole('region', { name: 'What We Offer' })
    await expect(offer.getByRole('listitem')).toHaveCount(offers)
    await expect(main.getByRole('img', { name: picture })).toBeVisible()
    const booking = main.getByRole('link', { name: 'Schedule a Consultation' }).first()
    await expect(booking).toHaveAttribute('href', /^https:\/\/schedule\.fairshare\.example\//)
    await expect(booking).toHaveAttribute('target', '_blank')
    await expect(main.getByText(/\$\d/).first()).toBeVisible()
    const asked = main.getByRole('region', { name: 'Frequently asked questions' })
    await expect(asked.getByRole('group').first()).toBeVisible()
  })
}

readerTest('/bookkeeping shows the page of /accounting.', () => {
  const [accounting, bookkeeping] = ['/accounting', '/bookkeeping'].map((path) => pageOf(path).texts('main')[0])
  expect(accounting).toContain('What We Offer')
  expect(bookkeeping).toBe(accounting)
})

readerTest('Guarantee, callout and free session are on the pages of their services.', () => {
  for (const path of ['/tax-planning', '/pricing']) {
    expect(pageOf(path).texts('#guarantee')[0]).toContain(
      'If our year-one plan does not identify tax-saving strategies worth at least 2X your tax planning fee, we refund the difference.',
    )
  }
  expect(pageOf('/tax-planning').texts('#guarantee h2')).toEqual(['Satisfaction guarantee'])
  expect(pageOf('/outsourced-cfo').texts('#callout')[0]).toContain(
    'Clients typically see cashflow increases of 40% or more.',
  )
  const booked = pageOf('/buy-sell-business').values('a[href^="https://schedule."]', 'href')
  // Header, its sheet on a phone, the two in the page, footer and the bar of a phone.
  expect(booked).toEqual(Array(6).fill('https://schedule.fairshare.example/strategy-session'))
})

test('Tax debt relief has national figures, a comparison and two stories marked as examples.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/tax-debt-relief')
  const figures = page.getByRole('region', { name: 'National tax debt figures' })
  await expect(figures.getByRole('definition')).toHaveText(['$73.6B', '72K', '$13B'])
  const comparison = page.getByRole('table', { name: 'What resolving a tax debt changes' })
  await expect(comparison.getByRole('columnheader')).toHaveText(['With resolution', 'Without resolution'])
  await expect(comparison.getByRole('rowheader')).toHaveCount(3)
  const stories = page.getByRole('region', { name: 'Sample cases' })
  await expect(stories.getByRole('heading', { name: 'Illustrative examples' })).toBeVisible()
  await expect(stories.getByRole('article')).toHaveCount(2)
})

test('Other services lists every extra once, priced or quoted. A partner is linked safely and disclosed as an independent company.', async ({
  page,
}) => {
  await page.goto('/other-services')
  const extras = page.getByRole('region', { name: 'Every service and its price' })
  const rows = extras.locator('dl > div')
  await expect(rows).toHaveCount(22)
  const one = (name: string) => rows.filter({ hasText: name })
  await expect(one('Outsourced reconciliation')).toContainText('$645+')
  await expect(one('Amended returns')).toContainText('Quoted')
  for (const [name, url] of [
    ['IT support', 'https://it.fairshare.example'],
    ['Insurance', 'https://insurance.fairshare.example'],
  ] as const) {
    await expect(one(name)).toContainText('Varies')
    await expect(one(name)).toContainText('Independent company.')
    await expect(one(name).getByRole('link')).toHaveAttribute('href', url)
    await expect(one(name).getByRole('link')).toHaveAttribute('rel', /noopener/)
  }
})

test.describe('picture of a service', () => {
  const name = 'An open ledger with a pen in the fold'
  const [file] = pageOf('/accounting').values('main img', 'src')

  test('A picture tile is ruled while its picture loads and bare when it has come. It is square and at most 350 px wide.', async ({
    page,
  }) => {
    const release = await hold(page, `**${file}`)
    await page.goto('/accounting', { waitUntil: 'domcontentloaded' })
    const image = page.getByRole('img', { name })
    const tile = image.locator('..')
    await expect(tile).toHaveCSS('background-image', /gradient/)
    await facesReady(page)
    const empty = await tile.boundingBox()
    expect([empty?.width, empty?.height]).toEqual([350, 350])
    release()
    await expect(tile).toHaveCSS('background-image', 'none')
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
    expect(await tile.boundingBox()).toEqual(empty)
    await page.setViewportSize({ ...phone, width: 320 })
    const box = await tile.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(320)
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0)
  })

  test.describe('that fails', () => {
    test.use({ expectedErrors: /503/ })

    test('A picture that fails gives way to an icon of the same name, without a shift.', async ({ page }) => {
      const failure = Promise.withResolvers<void>()
      await page.route(`**${file}`, async (route) => {
        await failure.promise
        await route.fulfill({ status: 503, body: '' })
      })
      await page.goto('/accounting', { waitUntil: 'domcontentloaded' })
      await facesReady(page)
      const offer = page.getByRole('region', { name: 'What We Offer' })
      const before = await offer.boundingBox()
      failure.resolve()
      await expect(page.getByRole('img', { name })).toHaveJSProperty('tagName', 'svg')
      expect(await offer.boundingBox()).toEqual(before)
    })
  })
})
