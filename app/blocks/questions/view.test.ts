import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'
import { testFirm } from '#test/firm-content.ts'
import { homeWith, usual } from '#test/home-with.ts'
import { shown } from '#test/shown.ts'

async function asked(...blocks: object[]) {
  const { problems, main } = await homeWith(
    usual('hero'),
    ...blocks.map((values) => ({ block: 'questions', ...values })),
  )
  return { problems, main, ids: main.values('summary + div', 'id') }
}

const answer = 'An answer that is long enough to be one of the answers that a page of ours has.'
const own = { items: [{ question: 'Who?', answer }], note: 'So it is.' }

test('questions are those that the page names, its own, or all of the firm', async () => {
  const all = testFirm.faq.items.map(({ id }) => id)
  const [first, second] = all
  expect((await asked({ show: [second, first] })).ids).toEqual([second, first])
  expect((await asked({})).ids).toEqual(all)
  const { problems, main, ids } = await asked(own, { ...own, heading: 'And more' })
  expect(problems).toEqual([])
  expect(ids).toEqual(['question-1', 'questions-2-question-1'])
  expect(main.texts('p')).toContain('So it is.')
  expect(main.texts('h2#questions-2-heading')).toEqual(['And more'])
})

test('two kinds of questions are refused', async () => {
  const [first] = testFirm.faq.items
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
  expect(body?.headings).toMatchObject([{ id: 'questions', text: 'What owners ask', level: 2 }])
  const page = shown(html)
  expect(page.texts('#questions > h2')).toEqual(['What owners ask'])
  expect(page.texts('#questions details > summary > h3')).toEqual(['Why now?', 'How?'])
})

test.each([
  [':::questions[A]\n### Why?\n:::', 'line 6, ... without ...'],
  [`:::questions[A]\n### Why?\n| A |\n|---|\n| b |\n:::`, 'line 7, ... table ...'],
])('in a text, %j is refused', expectRefused)
