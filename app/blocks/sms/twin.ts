import { line, type Twin, title, without } from '#app/blocks/twin.ts'
import type { sms } from './fields.ts'

export const twin: Twin<typeof sms> = ({ form }) => ({
  form: [
    ...title(2, form.heading),
    ...line(form.consent),
    ...line(form.promotions),
    ...line(form.documents),
  ],
  ...without('mail', 'composed'),
})
