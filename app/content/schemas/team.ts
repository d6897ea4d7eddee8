import { z } from 'zod'
import { slug, text } from '../engine/fields.ts'
import { image } from '../engine/image-field.ts'
import { distinctIds } from './distinct.ts'

/** As many rings as the drawing of the roster can interlace and still be read. */
const most = 12

const work = text({ max: 110, example: 'Reconciles the accounts your return rests on.' })
const area = text({ max: 30, example: 'bookkeeping' })

/** Compliance 4.1: enrolled, never "certified", and in these words. */
const credential = text({
  max: 110,
  example: 'Enrolled Agent, enrolled to practice before the IRS',
})
  .refine(
    (held) => !/enrolled agent/i.test(held) || /enrolled to (practice|represent)/i.test(held),
    'the words "enrolled to practice before the IRS" after "Enrolled Agent"',
  )
  .refine(
    (held) => !/certified enrolled/i.test(held),
    'an Enrolled Agent is enrolled, not certified',
  )

const role = z.strictObject({
  id: slug,
  count: z
    .int()
    .min(1)
    .max(most)
    .meta({ expected: 'how many people have this role, a whole number', example: 2 }),
  one: text({ max: 40, expected: 'one person with this role', example: 'a bookkeeper' }).refine(
    (name) => /^an? /.test(name),
    'a name that begins with "a" or "an"',
  ),
  many: text({ max: 40, expected: 'several people with this role', example: 'bookkeepers' }),
  area: area.optional(),
  credential: credential.optional(),
  work,
})

export const teamSchema = z.strictObject({
  roles: z
    .array(role)
    .min(1)
    .max(8)
    .refine(
      (roles) => roles.reduce((sum, { count }) => sum + count, 0) <= most,
      `at most ${most} people in all: the drawing has a ring for each`,
    )
    .superRefine(distinctIds),
  support: z
    .strictObject({ name: text({ max: 40, example: 'support staff' }), area, work })
    .optional(),
  founder: z
    .strictObject({
      name: text({ max: 60, example: 'First Last' }).optional(),
      portrait: image.optional(),
    })
    .optional(),
})

export type Team = z.infer<typeof teamSchema>
