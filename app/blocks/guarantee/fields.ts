import { block } from '#app/content/engine/block.ts'
import { flag, prose } from '#app/content/engine/fields.ts'
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
    satisfaction: flag({
      label: 'Begin with the satisfaction guarantee',
      about: 'Above the terms, where `guarantee.yaml` has it; the heading is then its name.',
      expected: 'true to begin with the satisfaction guarantee',
      optional: true,
    }),
  },
  rule: ({ text, link, satisfaction }, context) => {
    if (text && satisfaction)
      refuse(context, ['satisfaction'], 'nothing (remove the line): it stands with its terms')
    if (text && !link) refuse(context, ['link'], 'the words of the link to the terms')
    if (link && !text) refuse(context, ['link'], 'nothing (remove the line): the terms stand here')
  },
})
