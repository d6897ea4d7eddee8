import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { parse } from 'yaml'
import { longDate } from '../app/lib/dates.ts'
import { expect, test } from './test.ts'

type Cost = { name: string; price: string }
type Package = { price: string; onboarding?: string; additionalCosts: Cost[] }

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const packages: Package[] = ['tax-planning', 'accounting', 'tax-preparation'].flatMap(
  (name) => read(`prices/${name}.yaml`).packages,
)
const additional: Cost[] = read('prices/additional.yaml').services
const { inHouse } = read('pages/pricing.yaml').accounting

const closeUp = (text: string) => text.replaceAll(/\s/g, '')

test('printing gives a dated price sheet of at most three pages with every price', async ({
  page,
}) => {
  await page.goto('/pricing')
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  for (const format of ['Letter', 'A4']) {
    const sheets = await sheetsOf(await page.pdf({ format }))
    expect(sheets.length).toBeLessThanOrEqual(3)
    for (const heading of headings) {
      expect(sheets.filter((sheet) => sheet.endsWith(closeUp(heading)))).toEqual([])
    }
    const printed = sheets.join('')
    const costs = packages.flatMap((each) => [
      each.price,
      ...(each.onboarding ? [each.onboarding] : []),
      ...each.additionalCosts.map(({ price }) => price),
    ])
    for (const price of [...costs, ...additional.map((service) => service.price)]) {
      expect(printed).toContain(closeUp(price))
    }
    const date = longDate(firm.pricesEffective)
    for (const needed of [firm.phone, date, 'A plus sign means', firm.name]) {
      expect(printed).toContain(closeUp(needed))
    }
    // The drawn comparison stays on the screen, and so does the note to it.
    for (const absent of ['Calculate', 'Skip to content', 'Contact Us', 'Quick', inHouse.label]) {
      expect(printed).not.toContain(closeUp(absent))
    }
  }
})

/** The text of each page, without its spaces. */
async function sheetsOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    sheets.push(closeUp(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  return sheets
}
