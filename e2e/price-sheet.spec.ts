import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { parse } from 'yaml'
import { expect, test } from './test.ts'

type Cost = { name: string; price: string }
type Package = { price: string; onboarding?: string; additionalCosts: Cost[] }

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const packages: Package[] = ['tax-planning', 'accounting', 'tax-preparation'].flatMap(
  (name) => read(`prices/${name}.yaml`).packages,
)
const additional: Cost[] = read('prices/additional.yaml').services

test('printing gives a dated price sheet of at most three pages with every price', async ({
  page,
}) => {
  await page.goto('/pricing')
  const pdf = await page.pdf({ format: 'Letter' })
  const sheet = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  expect(sheet.numPages).toBeLessThanOrEqual(3)
  let text = ''
  for (let number = 1; number <= sheet.numPages; number++) {
    const { items } = await (await sheet.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  const printed = text.replaceAll(/\s/g, '')
  const costs = packages.flatMap((each) => [
    each.price,
    ...(each.onboarding ? [each.onboarding] : []),
    ...each.additionalCosts.map(({ price }) => price),
  ])
  for (const price of [...costs, ...additional.map((service) => service.price)]) {
    expect(printed).toContain(price.replaceAll(/\s/g, ''))
  }
  for (const needed of [firm.phone, 'November 15, 2026', 'A plus sign means', firm.name]) {
    expect(printed).toContain(needed.replaceAll(/\s/g, ''))
  }
  for (const absent of ['Calculate', 'Skip to content', 'Contact Us', 'Quick']) {
    expect(printed).not.toContain(absent.replaceAll(/\s/g, ''))
  }
})
