import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { dollars } from '../app/lib/money.ts'
import { plainText } from '../app/metadata/plain-text.ts'
import { paths } from '../app/routes.ts'
import { read } from './reading.ts'
import { expect, readerTest as test } from './test.ts'

const yaml = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = yaml('firm.yaml')
const address = (path: string) => new URL(path, firm.siteUrl).href

type Node = { '@type': string; '@id'?: string; [key: string]: unknown }
function graphOf(html: string): Node[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)['@graph']
}

test('the structured data has one firm, the trail the page shows, and says only what it shows', async ({
  request,
}) => {
  const shown = new Set([
    'name',
    'legalName',
    'slogan',
    'telephone',
    'address',
    'headline',
    'text',
    'description',
  ])
  for (const path of paths) {
    const html = await read(request, path)
    const nodes = graphOf(html)
    const text = plainText(html.slice(html.indexOf('<body')))
    const types = nodes.map((node) => node['@type'])
    expect(types.filter((type) => type === 'AccountingService')).toHaveLength(1)
    expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(1)
    expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|"review"/)

    const ids = new Set(nodes.map((node) => node['@id']))
    walk(nodes, (key, value, owner) => {
      if (key === '@id' && Object.keys(owner).length === 1) expect(ids, path).toContain(value)
      if (shown.has(key)) expect([path, key, text.includes(value)]).toEqual([path, key, true])
    })
    walkNumbers(nodes, (key, value) => {
      if (/price$/i.test(key))
        expect([path, value, text.includes(dollars(value))]).toEqual([path, value, true])
    })

    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
    const items = list?.itemListElement as { name: string; item: string }[]
    const [, trail = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
    const visible = [...trail.matchAll(/<(?:a|span)[^>]*>(.*?)<\/(?:a|span)>/g)].map(
      ([, name = '']) => plainText(name),
    )
    if (path !== '/')
      expect(
        items.map(({ name }) => name),
        path,
      ).toEqual(visible)
    expect(items.at(0)?.item).toBe(address('/'))
    expect(items.at(-1)?.item).toBe(address(path === '/bookkeeping' ? '/accounting' : path))
  }
})

test('the firm has its hours, licences and links, as the footer prints them', async ({
  request,
}) => {
  const html = await read(request, '/contact')
  const node = graphOf(html).find((each) => each['@type'] === 'AccountingService')
  expect(node).toMatchObject({
    telephone: firm.phone,
    sameAs: firm.social.map(({ url }: { url: string }) => url),
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '11:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Friday'], opens: '11:00', closes: '15:00' },
    ],
  })
  expect(plainText(html)).toContain('Monday-Thursday 11am-6pm, Friday 11am-3pm')
})

test('services state their offers with the lowest price where a plus sign stands', async ({
  request,
}) => {
  const service = graphOf(await read(request, '/tax-planning')).find(
    (node) => node['@type'] === 'Service',
  )
  const { packages } = yaml('prices/tax-planning.yaml')
  for (const { price } of packages) {
    const amount = Number(price.replaceAll(/\D/g, ''))
    const key = price.endsWith('+') ? 'minPrice' : 'price'
    expect(JSON.stringify(service)).toContain(`"${key}":${amount}`)
  }
  const priced = [
    ...['tax-planning', 'accounting', 'tax-preparation'].flatMap(
      (list) => yaml(`prices/${list}.yaml`).packages,
    ),
    ...yaml('prices/additional.yaml').services,
  ].filter(({ price }) => price !== 'Varies')
  const catalog = graphOf(await read(request, '/pricing')).find(
    (node) => node['@type'] === 'OfferCatalog',
  )
  expect((catalog?.itemListElement ?? []) as unknown[]).toHaveLength(priced.length)
  const faq = graphOf(await read(request, '/faq')).find((node) => node['@type'] === 'FAQPage')
  expect(faq?.mainEntity).toHaveLength(11)
})

function walk(value: unknown, see: (key: string, value: string, owner: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') see(key, part, value)
    else walk(part, see)
  }
}

function walkNumbers(value: unknown, see: (key: string, value: number) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'number') see(key, part)
    else walkNumbers(part, see)
  }
}
