import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'
import { testFirm } from '#test/firm-content.ts'
import { chosen, homeWith } from '#test/home-with.ts'

async function asked(...blocks: object[]) {
  const { problems, home } = await homeWith((usual) => [
    chosen(usual)('hero'),
    ...blocks.map((values) => ({ block: 'questions', ...values })),
  ])
  const ids = Array.from(home.matchAll(/<\/summary><div id="([\w-]+)"/g), ([, id]) => id)
  return { problems, home, ids }
}

const answer = 'An answer that is long enough to be one of the answers that a page of ours has.'
const own = { items: [{ question: 'Who?', answer }], note: 'So it is.' }

test('questions are those that the page names, its own, or all of the firm', async () => {
  const all = testFirm.faq.items.map(({ id }) => id)
  const [first, second] = all
  expect((await asked({ show: [second, first] })).ids).toEqual([second, first])
  expect((await asked({})).ids).toEqual(all)
  const { problems, home, ids } = await asked(own, { ...own, heading: 'And more' })
  expect(problems).toEqual([])
  expect(ids).toEqual(['question-1', 'questions-2-question-1'])
  expect(home).toContain('>So it is.</p>')
  expect(home).toContain('id="questions-2-heading">And more</h2>')
})

test('a question that there is not, or two kinds of questions, are refused', async () => {
  const [first] = testFirm.faq.items
  expect((await asked({ show: ['nobody'] })).problems).toMatchObject([
    {
      field: 'blocks, item 2 (questions), show, item 1',
      expected: expect.stringContaining('a question in'),
    },
  ])
  expect((await asked({ ...own, show: [first?.id] })).problems).toMatchObject([
    { field: 'blocks, item 2 (questions), items', expected: 'either "show" or "items", not both' },
  ])
})

test('in a text, questions are a chapter, and each opens its answer', async () => {
  const [why, how] = [`${answer}\n\n- a\n- b`, answer]
  const { html, body, problems } = await article(
    `:::questions[What owners ask]\n### Why now?\n${why}\n\n### How?\n${how}\n:::`,
  )
  expect(problems).toEqual([])
  expect(body?.headings).toEqual([
    { id: 'questions', block: 'questions', text: 'What owners ask', level: 2 },
  ])
  expect(html).toMatch(/<div id="questions"[^>]*><h2 id="questions-heading">What owners ask<\/h2>/)
  expect(html).toMatch(/<details><summary><h3>Why now\?<\/h3><\/summary><div id="[^"]+">/)
  expect(html.match(/<details>/g)).toHaveLength(2)
})

test.each([
  [':::questions[A]\n### Why?\n:::', 'line 6, ... without ...'],
  [`:::questions[A]\n### Why?\n| A |\n|---|\n| b |\n:::`, 'line 7, ... table ...'],
])('in a text, %j is refused', expectRefused)
