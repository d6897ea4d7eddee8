import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { articles, content, firm } from '#tests/helpers/content.ts'
import * as editor from '#tests/helpers/editor.ts'
import { phone } from '#tests/helpers/test.ts'

// An owner's tasks in the editor, which works on a local folder. The build must accept the saved files of each task.

const { box, edit, expand, field, input, items, preview, saveError, save, savedFiles } = editor

test.use({ viewport: { width: 1440, height: 2400 } })
test.beforeEach(async ({ page }) => editor.openEditor(page))

const read = async (page: Page, file: string) => (await savedFiles(page))[`content/${file}`] ?? ''
const data = async (page: Page, file: string) => parse(await read(page, file))

/** Saves, and expects that the build accepts the saved files. */
async function saveAll(page: Page) {
  await save(page)
  expect(editor.contentErrors(await savedFiles(page))).toEqual([])
}

const planning = content('prices/tax-planning').packages
const [first = { id: '', question: '', answer: '' }] = content('faq').items
const [article] = articles

test('adds a package, and gives it an ID', async ({ page }) => {
  await edit(page, 'prices/prices-tax-planning')
  const packages = field(page, 'Packages')
  await packages.getByRole('button', { name: 'Add ⁨Package⁩' }).click()
  const added = items(packages).nth(planning.length)
  await box(added, 'Title').fill('Legacy')
  await box(added, 'Price').fill('21,000')
  await field(added, 'What it includes').getByRole('button', { name: /Add/ }).click()
  await field(added, 'What it includes').getByRole('textbox').last().fill('A plan for your heirs')
  await expect(preview(page).getByText('Legacy')).toBeVisible()
  await saveAll(page)
  const ids = (await data(page, 'prices/tax-planning.yaml')).packages.map(({ id }: { id: string }) => id)
  expect(ids).toEqual([...planning.map(({ id }) => id), 'legacy'])
})

test('converts common formats of phone numbers, links and hours', async ({ page }) => {
  await edit(page, 'firm/firm')
  await box(page, 'Phone').fill('615.555.0199')
  await box(page, 'Scheduling link').fill('calendly.com/our-firm')
  const last = items(field(page, 'Office hours')).last()
  await expand(last)
  await box(last, 'Closes').fill('2 PM')
  await saveAll(page)
  const saved = await data(page, 'firm.yaml')
  expect(saved).toMatchObject({ phone: '(615) 555-0199', schedulingUrl: 'https://calendly.com/our-firm' })
  expect(saved.hours.at(-1).closes).toBe('2pm')
})

test('previews a phone number while it is typed, and in other entries once it is saved', async ({ page }) => {
  await edit(page, 'firm/firm')
  await box(page, 'Phone').fill('615')
  await expect(preview(page).getByText('To update this preview, fix Phone')).toBeVisible()
  await box(page, 'Phone').fill('(615) 555-0155')
  await expect(preview(page).getByText('(615) 555-0155').first()).toBeVisible()
  await saveAll(page)
  await edit(page, 'pages/pages-contact')
  await expect(preview(page).getByText('(615) 555-0155').first()).toBeVisible()
})

test('changes a headline, which is the default search title', async ({ page }) => {
  await edit(page, 'pages/pages-home')
  await expand(field(page, 'Top of the page'))
  await box(field(page, 'Top of the page'), 'Heading').fill('Taxes for people who own property')
  await expect(preview(page).getByText('Taxes for people who own property')).toBeVisible()
  await saveAll(page)
  const { head, hero } = await data(page, 'pages/home.yaml')
  expect([head.title, hero.heading]).toEqual([undefined, 'Taxes for people who own property'])
})

test('refuses broken links and keeps the text', async ({ page }) => {
  const before = await read(page, 'faq.yaml')
  await edit(page, 'faq/faq')
  await expand(items(field(page, 'Questions')).first())
  for (const [text, reason] of [
    ['[Fees](/fees)', '"/fees" isn\'t a page on this site'],
    ['[Fees](/pricing#nothing)', '"/pricing" has no section with the ID "nothing"'],
    ['[Fees](pricing)', 'must start with /'],
    ['Read [our fees](/pricing and call us.', "isn't finished"],
    ['[Form](/images/none.pdf)', 'no file named "none.pdf"'],
  ] as const) {
    await box(page, 'Answer').fill(text)
    const shown = await saveError(page)
    expect(shown).toContain(`Questions › ${first.question} › Answer`)
    expect(shown).toContain(reason)
    await expect(box(page, 'Answer')).toHaveValue(text)
  }
  expect(await read(page, 'faq.yaml')).toBe(before)
})

