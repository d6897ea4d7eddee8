import { block } from '#app/content/engine/block.ts'
import { flag, list, prose, text } from '#app/content/engine/fields.ts'
import { prices } from './prices.ts'

export const offer = block('offer', {
  label: 'What we do, and for whom',
  about: 'What a service consists of, who it is for and what it costs.',
  fields: {
    offers: list(text({ max: 80 }), { label: 'What we do', min: 1, max: 20 }),
    whoItsFor: prose({ label: 'Who it is for', min: 80, max: 440 }),
    prices,
    debt: flag({
      label: 'This service is tax debt relief',
      about: 'Carriers refuse text messages about it.',
      optional: true,
    }),
  },
})
