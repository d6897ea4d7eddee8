import type { Page } from '@playwright/test'
import { validDay } from '#tests/helpers/content.ts'
import { hydrated } from '#tests/helpers/test.ts'

/** Opens a page at its tool, on a date when its figures are valid. */
export async function openTool(page: Page, path: string, button: string, day = validDay) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`))
  await page.goto(path)
  await hydrated(page)
  const part = page.locator(path.slice(path.indexOf('#')))
  return {
    part,
    status: part.locator('[aria-live]').first(),
    rows: part.getByRole('row'),
    table: part.getByRole('table'),
    figures: part.getByRole('definition'),
    field: (label = '') => part.getByLabel(label, { exact: true }),
    compute: () => part.getByRole('button', { name: button }).click(),
  }
}
