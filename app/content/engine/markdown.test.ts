import { expect, test } from 'vitest'
import { htmlOf } from '#test/html-of.ts'
import type { ProseText } from './fields.ts'
import { markdownBody, prose } from './fields.ts'
import { expectProblem, loadFile, loadWith } from './test-folder.ts'

const paragraph = prose({ max: 200 })

test('prose becomes inline HTML without a paragraph around it', () => {
  const made = paragraph.parse('We *plan*, **file** and [answer](/pricing#fees).\nAlways.')
  expect(htmlOf(made)).toBe(
    'We <em>plan</em>, <strong>file</strong> and <a href="/pricing#fees">answer</a>.\nAlways.',
  )
})

test('a link to another site opens a new tab and says so', async () => {
  const { data } = await loadFile(paragraph, "'[The IRS](https://www.irs.gov/a?b=1&c=2)'")
  expect(htmlOf(data.get('file.yaml') as ProseText)).toBe(
    '<a href="https://www.irs.gov/a?b=1&amp;c=2" target="_blank" rel="noopener">The IRS' +
      '<span class="visually-hidden"> (new tab)</span></a>',
  )
})

test.each(['/pricing', '#fees', 'mailto:info@example.com', 'tel:+16155550142'])(
  'a link to %s stays in its tab',
  (url) => expect(htmlOf(paragraph.parse(`[x](${url})`))).toBe(`<a href="${url}">x</a>`),
)

test.each(['W-2', 'W-2s', 'K-1', 'D-400', 'FONCE-7', '1099-NEC', '1120-S'])(
  'the form name %s is not broken over two lines, the words around it may be',
  (name) => {
    expect(htmlOf(paragraph.parse(`Bring ${name}, and *all ${name}* of last year`))).toBe(
      `Bring <span class="whole">${name}</span>, and <em>all <span class="whole">${name}</span></em> of last year`,
    )
  },
)

test.each(['P.L. 119-21', '30-day notice', 'one-time fee', '(615) 555-0142', 'Reg. 1.469-5T'])(
  '%s is not a form name',
  (words) => expect(htmlOf(paragraph.parse(words))).toBe(words),
)

test('brackets after a backslash are not a broken link', () => {
  expect(htmlOf(paragraph.parse('see \\[1\\](2) and [3] here'))).toBe('see [1](2) and [3] here')
})

test('a paragraph with letters that run from right to left has its own direction', () => {
  const body = markdownBody({}).parse('שלום, *CPA*.\n\nHello.')
  expect(htmlOf(body)).toBe('<p dir="auto">שלום, <em>CPA</em>.</p>\n<p>Hello.</p>')
})

test('a body has headings with ids of their own and a count of words', () => {
  const body = markdownBody({}).parse(
    '\n## Who it’s for\n\nOne *two* three.\n\n### Café & fees\n\n- four\n- five\n\n> six\n\n## Who it’s for\n\n1. seven\n\n## 税\n',
  )
  expect(body.headings).toEqual([
    { id: 'who-its-for', text: 'Who it’s for', level: 2 },
    { id: 'cafe-fees', text: 'Café & fees', level: 3 },
    { id: 'who-its-for-2', text: 'Who it’s for', level: 2 },
    { id: 'section', text: '税', level: 2 },
  ])
  expect(body.words).toBe(17)
  expect(htmlOf(body)).toContain('<h3 id="cafe-fees"><a href="#cafe-fees">Café &amp; fees</a></h3>')
  expect(htmlOf(body)).toContain('<ul>\n<li>four</li>\n<li>five</li>\n</ul>')
  expect(htmlOf(body)).toContain('<blockquote>\n<p>six</p>\n</blockquote>')
})

