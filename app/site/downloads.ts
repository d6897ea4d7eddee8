import { calendar } from '#app/blocks/calendar/fields.ts'
import type { ValueOf } from '#app/blocks/find.ts'
import type { Content } from '#app/content/collections.ts'
import { becauseText, calendarPath, cardPath, hoursText, officesOf } from '#app/content/firm.ts'
import { placesOf } from '#app/content/page-blocks.ts'
import { pagesOf } from '#app/content/pages.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { datesFor } from '#app/lib/deadlines.ts'
import { calendarFile, vcard } from '#app/lib/downloads.ts'
import { type Formats, formatsOf } from '#app/lib/formats.ts'
import { from, joined, say, shown, type Text } from '#app/lib/shown.ts'
import { fullUrl } from './urls.ts'

/** Files made from the content, by their address. */
export function downloads(content: Content): Record<string, string> {
  const formats = formatsOf(content.interface.language)
  return {
    [cardPath(content.firm)]: contactCard(content.firm, formats),
    ...calendars(content, formats),
  }
}

function calendars(content: Content, formats: Formats): Record<string, string> {
  const { firm, deadlines } = content
  const [shown] = placesOf(content, calendar)
  if (!deadlines || !shown) return {}
  const page = pagesOf(content).find(({ file }) => file === shown.file)
  const words = { ...shown.value, page: page?.path ?? '/' }
  const states = deadlines.states.map(({ name }) => name)
  return Object.fromEntries(
    [undefined, ...states].map((state) => [
      calendarPath(firm, state?.plain),
      taxCalendar(content, deadlines, words, formats, state),
    ]),
  )
}

function contactCard(firm: Firm, formats: Formats): string {
  return vcard({
    name: firm.name,
    email: firm.email,
    offices: officesOf(firm).map(({ phone, ...office }) => ({
      ...office,
      tel: phone && say`+1 ${phone}`,
    })),
    url: firm.siteUrl,
    note: hoursText(firm, formats),
  })
}

/** An entry has the same uid in every file, so that whoever imports two of them has no date twice. */
function taxCalendar(
  { firm, interface: ours }: Content,
  deadlines: Deadlines,
  { heading, moved, state: ofState, fileNote, page }: ValueOf<typeof calendar> & { page: string },
  formats: Formats,
  only?: Text,
): string {
  const { host } = new URL(firm.siteUrl)
  return calendarFile({
    name: joined([heading, ...(only ? [only] : []), firm.name], ', '),
    product: say`-//${firm.name}//${heading}//${languageCode(ours)}`,
    stamp: deadlines.reviewed,
    url: fullUrl({ firm }, page),
    events: datesFor(deadlines, only?.plain).map((entry) => {
      const { id, year, name, who, date, state, moved: shift } = entry
      const day = shift && shown(formats.monthDay(shift.from), from(entry))
      return {
        uid: `${id}-${year}@${host}`,
        date,
        summary: state ? say`${state}: ${name}` : name,
        description: joined(
          [
            who,
            ...(state ? [ofState.with({ state })] : []),
            ...(day ? [moved.with({ from: day, because: becauseText(entry, ours) })] : []),
            fileNote,
          ],
          '\n',
        ),
      }
    }),
  })
}

/** "EN" of "en-US". */
function languageCode(words: Interface): Text {
  const { language } = new Intl.Locale(words.language)
  return shown(language.toUpperCase(), from(words, 'language'))
}
