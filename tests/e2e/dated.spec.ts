import { expect, facesReady, shiftOnceRead, test, watchShifts } from '#tests/helpers/test.ts'

// Faces that come after the first paint of a busy machine move lines by themselves: here none comes.
test.use({ expectedErrors: /Failed to decode downloaded font|OTS parsing error/ })

test('A dated notice is there from its first day to its last, where the firm is, and moves nothing.', async ({
  page,
}) => {
  const notice = page.getByRole('region', { name: 'Notice' })
  const html =
    '<section aria-label="Notice" data-from="2027-03-16" data-until="2027-04-30" data-zone="America/Chicago">Closed</section>'
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<main', `${html}<main`) })
  })
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  await watchShifts(page)
  for (const [time, visible] of [
    ['2027-03-15T23:59:00-05:00', false],
    ['2027-03-16T00:00:00-05:00', true],
    ['2027-04-30T23:59:00-05:00', true],
    ['2027-05-01T00:00:00-05:00', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time))
    await page.goto('/contact')
    await facesReady(page)
    await expect(notice, time).toBeVisible({ visible })
    expect(await shiftOnceRead(page), time).toBe(0)
  }
})
