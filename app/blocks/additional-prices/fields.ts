import type { z } from 'zod'
import { jump } from '#app/blocks/price-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { group, list, prose, text } from '#app/content/engine/fields.ts'
import { heading, type Refinement, ref, refuse } from '#app/content/schemas/common.ts'

const servicesOfQuestion = group({
  question: heading({ about: 'What brings people here, in their own words.' }),
  services: list(ref('service'), {
    about: 'The services of `prices/additional.yaml` that answer it, by id.',
    min: 1,
    max: 60,
  }),
})

export const additionalPrices = block('additional-prices', {
  label: 'Additional services',
  about: 'The services of `prices/additional.yaml`, which it needs.',
  needs: ['prices.additional'],
  anchor: 'additional-services',
  fields: {
    jump,
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 240, optional: true }),
    quoted: text({
      label: 'Words in place of a price',
      about:
        'For a service that is quoted case by case (`quoted` in `prices/additional.yaml`); without these words it is not listed.',
      max: 12,
      example: 'Quoted',
      optional: true,
    }),
    groups: as(list(servicesOfQuestion, { min: 1, max: 20 }).superRefine(noneTwice), {
      about: 'Sorts the services by what brings people to you; without it there is one list.',
      optional: true,
    }),
    others: heading({ about: 'Above the services that are in no group.', optional: true }),
  },
})

function noneTwice(
  groups: readonly z.infer<typeof servicesOfQuestion>[],
  context: Refinement,
): void {
  const seen = new Set<string>()
  for (const [group, { services }] of groups.entries()) {
    for (const [at, id] of services.entries()) {
      if (seen.has(id)) refuse(context, [group, 'services', at], 'each service only once')
      seen.add(id)
    }
  }
}
