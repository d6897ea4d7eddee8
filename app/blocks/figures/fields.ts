import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { choice, list, text } from '#app/content/engine/fields.ts'
import { figureId } from '#app/content/schemas/claims.ts'
import { distinct, heading, refuse } from '#app/content/schemas/common.ts'

/** The words that one look has besides the heading, and needs. */
const wordsOf = { rosettes: 'asOf', large: undefined, national: 'note', callout: 'text' } as const

export const figures = block('figures', {
  label: 'Figures',
  about: 'One to eight figures from `claims.yaml`, each with what it is based on.',
  fields: {
    look: choice(
      {
        rosettes: 'In rosettes, the first one large',
        large: 'Large figures',
        national: 'Figures that others published',
        callout: 'A sentence about one figure',
      },
      { about: 'Large figures if there is none here.', optional: true },
    ),
    heading: heading(),
    show: list(as(figureId, { label: 'Figure' }), {
      label: 'Figures',
      about: 'Ids from `claims.yaml`; in rosettes the first is the large one.',
      min: 1,
      max: 8,
    }).superRefine(distinct),
    asOf: text({
      about: 'Of figures in rosettes: {month} is when they were counted.',
      max: 60,
      example: 'All figures as of {month}.',
      optional: true,
    }),
    text: text({
      about: 'The sentence of the look `callout`; it has the figure by its name in braces.',
      max: 160,
      optional: true,
    }),
    note: text({
      about: 'Of the look `national`: a sentence below the figures.',
      max: 240,
      optional: true,
    }),
  },
  rule: (value, context) => {
    const { look = 'large' } = value
    for (const [each, field] of Object.entries(wordsOf)) {
      if (!field) continue
      if (each === look && !value[field]) {
        refuse(context, [field], `the words that figures with the look "${look}" need`)
      }
      if (each !== look && value[field]) {
        refuse(context, [field], `nothing (remove the line), or the look "${each}", which shows it`)
      }
    }
    if (look === 'callout' && value.show.length > 1) {
      refuse(context, ['show'], 'one figure, because the look "callout" shows one')
    }
  },
})
