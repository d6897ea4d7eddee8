import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { violations } from '#test/helpers/axe.ts'
import { button, expect, field, shown, test } from '#test/helpers/editor.ts'

const accounting = 'services/accounting.yaml'
const list = (page: Page) => page.getByRole('navigation', { name: 'What you can edit' })
const menus = (page: Page) => list(page).getByRole('region', { name: 'Menus' })
/** It may say after its name that it is changed and not published. */
const link = (page: Page, name: string) =>
  menus(page).getByRole('link', { name: new RegExp(`^${name}( ?changed, not published)?$`) })
const told = (page: Page, words: RegExp) => expect(list(page).getByText(words)).toBeVisible()

test('The editor lists the site by its menus and the columns of its footer; a page is moved, renamed, hidden, shown and copied there, with a keyboard alone, and a menu renamed, each in one step that can be taken back.', async ({ page, server }) => {
  const { admin, read } = server
  const headOf = (file: string) => parse(read(file)).head
  await page.goto(admin)
  const tools = menus(page).getByRole('button', { name: 'Move, rename or hide: Accounting' })

  // By keyboard: from line to line, up within the menu, and over its edge into the one before.
  await link(page, 'Tax Planning').focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Accounting')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await told(page, /^Accounting is number 3 of 7 in the menu Services/)
  await expect(link(page, 'Accounting')).toBeFocused()
  expect(headOf(accounting).menu.place).toBe(3)
  await button(page, 'Undo this').click()
  await told(page, /^Everything is as it was/)
  expect(headOf(accounting).menu.place).toBe(4)

  // With the tools, which stay open and keep the focus.
  await tools.press('Enter')
  await button(page, 'Move down').press('Enter')
  await told(page, /^Accounting is number 5 of 7/)
  await expect(button(page, 'Move down')).toBeFocused()
  await menus(page).getByLabel('In the menu').focus()
  await menus(page).getByLabel('In the menu').selectOption('About')
  await told(page, /^Accounting is number 4 of 4 in the menu About/)
  await expect(menus(page).getByLabel('In the menu')).toBeFocused()
  expect(headOf(accounting).menu).toEqual({ group: 'About', place: 4 })
  expect(await violations(page, 'nav')).toEqual([])

  await menus(page).getByLabel('Its name here').fill('Books')
  await page.keyboard.press('Enter')
  await told(page, /^Accounting is called Books now/)
  await expect(link(page, 'Books')).toBeVisible()
  await button(page, 'Hide from menus and lists').press('Enter')
  await expect(menus(page).getByRole('link', { name: /^Books.*hidden/ })).toBeVisible()
  await expect(button(page, 'Show it in menus and lists')).toBeFocused()
  await button(page, 'Show it in menus and lists').press('Enter')
  await expect(link(page, 'Books')).toBeVisible()
  await button(page, 'Copy').click()
  await expect(menus(page).getByRole('link', { name: /^Books \(copy\).*draft/ })).toBeFocused()
  expect(headOf('services/books-copy.yaml').draft).toBe(true)

  // A menu, whose pages follow, and a page to another menu with the mouse.
  await button(page, 'Rename the menu About').click()
  await expect(menus(page).getByLabel('Name of the menu')).toBeFocused()
  await menus(page).getByLabel('Name of the menu').fill('Who we are')
  await page.keyboard.press('Enter')
  await told(page, /^About is called Who we are now/)
  await expect(button(page, 'Rename the menu Who we are')).toBeFocused()
  expect(headOf('pages/faq.yaml').menu.group).toBe('Who we are')
  await menus(page)
    .getByRole('button', { name: 'Move, rename or hide: Books', exact: true })
    .click()
  await link(page, 'Books').dragTo(link(page, 'Tax Planning'), { targetPosition: { x: 20, y: 2 } })
  await told(page, /^Books is number 1 of \d in the menu Services/)
  await expect(link(page, 'Books')).toBeFocused()
})

