import { violations } from '#test/helpers/axe.ts'
import { expect, facesReady, shiftOnceRead, test, watchShifts } from '#test/helpers/test.ts'

// In the time zone of the firm, test/firm/notice.yaml is on on March 8 and 9, 2031; the periods of capacity.yaml are
// in May.

test('A dated notice is at the top of every page from its first to its last day, where the firm is.', async ({ page }) => {
  const notice = page.getByRole('region', { name: 'Notice', exact: true })
  for (const [time, isOn, paths = ['/']] of [
    ['2031-03-07T23:59:00-08:00', false],
    ['2031-03-08T00:00:00-08:00', true, ['/', '/pricing', '/blog/dallas-texas-cpa']],
    ['2031-03-09T23:59:00-07:00', true],
    ['2031-03-10T00:00:00-07:00', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time))
    for (const path of paths) {
      await page.goto(path)
      await expect(notice).toBeVisible({ visible: isOn })
    }
  }
})

test.describe('nothing moves', () => {
  // Faces that come after the first paint of a busy machine move lines by themselves: here none comes.
  test.use({ expectedErrors: /Failed to decode downloaded font|OTS parsing error/ })
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.fulfill({ body: '' })))

  test('A dated notice moves nothing when it appears, and is not printed.', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-08T12:00:00-08:00'))
    await watchShifts(page)
    await page.goto('/faq')
    await facesReady(page)
    const notice = page.getByRole('region', { name: 'Notice', exact: true })
    await expect(notice).toBeVisible()
    expect(await shiftOnceRead(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeHidden()
  })

  test('Whom the firm takes now is beside the first booking buttons of a page and with its audience, changes on its day by itself, moves nothing, and is gone after the last day.', async ({ page }) => {
    await watchShifts(page)
    const main = page.getByRole('main')
    for (const [time, landlords, faces] of [
      ['2031-04-30T23:59:00-07:00', '', ''],
      ['2031-05-01T00:00:00-07:00', 'New landlords may come.', ''],
      ['2031-05-09T23:59:00-07:00', 'New landlords may come.', 'New faces stay away until May 21.'],
      [
        '2031-05-10T00:00:00-07:00',
        'New landlords wait until',
        'New faces stay away until May 21.',
      ],
      ['2031-05-31T23:59:00-07:00', 'New landlords wait until June 1.', ''],
      ['2031-06-01T00:00:00-07:00', '', ''],
    ] as const) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto('/contact')
      await facesReady(page)
      const lines = main.getByText(/^New (landlords|faces) /).filter({ visible: true })
      await expect(lines, time).toHaveText(
        [landlords, faces].filter(Boolean).map((line) => new RegExp(line)),
      )
      expect(await shiftOnceRead(page)).toBe(0)
    }
    await page.clock.setFixedTime(new Date('2031-05-10T12:00:00-07:00'))
    await page.goto('/who-we-serve')
    const section = page.getByRole('region', { name: 'Landlords' })
    await expect(section.getByText('Write to us and keep your place.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Whom the firm takes now is beside the first booking buttons of a page and with its audience, changes on its day by itself, moves nothing, and is gone after the last day.', async ({ page }) => {
    await page.goto('/contact')
    const line = page.getByText('New landlords may come.')
    await expect(line).toBeAttached()
    await expect(line).toBeHidden()
  })
})
