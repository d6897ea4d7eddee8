import { byName } from '#app/lib/text.ts'

const files = byName(
  import.meta.glob<string>('#drawings/plates/spindle-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The drawing of a case-study record's savings, made by art/ from the record itself. */
export function spindleOf(record: number): string {
  const file = files[`spindle-${record}`]
  if (!file) throw new Error(`There is no spindle for case-study record ${record}.`)
  return file
}
