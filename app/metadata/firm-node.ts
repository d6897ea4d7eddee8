import type { AccountingService, EducationalOccupationalCredential, WebSite } from 'schema-dts'
import { firm } from '#app/content/firm.ts'
import { address, firmId, websiteId } from './site.ts'

/** The firm as the footer of every page states it. No rating and no review: compliance 1.5. */
export const firmNode = {
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
  sameAs: firm.social.map(({ url }) => url),
  hasCredential: firm.licences.map(
    ({ state, number }): EducationalOccupationalCredential => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'CPA licence',
      name: `${state} ${number}`,
    }),
  ),
} as const satisfies AccountingService

export const websiteNode = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: firm.name,
  url: address('/'),
  inLanguage: 'en-US',
  publisher: { '@id': firmId },
} as const satisfies WebSite
