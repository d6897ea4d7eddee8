import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { contentOptions } from './plugin.ts'

test('the page counts its questions: eleven in the sample, twelve when one is added', () => {
  const before = readFileSync('content/faq.yaml', 'utf8')
  const added = `${before}
  - id: weekends
    question: Do you work on weekends?
    answer: "No. The hours are on the [contact page](/contact), and a message waits there until Monday."
`
  for (const [text, heading] of [
    [before, 'Eleven questions'],
    [added, 'Twelve questions'],
  ] as const) {
    const options = { ...contentOptions(), drafts: new Map([['faq.yaml', text]]) }
    const { data, problems } = loadContent(options)
    expect(problems).toEqual([])
    expect(data.get('pages/faq.yaml')).toMatchObject({ heading })
  }
})
