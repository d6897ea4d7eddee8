import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { desktop, expect, facesReady, hold, phone, started, tablet, test } from './test.ts'

const { outcomes } = parse(readFileSync('content/pages/case-studies.yaml', 'utf8'))
const { columns } = outcomes

test('the menus wait, disabled, until the script has started', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.setViewportSize(phone)
  await page.goto('/case-studies')
  for (const menu of await page.getByRole('main').getByRole('combobox').all()) {
    await expect(menu).toBeDisabled()
  }
})

test('on a phone: cards that are rows to assistive technology, sorted by two menus', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/case-studies')
  await started(page)
  await test.step('cards are still rows and cells to assistive technology, each cell with its label', async () => {
    // The browser's own tree: Playwright's roles look at the markup, not at what the style makes of it.
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const heard = nodes.filter(({ ignored }) => !ignored)
    const count = (role: string) => heard.filter((node) => node.role?.value === role).length
    expect(['table', 'row', 'rowheader', 'cell'].map(count)).toEqual([3, 12, 12, 4 * (7 + 8 + 9)])
    const names = heard.filter(({ role }) => role?.value === 'cell').map(({ name }) => name?.value)
    const labelled = names.filter((name) => name?.startsWith(columns.totalTaxSavings))
    expect(labelled).toHaveLength(12)
  })
  await test.step('on a phone the cards are sorted by two labelled menus, and it is announced', async () => {
    const ids = page.getByRole('table', { name: /^Mixed / }).getByRole('rowheader')
    await page
      .getByRole('combobox', { name: 'Sort mixed table by' })
      .selectOption(columns.totalTaxSavings)
    await expect(ids).toHaveText(['12', '11', '10', '9'])
    await expect(page.getByRole('status').filter({ hasText: 'sorted' })).toHaveText(
      'Mixed table sorted by total tax savings, highest first',
    )
    await page.getByRole('combobox', { name: 'Order of mixed table' }).selectOption('Lowest first')
    await expect(ids).toHaveText(['9', '10', '11', '12'])
  })
})

test('no cell of a table is cut off, from 320px up', async ({ page }) => {
  await page.goto('/case-studies')
  await facesReady(page)
  for (const width of [320, 390, 768, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page
      .getByRole('main')
      .locator('table, th, td, select')
      .evaluateAll(
        (all) =>
          all.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
            .length,
      )
    expect(cut, `${width}px`).toBe(0)
  }
})

for (const viewport of [phone, tablet, desktop]) {
  test(`nothing moves when the script starts or a table is sorted, ${viewport.width}px`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.setViewportSize(viewport)
    await page.goto('/case-studies')
    const places = () =>
      page
        .getByRole('main')
        .locator('table, thead th, h2, h3, label')
        .evaluateAll((all) =>
          all
            .map((each) => each.getBoundingClientRect())
            .map(({ x, y, width, height }) => width && [x, y + scrollY, width, height]),
        )
    const table = page.getByRole('table', { name: /^Individual / })
    await expect(table.getByRole('button')).toHaveCount(0)
    // A font that arrives late moves lines by itself; this is about the script.
    await facesReady(page)
    const before = await places()
    release()
    await started(page)
    expect(await places()).toEqual(before)
    const ids = table.getByRole('rowheader')
    if (viewport === desktop) await table.getByRole('button', { name: columns.result }).click()
    else {
      const menu = page.getByRole('combobox', { name: 'Sort individual table by' })
      await menu.selectOption(columns.result)
    }
    await expect(ids).toHaveText(['6', '7', '5', '8'])
    expect(await places()).toEqual(before)
  })
}
