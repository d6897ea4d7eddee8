import { violations } from '#test/helpers/axe.ts'
import { expect, facesReady, shiftOf, test, watchShifts } from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

// test/firm/notice.yaml: March 8 and 9, 2031, in the time zone of the firm.

test(...proves('notice-dates'), async ({ page }) => {
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

test(...proves('notice-no-shift'), async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-08T12:00:00-08:00'))
  await watchShifts(page)
  await page.goto('/faq')
  await facesReady(page)
  const notice = page.getByRole('region', { name: 'Notice', exact: true })
  await expect(notice).toBeVisible()
  expect(await shiftOf(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(notice).toBeHidden()
})
