import { block } from '#app/content/engine/block.ts'
import { list, prose, text } from '#app/content/engine/fields.ts'
import { prices } from './prices.ts'

export const offer = block('offer', {
  label: 'What we do, and for whom',
  about: 'What a service consists of, who it is for and what it costs.',
  fields: {
    offers: list(text({ max: 80 }), { label: 'What we do', min: 1, max: 20 }),
    whoItsFor: prose({ label: 'Who it is for', min: 80, max: 440 }),
    prices,
  },
})
