import type {
  AccountingService,
  Article,
  BreadcrumbList,
  EducationalOccupationalCredential,
  Graph,
  Offer,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  ProfilePage,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { accountingPrices } from '#app/blocks/accounting-prices/fields.ts'
import { additionalPrices } from '#app/blocks/additional-prices/fields.ts'
import { faq } from '#app/blocks/faq/fields.ts'
import { blocksOf } from '#app/blocks/find.ts'
import { founder } from '#app/blocks/founder/fields.ts'
import { hero } from '#app/blocks/hero/fields.ts'
import type { BlockValue } from '#app/blocks/index.ts'
import { mission } from '#app/blocks/mission/fields.ts'
import { planningPrices } from '#app/blocks/planning-prices/fields.ts'
import { purpose } from '#app/blocks/purpose/fields.ts'
import { returnPrices } from '#app/blocks/return-prices/fields.ts'
import { team } from '#app/blocks/team/fields.ts'
import { ways } from '#app/blocks/ways/fields.ts'
import type { Content } from '#app/content/collections.ts'
import type { Block } from '#app/content/engine/block.ts'
import { isSampleText } from '#app/content/engine/samples.ts'
import { namedPrices } from '#app/content/facts.ts'
import {
  credentialText,
  licensesOf,
  nounOf,
  type Office,
  officesOf,
  personOf,
  reviewerOf,
  roleOf,
  seasonOf,
} from '#app/content/firm.ts'
import { shownBlocks } from '#app/content/page-blocks.ts'
import { type PageRecord, personPath, trailTo } from '#app/content/pages.ts'
import type { Copies } from '#app/lib/copies.ts'
import { weekdays } from '#app/lib/dates.ts'
import { addressParts, hasStreet } from '#app/lib/downloads.ts'
import { datesOfSeason, type Hours, spansOf } from '#app/lib/hours.ts'
import type { Price } from '#app/lib/money.ts'
import type { Text } from '#app/lib/shown.ts'
import { capitalize } from '#app/lib/text.ts'
import { blocksOfPage } from './blocks-of-page.ts'
import { cardPath, fullUrl } from './urls.ts'

type Images = Readonly<Record<string, Pick<Copies, 'fallback'>>>

type Pictures = { readonly logo?: string | undefined; readonly images: Images }

/** What a page says, for machines: nothing a visitor does not see on it, and nobody who does not exist. */
export function structuredData(
  content: Content,
  page: PageRecord,
  heading: string,
  pictures: Pictures,
): Graph {
  const blocks = shownBlocks(blocksOfPage(content, page), content)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode(content, blocks, pictures),
      websiteNode(content),
      ...(isSamplePerson(page)
        ? []
        : [pageNode(content, page, heading, blocks, pictures), breadcrumbNode(content, page)]),
      ...offerNodes(content, page, blocks),
      ...articleNodes(content, page, heading),
    ],
  }
}

/** Their page is hidden, because it is about nobody. */
function isSamplePerson({ kind, head }: PageRecord): boolean {
  return kind === 'person' && head.hidden === true
}

/** Nodes that others refer to. */
function firmId(content: Content) {
  return { '@id': fullUrl(content, '/#firm') }
}

function websiteId(content: Content) {
  return { '@id': fullUrl(content, '/#website') }
}

function placeId(content: Content, { canonical }: PageRecord, place: string) {
  return { '@id': fullUrl(content, `${canonical}#${place}`) }
}

/** The firm as the footer of every page states it. No rating and no review: search engines ignore
    a firm's ratings of itself. */
function firmNode(content: Content, blocks: Blocks, { logo, images }: Pictures): AccountingService {
  const { firm } = content
  const [main, ...others] = officesOf(firm)
  const licenses = licensesOf(content)
  const onContact = has(blocks, ways)
  return {
    '@type': 'AccountingService',
    ...firmId(content),
    name: `${firm.name}`,
    legalName: `${firm.legalName}`,
    slogan: `${firm.tagline}`,
    url: fullUrl(content, '/'),
    ...(logo && { logo: fullUrl(content, logo) }),
    ...(firm.phone && { telephone: `${firm.phone}` }),
    address: addressNode(firm.address),
    foundingDate: firm.founded,
    areaServed: 'US',
    openingHoursSpecification: hoursNodes(firm, content.today),
    ...(firm.social.length > 0 && { sameAs: firm.social.map(({ url }) => `${url}`) }),
    ...(onContact && main?.mapUrl && hasStreet(main.address.plain) && { hasMap: `${main.mapUrl}` }),
    ...(others.length > 0 && {
      department: others.map((each) => officeNode(content, each, onContact)),
    }),
    ...(listsPeople(blocks) && peopleNodes(content, images)),
    ...(licenses.length > 0 && {
      hasCredential: licenses.map(
        ({ state, number }): EducationalOccupationalCredential => ({
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: `${content.interface.files.license}`,
          name: `${state} ${number}`,
        }),
      ),
    }),
  }
}

