import { type Twin, without } from '#app/blocks/twin.ts'
import type { founder } from './fields.ts'

export const twin: Twin<typeof founder> = () => without('portrait', 'frame', 'awaiting')
