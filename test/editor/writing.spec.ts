import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { violations } from '#test/helpers/axe.ts'
import { expect, field, save, shown, test } from '#test/helpers/editor.ts'

test(
  'Enter in a text of one line leaves text and cursor alone',
  async ({ page, server }) => {
    const place = 'legal/terms.md/intro'
    await page.goto(`${server.admin}#${place}`)
    const box = field(page, place)
    const before = (await box.textContent()) ?? ''
    await box.click()
    await box.press('Home')
    await box.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.type('X')
    await expect(box).toHaveText(`${before[0]}X${before.slice(1)}`)
  },
)

test(
  'page chosen for the preview stays while a field of another page has the focus',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#pages/faq.yaml/blocks/0/title`)
    await expect(field(page, 'pages/faq.yaml/blocks/0/title')).toBeFocused()
    const chosen = page.getByLabel('Page to preview')
    await expect(chosen).toHaveValue('/faq')
    await chosen.selectOption('/terms')
    await expect(page.getByText('This field is not among the words of the page.')).toBeVisible()
    await expect(chosen).toHaveValue('/terms')
    await page.getByRole('button', { name: 'Show it on /faq' }).click()
    await expect(shown(page).locator('h1[data-edited]')).toBeVisible()

    // Also while the form of another file opens, other than that of a page.
    await chosen.selectOption('/terms')
    await page.goto(`${server.admin}#team.yaml/roles/0/work`)
    await expect(page.getByRole('button', { name: /^Show it on/ })).toBeVisible()
    await expect(chosen).toHaveValue('/terms')
    await page.goto(`${server.admin}#pages/about.yaml`)
    await expect(chosen).toHaveValue('/about')
  },
)

test(
  'click on a phone number opens its field beside the same page',
  async ({ page, server }) => {
    await page.goto(server.admin)
    const phone = shown(page).locator('main [data-field="firm.yaml/phone"]').first()
    await phone.click()
    await expect(field(page, 'firm.yaml/phone')).toBeFocused()
    await expect(page.getByLabel('Page to preview')).toHaveValue('/')
    await expect(phone).toHaveAttribute('data-edited')
  },
)

test('address that leads nowhere says so', async ({ page, server }) => {
  for (const hash of ['%E0%A4%A', 'plain/deleted-page.md']) {
    await page.goto(`${server.admin}#${hash}`)
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'start again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'what was deleted' })).toBeVisible()
  }
})

// The last is a window of 1440 by 900 at a zoom of 200 percent.
for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [720, 450],
] as const)
  test(
    `what is chosen in the list opens in sight at ${width} by ${height}, with a way back`,
    async ({ page, server }) => {
      await page.setViewportSize({ width, height })
      await page.goto(server.admin)
      const list = page.getByRole('navigation', { name: 'What you can edit' })
      for (const [link, heading] of [
        ["Firm's facts", "Firm's facts"],
        ['New', 'What would you like to add?'],
        ['Publish', 'Publish'],
      ] as const) {
        await page.getByRole('link', { name: link, exact: true }).click()
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
        await page.getByRole('button', { name: 'Site', exact: true }).click()
        await expect(list.getByLabel('Find')).toBeInViewport()
      }
      // What is open already opens in sight, too, and the page is beside it.
      await page.getByRole('link', { name: "Firm's facts", exact: true }).click()
      await page.getByRole('button', { name: 'Page', exact: true }).click()
      await expect(page.locator('iframe:not([inert])')).toBeInViewport()
      await shown(page).locator('main [data-field="firm.yaml/phone"]').first().click()
      await expect(field(page, 'firm.yaml/phone')).toBeFocused()
      await expect(field(page, 'firm.yaml/phone')).toBeInViewport()
      await page.getByRole('button', { name: 'Site', exact: true }).click()
      await page.getByRole('link', { name: "Firm's facts", exact: true }).click()
      await expect(field(page, 'firm.yaml/phone')).toBeVisible()
    },
  )

test(
  'keyboard gets from the top to the form in three keys',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#pages/faq.yaml`)
    await expect(field(page, 'pages/faq.yaml/blocks/0/title')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the form' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const inMain = page.getByRole('main').locator(':focus')
    await expect(inMain).toBeVisible()
  },
)

test(
  'menu and footer column get other names in one save, and their pages follow',
  async ({ page, server }) => {
    const { admin, read } = server
    const [about, terms] = ['pages/about.yaml', 'legal/terms.md'].map(read)
    await page.goto(`${admin}#navigation.yaml/menus/0`)
    await field(page, 'navigation.yaml/menus/0').fill('Who we are')
    await field(page, 'navigation.yaml/footer/3').fill('Fine print')
    await expect(shown(page).getByText('Who we are').first()).toBeAttached()
    await save(page)
    expect(parse(read('navigation.yaml')).menus[0]).toBe('Who we are')
    expect(read('pages/about.yaml')).toBe(about?.replace('group: About', 'group: Who we are'))
    expect(read('legal/terms.md')).toBe(terms?.replace('group: Legal', 'group: Fine print'))
  },
)

