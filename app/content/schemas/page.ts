import { z } from 'zod'
import { isPagePath } from '#app/routes.ts'
import { isoDate, prose, text } from '../engine/fields.ts'

/** What search engines and browser tabs show of a page. */
export const head = z.strictObject({
  title: text({ max: 60, example: 'Tax planning' }),
  description: text({ min: 70, max: 160 }),
  /** The day the page's words last changed; search engines are told. */
  updated: isoDate,
})
export type Head = z.infer<typeof head>
/** The head of a text that carries a date of its own: a legal page, an article. */
export const datedHead = head.omit({ updated: true })

/** What a page's drawing shows, for those who do not see it, and the line printed below it. */
export const plate = z.strictObject({
  alt: text({ min: 10, max: 160, example: 'An open, empty envelope' }),
  caption: prose({ max: 240 }),
})

/** A page of the site: "/pricing". */
export const path = z
  .string()
  .refine(isPagePath)
  .meta({ expected: 'the address of a page of this site', example: '/pricing' })

/** A page, or a place on a page: "/pricing#tax-planning". */
export const link = z
  .string()
  .refine((to) => isPagePath(to.split('#')[0] ?? ''))
  .meta({ expected: 'the address of a page of this site', example: '/pricing#tax-planning' })
