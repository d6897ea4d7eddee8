import { additionalPrices, firm, prices } from '../data.ts'
import { weekdaysOf } from '../lib/hours.ts'
import { plain } from '../lib/shortened.ts'
import type { Package } from '../schema/firm.ts'

// Structured data must contain only what visitors see on the page. It has no ratings or reviews, because search engines
// ignore a firm's ratings of itself.

type Node = Record<string, unknown>
type Trail = readonly { href: string; label: string }[]

const url = (path: string) => new URL(path, firm.siteUrl).href
const node = (type: string, id: string, rest: Node): Node => ({ '@type': type, '@id': url(id), ...rest })
const firmId = { '@id': url('/#firm') }
const inLanguage = 'en-US'

export function graph(path: string, page: { heading: string; trail: Trail; more: Node; nodes: readonly Node[] }): Node {
  const itemListElement = page.trail.map(({ href, label }, index) => {
    return { '@type': 'ListItem', position: index + 1, name: label, item: url(href) }
  })
  // Google ignores a trail with only one page.
  const hasTrail = page.trail.length > 1
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode(path),
      node('WebSite', '/#website', { name: firm.name, url: url('/'), inLanguage, publisher: firmId }),
      node('WebPage', `${path}#page`, {
        name: page.heading,
        url: url(path),
        inLanguage,
        isPartOf: { '@id': url('/#website') },
        ...(hasTrail && { breadcrumb: { '@id': url(`${path}#breadcrumb`) } }),
        ...page.more,
      }),
      ...(hasTrail ? [node('BreadcrumbList', `${path}#breadcrumb`, { itemListElement })] : []),
      ...page.nodes,
    ],
  }
}

/** Returns the firm's details, as they appear in the footer. */
function firmNode(path: string): Node {
  return node('AccountingService', '/#firm', {
    name: firm.name,
    legalName: firm.legalName,
    ...(path === '/' && { slogan: firm.tagline }),
    url: url('/'),
    telephone: firm.phone,
    address: addressNode(),
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
  })
}

/** Returns the parts of an address such as "100 Main Street, Nashville, TN 37201". Other addresses stay text. */
function addressNode(): Node | string {
  const [, streetAddress, addressLocality, addressRegion, postalCode] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(firm.address) ?? []
  if (!streetAddress) return firm.address
  return { '@type': 'PostalAddress', streetAddress, addressLocality, addressRegion, postalCode, addressCountry: 'US' }
}

type Priced = { label: string; price: string }

/** Removes dated sentences, because search engines would keep them after they expire. */
const undated = (text: string) => text.replaceAll(/ ?\[[^\]]+\]\(until:[^)]+\)/g, '')

/** Returns a service with the prices on its page: "$4,800+ a year". */
export function serviceNode(path: string, hero: { heading: string; lead: string }, rows: readonly Priced[]): Node {
  return node('Service', `${path}#service`, {
    name: hero.heading,
    description: undated(hero.lead),
    provider: firmId,
    areaServed: 'US',
    offers: rows.filter(({ label }) => !/^Each/.test(label)).flatMap(offerNode),
  })
}

export const priceRows = (packages: readonly Package[]): Priced[] =>
  packages.map(({ title, price, frequency = '' }) => ({ label: title, price: `${price.text} ${frequency}` }))

/** Returns every price on the pricing page. */
export function catalogNode(): Node {
  const services = additionalPrices.map(({ name, price }) => ({ label: name, price }))
  const all = [...priceRows(Object.values(prices).flat()), ...services]
  return node('OfferCatalog', '/pricing#offers', { itemListElement: all.flatMap(offerNode) })
}

/** Returns an offer, or nothing for a price that varies. A plus sign makes it a minimum price. */
function offerNode({ label: name, price: text }: Priced): Node[] {
  const [, from, to, plus, unit] = /^\$([\d,]+)(?:-([\d,]+))?(\+)?(?: (.+))?$/.exec(text.trim()) ?? []
  if (!from) return []
  const isLowest = plus || to
  const price = { priceCurrency: 'USD', [isLowest ? 'minPrice' : 'price']: Number(from.replaceAll(',', '')) }
  const priceSpecification = { '@type': 'UnitPriceSpecification', ...price, unitText: unit }
  return [{ '@type': 'Offer', name, offeredBy: firmId, ...(isLowest || unit ? { priceSpecification } : price) }]
}

type Written = { title: string; city: string | undefined; published: string; head: { updated: string } }

export function articleNode(path: string, { title, city, published, head }: Written): Node {
  return node('Article', `${path}#article`, {
    headline: title,
    image: url(cardPath(path)),
    datePublished: published,
    dateModified: head.updated,
    mainEntityOfPage: { '@id': url(`${path}#page`) },
    author: firmId,
    publisher: firmId,
    inLanguage,
    ...(city && { contentLocation: { '@type': 'City', name: city } }),
  })
}

/** Returns questions and answers, without the links in the answers. */
export function questionNodes(items: readonly { question: string; answer: string }[]): Node[] {
  return items.map(({ question, answer }) => {
    const text = plain(undated(answer)).replaceAll(/\s+/g, ' ')
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }
  })
}

/** Returns the path of the picture that social networks show for a page. */
export function cardPath(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
