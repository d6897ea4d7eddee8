import type { z } from 'zod'
import { as, mapped } from '#app/content/engine/declared.ts'
import {
  checked,
  group,
  isoDate,
  list,
  prose,
  slug,
  text,
  webUrl,
  whole,
} from '#app/content/engine/fields.ts'
import { image } from '#app/content/engine/images.ts'
import { distinctIds, idOf, refuse, usState } from './common.ts'

const work = text({
  about: 'What they do for a client, in one sentence.',
  max: 110,
  example: 'Reconciles the accounts your return rests on.',
})
const area = text({
  label: 'Name of the team',
  about:
    'What the team heading on /about calls the role; without it the role is not in that heading.',
  max: 30,
  example: 'bookkeeping',
})

/** An Enrolled Agent is "enrolled to practice before the IRS", never "certified". */
const credential = text({
  about: 'Exactly as held, in the words of the body that granted it.',
  max: 110,
  example: 'Enrolled Agent, enrolled to practice before the IRS',
})
  .refine(
    ({ plain }) =>
      !/enrolled agent/i.test(plain) || /enrolled to (practice|represent)/i.test(plain),
    'the words "enrolled to practice before the IRS" after "Enrolled Agent"',
  )
  .refine(
    ({ plain }) => !/certified enrolled/i.test(plain),
    'no "certified": an Enrolled Agent is enrolled, not certified',
  )

const role = group({
  id: slug({ label: 'Name in links', about: 'People and pages name the role by it.' }),
  count: whole({
    label: 'How many people',
    about: 'Leave it out once everybody with the role is listed under people.',
    min: 1,
    max: 500,
    expected: 'how many people have this role, as a whole number',
    example: 2,
    optional: true,
  }),
  one: text({
    label: 'One of them is called',
    max: 40,
    expected: 'one person with this role',
    example: 'a bookkeeper',
  }),
  many: text({
    label: 'Several of them are called',
    max: 40,
    expected: 'several people with this role',
    example: 'bookkeepers',
  }),
  area: as(area, { optional: true }),
  credential: as(credential, { label: 'Credential, exactly as held', optional: true }),
  work: as(work, {
    label: 'What they do for a client',
    example: 'Reconcile the accounts your return rests on.',
  }),
  workOne: as(work, {
    label: 'What one of them does for a client',
    about: 'The same sentence about one person; without it, the one above is said of one, too.',
    optional: true,
  }),
})

/** Screen readers say that it is a picture anyway. */
const saysNothing =
  /^(an? |the |my |our )?(profile )?(photo|photograph|picture|pic|image|img|portrait|headshot|person|alt( text)?)[\s\d.]*$|\.(jpe?g|png|webp|avif|heic)$/i

const person = group({
  id: slug({
    label: 'Name in links',
    about: 'Articles and the founder name the person by it, and it ends the address of their page.',
  }),
  name: text({ about: 'As clients know them.', max: 60, example: 'First Last' }),
  role: idOf(
    'role',
    checked(() => undefined, { expected: 'the id of a role in this file', example: 'bookkeeper' }),
  ),
  credentials: list(
    group({
      title: credential,
      state: usState({ about: 'The state that granted it.', optional: true }),
      number: text({
        about:
          'With state and number, it is printed with the licenses at the bottom of every page.',
        max: 30,
        optional: true,
      }),
      lookUp: webUrl({
        label: 'Where it can be looked up',
        about: 'The page of the board that granted it.',
        example: 'https://www.tn.gov/commerce/regboards/accountancy.html',
        optional: true,
      }),
      expires: isoDate({
        label: 'To be renewed by',
        about: 'The last day of the license or registration; never shown.',
        optional: true,
      }),
    }),
    {
      about:
        'What the person holds: a license with its state and number, and anything besides the role.',
      max: 6,
      none: [],
    },
  ),
  photo: image({
    about: 'Upright, 3 by 4, at least 700 pixels wide.',
    shape: [3, 4],
    optional: true,
  }),
  photoAlt: as(
    text({ max: 120, example: 'First Last at a desk' }).refine(
      ({ plain }) => !saysNothing.test(plain),
      'who and what the photo shows',
    ),
    {
      label: 'What the photo shows',
      about: "Required with a photo, for people who can't see it.",
      optional: true,
    },
  ),
  bio: prose({
    label: 'Biography',
    about: 'What they do for clients, in two or three sentences.',
    max: 400,
    optional: true,
  }),
  languages: list(text({ max: 30, example: 'Spanish' }), {
    about: 'The languages that the person speaks with clients.',
    max: 8,
    none: [],
  }),
})

const team = group({
  roles: as(list(role, { min: 1, max: 12 }).superRefine(distinctIds), {
    about: 'Every count and sentence about the team follows from the roles.',
  }),
  people: as(list(person, { max: 200 }).superRefine(distinctIds), {
    about:
      'The people by name, below their roles on /about-our-firm. Each has a page of their own.',
    none: [],
  }),
  support: group(
    {
      name: text({ about: 'What they are called together.', max: 40, example: 'support staff' }),
      area: as(area, { about: 'What the team heading on /about calls them.' }),
      work,
    },
    { about: 'People who are not counted one by one.', optional: true },
  ),
  founder: group(
    {
      person: idOf(
        'person',
        checked(() => undefined, {
          about: 'In place of a name and a portrait, if the founder is listed under people.',
          expected: 'the id of a person in this file',
          example: 'first-last',
          optional: true,
        }),
      ),
      name: text({ max: 60, example: 'First Last', optional: true }),
      portrait: image({
        about: 'Upright, 3 by 4, at least 700 pixels wide.',
        shape: [3, 4],
        optional: true,
      }),
    },
    {
      about: 'Who founded the firm; until there is a photo, the page shows an empty frame.',
      optional: true,
    },
  ),
}).superRefine(({ roles, people, founder }, context) => {
  for (const [at, { photo, photoAlt }] of people.entries()) {
    if (!photo || photoAlt) continue
    refuse(context, ['people', at, 'photoAlt'], "what the photo shows, for people who can't see it")
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

/** A role without a count has as many people as there are entries. */
export const teamSchema = mapped(team, ({ roles, people, ...rest }) => ({
  ...rest,
  people,
  roles: roles.map((each) => ({
    ...each,
    count: each.count ?? people.filter(({ role }) => role === each.id).length,
  })),
}))

export type Team = z.infer<typeof teamSchema>
