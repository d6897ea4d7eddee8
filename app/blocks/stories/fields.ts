import { block, tone } from '#app/content/engine/block.ts'
import { list, prose } from '#app/content/engine/fields.ts'
import { basis, distinct, heading, ref } from '#app/content/schemas/common.ts'

export const stories = block('stories', {
  label: 'Stories',
  about: 'Up to nine stories from `testimonials.yaml`.',
  needs: ['testimonials'],
  ground: 'alternate',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 240, optional: true }),
    show: list(ref('story', { label: 'Which to show' }), {
      label: 'Which to show',
      about: 'Ids of stories in `testimonials.yaml`.',
      min: 1,
      max: 9,
    }).superRefine(distinct),
    basis: basis({
      about: 'How the savings in the stories are counted. Without it the stories have no figures.',
      optional: true,
    }),
    tone,
  },
})
