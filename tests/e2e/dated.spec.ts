import { expect, facesReady, shiftOnceRead, test, watchShifts } from '#tests/helpers/test.ts'

// Faces that come after the first paint of a busy machine move lines by themselves: here none comes.
test.use({ expectedErrors: /Failed to decode downloaded font|OTS parsing error/ })

test('A dated line changes on its day where the firm is, moves nothing, and is gone after its last day.', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  await watchShifts(page)
  const lines = page.getByRole('main').getByText(/^New rental owners: /)
  for (const [time, ...shown] of [
    ['2027-03-15T23:59:00-05:00', 'New rental owners: open.'],
    ['2027-03-16T00:00:00-05:00', 'New rental owners: waitlist until May 1.'],
    ['2027-04-30T23:59:00-05:00', 'New rental owners: waitlist until May 1.'],
    ['2027-05-01T00:00:00-05:00'],
  ] as [string, ...string[]][]) {
    await page.clock.setFixedTime(new Date(time))
    await page.goto('/contact')
    await facesReady(page)
    await expect(lines.filter({ visible: true }), time).toHaveText(shown)
    expect(await shiftOnceRead(page), time).toBe(0)
  }
})
