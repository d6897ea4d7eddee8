import type { Page } from '@playwright/test'
import {
  expect,
  fontsLoaded,
  holdRequests,
  shiftOf,
  shiftsOfLateFonts,
  test,
  watchShifts,
} from '#tests/helpers/test.ts'
import { midnight } from '../../src/lib/dates.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const [day, night] = ['rgb(246, 243, 232)', 'rgb(11, 22, 18)']

test("switches from the system's theme to light and dark and back, and stores only the choice", async ({ page }) => {
  const themeSwitch = page.getByRole('button', { name: /light and dark/ })
  const bars = () =>
    page.evaluate(() => {
      const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.fillStyle = colors.find(({ media }) => matchMedia(media).matches)?.content ?? ''
      canvas.fillRect(0, 0, 1, 1)
      return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`
    })
  const expectTheme = async (color: string, name: string, stored = {}, announced = name) => {
    await themeSwitch.blur()
    await expect(themeSwitch).toHaveAccessibleDescription(name)
    await expect(page.getByRole('banner').locator('[aria-live]')).toHaveText(announced)
    expect([await background(page), await bars()]).toEqual([color, color])
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(stored)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expectTheme(day, 'Same as your system', {}, '')
  await themeSwitch.press('Enter')
  await expectTheme(night, 'Always dark', { theme: 'dark' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expectTheme(night, 'Always dark', { theme: 'dark' }, '')
  await themeSwitch.press('Space')
  await expectTheme(day, 'Always light', { theme: 'light' })
  await themeSwitch.press('Enter')
  await expectTheme(day, 'Same as your system')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(night, 'Same as your system')
  await themeSwitch.click()
  await expectTheme(day, 'Always light', { theme: 'light' })
})

test('applies and switches a remembered theme before any script file loads', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.theme = 'dark'
  })
  await holdRequests(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await background(page)).toBe(night)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect(await background(page)).toBe(day)
})

test('barely shifts when fonts load late', async ({ page }) => {
  const shifts = await shiftsOfLateFonts(page)
  // The fallback fonts adjust Arial and Times New Roman, or fonts-liberation. Other fonts have different widths.
  // tests/sample.spec.ts checks that the sample headline doesn't move at all.
  const hasFallbacks = await page.evaluate(async () => {
    const fonts = [...document.fonts].filter(({ family }) => /fallback/.test(family))
    return (await Promise.allSettled(fonts.map((font) => font.load()))).every(({ status }) => status === 'fulfilled')
  })
  if (hasFallbacks) for (const shift of shifts) expect(shift).toBeLessThan(0.1)
})

test.describe('without fonts', () => {
  // On a busy machine, fonts that load after the first paint would move lines, so this test lets no font load.
  test.use({ expectedErrors: /Failed to decode downloaded font|OTS parsing error/ })

  test("shows dated content from midnight to midnight in the firm's time zone, without shifts", async ({ page }) => {
    const notice = page.getByRole('region', { name: 'Dated part' })
    const sentence = page.getByText('Sign by April.')
    const [from, until] = [midnight('2027-03-16', 'America/Chicago'), midnight('2027-05-01', 'America/Chicago')]
    const html = `<section aria-label="Dated part" data-from="${from}" data-until="${until}">Closed</section>
      <p><span data-until="${until}">Sign by April.</span></p>`
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<main', `${html}<main`)
      await route.fulfill({ response, body })
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
      await fontsLoaded(page)
      await expect(notice, time).toBeVisible({ visible })
      await expect(sentence, time).toBeVisible({ visible: time < '2027-05' })
      expect(await shiftOf(page), time).toBe(0)
    }
  })
})
