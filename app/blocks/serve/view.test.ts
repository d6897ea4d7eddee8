import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { blockIn } from '#test/edit-yaml.ts'

test('a single list of who is served is shown without tabs', async () => {
  const { page } = await changedFirm({
    'pages/about.yaml': (about) => {
      for (const tab of ['needs', 'revenue']) about.deleteIn([...blockIn(about, 'serve'), tab])
    },
  })
  const { parts } = page('/about')
  expect(parts('[role="tab"], [data-island="tabs"]')).toEqual([])
  expect(parts('#industries')).toHaveLength(1)
})
