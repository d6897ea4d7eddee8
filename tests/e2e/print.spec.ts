import { articles, content, entries, facts, firm } from '#tests/helpers/content.ts'
import { expectPrinted } from '#tests/helpers/print.ts'
import { expect, test } from '#tests/helpers/test.ts'
import { longDate } from '../../src/lib/dates.ts'
import { dollars } from '../../src/lib/money.ts'

test('prints a dated list of every price @chromium', async ({ page }) => {
  await page.goto('/pricing')
  const priced = page.getByRole('article').or(page.locator('#additional-services dl > div'))
  const prices = (await priced.allInnerTexts()).join('\n').match(/\$\d[^\n]*/g) ?? []
  const date = facts.get('firm.pricesEffective') ?? ''
  await expectPrinted(page, [...prices, firm.phone, date], [content('pages/pricing').calculator.grossLabel])
})

test('prints an article with its notes, and its worksheet alone @chromium', async ({ page }) => {
  const withNotes = articles.find(({ body }) => body.includes('[^') && body.includes(':::worksheet')) ?? articles[0]
  const { id, title = '', body = '' } = withNotes ?? {}
  const path = `/blog/${id}`
  await page.goto(path)
  const source = page.locator('#article-notes').getByRole('listitem').first()
  await expect(source).toBeHidden()
  await page.getByRole('heading', { name: 'Notes and sources' }).click()
  await expect(source).toBeVisible()
  const cited = page.locator('[id^="fn-"] a[href^="https:"]').first()
  const citedUrl = `(${await cited.getAttribute('href')})`
  await page.reload()
  const pageText = [title, `${firm.phone} · ${firm.siteUrl}${path}`, citedUrl, 'does not create a client relationship']
  await expectPrinted(page, pageText, ['Contents', 'Schedule a Consultation', 'Previous:', 'Next:'])

  const [, name = ''] = /:::worksheet\[(.*)\]/.exec(body) ?? []
  await page.getByRole('heading', { name }).click()
  await page.getByRole('link', { name: 'Print this worksheet' }).click()
  await expect(page.getByRole('heading', { name })).toBeInViewport()
  await page.reload()
  await expectPrinted(page, [firm.phone, name], ['Print this worksheet', 'Notes and sources'])
})

test('prints legal pages, checklists and case studies in full @chromium', async ({ page }) => {
  await page.goto('/privacy-policy')
  const chapters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const policy = entries('legal').find(({ id }) => id === 'privacy-policy')
  const dated = `${policy?.dateLabel} ${longDate(policy?.date ?? '')}`
  await expectPrinted(page, [dated, ...chapters], ['Schedule a Consultation'])
  const [list] = entries('checklists')
  await page.goto(`/checklists/${list?.id}`)
  const items = list?.groups.flatMap((group) => group.items) ?? []
  await expectPrinted(page, [...items, 'Never send Social Security numbers'], ['Copy my list'])
  await page.goto('/case-studies')
  const strategies = content('case-studies').records.flatMap((record) => record.strategies)
  const printed = strategies.map(({ name, saved }) => `${name}${dollars(saved)}`)
  await expectPrinted(page, printed, [])
})
