import { additionalPrices, firm, prices } from '../data.ts'
import { weekdaysOf } from '../lib/hours.ts'
import type { Package } from '../schema/firm.ts'

// What a page says, for machines: nothing a visitor does not see on it. No rating and no review, because search engines
// ignore a firm's ratings of itself.

type Node = Record<string, unknown>
type Trail = readonly { href: string; label: string }[]

const url = (path: string) => new URL(path, firm.siteUrl).href
const firmId = { '@id': url('/#firm') }

export function graph(path: string, page: { heading: string; trail: Trail; more: Node; nodes: readonly Node[] }): Node {
  const { heading, trail, more, nodes } = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode(path),
      {
        '@type': 'WebSite',
        '@id': url('/#website'),
        name: firm.name,
        url: url('/'),
        inLanguage: 'en-US',
        publisher: firmId,
      },
      {
        '@type': 'WebPage',
        '@id': url(`${path}#page`),
        name: heading,
        url: url(path),
        inLanguage: 'en-US',
        isPartOf: { '@id': url('/#website') },
        breadcrumb: { '@id': url(`${path}#breadcrumb`) },
        ...more,
      },
      {
        '@type': 'BreadcrumbList',
        '@id': url(`${path}#breadcrumb`),
        itemListElement: trail.map(({ href, label }, at) => {
          return { '@type': 'ListItem', position: at + 1, name: label, item: url(href) }
        }),
      },
      ...nodes,
    ],
  }
}

/** The firm as the footer of every page states it. */
function firmNode(path: string): Node {
  return {
    '@type': 'AccountingService',
    ...firmId,
    name: firm.name,
    legalName: firm.legalName,
    ...(path === '/' && { slogan: firm.tagline }),
    url: url('/'),
    telephone: firm.phone,
    address: firm.address,
    foundingDate: firm.founded,
    areaServed: 'US',
    openingHoursSpecification: firm.hours.map((hours) => {
      return { '@type': 'OpeningHoursSpecification', ...weekdaysOf(hours) }
    }),
    sameAs: firm.social.map((network) => network.url),
    hasCredential: firm.licenses.map(({ state, number }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'CPA license',
      name: `${state} ${number}`,
    })),
  }
}

type Priced = { label: string; price: string }

/** Without dated sentences, which machines would keep after their day. */
const undated = (text: string) => text.replaceAll(/ ?\[[^\]]+\]\(until:[^)]+\)/g, '')

/** A service with its prices as its page prints them: "$4,800+ a year". */
export function serviceNode(path: string, hero: { heading: string; lead: string }, rows: readonly Priced[]): Node {
  return {
    '@type': 'Service',
    '@id': url(`${path}#service`),
    name: hero.heading,
    description: undated(hero.lead),
    provider: firmId,
    areaServed: 'US',
    offers: rows.filter(({ label }) => !/^Each/.test(label)).flatMap(({ label, price }) => offerNode(label, price)),
  }
}

export const priceRows = (packages: readonly Package[]): Priced[] =>
  packages.map(({ title, price, frequency = '' }) => ({ label: title, price: `${price.text} ${frequency}` }))

/** Every price of the pricing page. */
export function catalogNode(): Node {
  return {
    '@type': 'OfferCatalog',
    '@id': url('/pricing#offers'),
    itemListElement: [
      ...priceRows(Object.values(prices).flat()).flatMap(({ label, price }) => offerNode(label, price)),
      ...additionalPrices.flatMap(({ name, price }) => offerNode(name, price)),
    ],
  }
}

/** Nothing for a price that varies. A plus sign means a lowest price. */
function offerNode(name: string, text: string): Node[] {
  const [, from, to, plus, unit] = /^\$([\d,]+)(?:-([\d,]+))?(\+)?(?: (.+))?$/.exec(text.trim()) ?? []
  if (!from) return []
  const amount = (digits: string) => Number(digits.replaceAll(',', ''))
  const isLowest = plus || to
  const price = isLowest ? { minPrice: amount(from) } : { price: amount(from) }
  const isPlain = !isLowest && !unit
  const specification = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'USD',
    ...price,
    ...(unit && { unitText: unit }),
  }
  const stated = isPlain ? { priceCurrency: 'USD', ...price } : { priceSpecification: specification }
  return [{ '@type': 'Offer', name, offeredBy: firmId, ...stated }]
}

type Written = { title: string; city: string | undefined; published: string; head: { updated: string } }

export function articleNode(path: string, { title, city, published, head }: Written): Node {
  return {
    '@type': 'Article',
    '@id': url(`${path}#article`),
    headline: title,
    image: url(cardPath(path)),
    datePublished: published,
    dateModified: head.updated,
    mainEntityOfPage: { '@id': url(`${path}#page`) },
    author: firmId,
    publisher: firmId,
    inLanguage: 'en-US',
    ...(city && { contentLocation: { '@type': 'City', name: city } }),
  }
}

/** The answers without their links. */
export function questionNodes(items: readonly { question: string; answer: string }[]): Node[] {
  return items.map(({ question, answer }) => {
    const text = undated(answer)
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll(/\*+/g, '')
      .replaceAll(/\s+/g, ' ')
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }
  })
}

/** The picture that social networks show of a page. */
export function cardPath(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
