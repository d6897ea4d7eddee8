import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { violations } from '#test/helpers/axe.ts'
import { button, expect, field, save, test } from '#test/helpers/editor.ts'

const [file, body] = ['plain/new-office-hours.md', 'plain/new-office-hours.md/body']

/** As another program would put it on the clipboard. */
async function paste(page: Page, place: string, html: string) {
  await field(page, place).evaluate((element, typed) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', typed)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, html)
}

/**
 * The keys End and Home go by the lines on the screen, which depend on its width. After a click the
 * field may put its own cursor back once, so it has to be found where it was put.
 */
async function cursorTo(text: Locator, words: string, side: 'start' | 'end') {
  const paragraph = text.locator('p').filter({ hasText: words })
  await paragraph.click()
  const isThere = () =>
    paragraph.evaluate((element, at) => {
      const selection = getSelection()
      if (!selection?.focusNode) return false
      const before = new Range()
      before.setStart(element, 0)
      before.setEnd(selection.focusNode, selection.focusOffset)
      const wanted = at === 'end' ? element.textContent : ''
      if (element.contains(selection.focusNode) && before.toString() === wanted) return true
      selection.selectAllChildren(element)
      if (at === 'end') selection.collapseToEnd()
      else selection.collapseToStart()
      return false
    }, side)
  await expect.poll(isThere).toBe(true)
}

async function choose(page: Page, tool: string, wanted: string, name: string | RegExp) {
  await page.getByRole('button', { name: tool, exact: true }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByLabel('Find').fill(wanted)
  await page.getByRole('dialog').getByRole('button', { name }).first().click()
}

test(
  'owner writes as in a word processor, and only the changed lines of the file change',
  async ({ page, server }) => {
    const before = server.read(file)
    await page.goto(`${server.admin}#${body}`)
    const text = field(page, body)
    await expect(text).toBeFocused()
    await expect(text).toHaveAccessibleName(/Text of the page/)
    await cursorTo(text, 'You asked, and', 'end')
    await page.keyboard.press('Enter')
    await page.keyboard.type('We are glad. Call ')
    await choose(page, 'Fact', 'phone', /\(503\)/)
    await page.keyboard.type(' or {email} ')
    await page.keyboard.press('Control+b')
    await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('today')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(', see ')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByLabel('Find').fill('pricing')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('.')
    await save(page)
    const link = /\[[^\]]+\]\(\/pricing\)/.exec(server.read(file))?.[0]
    const line = `We are glad. Call {phone} or {email} **today**, see ${link}.`
    const first = before.indexOf('\n\n| Day')
    expect(server.read(file)).toBe(`${before.slice(0, first)}\n\n${line}${before.slice(first)}`)

    // What is chosen in a dialog is a step by itself.
    await expect(async () => {
      await button(page, 'Undo').click()
      expect(await text.textContent()).not.toContain('We are glad')
    }).toPass()
    await save(page)
    expect(server.read(file)).toBe(before)
  },
)

test('Enter leaves the last row of a table', async ({ page, server }) => {
  await page.goto(`${server.admin}#${body}`)
  const text = field(page, body)
  await text.getByRole('row').last().getByRole('cell').last().click()
  // A row is one line of the file.
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Come by. ')
  await save(page)
  expect(server.read(file)).toMatch(/\|\n\nCome by\./)
  expect(server.read(file)).not.toContain('\\')
})

test(
  'table gets a row, a paste from Word its list, a block its fields, a note its words',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#${body}`)
    const text = field(page, body)
    await text.getByRole('cell', { name: 'Thursday' }).click()
    await button(page, 'Add a row').click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Friday')
    await page.keyboard.press('Tab')
    await page.keyboard.type('closed')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Saturday')
    await cursorTo(text, 'You asked, and', 'end')
    await button(page, 'Note').click()
    await page.keyboard.type('Since October.')
    await cursorTo(text, 'You asked, and', 'start')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await paste(page, body, '<h2>Why</h2><ul><li>You <u>asked</u></li><li>We heard</li></ul>')
    await expect(page.getByText('Left out: underlining')).toBeVisible()
    await text.getByText('In short', { exact: true }).click()
    const entry = text.getByRole('textbox').first()
    const written = page.waitForResponse('**/api/card/write')
    await entry.fill('Thursday is our late day.')
    await written
    await save(page)
    const saved = server.read(file)
    expect(saved).toContain('\n\n## Why\n\n- You asked\n- We heard\n\nYou asked, and')
    expect(saved).toContain(
      '| Thursday | 10am to 5pm | 10am to 7pm |\n| Friday | closed |  |\n| Saturday |  |  |\n',
    )
    expect(saved).toContain(':::takeaways\n- Thursday is our late day.\n- All other days')
    expect(saved).toContain('[^hours][^note]\n')
    expect(saved).toContain('{timeZoneName}.\n[^note]: Since October.\n')
  },
)

test(
  'new block opens at its first field, takes whole sentences and is saved as it is',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#${body}`)
    const text = field(page, body)
    await cursorTo(text, 'You asked, and', 'end')
    await choose(page, 'Block', 'example', /Example/)
    await expect(text.getByRole('textbox', { name: 'Heading' })).toBeFocused()
    await page.keyboard.type('Illustrative example: a late call')
    await text.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('She calls at half past six.')
    // At once, before anybody has said how a person would have written it.
    await page.keyboard.press('Control+s')
    await expect(button(page, 'Saved')).toBeVisible()
    const typed =
      ':::example[Illustrative example: a late call]\nShe calls at half past six.\n:::\n'
    expect(server.read(file)).toContain(typed)
    await button(page, 'Move down: Example').click()
    await expect(button(page, 'Move down: Example')).toBeFocused()
  },
)

test(
  'conditions and lines of an answer stay, and Enter makes a line where the cursor is',
  async ({ page, server }) => {
    const place = 'faq.yaml/items/0/answer'
    const portal = '{?portalUrl} Clients open the [portal]({portalUrl}).'
    const lines = `answer: |-\n      Ask whenever you like.\n      ${portal}`
    server.write(
      'faq.yaml',
      server.read('faq.yaml').replace(/answer: "Owners with.*/, () => lines),
    )
    await page.goto(`${server.admin}#${place}`)
    const box = field(page, place)
    await expect(box).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('End')
    await page.keyboard.type(' Any day.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('{?phone} Or call.')
    await expect(box).toContainText('if phone: Or call.')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Link' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(box).toBeFocused()
    await choose(page, 'Fact', 'when you answer', /within 2 business days/)
    await expect(box).toBeFocused()
    await save(page)
    const [answer] = parse(server.read('faq.yaml')).items
    expect(answer.answer).toBe(
      `Ask whenever you like. Any day.\n{?phone} Or call.{responseTime}\n${portal}`,
    )
  },
)

test(
  'problem is marked at its words, and what no page can show is shown as text',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#${body}`)
    const text = field(page, body)
    await cursorTo(text, 'You asked, and', 'start')
    await page.keyboard.type('{fone} ')
    await expect(text.locator('.wrong')).toContainText('{fone}')
    await button(page, 'Undo').click()
    await expect(text.locator('.wrong')).toHaveCount(0)
    expect(await violations(page, 'main')).toEqual([])
    server.write(file, `${server.read(file)}\n<b>Bold</b>\n`)
    await page.reload()
    await expect(page.getByText('shown as plain text, because it has HTML')).toBeVisible()
    await expect(text).toHaveValue(/<b>Bold<\/b>/)
  },
)
