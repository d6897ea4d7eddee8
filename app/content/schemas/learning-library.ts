import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'
import { head, plate } from './page.ts'

const heading = text({ max: 70 })
const label = text({ max: 60 })

export const learningLibrarySchema = z.strictObject({
  head,
  hero: z.strictObject({
    heading,
    lead: prose({ max: 240 }),
    calendar: label,
    blog: label,
    /** Required: the blog is not part of this site (compliance 14). */
    notice: text({ max: 200 }),
  }),
  plate,
  calendar: z.strictObject({
    heading,
    intro: prose({ max: 260 }),
    caption: text({ max: 140 }),
    columns: z.strictObject({ date: label, what: label, who: label }),
    /** [from] is the day the law names, [because] why nothing is due on it. */
    moved: text({ max: 80, example: 'Not [from], which is [because]' }),
    state: text({ max: 30, example: 'State of [state]' }),
    download: label,
    about: text({ max: 160 }),
    /** Stands in every entry of the downloaded file. */
    fileNote: text({ max: 160 }),
    notes: z
      .array(prose({ max: 320 }))
      .min(1)
      .max(6),
  }),
  teasers: z.strictObject({
    heading,
    intro: prose({ max: 200 }),
    items: z.array(z.strictObject({ name: label, text: text({ max: 180 }) })).length(3),
  }),
})

export type LearningLibrary = z.infer<typeof learningLibrarySchema>
