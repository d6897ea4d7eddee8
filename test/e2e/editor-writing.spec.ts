import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test, expect as withinFive } from '@playwright/test'
import { parse } from 'yaml'
import { type EditorServer, startEditor } from '#test/helpers/editor-server.ts'
import { covers } from '#test/requirements.ts'

const expect = withinFive.configure({ timeout: 40_000 })

// One server for all tests.
test.describe.configure({ mode: 'default', timeout: 60_000 })

/** An answer whose last line depends on a fact. */
const portal = '{?portalUrl} Clients open the [portal]({portalUrl}).'

let server: EditorServer
test.beforeAll(async () => {
  server = await startEditor({}, (dir) => {
    const file = join(dir, 'faq.yaml')
    const answer = `answer: |-\n      Ask whenever you like.\n      ${portal}`
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/answer: "Owners with.*/, answer))
  })
})
test.afterAll(() => server.stop())

/** The page that is shown, not the one that loads behind it. */
const shown = (page: Page) => page.frameLocator('iframe:not([inert])')
const field = (page: Page, place: string) => page.locator(`[id="${place}"]`)

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
}

/** The cursor to a place in the text of the field that has the focus. */
async function putCursor(page: Page, place: string, before: string) {
  const box = field(page, place)
  await box.click()
  await box.evaluate((element, words) => {
    const at = (element as HTMLTextAreaElement).value.indexOf(words)
    const { setSelectionRange } = HTMLTextAreaElement.prototype
    setSelectionRange.call(element, at, at)
  }, before)
}

test(
  'word typed into an answer leaves its line about a fact alone',
  covers('editor-write'),
  async ({ page }) => {
    const place = 'faq.yaml/items/0/answer'
    await page.goto(`${server.admin}#${place}`)
    await putCursor(page, place, 'whenever')
    await page.keyboard.type('us ')
    await expect(field(page, place)).toHaveValue(`Ask us whenever you like.\n${portal}`)
    await save(page)
    expect(server.read('faq.yaml')).toContain(
      `\n      Ask us whenever you like.\n      ${portal}\n`,
    )
  },
)

test(
  'Enter in a paragraph makes a line where the cursor is, and the next letters stand there',
  covers('editor-write'),
  async ({ page }) => {
    const place = 'faq.yaml/items/2/answer'
    await page.goto(`${server.admin}#${place}`)
    const before = await field(page, place).inputValue()
    const [first = '', second = ''] = before.split(' A plan')
    await putCursor(page, place, ' A plan')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('{?portalUrl} Look there.')
    const lines = `${first}\n{?portalUrl} Look there. A plan${second}`
    await expect(field(page, place)).toHaveValue(lines)
    await expect(field(page, place)).toHaveAccessibleDescription(/one paragraph/)
    await save(page)
    expect(parse(server.read('faq.yaml')).items[2].answer).toBe(lines)
  },
)

test(
  'Enter in a text of one line leaves text and cursor alone',
  covers('editor-write'),
  async ({ page }) => {
    const place = 'legal/terms.md/intro'
    await page.goto(`${server.admin}#${place}`)
    const box = field(page, place)
    const before = await box.inputValue()
    await box.click()
    await box.press('Home')
    await box.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.type('X')
    await expect(box).toHaveValue(`${before[0]}X${before.slice(1)}`)
  },
)

test(
  'page chosen for the preview stays while a field of another page has the focus',
  covers('editor-preview-stays'),
  async ({ page }) => {
    await page.goto(`${server.admin}#pages/faq.yaml/title`)
    await expect(field(page, 'pages/faq.yaml/title')).toBeFocused()
    const chosen = page.getByLabel('Page to preview')
    await expect(chosen).toHaveValue('/faq')
    await chosen.selectOption('/terms')
    await expect(page.getByText('This field is not among the words of the page.')).toBeVisible()
    await expect(chosen).toHaveValue('/terms')
    await page.getByRole('button', { name: 'Show it on /faq' }).click()
    await expect(shown(page).locator('h1[data-edited]')).toBeVisible()
  },
)

test(
  'click on a phone number opens its field beside the same page',
  covers('editor-preview-stays'),
  async ({ page }) => {
    await page.goto(server.admin)
    const phone = shown(page).locator('main [data-field="firm.yaml/phone"]').first()
    await phone.click()
    await expect(field(page, 'firm.yaml/phone')).toBeFocused()
    await expect(page.getByLabel('Page to preview')).toHaveValue('/')
    await expect(phone).toHaveAttribute('data-edited')
  },
)

test('address that leads nowhere says so', covers('editor-nowhere'), async ({ page }) => {
  for (const hash of ['%E0%A4%A', 'plain/deleted-page.md']) {
    await page.goto(`${server.admin}#${hash}`)
    await expect(page.getByRole('main')).toContainText(hash)
    await expect(page.getByRole('link', { name: 'start again' })).toBeVisible()
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
    covers('editor-narrow'),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(server.admin)
      const list = page.getByRole('navigation', { name: 'What you can edit' })
      for (const [link, heading] of [
        ['Terms of Service', 'Terms of Service'],
        ['New', 'What would you like to add?'],
        ['Publish', 'Publish'],
      ] as const) {
        await page.getByRole('link', { name: link, exact: true }).click()
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
        await page.getByRole('link', { name: 'All files' }).click()
        await expect(list.getByLabel('Find')).toBeInViewport()
      }
    },
  )

test(
  'keyboard gets from the top to the form in three keys',
  covers('editor-skip'),
  async ({ page }) => {
    await page.goto(`${server.admin}#pages/faq.yaml`)
    await expect(field(page, 'pages/faq.yaml/title')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the form' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const inMain = page.getByRole('main').locator(':focus')
    await expect(inMain).toBeVisible()
  },
)
