import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '#app/content/engine/fields.ts'
import { expectProblem, load } from '#app/content/engine/test-folder.ts'
import { notAClient } from '#app/lib/required-notes.ts'
import { richBody } from './render.ts'
import { readAmount } from './tables.ts'

const schema = z.strictObject({
  title: text({ max: 40 }),
  body: richBody(),
})

const made = z.object({
  body: z.object({ html: z.string(), words: z.int(), notes: z.array(z.unknown()) }).optional(),
})

/** What becomes of an article whose text begins on line 5 of its file. */
function article(markdown: string, files: Record<string, string | Uint8Array> = {}) {
  const kind = { pattern: 'articles/*.md', schema, what: 'an article' }
  const file = `---\ntitle: A\n---\n\n${markdown}\n`
  const { data, problems } = load({ 'articles/a.md': file, ...files }, kind)
  const { body } = made.parse(data.get('articles/a.md') ?? {})
  return { body, html: body?.html ?? '', problems }
}

/** `message` begins with the line. */
function expectRefused(
  markdown: string,
  message: string,
  files?: Record<string, string | Uint8Array>,
) {
  expectProblem(article(markdown, files), `articles/a.md, ${message}`)
}

describe('blocks', () => {
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

  test('an example carries its label and the note that it is not a client', () => {
    const example = ':::example[Illustrative example]\nAn owner in Nashville.\n:::'
    expect(article(example).html).toBe(
      '<div data-block="example" data-frame=""><h2>Illustrative example</h2>' +
        `<p data-note="">${notAClient}</p>` +
        '<p>An owner in Nashville.</p></div>',
    )
    expect(article(`## First\n\n${example}`).html, 'heading order').toContain('<h3>Illus')
  })

  test('colons inside sentences stay colons', () => {
    const { html } = article('Open 11:am to 6:30, ratio a:b and ::c.')
    expect(html).toBe('<p>Open 11:am to 6:30, ratio a:b and ::c.</p>')
  })

  test.each([
    [':::leger[A]\nx\n:::', 'a block named ":::leger" ... Hint: Did you mean :::ledger?'],
    [':::ledger\n| A | B |\n|---|---|\n| a | $1 |\n:::', ':::ledger without a caption ...'],
    [':::pull[A]\n**1** x\n:::', 'a caption after :::pull ...'],
    [':::pull\nplain words\n:::', '... Expected: one figure in bold, ...'],
    [':::checklist[A]\nwords\n:::', '... Expected: one list ...'],
    [':::example[A client of ours]\nwords\n:::', 'A client of ours ... a real client.'],
    [':::example[Illustrative example]\n## Heading\n:::', '... Expected: paragraphs or lists ...'],
    [':::pull\n**1** never closed', ':::pull ... Expected: a ::: line ...'],
    ['::: pull\n**1** x', 'the line "::: pull", ... no space ...'],
    ['::pull', '"::pull" with two colons ...'],
    [':::\n\nMore.', 'the line ":::", ...'],
    [':::ledger[Caption]\nwords\n:::', 'no table ...'],
    [':::bars[Caption]\nwords\n:::', 'no table ...'],
    [':::table[Caption]\nwords\n:::', 'no table ...'],
  ])('%j is refused with its line', (block, message) => {
    expectRefused(`Text.\n\n${block}`, `line 7, field "body" Found: ${message}`)
  })

  test('an unknown fact inside a block is the only problem', () => {
    const rows = '| A | B |\n|---|---|\n| a | {nothing} |\n| b | $1 |'
    expectRefused(`:::ledger[A]\n${rows}\n:::`, 'line 8, ... Found: {nothing}, ...')
  })

  test.each([
    ':::pull\n**1** <b>x</b>\n:::',
    ':::checklist[A]\n- <b>x</b>\n:::',
    ':::table[A <i>b</i>]\n| A | B |\n|---|---|\n| a | b |\n:::',
    '| A | B |\n|---|---|\n| a | <b>x</b> |',
    'x[^a]\n\n[^a]: <b>x</b>',
  ])('HTML is refused in %j', (markdown) => expectRefused(markdown, '... Found: HTML: ...'))
})

