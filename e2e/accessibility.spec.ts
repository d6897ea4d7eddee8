import { expect, phone, started, test } from './test.ts'

test('the focus is visible at every stop of the keyboard and never under the header', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await started(page)
  const stops = await page.locator('a:visible, button:visible, input:visible').count()
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const header = element.closest('header')
        ? 0
        : (document.querySelector('header')?.offsetHeight ?? 0)
      const bar = element.closest('nav[aria-label="Quick actions"]') ? 0 : 56
      const style = getComputedStyle(element)
      return {
        name: element.textContent,
        ring: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        clear: box.bottom > header && box.top < innerHeight - bar,
      }
    })
    expect(state).toMatchObject({ ring: true, clear: true })
  }
})
