import type { ViewProps } from '#app/blocks/view.ts'
import type { ProseText } from '#app/content/engine/fields.ts'
import { businessDaysOf, cardPath, seasonDays } from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import type { Formats } from '#app/lib/formats.ts'
import { type Shown, say, type Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { ways } from './fields.ts'

type Words = ViewProps<typeof ways>
/** A mailing address has no link. */
type Way = { label: Text; about: ProseText; shown: Text; to?: Shown | undefined }

/** The ways that the firm has. */
export function waysToReach(words: Words, firm: Firm): Way[] {
  const { phone, email, address, schedulingUrl, portalUrl, payUrl } = firm
  const { online, portal, pay, card } = words
  return [
    phone && { ...words.phone, shown: phone, to: phone.map(phoneHref) },
    schedulingUrl && { ...online, shown: online.link, to: schedulingUrl },
    { ...words.email, shown: email, to: email.map((each) => `mailto:${each}`) },
    hasStreet(address.plain) && { ...words.mail, shown: address },
    portalUrl && { ...portal, shown: portal.link, to: portalUrl },
    payUrl && { ...pay, shown: pay.link, to: payUrl },
    { ...card, shown: card.link, to: cardPath(firm) },
  ].filter((way) => way !== undefined && way !== false)
}

/** When to expect an answer, in each part of the year that has its own hours. */
export function replyTimes(
  { days, example }: Words['reply'],
  { hours, seasons = [] }: Firm,
  { words, formats }: { words: Interface; formats: Formats },
): Text[] {
  const rest = { hours, when: seasons.length > 0 ? say`${words.hours.rest} ` : '' }
  const parts = seasons.map((season) => ({
    hours: season.hours,
    when: say`${seasonDays(season, formats)} `,
  }))
  return [...parts, rest].flatMap(({ when, ...part }) => {
    const business = businessDaysOf(part, words)
    return business.closedDays.plain === ''
      ? [say`${when}${example.with(business)}`]
      : [say`${when}${days.with(business)}`, example.with(business)]
  })
}
