import type { Extra } from './schemas/service.ts'

/** The properties of one kind of extra block. */
export type ExtraOf<Kind extends Extra['kind']> = Extract<Extra, { kind: Kind }>