test('puts up a notice, and refuses to remove or hide the pages it links to', async ({ page }) => {
  await edit(page, 'notice/notice')
  await box(page, 'Text').fill(`Read [our answer](/faq#${first.id}) and [our guide](/blog/${article?.id}).`)
  for (const label of ['Start date', 'End date']) await input(page, label).fill('2026-11-27')
  await expect(preview(page).getByRole('link', { name: 'our guide' })).toBeVisible()
  await saveAll(page)
  expect(await data(page, 'notice.yaml')).toMatchObject({ from: '2026-11-27', until: '2026-11-27' })

  await edit(page, 'faq/faq')
  await items(field(page, 'Questions')).first().getByRole('button', { name: 'Remove' }).first().click()
  expect(await saveError(page)).toContain(`This links to “${first.question}”, which you removed`)
  page.once('dialog', (dialog) => dialog.accept())
  await edit(page, `articles/${article?.id}`)
  await field(page, 'Hidden').getByRole('switch').click()
  expect(await saveError(page)).toContain("which you're hiding")
})

test('refuses a real story without a permission date', async ({ page }) => {
  await edit(page, 'stories/testimonials')
  const stories = field(page, 'Stories')
  await stories.getByRole('button', { name: 'Add ⁨Story⁩' }).click()
  const added = items(stories).last()
  await box(added, 'Client name as shown').fill('James W.')
  await box(added, 'Role and location').fill('Landlord, Ohio')
  await box(added, 'Quotation').fill('They found what we had missed for years.')
  await input(added, 'Amount saved').fill('12000')
  await field(added, 'A real client').getByRole('switch').click()
  expect(await saveError(page)).toContain('Enter the date of the written permission')
  await input(added, 'Written permission received on').fill('2026-11-02')
  // The box for samples has no quotation marks.
  await expect(preview(page).getByText('“They found what we had missed for years.”')).toBeVisible()
  await saveAll(page)
  const saved = (await data(page, 'testimonials.yaml')).testimonials.at(-1)
  expect(saved).toMatchObject({ id: 'landlord-ohio', name: 'James W.', savings: 12_000, verified: true })
})

test('changes a number and marks it as proven', async ({ page }) => {
  await edit(page, 'numbers/claims')
  const item = items(field(page, 'Numbers')).nth(2)
  await expand(item)
  await input(item, 'Number').fill('620')
  await field(item, 'We can prove this number').getByRole('switch').click()
  await saveAll(page)
  expect((await data(page, 'claims.yaml')).claims[2]).toMatchObject({ value: 620, verified: true })
})

test('changes the multiple of the guarantee, and previews it', async ({ page }) => {
  await edit(page, 'numbers/guarantee')
  await page.getByRole('spinbutton').fill('3')
  await expect(preview(page).getByText('3X').first()).toBeVisible()
  await saveAll(page)
  expect((await data(page, 'guarantee.yaml')).multiple).toBe(3)
})

test('adds a deadline typed as 7/31', async ({ page }) => {
  await edit(page, 'dates/deadlines')
  const dates = field(page, 'Federal dates')
  await dates.getByRole('button', { name: /Add/ }).first().click()
  const added = items(dates).last()
  await box(added, 'Name').fill('Form 5500')
  await box(added, "Who it's for").fill('Retirement plans')
  await box(added, 'Due date').fill('7/31')
  await saveAll(page)
  expect((await data(page, 'deadlines.yaml')).federal.at(-1)).toMatchObject({ id: 'form-5500', due: 'July 31' })
})

