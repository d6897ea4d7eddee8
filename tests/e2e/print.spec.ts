import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expect, hydrated, test } from '#tests/helpers/test.ts'

/** A printed text has its spaces in other places. */
const closeUp = (text: string) => text.replaceAll(/\s/g, '')

/** What is printed has these words and none of those. */
async function expectPrinted(page: Page, most: number, needed: readonly string[], absent: readonly string[]) {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })))
  expect(text.length).toBeLessThanOrEqual(most)
  const printed = closeUp(text.join(''))
  for (const words of needed) expect(printed).toContain(closeUp(words))
  for (const words of [...absent, 'Skip to content', 'Contact Us']) expect(printed).not.toContain(closeUp(words))
}

test.describe('on paper', { tag: '@chromium' }, () => {
  test('Pricing is a dated sheet of at most four pages with every price.', async ({ page }) => {
    await page.goto('/pricing')
    const priced = page.getByRole('article').or(page.locator('#additional-services dl > div'))
    const prices = (await priced.allInnerTexts()).join('\n').match(/\$\d[^\n]*/g) ?? []
    expect(prices).toEqual(expect.arrayContaining(['$9,400+ per year', '$3,250+ in total', '$670']))
    await expectPrinted(
      page,
      4,
      [...prices, '(615) 555-0142', 'Starting prices as of November 15, 2026.'],
      ['Gross income'],
    )
  })

  test('An article has its folded notes open, and nothing of the site around it; its worksheet is printed alone if it is the address.', async ({
    page,
  }) => {
    const dallas = '/blog/dallas-texas-cpa'
    await page.goto(dallas)
    const source = page.getByRole('link', { name: 'late election relief' })
    await expect(source).toHaveCount(0)
    await page.getByRole('heading', { name: 'Notes and sources' }).click()
    await expect(source).toBeVisible()
    await page.reload()
    await expectPrinted(
      page,
      5,
      [
        'Should your Dallas construction company elect S status',
        `(615) 555-0142 · https://www.fairshare.example${dallas}`,
        'Have ready: receivables and open jobs on January 1',
        'IRS, Form 2553 (https://www.irs.gov/forms-pubs/about-form-2553)',
        'does not create a client relationship',
      ],
      ['Contents', 'Schedule a Consultation', 'Previous:'],
    )

    await page.goto('/blog/oklahoma-city-cpa')
    const name = 'Oklahoma City sale checklist'
    await page.getByRole('heading', { name }).click()
    await page.getByRole('link', { name: 'Print this worksheet' }).click()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    await page.reload()
    const worksheet = ['(615) 555-0142', name, 'headquarters letter, depreciation schedule']
    await expectPrinted(page, 1, worksheet, ['Print this worksheet', 'Notes and sources'])
  })

  test('A legal page has its date and all chapters. A checklist is one sheet, without its button.', async ({
    page,
  }) => {
    await page.goto('/privacy-policy')
    const chapters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    await expectPrinted(page, 20, ['Last updated May 14, 2025', ...chapters], ['Schedule a Consultation'])
    await page.goto('/checklists/individual')
    const list = ['1095-A for Marketplace health insurance', 'Never send Social Security numbers']
    await expectPrinted(page, 1, list, ['Copy my list'])
  })

  test('The cost of a return is copied as text and printed alone on one page.', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/tax-preparation')
    await hydrated(page)
    const part = page.locator('#return-cost')
    await part.getByLabel('How many W-2s and 1099s').fill('6')
    await part.getByLabel('How many states').fill('2')
    await part.getByLabel('How many states').press('Enter')
    await part.getByRole('button', { name: 'Copy as text' }).click()
    await expect(part.getByRole('status')).toContainText('Copied as text.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'What your returns cost',
        '- Form 1040: $400+',
        '- More W-2s and 1099s (2 × $25): $50',
        '- State returns (2): Quoted',
        'Your returns: Starting at $450',
      ].join('\n'),
    )
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-asked', 'print')
    })
    await part.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'print')
    await expectPrinted(page, 1, ['Starting at $450'], ['Show my price'])
  })
})
