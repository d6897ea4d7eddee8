import { expect, test } from 'vitest'
import { article, firstLine, problemIn } from './test-article.ts'

test('a pull figure is its number and a line', () => {
  const { html } = article(':::pull\n**$1,234** less tax\nin year one\n:::')
  expect(html).toBe(
    '<p data-block="pull"><strong>$1,234</strong> <span> less tax\nin year one</span></p>',
  )
})

test('a checklist is a titled list', () => {
  const { html } = article('## Dates\n\n:::checklist[Before April]\n- Renew **it**\n- File\n:::')
  expect(html).toContain('<div data-block="checklist"><h3>Before April</h3><ul role="list">')
  expect(html.match(/<li>/g)).toHaveLength(2)
})

test('an example carries its label and the note that it is no client', () => {
  const example = ':::example[Illustrative example]\nAn owner in Nashville.\n:::'
  expect(article(example).html).toBe(
    '<div data-block="example" data-frame=""><h2>Illustrative example</h2>' +
      '<p data-note="">Not a client.</p><p>An owner in Nashville.</p></div>',
  )
  expect(article(`## First\n\n${example}`).html, 'headings keep their order').toContain('<h3>Illus')
})

test('colons inside sentences stay colons', () => {
  const { html } = article('Open 11:am to 6:30, ratio a:b and ::c.')
  expect(html).toBe('<p>Open 11:am to 6:30, ratio a:b and ::c.</p>')
})

test.each([
  [':::leger[A]\nx\n:::', /":::leger"/, /:::ledger/],
  [':::ledger\n| A | B |\n|---|---|\n| a | $1 |\n| b | $1 |\n:::', /without a caption/, ''],
  [':::pull[A]\n**1** x\n:::', /a caption after :::pull/, ''],
  [':::pull\nplain words\n:::', /something else/, ''],
  [':::checklist[A]\nwords\n:::', /else than a list/, ''],
  [':::example[A client of ours]\nwords\n:::', /"?A client of ours/, /real client/],
  [':::example[Illustrative example]\n## Heading\n:::', /else than text/, ''],
  [':::pull\n**1** never closed', /:::pull without its end/, /everything that follows/],
  ['::: pull\n**1** x', /"::: pull", which belongs to no block/, /no space/],
  ['::pull', /"::pull" with two/, ''],
])('%j stops the build, with its line', (block, found, hint) => {
  const problem = problemIn(`Text.\n\n${block}`)
  expect(problem).toMatchObject({ file: 'articles/a.md', field: 'body', line: firstLine + 2 })
  expect(problem.found).toMatch(found)
  expect(problem.hint ?? '').toMatch(hint)
})

test('an end without a beginning is reported', () => {
  expect(problemIn('Text.\n\n:::\n\nMore.')).toMatchObject({ line: firstLine + 2 })
})

test('an unknown fact inside a block is the only thing reported', () => {
  const rows = '| A | B |\n|---|---|\n| a | {nothing} |\n| b | $1 |'
  expect(problemIn(`:::ledger[A]\n${rows}\n:::`)).toMatchObject({
    line: firstLine + 3,
    found: expect.stringContaining('{nothing}'),
  })
})

test('HTML is refused inside blocks, tables and notes too', () => {
  for (const text of [
    ':::pull\n**1** <b>x</b>\n:::',
    ':::checklist[A]\n- <b>x</b>\n:::',
    ':::table[A <i>b</i>]\n| A | B |\n|---|---|\n| a | b |\n:::',
    '| A | B |\n|---|---|\n| a | <b>x</b> |',
    'x[^a]\n\n[^a]: <b>x</b>',
  ]) {
    expect(problemIn(text).found).toMatch(/HTML/)
  }
})
