const files = import.meta.glob<string>('../../art/plates/spindle-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The drawing of a case-study record's savings, made by art/ from the record itself. */
export function spindleOf(record: number): string {
  const file = files[`../../art/plates/spindle-${record}.svg`]
  if (!file) throw new Error(`There is no spindle for case-study record ${record}.`)
  return file
}