test.each([
  ['# Title', /heading/],
  ['- one\n- two', /list/],
  ['1. one', /list/],
  ['> one', /quotation/],
  ['press `enter`', /backticks/],
  ['![x](y.png)', /picture/],
  ['one\n\ntwo', /empty line/],
  ['one\\\ntwo', /line break/],
  ['***', /dividing/],
  ['[a][b]\n\n[b]: /pricing', /address/],
  ['a <b>c</b>', /HTML: "<b>"/],
])('prose refuses %j and says what it saw', (value, found) => {
  const issue = paragraph.safeParse(value).error?.issues[0]
  expect(issue?.code === 'custom' && issue.params?.found).toMatch(found)
})

test.each([
  ['# One', '... heading (#) Expected: a level 2 or 3 heading...'],
  ['#### Four', '... heading (####) Expected: a level 2 or 3 heading...'],
  ['    indented', 'a block of computer code: "indented" Expected: ordinary text ...'],
  ['```\ncode\n```', 'a block of computer code: "code" Expected: ordinary text ...'],
  ['<div>\nx\n</div>', 'HTML: "<div> x </div>" Expected: words without HTML; ...'],
  ['<!-- note -->', 'HTML: "<!-- note -->" Expected: words without HTML; ...'],
  ['![x](y.png)', 'a picture: "y.png" Expected: ... pictures ...'],
  ['***', 'a dividing line (--- or ***) Expected: a heading, or nothing at all'],
])('a body with %j is refused with its line', async (markdown, message) => {
  const content = `---\ntitle: Planning\n---\n\nFine.\n\n${markdown}\n`
  expectProblem(
    await loadWith({ 'services/planning.md': content }),
    `services/planning.md, line 7, field "body" Found: ${message}`,
  )
})

test.each([
  ['We file.\nSee [a] (/pricing).', 'an incomplete link: ...'],
  ['We file.\nNot **bold at all.', 'bold that doesn\'t begin or end: "**bold at all." ...'],
  ['We file.\nNot ** bold** at all.', 'bold that doesn\'t begin or end: "** bold" ...'],
])('%j is refused with the line of the slip inside its paragraph', async (markdown, message) => {
  const content = `---\ntitle: Planning\n---\n\nFine.\n\n${markdown}\n`
  expectProblem(
    await loadWith({ 'services/planning.md': content }),
    `services/planning.md, line 8, field "body" Found: ${message}`,
  )
})

test('stars after a backslash are words', () => {
  expect(htmlOf(paragraph.parse('as \\*\\*it is'))).toBe('as **it is')
})

test.each([
  ['[a](/pricng)', 4, 'a link to "/pricng" Expected: a page that exists ... Hint: ... /pricing?'],
  ['[a](/pricing/)', 4, 'a link to "/pricing/" ... Hint: Did you mean /pricing?'],
  ['[a](pricing)', 4, 'a link to "pricing" ... Hint: ... /pricing?'],
  ['[a](/pricing#a!b)', 4, '... Expected: ... after the #'],
  ['[a](http://example.com)', 4, '... Hint: Did you mean https://example.com?'],
  ['[a](www.example.com)', 4, '... Hint: Did you mean https://www.example.com?'],
  ['[a](info@example.com)', 4, '... Hint: Did you mean mailto:info@example.com?'],
  ['[a](https://www.irs.con/pub)', 4, '... Hint: Did you mean https://www.irs.com/pub?'],
  ['[a](tel:615.555.0142)', 4, '... Hint: ... tel:+1-...'],
  ['[](/pricing)', 4, 'a link to "/pricing" without words ...'],
  ['[a] (/pricing)', 4, '...: "One [a] (/pricing)" ... no space ...'],
  ['[a](/pric ing)', 4, '...: "One [a](/pric ing)" ... no space ...'],
  // What is not in the file as it is read has the line of its field.
  ['[a](tel:{phone})', 2, 'an incomplete link: ...'],
  ['[a]()', 2, 'a link without an address ...'],
])('the link %s is refused', async (link, line, message) => {
  expectProblem(
    await loadWith({ 'pages/home.yaml': `title: Home\nintro: >\n  One\n  ${link}\n` }),
    `pages/home.yaml, line ${line}, field "intro" Found: ${message}`,
  )
})