test(
  'page is removed from the list and put back, and what is typed stays when its page moves',
  async ({ page, server }) => {
    const { admin, read } = server
    const place = `${accounting}/blocks/0/heading`
    await page.goto(`${admin}#${place}`)
    await field(page, place).fill('Books and papers')
    await link(page, 'Accounting')
      .or(menus(page).getByRole('link', { name: /^Accounting/ }))
      .focus()
    await page.keyboard.press('Alt+ArrowUp')
    await told(page, /^Accounting is number 3/)
    await expect(field(page, place)).toHaveText('Books and papers')
    await button(page, 'Save').click()
    await expect(page.getByText(/^Saved\./)).toBeVisible()
    const { head, blocks } = parse(read(accounting))
    expect([head.menu.place, blocks[0].heading]).toEqual([3, 'Books and papers'])

    const [file, other] = ['services/business-formation.yaml', 'Business Formation/Dissolution']
    const [before, about] = [read(file), read('pages/about.yaml')]
    await menus(page)
      .getByRole('button', { name: `Move, rename or hide: ${other}` })
      .click()
    await button(page, 'Remove…').click()
    await expect(list(page).getByRole('link', { name: /I start a company/ })).toBeVisible()
    await list(page).getByLabel('Visitors of the old address go to').selectOption('/other-services')
    await button(page, 'Delete it').click()
    await expect(page.getByRole('heading', { name: 'Deleted: /business-formation' })).toBeFocused()
    await expect(link(page, other)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(link(page, other)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Everything is as it was' })).toBeFocused()
    expect([read(file), read('pages/about.yaml')]).toEqual([before, about])
    await page.getByRole('link', { name: 'Open it' }).click()
    await button(page, 'Delete the page').click()
    await expect(button(page, 'Delete it')).toBeInViewport()
    await page.goto(`${admin}#new`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /question/i })
      .press('Enter')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused()
  },
)

test('The editor finds a word in any field of any page with its sentence and a way to the field, and replaces it where the owner says so in one step that can be taken back.', async ({ page, server }) => {
  const { admin, read } = server
  await page.goto(admin)
  await list(page).getByLabel('Find').fill('box of receipts')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByText('was found once')).toBeVisible()
  await expect(main.getByText('box of receipts', { exact: true })).toBeVisible()
  await main.getByLabel('Other words for it').fill('drawer of receipts')
  await button(page, 'Replace in 1 place').click()
  await expect(main.getByText(/^Replaced/)).toBeVisible()
  expect(read(accounting)).toContain('whose drawer of receipts has')
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused()
  await button(page, 'Undo this').click()
  await expect(main.getByText('Everything is as it was')).toBeVisible()
  expect(read(accounting)).toContain('whose box of receipts has')

  // Not everywhere; and to the field.
  await main.getByLabel('Words to look for').fill('receipts')
  await button(page, 'Search').click()
  await expect(main.getByText(/^“receipts” was found \d+ times/)).toBeVisible()
  expect(await violations(page, 'main')).toEqual([])
  await button(page, 'Choose none').click()
  await expect(button(page, 'Replace in 0 places')).toHaveAttribute('aria-disabled', 'true')
  const line = main.getByRole('listitem').filter({ hasText: 'whose box of' })
  await line.getByRole('link').click()
  await expect(field(page, `${accounting}/blocks/1/whoItsFor`)).toBeFocused()
})

test('Links in the preview can be followed, and a click on a picture opens its field.', async ({ page, server }) => {
  await page.goto(`${server.admin}#pages/home.yaml`)
  const chosen = page.getByLabel('Page to preview')
  const prices = shown(page).locator('main a[href="/pricing#tax-planning"]').first()
  await prices.click({ modifiers: ['Control'] })
  await expect(chosen).toHaveValue('/pricing')
  await expect(shown(page).locator('#tax-planning')).toBeInViewport()
  await expect(page).toHaveURL(/#pages\/home\.yaml$/)

  await button(page, 'Follow links').click()
  await shown(page).locator('footer a[href="/terms"]').first().click()
  await expect(chosen).toHaveValue('/terms')
  await button(page, 'Follow links').click()

  await page.goto(`${server.admin}#pages/home.yaml`)
  await chosen.selectOption('/accounting')
  const picture = shown(page).locator(`main img[data-field^="${accounting}/blocks/0/picture"]`)
  await picture.first().click()
  await expect(page).toHaveURL(/#services\/accounting\.yaml\/blocks\/0\/picture$/)
  await expect(field(page, `${accounting}/blocks/0/picture`)).toBeFocused()
})
