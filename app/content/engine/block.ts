import type { z } from 'zod'
import { choice, group, is, slug } from './fields.ts'

/** What a block may ask for besides its own fields. A block whose data the firm does not have is not
    shown. */
export type Need =
  | ('guarantee' | 'deadlines' | 'caseStudies' | 'audiences' | 'testimonials' | 'calculator')
  | ('checklists' | 'letters')
  | ('prices.planning' | 'prices.accounting' | 'prices.preparation' | 'prices.additional')

/** The ground that a block stands on. */
export type Tone = 'plain' | 'alternate' | 'dark'

type Refinement = z.core.$RefinementCtx<unknown>

type Declaration<Fields extends z.core.$ZodShape, Needs extends Need> = {
  label: string
  /** One line that says what it is for. */
  about: string
  fields: Fields
  needs?: readonly Needs[]
  /** A rule between its fields. */
  rule?: (value: z.output<z.ZodObject<Fields, z.core.$strict>>, context: Refinement) => void
  /** Its name in links, if that is not its own name. */
  anchor?: string
  /** It has the title of the page, so it is the first block, and there is no other such one. */
  top?: true
  /** The ground it stands on, unless its field `tone` says another; plain if there is none here. */
  ground?: Tone
  /** It has a booking button, if it has one with these values: the first of a page says what it books. */
  books?: true | ((value: z.output<z.ZodObject<Fields, z.core.$strict>>) => boolean)
  /** In a text it is a box with a small heading, no chapter of the text. */
  box?: true
  /** Pages of one kind are made from it; owners cannot add it. */
  fixed?: true
}

const id = slug({
  label: 'Name in links',
  about: 'Its address within the page: `prices` is #prices.',
  optional: true,
})

/** For blocks that stand on one ground or another. */
export const tone = choice(
  { plain: 'Plain', alternate: 'Tinted', dark: 'Dark' },
  { label: 'Ground', about: 'If it shall not stand on its usual ground.', optional: true },
)

/** Declares a part that any page can have: its fields here, its view in view.tsx beside it. */
export function block<
  const Name extends string,
  Fields extends z.core.$ZodShape,
  const Needs extends Need = never,
>(name: Name, { fields, needs = [], rule, ...declared }: Declaration<Fields, Needs>) {
  const shape = { block: is(name, { label: declared.label }), ...fields, id }
  const schema = group(shape, { about: declared.about })
  return {
    name,
    needs,
    ...declared,
    schema: rule ? schema.superRefine((value, context) => rule(value as never, context)) : schema,
  }
}

export type Block = Omit<
  Declaration<z.core.$ZodShape, Need>,
  'fields' | 'needs' | 'rule' | 'books'
> & {
  readonly name: string
  readonly books?: true | ((value: never) => boolean)
  readonly needs: readonly Need[]
  readonly schema: z.ZodObject
}