/** Hours and map of a further office are on the contact page only. */
function officeNode(content: Content, office: Office, onContact: boolean): AccountingService {
  const { firm, today } = content
  const { name, address, phone, mapUrl } = office
  const hours = onContact ? hoursNodes(office, today) : []
  return {
    '@type': 'AccountingService',
    name: `${firm.name}, ${name}`,
    address: addressNode(address),
    ...(phone && { telephone: `${phone}` }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(onContact && mapUrl && hasStreet(address.plain) && { hasMap: `${mapUrl}` }),
  }
}

/** A place without a street is no address to go to, so it is told by its parts. */
function addressNode(address: Text): string | PostalAddress {
  if (hasStreet(address.plain)) return `${address}`
  const [, , , city = '', state = '', zip] = addressParts(address.plain)
  return {
    '@type': 'PostalAddress',
    addressLocality: `${address.map(() => city)}`,
    addressRegion: `${address.map(() => state)}`,
    ...(zip && { postalCode: `${address.map(() => zip)}` }),
    addressCountry: 'US',
  }
}

/** Without those who are still samples. */
function peopleNodes(content: Content, images: Images): { employee?: Person[] } {
  const employee = content.team.people.flatMap((person) => personNode(content, images, person))
  return employee.length > 0 ? { employee } : {}
}

function personNode(
  content: Content,
  images: Images,
  { id, name, role, credentials, languages, photo }: Content['team']['people'][number],
): Person[] {
  if (isSampleText(name.plain)) return []
  const words = content.interface
  const held = roleOf(content.team, { role })
  const portrait = photo && images[photo]?.fallback
  const node: Person = {
    '@type': 'Person',
    name: `${name}`,
    url: fullUrl(content, personPath(id)),
    ...(held && { jobTitle: `${capitalize(nounOf(held, words.team), words.language)}` }),
    ...(credentials.length > 0 && {
      hasCredential: credentials.map((each) => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name: `${credentialText(each)}`,
      })),
    }),
    ...(languages.length > 0 && { knowsLanguage: languages.map(String) }),
    ...(portrait && { image: fullUrl(content, portrait) }),
  }
  return [node]
}

function websiteNode(content: Content): WebSite {
  return {
    '@type': 'WebSite',
    ...websiteId(content),
    name: `${content.firm.name}`,
    url: fullUrl(content, '/'),
    inLanguage: content.interface.language,
    publisher: firmId(content),
  }
}

/** A season is told with the days of the year in which it comes next, or is. */
function hoursNodes(
  { hours = [], seasons = [] }: Pick<Office, 'hours' | 'seasons'>,
  today: string,
): OpeningHoursSpecification[] {
  return [
    ...hours.map(hoursNode),
    ...seasons.flatMap((season) => {
      const { from: validFrom, until: validThrough } = datesOfSeason(seasonOf(season), today)
      return season.hours.map((each) => ({ ...hoursNode(each), validFrom, validThrough }))
    }),
  ]
}

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

type Blocks = readonly BlockValue[]

function has(blocks: Blocks, ...declared: readonly Block[]): boolean {
  return blocks.some(({ block }) => declared.some(({ name }) => name === block))
}

/** The short look tells of the roles only. */
function listsPeople(blocks: Blocks): boolean {
  return blocksOf({ blocks }, team).some(({ look }) => look !== 'short')
}

function pageTypeOf(blocks: Blocks): 'AboutPage' | 'ContactPage' | 'WebPage' {
  if (has(blocks, ways)) return 'ContactPage'
  return has(blocks, purpose, mission, founder) || listsPeople(blocks) ? 'AboutPage' : 'WebPage'
}

function pageNode(
  content: Content,
  page: PageRecord,
  heading: string,
  blocks: Blocks,
  { images }: Pictures,
): WebPage | ProfilePage {
  const common = {
    ...placeId(content, page, 'page'),
    name: heading,
    url: fullUrl(content, page.canonical),
    inLanguage: page.lang,
    isPartOf: websiteId(content),
    breadcrumb: placeId(content, page, 'breadcrumb'),
  }
  if (has(blocks, faq)) {
    return { '@type': 'FAQPage', ...common, mainEntity: content.faq.items.map(questionNode) }
  }
  const person = page.kind === 'person' ? personOf(content.team, page.slug) : undefined
  const [mainEntity] = person ? personNode(content, images, person) : []
  if (mainEntity) return { '@type': 'ProfilePage', ...common, mainEntity }
  const { reviewed, reviewer } = articleOf(content, page) ?? {}
  const by = reviewerOf(reviewer, content)
  return {
    '@type': pageTypeOf(blocks),
    ...common,
    ...(reviewed && { lastReviewed: reviewed }),
    ...(by &&
      !isSampleText(by.name.plain) && {
        reviewedBy: {
          '@type': 'Person',
          name: `${by.person?.name ?? by.name}`,
          ...(by.person && { url: fullUrl(content, personPath(by.person.id)) }),
        },
      }),
  }
}

