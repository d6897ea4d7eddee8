import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, phone, test } from './test.ts'

const names = {
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/sms-terms': 'SMS/Text Messaging Terms',
}
const dates = {
  '/privacy-policy': 'Last updated May 14, 2025',
  '/terms': 'Last updated May 14, 2025',
  '/sms-terms': 'Effective December 12, 2024',
}

for (const [path, name] of Object.entries(names)) {
  test(`${path} carries its name and its date; its contents lead to chapters that have their own addresses`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main).toContainText(dates[path as keyof typeof dates])
    await expect(main.getByRole('figure').getByRole('img')).toHaveAccessibleName(/\w{3}/)
    await expect(main.getByRole('figure')).toContainText(/\w{3}/)
    const headings = main.getByRole('heading', { level: 2 })
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect(entries).toHaveText(await headings.allTextContents())
    await entries.last().click()
    await expect(headings.last()).toBeInViewport()

    const second = headings.nth(1)
    await second.getByRole('link').click()
    await expect(page).toHaveURL(`${path}#${await second.getAttribute('id')}`)
  })
}

test('on a phone the contents are folded, open, and lead to a chapter', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/terms')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveCount(0)
  await contents.getByText(/^Contents/).click()
  await contents.getByRole('link', { name: 'Governing law' }).click()
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport()
})

test('a legal page prints its date and every chapter, without navigation', async ({ page }) => {
  await page.goto('/privacy-policy')
  const chapters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const pdf = await page.pdf({ format: 'Letter' })
  const sheets = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  expect(sheets.numPages).toBeLessThanOrEqual(4)
  let text = ''
  for (let number = 1; number <= sheets.numPages; number++) {
    const { items } = await (await sheets.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  const printed = text.replaceAll(/\s/g, '')
  for (const needed of [dates['/privacy-policy'], ...chapters]) {
    expect([needed, printed.includes(needed.replaceAll(/\s/g, ''))]).toEqual([needed, true])
  }
  expect(printed).not.toMatch(/Contents:|ContactUs|Skiptocontent|Schedule/)
})
