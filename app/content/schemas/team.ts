import { z } from 'zod'
import { list, prose, slug, text } from '#app/content/engine/fields.ts'
import { image } from '#app/content/engine/images.ts'
import { distinctIds, idOf, refuse, usState } from './common.ts'

const work = text({ max: 110, example: 'Reconciles the accounts your return rests on.' })
const area = text({ max: 30, example: 'bookkeeping' })

/** An Enrolled Agent is "enrolled to practice before the IRS", never "certified". */
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
    'no "certified": an Enrolled Agent is enrolled, not certified',
  )

const role = z.strictObject({
  id: slug,
  count: z
    .int()
    .min(1)
    .max(500)
    .meta({ expected: 'how many people have this role, as a whole number', example: 2 })
    .optional(),
  one: text({ max: 40, expected: 'one person with this role', example: 'a bookkeeper' }).refine(
    (name) => /^an? /.test(name),
    'a name that starts with "a" or "an"',
  ),
  many: text({ max: 40, expected: 'several people with this role', example: 'bookkeepers' }),
  area: area.optional(),
  credential: credential.optional(),
  work,
})

/** Screen readers say that it is a picture anyway. */
const saysNothing =
  /^(an? |the |my |our )?(profile )?(photo|photograph|picture|pic|image|img|portrait|headshot|person|alt( text)?)[\s\d.]*$|\.(jpe?g|png|webp|avif|heic)$/i

const person = z.strictObject({
  id: slug,
  name: text({ max: 60, example: 'First Last' }),
  role: idOf('role', z.string()).meta({
    expected: 'the id of a role in this file',
    example: 'bookkeeper',
  }),
  credentials: z
    .array(
      z.strictObject({
        title: credential,
        state: usState.optional(),
        number: text({ max: 30 }).optional(),
      }),
    )
    .max(6)
    .default([]),
  photo: image.optional(),
  photoAlt: text({ max: 120, example: 'First Last at a desk' })
    .refine((words) => !saysNothing.test(words), 'who and what the photo shows')
    .optional(),
  bio: prose({ max: 400 }).optional(),
  languages: z
    .array(text({ max: 30, example: 'Spanish' }))
    .max(8)
    .default([]),
})

export const teamSchema = z
  .strictObject({
    roles: list(role, { min: 1, max: 12 }).superRefine(distinctIds),
    people: z.array(person).max(200).superRefine(distinctIds).default([]),
    support: z
      .strictObject({ name: text({ max: 40, example: 'support staff' }), area, work })
      .optional(),
    founder: z
      .strictObject({
        person: idOf('person', z.string())
          .meta({ expected: 'the id of a person in this file', example: 'first-last' })
          .optional(),
        name: text({ max: 60, example: 'First Last' }).optional(),
        portrait: image.optional(),
      })
      .optional(),
  })
  .superRefine(({ roles, people, founder }, context) => {
    for (const [at, { photo, photoAlt }] of people.entries()) {
      if (!photo || photoAlt) continue
      refuse(
        context,
        ['people', at, 'photoAlt'],
        "what the photo shows, for people who can't see it",
      )
    }
    for (const [at, { id, count }] of roles.entries()) {
      const named = people.filter(({ role }) => role === id).length
      const path = ['roles', at, 'count']
      if (count === undefined && named === 0) {
        refuse(context, path, 'how many people have this role, or an entry for each under people')
      } else if (count !== undefined && count < named) {
        refuse(context, path, `at least ${named}, because that many people below have this role`)
      }
    }
    for (const field of founder?.person ? (['name', 'portrait'] as const) : []) {
      if (!founder?.[field]) continue
      refuse(
        context,
        ['founder', field],
        `no ${field} here, because person names an entry that has it`,
      )
    }
  })
  .transform(({ roles, people, ...rest }) => ({
    ...rest,
    people,
    /** A role without a count has as many people as there are entries. */
    roles: roles.map((each) => ({
      ...each,
      count: each.count ?? people.filter(({ role }) => role === each.id).length,
    })),
  }))

export type Team = z.infer<typeof teamSchema>
