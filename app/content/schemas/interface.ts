import { z } from 'zod'
import { prose, text } from '#app/content/engine/fields.ts'

const label = text({ max: 60 })

/** "es-US"; a name that browsers know. */
const language = text({ max: 20, example: 'en-US' }).refine(
  isLanguage,
  'the short name of a language, such as en-US or es-US',
)

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() === tag
  } catch {
    return false
  }
}

/** The words that stand in components, in a group for each of them. */
export const interfaceSchema = z.strictObject({
  language,
  header: z.strictObject({ skip: label, contact: label, theme: label }),
  nav: z.strictObject({ main: label, mobile: label, menu: label, home: label }),
  link: z.strictObject({ newTab: label }),
  notFound: z.strictObject({ title: label, heading: label, text: prose({ max: 260 }) }),
  error: z.strictObject({ title: label, heading: label, status: label, text: prose({ max: 260 }) }),
})

export type Interface = z.infer<typeof interfaceSchema>
