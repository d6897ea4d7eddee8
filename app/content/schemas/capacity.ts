import { as } from '#app/content/engine/declared.ts'
import { choice, flag, group, list, slug, text } from '#app/content/engine/fields.ts'
import { addDays } from '#app/lib/dates.ts'
import { dayFields, distinct, distinctIds, firstBeforeLast, idOf, refuse } from './common.ts'

const states = { open: 'Open', waitlist: 'Waitlist', closed: 'Closed' }

const period = group({
  state: choice(states),
  ...dayFields,
  text: text({
    label: 'Sentence',
    about: 'Optional, after the line on the page of your audiences: what to do meanwhile.',
    max: 140,
    optional: true,
  }),
}).refine(...firstBeforeLast)

const kind = group({
  id: slug({ label: 'Name in this file' }),
  name: text({ about: 'Begins the line.', max: 40, example: 'New rental owners' }),
  audiences: as(list(idOf('audience', slug()), { min: 1, max: 30 }).superRefine(distinct), {
    about: 'Entries of `audiences.yaml`; left out, it is about everyone whom no other entry names.',
    optional: true,
  }),
  periods: list(period, {
    about: 'One after the other, without a gap. After the last one nothing is shown.',
    min: 1,
    max: 12,
  }).superRefine((periods, context) => {
    for (const [index, { from }] of periods.entries()) {
      const before = periods[index - 1]
      const next = before && addDays(before.until, 1)
      if (!next || from === next) continue
      const wrong = from < next ? 'two periods have the same day' : 'days in between have no period'
      refuse(context, [index, 'from'], `${next}, the day after the period before it: ${wrong}`)
    }
  }),
})

const line = (example: string) => text({ max: 60, values: ['who', 'until'], example })

/** Whom the firm takes now. */
export const capacitySchema = group({
  sample: flag({
    label: 'Not yet your own',
    about: 'True while these are the periods that came with this website.',
    optional: true,
  }),
  says: group(
    {
      open: line('{who}: open.'),
      waitlist: line('{who}: waitlist until {until}.'),
      closed: line('{who}: full until {until}.'),
    },
    {
      label: 'The line',
      about: 'Beside booking buttons; {who} is the kind of client, {until} the day it changes.',
    },
  ),
  kinds: list(kind, { label: 'Kinds of clients', min: 1, max: 6 }).superRefine(distinctIds),
})