test("adds next year's tax amount, and keeps this year's in worked examples", async ({ page }) => {
  const [figure] = content('tax-figures').figures
  await edit(page, 'dates/tax-figures')
  const amounts = field(page, 'Tax amounts')
  await amounts.getByRole('button', { name: /Add/ }).first().click()
  const added = items(amounts).last()
  await box(added, 'Name').fill(figure?.what ?? '')
  await input(added, 'Year').fill(`${(figure?.year ?? 0) + 1}`)
  await box(added, 'Amount').fill('$2,600,000')
  await input(added, 'Last reviewed').fill('2026-12-01')
  await input(added, 'Tax amounts valid through').fill('2026-12-31')
  expect(await saveError(page)).toContain('in the year of the amount, or later')
  await input(added, 'Tax amounts valid through').fill('2027-12-31')
  await saveAll(page)
  expect((await data(page, 'tax-figures.yaml')).figures.at(-1).id).toBe(figure?.id)
})

test('sets the date of a changed legal page', async ({ page }) => {
  await edit(page, 'legal/privacy-policy')
  page.once('dialog', (dialog) => dialog.accept())
  await box(page, 'Text').press('Control+End')
  await page.keyboard.type(' We wrote this today.')
  await saveAll(page)
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  expect(await read(page, 'legal/privacy-policy.md')).toContain(`date: ${day}`)
})

test('publishes an article with only a title, a summary and text, and refuses an unclosed box', async ({ page }) => {
  await edit(page, 'articles')
  await box(page, 'Title').fill('What changed for rental owners in 2027')
  await box(page, 'Summary').fill(
    'Three rules changed for people who rent out a house. Here is what each one means for you.',
  )
  await box(page, 'Text').fill(':::example[Example]\nA house.')
  expect(await saveError(page)).toContain("isn't closed")
  await box(page, 'Text').fill('![A house](/images/nope.webp)')
  expect(await saveError(page)).toContain('Text: There\'s no file named "nope.webp"')
  await box(page, 'Text').fill('# First\n\nRead [the rest](#nothing).')
  expect(await saveError(page)).toContain('Use ## for "# First"')
  await box(page, 'Text').fill('## First\n\nHello **there**.')
  await expect(preview(page).getByRole('heading', { name: 'What changed for rental owners in 2027' })).toBeVisible()
  await expect(preview(page).getByText('clients remotely')).toHaveCount(0)
  await saveAll(page)
  const saved = await read(page, 'articles/what-changed-for-rental-owners-in-2027.md')
  expect(saved).toContain('Hello **there**.')
  expect(saved).not.toContain('city')
})

test('adds a redirect, and refuses one to a missing page', async ({ page }) => {
  await edit(page, 'technical/redirects')
  const list = field(page, 'Redirects')
  await list.getByRole('button', { name: 'Add ⁨Redirect⁩' }).click()
  const added = items(list).last()
  await box(added, 'Old page').fill('/old-prices')
  await box(added, 'New page').fill('/tax-plannning')
  expect(await saveError(page)).toContain('"/tax-plannning" isn\'t a page on this site')
  await box(added, 'New page').fill('/pricing')
  await saveAll(page)
  expect((await data(page, 'redirects.yaml')).redirects.at(-1)).toEqual({ from: '/old-prices', to: '/pricing' })
})

test('asks before it discards changes, and restores them', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return asked.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  await edit(page, 'firm/firm')
  await box(page, 'Tagline').fill('Half typed')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(box(page, 'Tagline')).toHaveValue('Half typed')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden()
  expect(asked[0]).toContain('Leave without saving?')
  await edit(page, 'firm/firm')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(box(page, 'Tagline')).toHaveValue('Half typed')
})

test('lists what to finish before launch, with links to the forms', async ({ page }) => {
  await edit(page, 'before-launch/launch')
  await expect(page.getByText(/\d+ things? to finish/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await page.getByRole('link', { name: 'Phone, hours & links' }).click()
  await expect(box(page, 'Phone')).toHaveValue(firm.phone)
})

test('changes a sentence by keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await edit(page, 'firm/firm')
  await box(page, 'Tagline').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Pay your share!')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Saved. The site updates in about 2 minutes.')).toBeVisible()
  expect(await read(page, 'firm.yaml')).toContain('tagline: Pay your share!')
})
