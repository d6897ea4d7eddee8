import { report } from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { list, prose } from '#app/content/engine/fields.ts'

const most = 65

export const takeaways = block('takeaways', {
  label: 'In short',
  about: 'What a reader in a hurry should know.',
  fields: {
    items: list(prose({ label: 'Entry', max: 300 }), {
      label: 'Entries',
      about: `At most ${most} words in all.`,
      expected: 'a list, each entry on its own line after a dash',
      min: 1,
      max: 8,
    }),
  },
  rule: ({ items }, context) => {
    if (context.issues.length > 0) return
    const words = items.flatMap(({ plain }) => plain.split(/\s+/)).filter(Boolean).length
    if (words <= most) return
    report(context, ['items'], {
      found: `${words} words`,
      expected: `one list of at most ${most} words in all`,
    })
  },
})