test(
  'notice is removed with one button, and put back after a reload',
  async ({ page, server }) => {
    const { admin, dir, read } = server
    const before = read('notice.yaml')
    await page.goto(`${admin}#notice.yaml`)
    await page.getByRole('button', { name: 'Remove this from the site' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByRole('heading', { name: /^Deleted: .*notice/ })).toBeVisible()
    expect(existsSync(join(dir, 'notice.yaml'))).toBe(false)
    await page.goto(`${admin}#start`)
    await page.reload()
    await page.getByRole('link', { name: 'is kept' }).click()
    const putBack = page.getByRole('button', { name: /^Put it back: Deleted: .*notice/ })
    await expect(putBack).toBeVisible()
    // A list that is slow to come.
    await page.route('**/api/page/steps', () => undefined)
    await putBack.click()
    await expect(page.getByRole('heading', { name: 'Everything is as it was' })).toBeVisible()
    await expect(putBack).toHaveCount(0)
    expect(read('notice.yaml')).toBe(before)
    await page.reload()
    await expect(page.getByRole('main').getByText('One moment…')).toBeVisible()
    await expect(page.getByText('There is nothing here to take back.')).toHaveCount(0)
  },
)

test(
  'what is clear is taken when the field is left, and what is likely with a click',
  async ({ page, server }) => {
    const phone = field(page, 'firm.yaml/phone')
    await page.goto(`${server.admin}#firm.yaml/phone`)
    await phone.fill(' 503-555-0188')
    await phone.press('Tab')
    await expect(phone).toHaveValue('(503) 555-0188')
    await phone.fill('503-LAW-0188')
    await page.getByRole('button', { name: 'Use (503) 529-0188' }).click()
    await expect(phone).toHaveValue('(503) 529-0188')
    // Saved with the key before the field is left.
    await phone.fill('503 555 0199')
    await phone.press('Control+s')
    await expect(page.getByText(/^Saved\./)).toBeVisible()
    expect(server.read('firm.yaml')).toContain('(503) 555-0199')
    await expect(phone).toHaveValue('(503) 555-0199')
    await expect(phone).toBeFocused()
    const publish = page.getByRole('link', { name: 'Publish 1 change', exact: true })
    await expect(publish).toBeVisible()
  },
)

test(
  'pictures are shown with their uses, cropped, removed and put back with the keyboard',
  async ({ page, server }) => {
    const main = page.getByRole('main')
    await page.goto(`${server.admin}#pictures`)
    await expect(main.getByRole('link', { name: /Portrait/ })).toBeVisible()
    const photo = {
      create: { width: 1600, height: 1200, channels: 3, background: '#579' },
    } as const
    const desk = { name: 'desk.jpg', mimeType: 'image/jpeg' }
    const buffer = await sharp(photo).jpeg().toBuffer()
    await main.getByLabel('Add a picture').setInputFiles({ ...desk, buffer })
    const card = main.getByRole('listitem', { name: 'desk.jpg' })
    await expect(card).toContainText('1600 × 1200')
    await card.getByRole('button', { name: 'Crop' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
    await dialog.getByLabel('Shape').selectOption('Square')
    await dialog.getByLabel('Left or right').press('Home')
    expect(await violations(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Use this part' }).press('Enter')
    await expect(card).toContainText('1200 × 1200')
    await expect(card.getByRole('button', { name: 'Crop' })).toBeFocused()
    await card.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(card).toHaveCount(0)
    expect(existsSync(join(server.dir, 'images/desk.jpg'))).toBe(false)
    await page.reload()
    await main.getByRole('button', { name: 'Put back' }).press('Enter')
    await expect(card).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Pictures' })).toBeFocused()
    expect(await violations(page, 'main')).toEqual([])
  },
)

test(
  'focus goes to the next entry when one is removed',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#faq.yaml/items/0`)
    await page.getByRole('button', { name: 'Remove: Whom do you help?' }).click()
    const next = field(page, 'faq.yaml/items/0').locator('summary').first()
    await expect(next).toContainText('When do you answer?')
    await expect(next).toBeFocused()
  },
)

test(
  'accessibility checker finds nothing in a form with its list of facts, wide or narrow',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#pages/faq.yaml`)
    await page.getByText('Bold, links, and facts you can use in a text').click()
    await expect(page.getByRole('definition').first()).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const part of ['header', 'main']) expect(await violations(page, part), part).toEqual([])
    }
  },
)
