import { monthDay } from '#app/lib/dates.ts'
import { calendarFile, vcard } from '#app/lib/downloads.ts'
import { fileName, fill } from '#app/lib/text.ts'
import calendar from '#content/deadlines.yaml'
import library from '#content/pages/learning-library.yaml'
import { cardPath, firm, hoursText } from './firm.ts'

/** Where the tax calendar is as a file. */
export const calendarPath = `/${fileName(firm.shortName)}-tax-calendar-${calendar.year}.ics`

/** Files made from the content, by their address. Only the build and the dev server need them. */
export function makeDownloads(): Readonly<Record<string, string>> {
  return { [cardPath]: contactCard(), [calendarPath]: taxCalendar() }
}

function contactCard(): string {
  return vcard({
    name: firm.name,
    tel: `+1 ${firm.phone}`,
    email: firm.email,
    address: firm.address,
    url: firm.siteUrl,
    note: hoursText,
  })
}

function taxCalendar(): string {
  const { host } = new URL(firm.siteUrl)
  const { heading, moved, state: ofState, fileNote } = library.calendar
  return calendarFile({
    name: `${heading}, ${firm.name}`,
    product: `-//${firm.name}//Tax calendar//EN`,
    stamp: calendar.reviewed,
    url: new URL('/learning-library', firm.siteUrl).href,
    events: calendar.deadlines.map(({ id, name, who, date, state, moved: shift }) => ({
      uid: `${id}-${calendar.year}@${host}`,
      date,
      summary: state ? `${state}: ${name}` : name,
      description: [
        who,
        ...(state ? [fill(ofState, { state })] : []),
        ...(shift ? [fill(moved, { ...shift, from: monthDay(shift.from) })] : []),
        fileNote,
      ].join('\n'),
    })),
  })
}
