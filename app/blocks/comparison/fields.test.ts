import { expect, test } from 'vitest'
import { loadFile, refusesChanges } from '#app/content/engine/test-folder.ts'
import { comparison } from './fields.ts'

const sound = `block: comparison
look: plate
heading: Three ways
columns: [They, Others, We]
rows:
  - { label: Plan, cells: ["No", "No", "Yes"] }
  - { label: Price, cells: [Low, High, Fair] }
`

refusesChanges(comparison.schema, sound, [
  ['Low, High', 'Low', '7, field "rows, item 2, cells" ... 3 cells, one for each column'],
  ['Others', 'They', '4, field "columns, item 2" ... does not have yet'],
  ['look: plate', '', '4, field "columns" ... two columns, or the look "plate", ...'],
])

test('beside its drawing it needs a caption, and what the note on savings says', async () => {
  const { problems } = await loadFile(comparison.schema, sound.replace('plate', 'drawing'))
  expect(problems.map(({ field }) => field).sort()).toEqual(['basis', 'caption', 'columns'])
})
