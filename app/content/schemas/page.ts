import { z } from 'zod'
import { type PageLink, type PagePath, paths } from '#app/routes.ts'
import { isoDate, prose, text } from '../engine/fields.ts'
import { surroundings } from '../engine/surroundings.ts'

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

const expected = 'the address of a page of this site'

/** A page of the site: "/pricing". */
export const path = z
  .string()
  .superRefine(isOffered)
  .refine((to): to is PagePath => typeof to === 'string')
  .meta({ expected, example: '/pricing', control: 'page' })

/** A page, or a place on a page: "/pricing#tax-planning". */
export const link = z
  .string()
  .superRefine((to, context) => isOffered(to.split('#')[0] ?? '', context))
  .refine((to): to is PageLink => typeof to === 'string')
  .meta({ expected, example: '/pricing#tax-planning', control: 'page' })

/** A firm may do without a page; then no text may lead to it. */
function isOffered(path: string, context: z.core.$RefinementCtx<string>): void {
  const around = surroundings()
  if ((around?.paths ?? paths).some((each) => each === path)) return
  const hint = around?.whyNoPage?.(path)
  const complaint = { expected, ...(hint && { hint }) }
  context.addIssue({ code: 'custom', message: expected, params: complaint })
}
