import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

test('there are as many case studies as their file has', covers('lists-follow-files'), async () => {
  const { problems, html } = await changedFirm({
    'case-studies.yaml': (document) => {
      const { records } = document.toJS()
      const kept = records.filter(({ type }: { type: string }) => type !== 'individual')
      document.set('records', [...kept, { ...kept[0], id: 77 }])
    },
  })
  expect(problems).toEqual([])
  const page = html('/case-studies')
  expect(page).toContain('id="record-77"')
  expect(page).toContain('<h3>Company</h3>')
  expect(page).not.toContain('<h3>Person</h3>') // no record of this type
})
