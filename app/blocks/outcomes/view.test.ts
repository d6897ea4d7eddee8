import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

test('there are as many case studies as their file has', covers('lists-follow-files'), async () => {
  const { problems, page } = await changedFirm({
    'case-studies.yaml': (document) => {
      const { records } = document.toJS()
      const kept = records.filter(({ type }: { type: string }) => type !== 'individual')
      document.set('records', [...kept, { ...kept[0], id: 77 }])
    },
  })
  expect(problems).toEqual([])
  const { parts, texts } = page('/case-studies')
  expect(parts('#record-77')).toHaveLength(1)
  expect(texts('h3')).toContain('Company')
  expect(texts('h3')).not.toContain('Person') // no record of this type
})
