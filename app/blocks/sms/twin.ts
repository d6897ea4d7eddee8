import { line, type Twin, title, without } from '#app/blocks/twin.ts'
import type { sms } from './fields.ts'

export const twin: Twin<typeof sms> = ({ form: { heading, consent, documents } }) => ({
  form: [...title(2, heading), ...line(consent), ...line(documents)],
  ...without('mail', 'composed'),
})
