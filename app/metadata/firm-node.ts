import type {
  AccountingService,
  EducationalOccupationalCredential,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts'
import { firm } from '#app/content/firm.ts'
import { weekdays } from '#app/lib/calendar.ts'
import { type Hours, spansOf } from '#app/lib/week.ts'
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

export const websiteNode = {
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
