import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { articles, firm, locationOf, textOf } from './article-data.ts'
import { desktop, expect, phone, started, test } from './test.ts'

type Entry = (typeof articles)[number]
const [nashville, , greenville] = articles as [Entry, Entry, Entry]

test('on a phone the contents unfold and lead to a chapter', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(nashville.path)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveCount(0)
  await contents.getByText('Contents').click()
  const chapters = nashville.article.body.headings.filter(({ level }) => level === 2)
  await expect(contents.getByRole('link')).toHaveText([
    ...chapters.map(({ text }) => text),
    'Notes and sources',
  ])
  await contents.getByRole('link').nth(2).click()
  await expect(page.getByRole('heading', { name: chapters[2]?.text ?? '' })).toBeInViewport()
})

test('from a mark to its note and back again', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(nashville.path)
  const mark = page.getByRole('link', { name: 'Note 2', exact: true }).first()
  await mark.click()
  await expect(page.locator('#fn-2')).toBeInViewport()
  await page
    .getByRole('link', { name: /^Back to the text, note 2/ })
    .first()
    .click()
  await expect(mark).toBeInViewport()
})

test('on a desktop the contents stay beside the text, and the record is one click away', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(greenville.path)
  await started(page)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Notes and sources' }).click()
  await expect(page.getByRole('heading', { name: 'Notes and sources' })).toBeInViewport()
  await expect(contents.getByRole('link').first()).toBeInViewport()

  const { caseStudy } = greenville.article
  await page.getByRole('link', { name: `Record ${caseStudy} in the case studies` }).click()
  await expect(page).toHaveURL(`/case-studies#record-${caseStudy}`)
  await expect(page.locator(`#record-${caseStudy}`)).toBeInViewport()
})

test('printed, an article is a document with its sources and nothing of the site around it', async ({
  page,
}) => {
  const { path, article } = nashville
  await page.goto(path)
  const pdf = await page.pdf({ format: 'Letter' })
  const sheet = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= sheet.numPages; number++) {
    const { items } = await (await sheet.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  expect(sheet.numPages).toBeLessThanOrEqual(7)
  const printed = text.replaceAll(/\s/g, '')
  for (const needed of [
    article.title,
    firm.phone,
    new URL(path, firm.siteUrl).href,
    locationOf(article),
    ...article.body.notes.map(({ html }) => textOf(html)),
    ...article.body.notes.flatMap(({ html }) => html.match(/(?<=href=")https[^"]+/g) ?? []),
  ]) {
    expect(printed).toContain(needed.replaceAll(/\s/g, ''))
  }
  for (const absent of ['Contents', 'Skip to content', 'Schedule', 'Previous:', '↑']) {
    expect(printed).not.toContain(absent.replaceAll(/\s/g, ''))
  }
})

test('printed, the page ends with its legal lines, and no space pushes them onto a sheet of their own', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(nashville.path)
  await page.emulateMedia({ media: 'print' })
  const footer = page.getByRole('contentinfo')
  const last = footer.getByText('does not create a client relationship')
  await expect(last).toBeVisible()
  const [outer, inner] = [await footer.boundingBox(), await last.boundingBox()]
  const below = (box: typeof outer) => (box ? box.y + box.height : Number.NaN)
  expect(below(outer) - below(inner)).toBeLessThan(2)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('contents unfold and notes lead both ways', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(greenville.path)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByText('Contents').click()
    await contents.getByRole('link').last().click()
    await expect(page.getByRole('heading', { name: 'Notes and sources' })).toBeInViewport()
    await page.getByRole('link', { name: 'Back to the text, note 1' }).first().click()
    await expect(page.getByRole('link', { name: 'Note 1', exact: true }).first()).toBeInViewport()
  })
})
