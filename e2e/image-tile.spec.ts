import { expect, hold, phone, started, test } from './test.ts'

// Spec sections 4 and 9. The failed state is in services.spec.ts, what stands before the script in
// early-taps.spec.ts.

test('a tile is ruled while its picture is on the way and bare when it has come, square, 350 px at most', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/service-*.svg')
  await page.goto('/accounting', { waitUntil: 'domcontentloaded' })
  const image = page.getByRole('img', { name: /ledger/ })
  const tile = image.locator('..')
  await expect(tile).toHaveAttribute('data-state', 'loading')
  await expect(tile).toHaveCSS('background-image', /gradient/)
  const empty = await tile.boundingBox()
  expect([empty?.width, empty?.height]).toEqual([350, 350])

  release()
  await started(page)
  await expect(tile).toHaveAttribute('data-state', 'loaded')
  await expect(tile).toHaveCSS('background-image', 'none')
  expect(await tile.boundingBox()).toEqual(empty)
  expect(await image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

  for (const size of [phone, { ...phone, width: 320 }]) {
    await page.setViewportSize(size)
    const box = await tile.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(350)
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0)
  }
})
