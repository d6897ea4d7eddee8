import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { violations } from '#tests/helpers/axe.ts'
import { articles, content } from '#tests/helpers/content.ts'
import * as editor from '#tests/helpers/editor.ts'

// The most important tasks of an owner. npm run test:editor covers all of them.

const { box, edit, expand, field, items, preview, saveError, save, savedFiles, source } = editor
const last = articles.at(-1)
const text = async (page: Page, path: string) => (await savedFiles(page))[path] ?? ''
const fieldsOf = (article = '') => parse(article.split('---\n')[1] ?? '')

test.use({ viewport: { width: 1440, height: 2400 } })

async function changePrice(page: Page, price: string) {
  await edit(page, 'prices/prices-tax-planning')
  await expand(items(field(page, 'Packages')).nth(1))
  await box(page, 'Price').fill(price)
}

test('saves valid content, rejects the rest, and calls no other server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).host))
  await editor.openEditor(page)

  await test.step('rejects an invalid price, and shows a valid one while it is typed', async () => {
    const before = await savedFiles(page)
    await changePrice(page, 'about five thousand')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('One field has an error')).toBeVisible()
    await expect(field(page, 'Price')).toContainText('Enter it as it should appear: $4,800+, $2,500 or $250-400+')
    expect(await savedFiles(page)).toEqual(before)
    await box(page, 'Price').fill('$5,100+')
    await expect(preview(page).getByText('$5,100+')).toBeVisible()
    const frame = page.frames().find((each) => each.parentFrame())
    expect(await violations(frame as unknown as Page, 'main')).toEqual([])
    await save(page)
  })

  await test.step('changes only one line once a file has been saved', async () => {
    const path = 'content/prices/tax-planning.yaml'
    await expect.poll(() => text(page, path)).toContain('    price: $5,100+')
    const before = await text(page, path)
    await changePrice(page, '$5200+')
    await save(page)
    await expect.poll(() => text(page, path)).toBe(before.replace('$5,100+', '$5,200+'))
  })

  await test.step('adds a person with a photo before the last one', async () => {
    await edit(page, 'team/team')
    const people = field(page, 'People')
    await people.getByRole('button', { name: 'Add ⁨Person⁩' }).click()
    const added = items(people).last()
    await box(added, 'Name').fill('Ann Lee')
    await box(added, 'Role').fill('Bookkeeper')
    await box(added, 'Bio').fill('Ann closes the books of rental owners.')
    await field(added, 'Photo').getByRole('button', { name: 'Browse' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
    await (await chooser).setFiles('public/icons/icon-512.png')
    await page.getByRole('button', { name: 'Insert' }).click()
    // The form shows a photo once it has been resized.
    await expect(preview(page).locator('#person-ann-lee img')).toHaveAttribute('src', /^blob:/)
    await items(people).last().getByRole('button', { name: 'Reorder Item' }).press('ArrowUp')
    await save(page)
    await expect.poll(async () => Object.keys(await savedFiles(page))).toContain('public/images/icon-512.webp')
  })

  await test.step('adds a table to an article', async () => {
    await edit(page, `articles/${last?.id}`)
    await box(page, 'Text').press('Control+End')
    await page.keyboard.insertText(
      '\n\n## Two dates\n\n| Return | Due |\n|---|---|\n| 1065 | March 15 |\n\n![Ann](/images/icon-512.webp)',
    )
    await save(page)
    const path = `content/articles/${last?.id}.md`
    await expect.poll(() => text(page, path)).toContain('| 1065 | March 15 |')
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
    const before = fieldsOf(source[path])
    const after = { hidden: false, ...before, head: { ...before.head, updated: today } }
    expect(fieldsOf(await text(page, path))).toEqual(after)
  })

  await test.step('saves what the build accepts', async () => {
    const files = await savedFiles(page)
    expect(editor.contentErrors(files)).toEqual([])
    const { people } = parse(files['content/team.yaml'] ?? '')
    expect(people.at(-2)).toMatchObject({ id: 'ann-lee', name: 'Ann Lee', photo: '/images/icon-512.webp' })
    expect(people.at(-1).name).toBe(content('team').people.at(-1)?.name)
  })

  await test.step("explains why it can't remove a reviewer, and writes nothing", async () => {
    const before = await savedFiles(page)
    const article = articles.find(({ reviewer }) => reviewer)
    const reviewer = content('team').people.find(({ id }) => id === article?.reviewer)
    if (!reviewer) return
    await edit(page, 'team/team')
    const person = items(field(page, 'People')).filter({ hasText: reviewer.name }).first()
    await person.getByRole('button', { name: 'Remove' }).first().click()
    expect(await saveError(page)).toMatch(/is still used in Articles › .* Remove it there first/)
    expect(await savedFiles(page)).toEqual(before)
  })

  expect(asked.filter((host) => host && !/^localhost|githubstatus\.com$/.test(host))).toEqual([])
})

test("has its own policy and isn't indexed", async ({ request }) => {
  const answer = await request.get('/admin/')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(await answer.text()).toMatch(
    /<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="default-src 'self'; .* https:\/\/api\.github\.com /,
  )
})
