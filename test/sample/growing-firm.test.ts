import { expect, test } from 'vitest'
import { contentDir, load } from '#app/content/load.ts'
import { changedCopy } from '#test/changed-folder.ts'
import { describeGrowth } from '#test/growing-firm.ts'

describeGrowth(contentDir)

test('the texts leave room for a long name and phone number', async () => {
  const dir = changedCopy(contentDir, {
    'firm.yaml': (firm) => {
      firm.set('name', "Hartwell, O'Callaghan & Daughters Tax and Accounting Service")
      firm.set('shortName', "Hartwell, O'Callaghan & Daughters")
      firm.set('phone', '(615) 555-0142 ext. 12345')
    },
  })
  expect((await load(dir)).problems).toEqual([])
})
