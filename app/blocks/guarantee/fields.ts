import { block } from '#app/content/engine/block.ts'
import { prose } from '#app/content/engine/fields.ts'
import { heading, label, refuse } from '#app/content/schemas/common.ts'

export const guarantee = block('guarantee', {
  label: 'Guarantee',
  about: 'The terms of `guarantee.yaml` with the worked refund, or the guarantee in short.',
  needs: ['guarantee'],
  books: ({ text }) => text !== undefined,
  fields: {
    heading: heading(),
    text: prose({
      about: 'The guarantee in short, in place of its terms.',
      max: 420,
      optional: true,
    }),
    link: label({
      label: 'Words of the link',
      about: 'With the short text: leads to the terms on the pricing page.',
      optional: true,
    }),
  },
  rule: ({ text, link }, context) => {
    if (text && !link) refuse(context, ['link'], 'the words of the link to the terms')
    if (link && !text) refuse(context, ['link'], 'nothing (remove the line): the terms stand here')
  },
})
