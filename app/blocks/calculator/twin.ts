import { line, type Twin, without } from '#app/blocks/twin.ts'
import type { calculator } from './fields.ts'
import { workedExample } from './worked-example.ts'

export const twin: Twin<typeof calculator> = ({ intro, ...props }) => ({
  intro: [...line(intro), ...line(workedExample(props))],
  ...without('paidLabel', 'grossLabel', 'hint', 'example'),
})
