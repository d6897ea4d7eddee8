import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'
import type { Faq } from './faq.ts'
import { head, path, plate } from './page.ts'
import { closing, heading, hero, label } from './page-parts.ts'

const tab = text({ max: 24, example: 'Revenue Range' })
const note = text({ max: 90 })

export const aboutPageSchema = z.strictObject({
  head,
  hero,
  trunk: z.strictObject({
    experience: label,
    fullTime: label,
    founded: label,
    ...plate.shape,
  }),
  mission: z.strictObject({ heading, text: prose({ max: 320 }) }),
  founder: z.strictObject({
    heading,
    bio: z
      .array(prose({ max: 360 }))
      .min(1)
      .max(4),
  }),
  team: z.strictObject({
    heading,
    roles: z
      .array(z.strictObject({ name: label, text: text({ max: 120 }) }))
      .min(2)
      .max(6),
    more: prose({ max: 120 }),
  }),
  serve: z.strictObject({
    heading,
    intro: text({ max: 120 }),
    label,
    industries: z.strictObject({ tab, note }),
    revenue: z.strictObject({ tab, note, bands: z.array(text({ max: 150 })).min(1) }),
    needs: z.strictObject({
      tab,
      note,
      items: z
        .array(z.strictObject({ need: text({ max: 60 }), to: path }))
        .min(1)
        .max(10),
    }),
  }),
  faq: z.strictObject({ more: label }),
  closing,
})

/** `shown` is what the page takes from other files: see app/content/about.ts. */
export type AboutPage = z.infer<typeof aboutPageSchema> & {
  shown: { audiences: readonly { id: string; name: string }[]; questions: Faq['items'] }
}
