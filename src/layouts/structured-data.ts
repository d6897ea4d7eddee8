import { additionalPrices, firm, prices } from '../data.ts'
import { weekdaysOf } from '../lib/hours.ts'

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
      firmNode(),
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
function firmNode(): Node {
  return {
    '@type': 'AccountingService',
    ...firmId,
    name: firm.name,
    legalName: firm.legalName,
    slogan: firm.tagline,
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

/** The firm alone, for the page of a sample person, which is about nobody. */
export function firmOnly(path: string): Node {
  const whole = graph(path, { heading: '', trail: [], more: {}, nodes: [] })
  return { ...whole, '@graph': (whole['@graph'] as Node[]).slice(0, 2) }
}

type Priced = { label: string; price: string }

/** A service with its prices as its page prints them: "$4,800+ a year". */
export function serviceNode(path: string, hero: { heading: string; lead: string }, rows: readonly Priced[]): Node {
  return {
    '@type': 'Service',
    '@id': url(`${path}#service`),
    name: hero.heading,
    description: hero.lead,
    provider: firmId,
    areaServed: 'US',
    offers: rows
      .filter(({ label }) => !/first year|starting price$|^Each/.test(label))
      .flatMap(({ label, price }) => offerNode(label, price)),
  }
}

/** Every price of the pricing page. */
export function catalogNode(): Node {
  const packages = Object.values(prices).flat()
  return {
    '@type': 'OfferCatalog',
    '@id': url('/pricing#offers'),
    itemListElement: [
      ...packages.flatMap(({ title, price, frequency = '' }) => offerNode(title, `${price.text} ${frequency}`)),
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

type Written = { title: string; city: string; published: string; head: { updated: string } }

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
    contentLocation: { '@type': 'City', name: city },
  }
}

/** The answers without their links. */
export function questionNodes(items: readonly { question: string; answer: string }[]): Node[] {
  return items.map(({ question, answer }) => {
    const text = answer
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll('**', '')
      .replaceAll(/\s+/g, ' ')
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }
  })
}

/** The picture that social networks show of a page. */
export function cardPath(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
