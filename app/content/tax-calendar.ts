import { fileName } from '#app/lib/file-name.ts'
import calendar from '#content/deadlines.yaml'
import { firm } from './firm.ts'

/** Where the tax calendar is as a file; the build writes it there. */
export const calendarPath = `/${fileName(firm.shortName)}-tax-calendar-${calendar.year}.ics`
