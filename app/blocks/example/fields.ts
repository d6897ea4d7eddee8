import { report } from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { text } from '#app/content/engine/fields.ts'
import { passage } from '#app/content/engine/rich.ts'
import { textWords } from '#app/content/engine/validation-context.ts'

export const example = block('example', {
  label: 'Example',
  about: 'An owner who does not exist, said to be none beside the words.',
  box: true,
  fields: {
    heading: text({
      about: 'It begins with the words that `interface.yaml` has for an illustrative example.',
      max: 100,
      example: 'Illustrative example',
    }),
    text: passage({ about: 'Paragraphs and lists.', max: 3000 }),
  },
  rule: ({ heading }, context) => {
    if (context.issues.length > 0) return
    const { illustrative } = textWords()
    if (heading.plain.startsWith(illustrative.plain)) return
    report(context, ['heading'], {
      found: heading.plain,
      expected: `a title that starts with "${illustrative}"`,
      hint: 'No one should mistake the owner in this box for a real client.',
    })
  },
})
