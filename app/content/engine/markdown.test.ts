import { expect, test } from 'vitest'
import { markdownBody, prose } from './fields.ts'
import { onlyProblem } from './test-folder.ts'

const paragraph = prose({ max: 200 })

test('prose becomes inline HTML without a paragraph around it', () => {
  const { html } = paragraph.parse('We *plan*, **file** and [answer](/pricing#fees).\nAlways.')
  expect(html).toBe(
    'We <em>plan</em>, <strong>file</strong> and <a href="/pricing#fees">answer</a>.\nAlways.',
  )
})

test('a link to another site opens a new tab and says so', () => {
  const { html } = paragraph.parse('[The IRS](https://www.irs.gov/a?b=1&c=2)')
  expect(html).toBe(
    '<a href="https://www.irs.gov/a?b=1&#x26;c=2" target="_blank" rel="noopener">The IRS' +
      '<span class="visually-hidden"> (opens in a new tab)</span></a>',
  )
})

test.each(['/pricing', '#fees', 'mailto:info@example.com', 'tel:+16155550142'])(
  'a link to %s stays in its tab',
  (url) => expect(paragraph.parse(`[x](${url})`).html).toBe(`<a href="${url}">x</a>`),
)

test.each([
  ['a heading', '# Title', /heading/],
  ['a list', '- one\n- two', /list/],
  ['a numbered list', '1. one', /list/],
  ['a quotation', '> one', /quotation/],
  ['code', 'press `enter`', /backticks/],
  ['a picture', '![x](y.png)', /picture/],
  ['a second paragraph', 'one\n\ntwo', /empty line/],
  ['a forced break', 'one\\\ntwo', /line break/],
  ['a dividing line', '***', /dividing/],
  ['a link by reference', '[a][b]\n\n[b]: /pricing', /elsewhere|reference|definition/],
  ['HTML', 'a <b>c</b>', /HTML: "<b>"/],
])('prose refuses %s and says what it saw', (_, value, found) => {
  const issue = paragraph.safeParse(value).error?.issues[0]
  expect(issue?.code === 'custom' && issue.params?.found).toMatch(found)
})

test('brackets that a backslash makes ordinary are no broken link', () => {
  expect(paragraph.parse('see \\[1\\](2) and [3] here').html).toBe('see [1](2) and [3] here')
})

test('a body has headings with ids of their own and a count of words', () => {
  const body = markdownBody.parse(
    '\n## Who it’s for\n\nOne *two* three.\n\n### Café & fees\n\n- four\n- five\n\n> six\n\n## Who it’s for\n\n1. seven\n\n## 税\n',
  )
  expect(body.headings).toEqual([
    { id: 'who-its-for', text: 'Who it’s for', level: 2 },
    { id: 'cafe-fees', text: 'Café & fees', level: 3 },
    { id: 'who-its-for-2', text: 'Who it’s for', level: 2 },
    { id: 'section', text: '税', level: 2 },
  ])
  expect(body.words).toBe(17)
  expect(body.html).toContain('<h3 id="cafe-fees"><a href="#cafe-fees">Café &#x26; fees</a></h3>')
  expect(body.html).toContain('<ul>\n<li>four</li>\n<li>five</li>\n</ul>')
  expect(body.html).toContain('<blockquote>\n<p>six</p>\n</blockquote>')
})

test.each([
  ['# One', /level 1/, /title of the page/],
  ['#### Four', /level 4/, /level 2 or 3/],
  ['    indented', /code/, /ordinary text/],
  ['```\ncode\n```', /code/, /ordinary text/],
  ['<div>\nx\n</div>', /HTML: "<div>/, /without HTML/],
  ['<!-- note -->', /HTML/, /without HTML/],
  ['![x](y.png)', /picture/, /fields of their own/],
  ['a\n\n---\n\nb', /dividing line/, /heading/],
])('a body with %j is refused', (markdown, found, expected) => {
  const content = `---\ntitle: Planning\n---\n\nFine.\n\n${markdown}\n`
  const problem = onlyProblem({ 'services/planning.md': content })
  expect(problem).toMatchObject({ file: 'services/planning.md', field: 'body' })
  expect(problem.line).toBe(markdown.startsWith('a\n') ? 9 : 7)
  expect(problem.found).toMatch(found)
  expect(problem.expected).toMatch(expected)
})

test.each([
  ['[a](/pricng)', /"\/pricng"/, /\/pricing/],
  ['[a](/pricing/)', /"\/pricing\/"/, /\/pricing/],
  ['[a](pricing)', /"pricing"/, /\/pricing/],
  ['[a](/pricing#a!b)', /#a!b/, /^$/],
  ['[a](http://example.com)', /http:/, /https:\/\/example\.com/],
  ['[a](www.example.com)', /www/, /https:\/\/www\.example\.com/],
  ['[a](info@example.com)', /info@/, /mailto:info@example\.com/],
  ['[a](tel:615.555.0142)', /tel:/, /digits/],
  ['[a]()', /without an address/, /^$/],
  ['[](/pricing)', /without words/, /^$/],
  ['[a] (/pricing)', /not complete/, /no space/],
  ['[a](/pric ing)', /not complete/, /no space/],
  ['[a](tel:{phone})', /not complete/, /no space/],
])('the link %s is refused on its own line', (link, found, hint) => {
  const content = `title: Home\nintro: >\n  One\n  ${link}\n`
  const problem = onlyProblem({ 'pages/home.yaml': content })
  expect(problem).toMatchObject({ file: 'pages/home.yaml', field: 'intro' })
  // Text from a fact is not in the file, so its line cannot be looked for.
  expect(problem.line).toBe(/\{|\[\w?\]\(\)/.test(link) ? 2 : 4)
  expect(problem.found).toMatch(found)
  expect(problem.hint ?? '').toMatch(hint)
})
