import type { Content } from '#app/content/collections.ts'
import { calendarPath, cardPath, hoursText, officesOf } from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { monthDay } from '#app/lib/dates.ts'
import { datesFor } from '#app/lib/deadlines.ts'
import { calendarFile, vcard } from '#app/lib/downloads.ts'
import { interpolate } from '#app/lib/text.ts'
import { fullUrl } from './urls.ts'

/** Files made from the content, by their address. */
export function downloads(content: Content): Record<string, string> {
  return { [cardPath(content.firm)]: contactCard(content.firm), ...calendars(content) }
}

function calendars({ firm, deadlines, pages: { learningLibrary } }: Content) {
  if (!deadlines || !learningLibrary) return {}
  const states = deadlines.states.map(({ name }) => name)
  return Object.fromEntries(
    [undefined, ...states].map((state) => [
      calendarPath(firm, deadlines, state),
      taxCalendar(firm, deadlines, learningLibrary.calendar, state),
    ]),
  )
}

function contactCard(firm: Firm): string {
  return vcard({
    name: firm.name,
    email: firm.email,
    offices: officesOf(firm).map(({ phone, ...office }) => ({
      ...office,
      tel: phone && `+1 ${phone}`,
    })),
    url: firm.siteUrl,
    note: hoursText(firm),
  })
}

/** An entry has the same uid in every file, so that whoever imports two of them has no date twice. */
function taxCalendar(
  firm: Firm,
  calendar: Deadlines,
  { heading, moved, state: ofState, fileNote }: LearningLibrary['calendar'],
  only?: string,
): string {
  const { host } = new URL(firm.siteUrl)
  return calendarFile({
    name: [heading, only, firm.name].filter(Boolean).join(', '),
    product: `-//${firm.name}//${heading}//EN`,
    stamp: calendar.reviewed,
    url: fullUrl({ firm }, '/learning-library'),
    events: datesFor(calendar, only).map(({ id, name, who, date, state, moved: shift }) => ({
      uid: `${id}-${calendar.year}@${host}`,
      date,
      summary: state ? `${state}: ${name}` : name,
      description: [
        who,
        ...(state ? [interpolate(ofState, { state })] : []),
        ...(shift ? [interpolate(moved, { ...shift, from: monthDay(shift.from) })] : []),
        fileNote,
      ].join('\n'),
    })),
  })
}
