import type { APIRoute } from 'astro'
import { deadlines, firm, page } from '../data.ts'
import { calendarFile } from '../lib/calendar-file.ts'
import { today } from '../lib/dates.ts'
import { calendarName, datesFor, datesOf, movedText } from '../lib/deadlines.ts'

const { heading, fileNote } = page('pages/learning-library').calendar
const dates = datesOf(deadlines, today(firm.timeZone))

export function getStaticPaths() {
  const states = [undefined, ...deadlines.states.map(({ name }) => name)]
  return states.map((state) => ({ params: { calendar: calendarName(state) }, props: { state } }))
}

/** Serves the dates of all states or of one as a calendar file. A date has the same UID in every file, so importing two
    files adds it only once. */
export const GET: APIRoute<{ state: string | undefined }> = ({ props }) => {
  const { host } = new URL(firm.siteUrl)
  return new Response(
    calendarFile({
      name: [heading, props.state, firm.name].filter(Boolean).join(', '),
      product: `-//${firm.name}//${heading}//EN`,
      stamp: deadlines.reviewed,
      url: new URL('/learning-library', firm.siteUrl).href,
      events: datesFor(dates, props.state).map((deadline) => {
        const { id, year, date, name, who, state } = deadline
        return {
          uid: `${id}-${year}@${host}`,
          date,
          summary: state ? `${state}: ${name}` : name,
          description: [who, state, movedText(deadline), fileNote].filter(Boolean).join('\n'),
        }
      }),
    }),
  )
}
