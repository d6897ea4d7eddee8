import { z } from 'zod'
import {
  email,
  isoDate,
  money,
  phone,
  siteUrl,
  slug,
  text,
  webUrl,
  yearMonth,
} from '../engine/fields.ts'
import { distinctIds } from './distinct.ts'
import { hours } from './hours.ts'

const link = (name: string) =>
  z.strictObject({ name: text({ max: 40, example: name }), url: webUrl })

const percent = z
  .int()
  .min(1)
  .max(100)
  .meta({ expected: 'a whole number of percent, without the sign', example: 17 })

export const firmSchema = z.strictObject({
  name: text({ max: 60, example: 'Fairshare Tax Advisory' }),
  shortName: text({ max: 40, example: 'Fairshare' }),
  descriptor: text({ max: 40, example: 'Tax Advisory' }),
  legalName: text({ max: 80, example: 'Fairshare Tax Advisory LLC' }),
  tagline: text({ max: 80 }),

  phone,
  email,
  address: text({ max: 120, example: '100 Main Street, Suite 4, Nashville, TN 37201' }),
  siteUrl,
  schedulingUrl: webUrl,
  blogUrl: webUrl.optional(),
  googleProfileUrl: webUrl.optional(),
  social: z.array(link('LinkedIn')).max(6).default([]),

  hours,
  holidays: z.array(isoDate).max(60).optional(),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone))
    .meta({ expected: 'the name of a time zone', example: 'America/Chicago' }),
  timeZoneName: text({ max: 40, example: 'Central Time' }),
  responseTime: text({ max: 40, example: 'within 1 business day' }),

  // What only the firm can answer. The legal pages word around an answer that is not there.
  wisp: z.boolean().meta({ expected: 'true or false' }).optional(),
  governingState: text({ max: 30, example: 'Tennessee' }).optional(),
  retention: text({
    max: 120,
    expected: 'how long, as it reads after "We keep client records"',
    example: 'for seven years after the return they belong to is filed',
  }).optional(),
  sms: z
    .strictObject({
      maxPerMonth: z
        .int()
        .min(1)
        .max(60)
        .meta({ expected: 'a whole number of messages', example: 6 })
        .optional(),
    })
    .optional(),

  founded: yearMonth,
  fullTimeSince: z.int().min(1950).max(2100).meta({ example: 2017 }),

  licences: z
    .array(
      z.strictObject({ state: text({ max: 30, example: 'Tennessee' }), number: text({ max: 30 }) }),
    )
    .max(60),
  revenueBands: z.array(z.strictObject({ from: money, to: money })).min(1),
  pricesEffective: isoDate,
  calculator: z
    .strictObject({ minimum: percent, maximum: percent })
    .refine(({ minimum, maximum }) => minimum < maximum, 'a minimum below the maximum'),
  /** Whom to tell about a fault of the website: /.well-known/security.txt. */
  security: z.strictObject({
    contact: z.union([email, webUrl]).meta({
      expected: 'an email address or a web address',
      example: 'security@example.com',
    }),
    expires: isoDate,
  }),
  partners: z
    .array(
      z.strictObject({
        id: slug,
        name: text({ max: 60 }),
        url: webUrl,
        compensated: z.boolean().meta({ expected: 'true or false' }).optional(),
      }),
    )
    .max(6)
    .superRefine(distinctIds)
    .default([]),
  guarantee: z.strictObject({
    multiple: z.int().min(1).max(10).meta({ example: 2 }),
    reviewedByCounsel: z.boolean().meta({ expected: 'true or false' }),
  }),
})

export type Firm = z.infer<typeof firmSchema>
