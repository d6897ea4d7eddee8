import type { PhrasingContent } from 'mdast'
import {
  items,
  line,
  linked,
  mailto,
  type Said,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import type { Html } from '#app/content/engine/fields.ts'
import { businessDaysOf, cardPath, seasonDays } from '#app/content/firm.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { type Shown, say } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { ways } from './fields.ts'

export const twin: Twin<typeof ways> = ({ reply, content, formats, ...ways }) => {
  const { firm, interface: words } = content
  const way = (of: { label: Shown; about: Html }, to: Said | false): Said =>
    to && [of.label, ': ', to, '. ', of.about]
  const to = (url: Shown | undefined, label: Said): PhrasingContent | false =>
    !!url && linked(label, url)
  const parts = [
    ...(firm.seasons ?? []).map(({ hours, ...season }) => ({
      when: say`${seasonDays({ hours, ...season }, formats)} `,
      hours,
    })),
    { when: firm.seasons?.length ? say`${words.hours.rest} ` : '', hours: firm.hours },
  ]
  return {
    phone: items([
      way(ways.phone, to(firm.phone?.map(phoneHref), firm.phone)),
      way(ways.online, to(firm.schedulingUrl, ways.online.link)),
      way(ways.email, to(firm.email.map(mailto), firm.email)),
      way(ways.mail, hasStreet(firm.address.plain) && firm.address),
      way(ways.portal, to(firm.portalUrl, ways.portal.link)),
      way(ways.pay, to(firm.payUrl, ways.pay.link)),
      way(ways.card, linked(ways.card.link, cardPath(firm))),
    ]),
    reply: [
      ...title(3, reply.heading),
      ...parts.flatMap(({ when, hours }) => {
        const days = businessDaysOf({ hours }, words)
        const closed = days.closedDays.plain !== '' && reply.days.with(days)
        return [
          ...line(closed && [when, closed]),
          ...line(!closed && when, reply.example.with(days)),
        ]
      }),
    ],
    ...without('online', 'email', 'mail', 'portal', 'pay', 'card', 'map'),
  }
}
