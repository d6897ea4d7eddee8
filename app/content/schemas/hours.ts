import { z } from 'zod'
import { weekdays } from '#app/lib/calendar.ts'
import { overlap, parseClock, parseDays, spansOf } from '#app/lib/week.ts'
import { nearest } from '../engine/words.ts'

const days = z
  .string()
  .superRefine((value, ctx) => {
    if (parseDays(value)) return
    const expected = 'a day, or the first and the last day of several with a dash between them'
    ctx.addIssue({
      code: 'custom',
      message: expected,
      params: { expected, hint: hintFor(value) },
    })
  })
  .meta({ expected: 'a day or several', example: 'Monday-Thursday' })

const clock = z
  .string()
  .refine((value) => parseClock(value) !== undefined)
  .meta({ expected: 'a time such as 11am or 3:30pm', example: '11am' })

/** The opening hours, line by line. They are printed as written, so they must also make sense. */
export const hours = z
  .array(z.strictObject({ days, opens: clock, closes: clock }))
  .min(1)
  .max(14)
  .superRefine((list, ctx) => {
    for (const [index, each] of list.entries()) {
      const spans = spansOf(each)
      if (spans.some(({ opens, closes }) => closes <= opens)) {
        ctx.addIssue({
          code: 'custom',
          path: [index, 'closes'],
          message: `a time after ${each.opens}, when it opens on the same day`,
        })
      }
      const earlier = list
        .slice(0, index)
        .find((other) => spansOf(other).some((a) => spans.some((b) => overlap(a, b))))
      if (earlier) {
        ctx.addIssue({
          code: 'custom',
          path: [index, 'days'],
          message: `days and times that do not overlap with ${earlier.days} ${earlier.opens}-${earlier.closes} above`,
        })
      }
    }
  })

function hintFor(value: string): string {
  const parts = value.split(/\s*[-,]\s*/)
  const guesses = parts.map((part) => nearest(part, weekdays))
  const [first, last] = guesses
  if (guesses.length === 2 && first && last && parts.every((part, i) => part === guesses[i])) {
    const order = weekdays.indexOf(first as 'Monday') - weekdays.indexOf(last as 'Monday')
    if (order > 0) return 'The week begins on Monday here: the earlier day comes first.'
  }
  if (guesses.some((guess) => guess === undefined)) {
    return `Days are written in full, as in ${weekdays[0]} or ${weekdays[0]}-${weekdays[3]}, without spaces around the dash.`
  }
  const joint = value.includes(',') ? ', ' : '-'
  return `Did you mean ${guesses.join(joint)}?`
}
