import { z } from 'zod'
import { isoDate, money, prose, slug, text } from '../engine/fields.ts'
import type { Outcome } from './case-studies.ts'
import { claimsSchema } from './claims.ts'
import { head, link, path } from './page.ts'
import type { Testimonial } from './testimonials.ts'

const heading = text({ max: 70 })
const label = text({ max: 60 })

const part = z.strictObject({
  name: label,
  life: z.number().positive().max(50).optional(),
  cost: money,
  bonus: z.boolean().optional(),
})

const rule = z.strictObject({
  name: label,
  cite: text({ max: 24, example: '§1031' }),
  figure: text({ max: 6, example: '180' }),
  unit: text({ max: 16, example: 'days' }),
  text: text({ max: 150 }),
})

export const homeSchema = z.strictObject({
  head,
  hero: z.strictObject({
    headline: text({ max: 70 }),
    lead: prose({ max: 220 }),
    schedule: label,
    call: label,
  }),
  stats: z.strictObject({
    heading,
    caption: text({ max: 90 }),
    tiles: z.array(z.keyof(claimsSchema)).length(6),
  }),
  strategy: z.strictObject({
    heading,
    intro: prose({ max: 260 }),
    caption: text({ max: 90 }),
    oneLabel: label,
    partsLabel: label,
    reviewed: isoDate,
    validThrough: isoDate,
    buildingLife: z.number().positive(),
    parts: z.array(part).length(4),
    note: prose({ max: 320 }),
    rulesHeading: heading,
    rules: z.array(rule).min(3).max(8),
  }),
  stories: z.strictObject({
    heading,
    intro: prose({ max: 240 }),
    show: z.array(slug).min(1).max(3),
  }),
  services: z.strictObject({
    heading,
    cards: z
      .array(z.strictObject({ title: label, to: path, text: text({ max: 140 }), price: label }))
      .min(1),
  }),
  signs: z.strictObject({
    heading,
    intro: text({ max: 120 }),
    items: z.array(text({ max: 90 })).length(7),
    verdict: text({ max: 90 }),
  }),
  comparison: z.strictObject({
    heading,
    intro: text({ max: 160 }),
    columns: z.array(text({ max: 40 })).length(3),
    rows: z.array(z.strictObject({ label, cells: z.array(text({ max: 90 })).length(3) })).min(1),
    scale: z.strictObject({
      caption: label,
      costs: z.array(z.strictObject({ label, cost: text({ max: 30 }) })).min(2),
    }),
  }),
  pricing: z.strictObject({
    heading,
    rows: z.array(z.strictObject({ label, range: text({ max: 30 }), to: link })).min(1),
    link: label,
  }),
})

/** `shown` is what the page takes from other files, and the path of one petal of the dial of signs:
    see app/content/stories.ts. */
export type Home = z.infer<typeof homeSchema> & {
  shown: { stories: { testimonial: Testimonial; record?: Outcome | undefined }[]; petal: string }
}
