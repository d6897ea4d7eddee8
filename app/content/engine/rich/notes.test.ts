import { expect, test } from 'vitest'
import { article, firstLine, problemIn } from './test-article.ts'

const notes = '[^b]: Second, [page](/pricing).\n[^a]: First source, 2025.'

test('notes are numbered by their first marks and lead both ways', () => {
  const { html, body } = article(
    `One[^a] two[^b] three[^a].\n\n| A | B |\n|---|---|\n| c[^b] | d |\n\n${notes}`,
  )
  expect(html).toContain(
    '<p>One<sup><a id="fn-1-mark-1" href="#fn-1" aria-label="Note 1">1</a></sup>',
  )
  expect(html).toContain('<a id="fn-1-mark-2" href="#fn-1" aria-label="Note 1">1</a>')
  expect(html).toContain('c<sup><a id="fn-2-mark-2" href="#fn-2"')
  expect(html).not.toContain('First source')
  expect(body?.notes).toEqual([
    { id: 'fn-1', number: 1, html: 'First source, 2025.', marks: ['fn-1-mark-1', 'fn-1-mark-2'] },
    {
      id: 'fn-2',
      number: 2,
      html: 'Second, <a href="/pricing">page</a>.',
      marks: ['fn-2-mark-1', 'fn-2-mark-2'],
    },
  ])
})

test('notes do not count as words of the text', () => {
  expect(article(`One[^a] two[^b].\n\n${notes}`).body?.words).toBe(2)
})

test('a mark without a note is reported on its own line', () => {
  const problem = problemIn('One\ntwo[^x] three.')
  expect(problem).toMatchObject({ file: 'articles/a.md', field: 'body', line: firstLine + 1 })
  expect(problem.found).toContain('[^x]')
})

test('a note without a mark is reported on its own line', () => {
  const problem = problemIn('One.\n\n[^x]: Unused.')
  expect(problem).toMatchObject({ file: 'articles/a.md', line: firstLine + 2 })
  expect(problem.found).toContain('[^x], which no mark refers to')
})

test('a second note of the same name is reported', () => {
  const problem = problemIn('One[^x].\n\n[^x]: This.\n[^x]: That.')
  expect(problem).toMatchObject({ line: firstLine + 3, found: 'a second note named [^x]' })
})

test('a mark in a heading is refused: the heading is also a link of the contents', () => {
  expect(problemIn('## One[^x]\n\n[^x]: This.')).toMatchObject({ line: firstLine })
})

test('a link in a note is checked like any other', () => {
  const problem = problemIn('One[^x].\n\n[^x]: [here](/nowhere)')
  expect(problem).toMatchObject({ line: firstLine + 2, found: 'a link to "/nowhere"' })
})

test('brackets that a backslash makes ordinary are no mark', () => {
  expect(article('see \\[^1\\] here').html).toBe('<p>see [^1] here</p>')
})

test('a mark inside a note is refused', () => {
  expect(problemIn('One[^x] and[^y].\n\n[^x]: See[^y].\n[^y]: That.').found).toContain('[^y]')
})
