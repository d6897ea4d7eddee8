import { block } from '#app/content/engine/block.ts'
import { group, list, prose } from '#app/content/engine/fields.ts'
import { heading, refuse } from '#app/content/schemas/common.ts'

export const purpose = block('purpose', {
  label: 'Mission and founder',
  about: 'What the firm is for, and who founded it.',
  fields: {
    mission: group({ heading: heading(), text: prose({ max: 320 }) }, { optional: true }),
    founder: group(
      {
        heading: heading(),
        bio: list(prose({ label: 'Biography', max: 360 }), {
          label: 'Biography',
          about: 'Paragraphs about the founder, whose name is in `team.yaml`.',
          min: 1,
          max: 12,
        }),
      },
      { optional: true },
    ),
  },
  rule: ({ mission, founder }, context) => {
    if (!mission && !founder) refuse(context, [], 'a mission, a founder or both')
  },
})
