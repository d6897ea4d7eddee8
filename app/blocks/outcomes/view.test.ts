import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

test('there are as many case studies as their file has', async () => {
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

test(
  'below the savings of a record: what is due later, and the article that works it out',
  async () => {
    const { page } = await changedFirm({})
    const { parts, texts } = page('/case-studies')
    expect(texts('#record-10 small')).toEqual(['$7,000 comes later', 'See Oklahoma City'])
    expect(parts('#record-10 small a[href="/blog/oklahoma-city-cpa"]')).toHaveLength(1)
    expect(parts('#record-1 small')).toHaveLength(0) // nothing is due later, and no article is about it
  },
)

test('the share saved is of all federal tax of the year', async () => {
  const { page } = await changedFirm({})
  const { texts } = page('/case-studies')
  const lines = texts('main figure li')
  expect(lines.find((line) => line.startsWith('No. 10'))).toContain('70%') // of $50,000
  expect(lines.find((line) => line.startsWith('No. 12'))).toContain('48%') // nothing was withheld
})