function questionNode({ question, answer }: Content['faq']['items'][number]): Question {
  return {
    '@type': 'Question',
    name: `${question}`,
    acceptedAnswer: { '@type': 'Answer', text: `${answer}` },
  }
}

function breadcrumbNode(content: Content, page: PageRecord): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    ...placeId(content, page, 'breadcrumb'),
    itemListElement: trailTo(content, page.path).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${label}`,
      item: `${fullUrl(content, to)}`,
    })),
  }
}

function offerNodes(content: Content, page: PageRecord, blocks: Blocks): Thing[] {
  const itemListElement = blocks.flatMap((value) => listOffers(content, value))
  if (page.kind !== 'service') {
    const catalog = { '@type': 'OfferCatalog' as const, ...placeId(content, page, 'offers') }
    return itemListElement.length > 0 ? [{ ...catalog, itemListElement }] : []
  }
  const [top] = blocksOf({ blocks }, hero)
  if (!top) return []
  const node: Service = {
    '@type': 'Service',
    ...placeId(content, page, 'service'),
    name: `${top.heading}`,
    description: `${top.lead}`,
    provider: firmId(content),
    areaServed: 'US',
    offers: blocks.flatMap((value) => serviceOffers(content, value)),
  }
  return [node]
}

function articleNodes(content: Content, page: PageRecord, heading: string): Article[] {
  const article = articleOf(content, page)
  const { published, head } = article ?? {}
  if (!published || !head) return []
  return [
    {
      '@type': 'Article',
      ...placeId(content, page, 'article'),
      headline: heading,
      image: fullUrl(content, cardPath(page.canonical)),
      datePublished: published,
      dateModified: head.updated,
      mainEntityOfPage: placeId(content, page, 'page'),
      author: firmId(content),
      publisher: firmId(content),
      inLanguage: page.lang,
      ...(article && { contentLocation: { '@type': 'City', name: `${article.city}` } }),
    },
  ]
}

function articleOf({ articles }: Content, { kind, slug }: PageRecord) {
  return kind === 'article' ? articles[slug] : undefined
}

const priceLists: Readonly<Record<string, 'planning' | 'accounting' | 'preparation'>> = {
  [planningPrices.name]: 'planning',
  [accountingPrices.name]: 'accounting',
  [returnPrices.name]: 'preparation',
}

/** Every price of a block with a price list. */
function listOffers(content: Content, { block }: BlockValue): Offer[] {
  const { prices } = content
  const list = priceLists[block]
  if (list) {
    return (prices[list]?.packages ?? []).flatMap((each) =>
      offer(content, each.title, each.price, 'frequency' in each ? each.frequency : undefined),
    )
  }
  if (block !== additionalPrices.name) return []
  return (prices.additional?.services ?? []).flatMap((each) =>
    offer(content, each.name, each.price),
  )
}

/** The prices of a service. A fee that goes to someone else, such as the IRS, is in no price list of
    ours and therefore no offer. */
function serviceOffers(content: Content, value: BlockValue): Offer[] {
  const named = namedPrices(content.prices)
  const isPriced = value.block === 'offer' || value.block === 'packages'
  const { items = [] } = (isPriced && value.prices) || {}
  return items.flatMap(({ label, amount = '', per }) => {
    const price = amount.startsWith('price.') ? named[amount] : undefined
    return price ? offer(content, label, price, per) : []
  })
}

/** "Varies" is no price to state. A plus sign or a range leaves the upper end open: only the lowest
    price is known. Validators look for an exact price on the offer itself. */
function offer(content: Content, name: Text, price: Price, per?: Text): Offer[] {
  if (price === 'Varies') return []
  const { min, max, plus } = price
  const exact = !plus && min === max
  const stated = {
    priceCurrency: 'USD',
    ...(exact ? { price: min } : { minPrice: min, ...(!plus && { maxPrice: max }) }),
  }
  const named = { '@type': 'Offer' as const, name: `${name}`, offeredBy: firmId(content) }
  if (exact && !per) return [{ ...named, ...stated }]
  const unit = per && { unitText: `${per}` }
  return [
    { ...named, priceSpecification: { '@type': 'UnitPriceSpecification', ...stated, ...unit } },
  ]
}
