import { grid, items, strong, type Twin, without } from '#app/blocks/twin.ts'
import type { workedPrice } from './fields.ts'
import { workedOut } from './sum.ts'

export const twin: Twin<typeof workedPrice> = ({ lines, total, notes, content }) => {
  const { rows, total: sum } = workedOut(lines, content)
  return {
    lines: grid(
      ['', ''],
      [
        ...rows.map(({ label, each, all }) => [each ? [label, ' (', each, ')'] : label, all]),
        [strong(total), strong(sum)],
      ],
    ),
    notes: items(notes),
    ...without('total'),
  }
}
