import { violations } from '#test/helpers/axe.ts'
import { button, expect, test } from '#test/helpers/editor.ts'

test(
  'owner says that a figure is still right, takes it back, and takes the days along',
  async ({ page, server }) => {
    const before = server.read('tax-facts.yaml')
    await page.goto(server.admin)
    await page.getByRole('link', { name: 'This season' }).click()
    await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible()
    const closed = page.locator('main details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
    const figure = page
      .locator('main li', { has: page.locator('[href^="#tax-facts.yaml"]') })
      .first()
    const name = (await figure.getByRole('link').textContent()) ?? ''
    const all = page.getByRole('button', { name: /^All \d+ of these are still right/ }).first()
    await all.click()
    await expect(page.getByRole('status').filter({ hasText: /and \d+ more/ })).toBeFocused()
    await button(page, 'Undo').click()
    await expect.poll(() => server.read('tax-facts.yaml')).toBe(before)
    await figure.getByRole('button', { name: /^Still right/ }).click()
    await expect(page.getByRole('status').filter({ hasText: name })).toBeFocused()
    expect(server.read('tax-facts.yaml')).not.toBe(before)
    await button(page, 'Undo').click()
    await expect.poll(() => server.read('tax-facts.yaml')).toBe(before)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(/#tax-facts\.yaml\/\w+\/\w+$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible()
    const calendar = await page.request.get(`${server.admin}api/season.ics`)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    expect(await calendar.text()).toMatch(/BEGIN:VALARM/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, 'main')).toEqual([])
    }
  },
)
