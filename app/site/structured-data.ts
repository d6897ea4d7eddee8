import type {
  AccountingService,
  Article,
  BreadcrumbList,
  EducationalOccupationalCredential,
  Graph,
  Offer,
  OpeningHoursSpecification,
  PriceSpecification,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Price } from '#app/content/engine/fields.ts'
import { firm } from '#app/content/firm.ts'
import { prices } from '#app/content/prices.ts'
import type { PagePath } from '#app/content/routes.ts'
import type { Service as ServiceContent } from '#app/content/schemas/service.ts'
import { weekdays } from '#app/lib/dates.ts'
import { type Hours, spansOf } from '#app/lib/hours.ts'
import faq from '#content/faq.yaml'
import additional from '#content/prices/additional.yaml'
import { trailTo } from './navigation.ts'
import { address, articleAt, serviceAt } from './pages.ts'
import { plainText } from './plain-text.ts'

/** Nodes of the structured data that others refer to. */
const firmId = address('/#firm')
const websiteId = address('/#website')

/** The firm as the footer of every page states it. No rating and no review: search engines ignore
    a firm's ratings of itself. */
const firmNode = {
  '@type': 'AccountingService',
  '@id': firmId,
  name: firm.name,
  legalName: firm.legalName,
  slogan: firm.tagline,
  url: address('/'),
  telephone: firm.phone,
  address: firm.address,
  foundingDate: firm.founded,
  areaServed: 'US',
  openingHoursSpecification: firm.hours.map(hoursNode),
  sameAs: firm.social.map(({ url }) => url),
  hasCredential: firm.licences.map(
    ({ state, number }): EducationalOccupationalCredential => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'CPA licence',
      name: `${state} ${number}`,
    }),
  ),
} as const satisfies AccountingService

const websiteNode = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: firm.name,
  url: address('/'),
  inLanguage: 'en-US',
  publisher: { '@id': firmId },
} as const satisfies WebSite

function hoursNode(hours: Hours): OpeningHoursSpecification {
  const spans = spansOf(hours)
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: spans.flatMap(({ weekday }) => weekdays[weekday] ?? []),
    opens: clock(spans[0]?.opens ?? 0),
    closes: clock(spans[0]?.closes ?? 0),
  }
}

/** 660 minutes after midnight are 11:00. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** What a page says, for machines: nothing a visitor does not see on it. */
export function structuredData(path: PagePath, heading: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode,
      websiteNode,
      pageNode(path, heading),
      breadcrumbNode(path),
      ...serviceNodes(path),
      ...articleNodes(path, heading),
    ],
  }
}

const pageTypes: Partial<Record<PagePath, 'AboutPage' | 'ContactPage' | 'FAQPage'>> = {
  '/about': 'AboutPage',
  '/about-our-firm': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
}

function pageNode(path: PagePath, heading: string): WebPage {
  const type = pageTypes[path] ?? 'WebPage'
  return {
    '@type': type,
    '@id': address(`${path}#page`),
    name: heading,
    url: address(path),
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId },
    breadcrumb: { '@id': address(`${path}#breadcrumb`) },
    ...(type === 'FAQPage' && { mainEntity: faq.items.map(questionNode) }),
  } as WebPage
}

function questionNode({ question, answer }: (typeof faq.items)[number]): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer.html) },
  }
}

function breadcrumbNode(path: PagePath): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': address(`${path}#breadcrumb`),
    itemListElement: trailTo(path).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  }
}

function serviceNodes(path: PagePath): Thing[] {
  if (path === '/pricing') {
    return [
      {
        '@type': 'OfferCatalog',
        '@id': address('/pricing#offers'),
        itemListElement: allOffers(),
      },
    ]
  }
  const service = serviceAt(path)
  if (!service) return []
  const node: Service = {
    '@type': 'Service',
    '@id': address(`${path}#service`),
    name: service.title,
    description: plainText(service.description.html),
    provider: { '@id': firmId },
    areaServed: 'US',
    offers: serviceOffers(service),
  }
  return [node]
}

function articleNodes(path: PagePath, heading: string): Thing[] {
  if (!articleAt(path)) return []
  const node: Article = {
    '@type': 'Article',
    '@id': address(`${path}#article`),
    headline: heading,
    mainEntityOfPage: { '@id': address(`${path}#page`) },
    author: { '@id': firmId },
    publisher: { '@id': firmId },
    inLanguage: 'en-US',
  }
  return [node]
}

type Priced = { name: string; price: Price }

const packages = [
  ...prices.planning.packages,
  ...prices.accounting.packages,
  ...prices.preparation.packages,
]
const priced: Priced[] = [
  ...packages.map(({ title, price }) => ({ name: title, price })),
  ...additional.services.map(({ name, price }) => ({ name, price })),
]

/** Every price of the firm, as the pricing page lists it. "Varies" is no price to state. */
function allOffers(): Offer[] {
  return priced.flatMap(({ name, price }) => offer(name, price) ?? [])
}

/** The offers a service page shows. A fee that goes to someone else, such as the IRS, is in no price
    list of ours and therefore no offer. */
function serviceOffers({ prices: { items } }: ServiceContent): Offer[] {
  return items.flatMap(({ label, price: shown }) => {
    const found = priced.find(
      ({ price }) => shown === price.text || shown.startsWith(`${price.text} `),
    )
    return (found && offer(label, found.price)) ?? []
  })
}

function offer(name: string, price: Price): Offer | undefined {
  if (price.min === null) return undefined
  return {
    '@type': 'Offer',
    name,
    offeredBy: { '@id': firmId },
    priceSpecification: specification(price, price.min),
  }
}

/** A plus sign or a range leaves the upper end open: only the lowest price is known. */
function specification({ plus, max }: Price, min: number): PriceSpecification {
  const exact = !plus && min === max
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'USD',
    ...(exact ? { price: min } : { minPrice: min, ...(!plus && max && { maxPrice: max }) }),
  }
}
