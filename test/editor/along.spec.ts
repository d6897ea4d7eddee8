import { violations } from '#test/helpers/axe.ts'
import { button, expect, field, test } from '#test/helpers/editor.ts'

test('When an entry that other texts name is removed, the editor lists these texts in words, and takes what they say of it out with it if the owner wants that, in one step that can be taken back.', async ({ page, server }) => {
  const file = 'prices/tax-planning.yaml'
  const before = server.read('audiences.yaml')
  await page.goto(`${server.admin}#${file}/packages/0`)
  await expect(field(page, `${file}/packages/0`)).toBeVisible()
  await page.getByRole('button', { name: /^Remove: Full Plan/ }).click()
  await button(page, 'Save').click()
  const told = page.getByRole('status').filter({ hasText: 'name what you removed' })
  await expect(told).toBeFocused()
  await expect(told).not.toContainText('{')
  expect(await violations(page, 'main')).toEqual([])
  await expect(told.getByRole('link').first()).toBeVisible()
  await told.getByRole('button').press('Enter')
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  expect(server.read('audiences.yaml')).not.toContain('price.tax-planning.full')
  await page.goto(`${server.admin}#moved`)
  await page
    .getByRole('button', { name: /^Undo this: Removed/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Everything is as it was' })).toBeFocused()
  expect(server.read('audiences.yaml')).toBe(before)
})
