import type { z } from 'zod'
import { variants } from '#app/content/engine/fields.ts'
import { cash } from './cash.ts'
import { close } from './close.ts'
import { deal } from './deal.ts'
import { entities } from './entities.ts'
import { forms } from './forms.ts'
import { options } from './options.ts'
import { year } from './year.ts'

export const exhibit = variants('kind', [year, close, cash, forms, entities, deal, options], {
  about: 'One drawing with its arithmetic; any service may have one, of any kind.',
})

export type Exhibit = z.infer<typeof exhibit>
/** The properties of one kind of exhibit. */
export type ExhibitOf<Kind extends Exhibit['kind']> = Extract<Exhibit, { kind: Kind }>