describe('tables', () => {
  test.each([
    ['$1,234', 1234],
    ['-$1,234', -1234],
    ['−$1,234', -1234],
    ['($1,234)', -1234],
    ['+$5', 5],
    ['$5+', undefined],
    ['$0', 0],
    ['12.50', 12.5],
    ['6.5%', 6.5],
    ['about $5', undefined],
    ['$1,23', undefined],
    ['N/A', undefined],
    ['', undefined],
  ])('the amount %j is %j', (amount, number) => expect(readAmount(amount)).toBe(number))

  const plain = '## Rates\n\n| | Rate |\n|---|---|\n| State [tax](/pricing) | 4.5% |\n| City | 0% |'

  test('a table has column and row headers and is named by the heading above it', () => {
    const { html, body } = article(plain)
    expect(html).toContain('<h2 id="rates">')
    expect(html).toMatch(/<table role="table" data-columns="2" aria-labelledby="rates">/)
    expect(html).toContain('<th role="columnheader" scope="col" data-align="end">Rate</th>')
    expect(html).toContain(
      '<th role="rowheader" scope="row">State <a href="/pricing">tax</a></th>' +
        '<td role="cell" data-label="Rate" data-align="end">4.5%</td>',
    )
    expect(html, 'no header without words').toContain('<tr role="row"><td role="cell"></td>')
    expect(body?.words).toBe(7)
  })

  test('a price with a plus is aligned with the other figures', () => {
    expect(article('| A | B |\n|---|---|\n| c | $1,000 |\n| d | {price.elite} |').html).toContain(
      'data-align="end">$1,234+</td>',
    )
  })

  test('a table with a caption is named by it', () => {
    const { html } = article(':::table[State rates, *2026*]\n| A | B |\n|---|---|\n| c | d |\n:::')
    expect(html).toMatch(/<div data-block="table"><table [^>]*><caption>State rates, <em>2026</)
    expect(html).not.toContain('labelledby')
  })

  test.each([
    [
      '| A | B |\n|---|---|\n| c | d |\n| e |',
      'line 8, ... a row with 1 cell in a table of 2 col...',
    ],
    [
      '| A | B |\n|---|---|\n| c | d | e |',
      'line 7, ... a row with 3 cells in a table of 2 col...',
    ],
    ['Text\n\n| A | B |\n|---|---|', 'line 7, ... a table without rows ...'],
  ])('%j is refused', expectRefused)

  const ledger = (rows: string) =>
    `:::ledger[Tax, line by line]\n| Line | Amount |\n|---|---|\n${rows}\n:::`

  test('a ledger that adds up becomes a table with its total at the foot', () => {
    const { html, problems } = article(
      ledger('| Due | $1,000 |\n| Less | -$250.50 |\n| **Left** | **$749.50** |'),
    )
    expect(problems).toEqual([])
    expect(html).toMatch(/^<div data-block="ledger" data-frame=""><table role="table"/)
    expect(html).toContain('<caption>Tax, line by line</caption>')
    expect(html).toMatch(/<tfoot role="rowgroup"><tr role="row"><th[^>]*><strong>Left<\/strong>/)
    expect(html, 'a hyphen is printed as a minus sign').toContain('>−$250.50</td>')
  })

  test.each([
    [
      '| Due | $1,000 |\n| Less | -$250 |\n| Left | $751 |',
      'line 10, ... rows that add up to $750, and a last row ("Left") that says $751 Expected: ... sum ... Hint: The difference is $1. ...',
    ],
    [
      '| Due | $1,000 |\n| Less | some |\n| Left | $1,000 |',
      'line 9, ... "some" in the last col...',
    ],
    ['| A | $1,000 |\n| B | {name} |', 'line 9, ... "Fairshare" in the last column ...'],
  ])('a ledger with the rows %j is refused', (rows, message) =>
    expectRefused(ledger(rows), message),
  )

  test('bars are to scale, the longest over the full width, without a style attribute', () => {
    const { html } = article(
      ':::bars[Cost]\n| What | Cost |\n|---|---|\n| A | $500 |\n| B | $2,000 |\n| C | $0 |\n:::',
    )
    const lengths = [...html.matchAll(/d="M0 6H(\d+)" data-tone="bar"/g)].map(([, end]) => end)
    expect(lengths).toEqual(['250', '1000', '0'])
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('style=')
  })

  test('bars below zero are refused', () => {
    expectRefused(':::bars[Cost]\n| A | B |\n|---|---|\n| a | -$5 |\n:::', '... below zero, ...')
  })
})

describe('notes', () => {
  const notes = '[^b]: Second, [page](/pricing).\n[^a]: First source, 2025.'

  test('are numbered by their first marks and lead both ways', () => {
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

  test('do not count as words of the text', () => {
    expect(article(`One[^a] two[^b].\n\n${notes}`).body?.words).toBe(2)
  })

  test.each([
    ['One\ntwo[^x] three.', 'line 6, field "body" Found: ... [^x], ...'],
    ['One.\n\n[^x]: Unused.', 'line 7, ... the note [^x], ...'],
    ['One[^x].\n\n[^x]: This.\n[^x]: That.', 'line 8, ... a second note named [^x] ...'],
    ['## One[^x]\n\n[^x]: This.', 'line 5, ... in a heading ...'],
    ['One[^x].\n\n[^x]: [here](/nowhere)', 'line 7, ... a link to "/nowhere" ...'],
    ['One[^x] and[^y].\n\n[^x]: See[^y].\n[^y]: That.', '... [^y] inside a note ...'],
  ])('%j is refused', expectRefused)

  test('brackets after a backslash are not a mark', () => {
    expect(article('see \\[^1\\] here').html).toBe('<p>see [^1] here</p>')
  })
})

describe('pictures', () => {
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
  const png = bytes('89504e470d0a1a0a0000000d49484452000002800000019008060000')
  const jpeg = bytes('ffd8ffe000104a46494600010100000100010000ffc000110801900280030122')
  const webp = bytes('524946460000000057454250565038580a000000000000007f02008f0100')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"></svg>'

  test.each([
    ['house.png', png],
    ['house.jpg', jpeg],
    ['house.webp', webp],
    ['house.svg', svg],
  ])('%s alone in its paragraph becomes a figure with its size', (name, content) => {
    const { html, problems } = article(`![A brick house](/images/${name} "Built in {name}")`, {
      [`images/${name}`]: content,
    })
    expect(problems).toEqual([])
    expect(html).toBe(
      `<figure data-block="figure"><img src="/images/${name}" alt="A brick house" width="640" height="400" loading="lazy" decoding="async"><figcaption>Built in Fairshare</figcaption></figure>`,
    )
  })

  test.each([
    [
      'Text.\n\n![A house](/images/hose.png)',
      'line 7, field "body" Found: ... "/images/hose.png", ... Hint: Did you mean /images/house.png?',
    ],
    ['![](/images/house.png)', '... Found: a picture without words ...'],
    ['Text ![A house](/images/house.png) goes on', '... a picture inside a line of text: ...'],
    ['![A house](https://example.com/house.png)', '... Expected: a file in the images folder, ...'],
    ['![A house](/images/portrait.webp)', '... Found: the file "portrait.webp", ...'],
  ])('%s is refused', (markdown, message) => {
    expectRefused(markdown, message, { 'images/house.png': png })
  })
})
