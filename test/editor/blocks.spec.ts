import { parse } from 'yaml'
import { blocks } from '#app/blocks/index.ts'
import { violations } from '#test/helpers/axe.ts'
import { button, expect, field, save, shown, test } from '#test/helpers/editor.ts'

test('The form of a page lists its blocks in order, each folded to one line. Every kind of block can be added at any place; a block can be copied, moved with the keyboard, removed, and put back with Undo.', async ({ page, server }) => {
  const file = 'pages/who-we-serve.yaml'
  const line = (at: number) => field(page, `${file}/blocks/${at}`).locator('summary').first()
  const namesOf = (value: { blocks: { block: string }[] }) => value.blocks.map((b) => b.block)
  await page.goto(`${server.admin}#${file}`)
  await expect(line(0)).toHaveText('Top of the pageWho We Serve')
  await expect(line(1)).toBeVisible()
  await expect(field(page, `${file}/blocks/0/heading`)).toBeHidden()

  // Between the two: every block is offered, with what it is for.
  await button(page, 'Add below: Top of the page · Who We Serve').click()
  const offered = page.getByRole('dialog').getByRole('listitem')
  await expect(offered).toHaveCount(blocks.length)
  await expect(offered.filter({ hasText: 'A heading and paragraphs' })).toHaveCount(1)
  expect(await violations(page, 'dialog')).toEqual([])
  await page.getByLabel('Find', { exact: true }).last().fill('paragraphs of your own')
  await offered.getByRole('button').click()
  await expect(line(1)).toBeFocused()
  await expect(shown(page).locator('[data-empty]').first()).toHaveText('Heading')
  await field(page, `${file}/blocks/1/heading`).fill('Near you')
  await field(page, `${file}/blocks/1/text/0`).fill('We visit owners in their offices.')
  await expect(shown(page).getByRole('heading', { name: 'Near you' })).toBeVisible()
  await expect(shown(page).locator('[data-empty]')).toHaveCount(0)

  // A copy, moved to the end with the keyboard; the focus goes along.
  await button(page, 'Copy: Text · Near you').click()
  await field(page, `${file}/blocks/2/heading`).fill('Far away')
  const down = button(page, 'Move down: Text · Far away')
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(line(3)).toBeFocused()
  await expect(line(3)).toHaveText('TextFar away')
  await button(page, 'Move up: Text · Far away').press('Enter')
  await expect(button(page, 'Move up: Text · Far away')).toBeFocused()
  await expect(line(2)).toHaveText('TextFar away')

  // Removed and put back; what was open is still open.
  await button(page, 'Remove: Text · Near you').click()
  await expect(line(1)).toBeFocused()
  await button(page, 'Undo').click()
  await expect(line(1)).toHaveText('TextNear you')
  await expect(field(page, `${file}/blocks/2/heading`)).toBeVisible()
  await button(page, 'Close all').click()
  await expect(field(page, `${file}/blocks/2/heading`)).toBeHidden()

  await save(page)
  expect(namesOf(parse(server.read(file)))).toEqual(['hero', 'text', 'text', 'audiences'])
})

test(
  'owner of a new page clicks its empty places, fills them in and takes the draft off',
  async ({ page, server }) => {
    const file = 'pages/we-moved.yaml'
    await page.goto(`${server.admin}#new/page`)
    await field(page, 'new/page/heading').fill('We moved')
    await field(page, 'new/page/lead').fill('Our desk is across the street now.')
    await button(page, 'Add').click()
    await expect(page).toHaveURL(/#pages\/we-moved\.yaml$/)
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('We moved')
    await expect(page.getByText(/Still empty: \d fields/)).toBeVisible()
    await expect(page.getByRole('main').getByText('Expected')).toHaveCount(0)

    const empty = shown(page).locator('main [data-empty]')
    for (const [place, words] of [
      ['blocks/1/heading', 'Where we are'],
      ['blocks/1/text/0', 'On the second floor, beside the mill.'],
      ['blocks/2/heading', 'Come and see'],
    ] as const) {
      await empty.first().click()
      await expect(field(page, `${file}/${place}`)).toBeFocused()
      await page.keyboard.type(words)
      await expect(shown(page).getByText(words)).toBeVisible()
    }
    await expect(empty).toHaveCount(0)

    await page.goto(`${server.admin}#${file}/head/draft`)
    await field(page, `${file}/head/draft`).uncheck()
    await button(page, 'Save').click()
    const missing = page.getByRole('listitem').filter({ hasText: 'Description in search results' })
    await missing.first().getByRole('link').click()
    const description = field(page, `${file}/head/description`)
    await expect(description).toBeFocused()
    await description.fill(
      'Our desk has moved across the street, to the second floor of the house beside the old mill.',
    )
    await save(page)
    await expect(page.getByLabel('Page to preview').locator('option:checked')).toHaveText(
      '/we-moved',
    )
  },
)
