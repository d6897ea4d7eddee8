import { z } from 'zod'
import { addProblem, isoDate, prose, text } from '#app/content/engine/fields.ts'
import { validationContext } from '#app/content/engine/validation-context.ts'
import { type PageLink, type PagePath, paths } from '#app/content/routes.ts'

// Parts that several files have.

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
  .superRefine(mustBePage)
  .refine((to): to is PagePath => typeof to === 'string')
  .meta({ expected, example: '/pricing', control: 'page' })

/** A page, or a place on a page: "/pricing#tax-planning". */
export const link = z
  .string()
  .superRefine((to, context) => mustBePage(to.split('#')[0] ?? '', context))
  .refine((to): to is PageLink => typeof to === 'string')
  .meta({ expected, example: '/pricing#tax-planning', control: 'page' })

function mustBePage(path: string, refinement: z.core.$RefinementCtx<string>): void {
  const context = validationContext()
  if ((context?.paths ?? paths).some((each) => each === path)) return
  const hint = context?.explainMissingPage?.(path)
  addProblem(refinement, { expected, ...(hint && { hint }) })
}

export const heading = text({ max: 80 })
export const label = text({ max: 60 })

/** How a page's own savings figures were computed; printed beside them. */
export const basis = text({ max: 160 }).refine(
  (sentence) => !sentence.endsWith('.'),
  'a sentence without its final full stop',
)

export const hero = z.strictObject({
  heading,
  lead: prose({ max: 260 }),
  schedule: label,
  call: label,
})
export type HeroWords = z.infer<typeof hero>

export const closing = z.strictObject({ heading, text: prose({ max: 260 }) })
export type ClosingWords = z.infer<typeof closing>

/** Reports a copied entry whose id was not changed. */
export function distinctIds(
  list: readonly { id: string | number }[],
  context: z.core.$RefinementCtx<unknown>,
): void {
  for (const [at, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) === at) continue
    const message = 'an id that no other entry of this list has'
    context.addIssue({ code: 'custom', path: [at, 'id'], message })
  }
}
