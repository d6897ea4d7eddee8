import type { Article, BreadcrumbList, Graph, Question, Service, Thing, WebPage } from 'schema-dts'
import type { PagePath } from '#app/routes.ts'
import { trailTo } from '#app/sections/navigation.ts'
import faq from '#content/faq.yaml'
import { articleAt } from './articles.ts'
import { firmNode, websiteNode } from './firm-node.ts'
import { allOffers, serviceOffers } from './offers.ts'
import { plainText } from './plain-text.ts'
import { serviceAt } from './services.ts'
import { address, firmId, websiteId } from './site.ts'

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
