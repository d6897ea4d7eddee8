import { z } from 'zod'
import { cash } from './cash.ts'
import { close } from './close.ts'
import { deal } from './deal.ts'
import { entities } from './entities.ts'
import { forms } from './forms.ts'
import { options } from './options.ts'
import { year } from './year.ts'

/** One drawing with its arithmetic on a service page. Any service may have one, of any kind. */
export const exhibit = z.discriminatedUnion('kind', [
  year,
  close,
  cash,
  forms,
  entities,
  deal,
  options,
])

export type Exhibit = z.infer<typeof exhibit>
/** The properties of one kind of exhibit. */
export type ExhibitOf<Kind extends Exhibit['kind']> = Extract<Exhibit, { kind: Kind }>
