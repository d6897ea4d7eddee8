import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { group, text } from '#app/content/engine/fields.ts'
import { blank, expectProblem, loadWith, textWords } from '#app/content/engine/test-folder.ts'
import { readDollars } from '#app/lib/money.ts'
import { richBody } from './render.ts'

const schema = group({
  title: text({ max: 40 }),
  body: richBody({}),
})

const made = z.object({
  body: z
    .object({
      html: z.string(),
      words: z.int(),
      headings: z.array(z.unknown()),
      notes: z.array(z.unknown()),
    })
    .optional(),
})

/** What becomes of an article whose text begins on line 5 of its file. */
async function article(markdown: string, files: Record<string, string | Uint8Array> = {}) {
  const kind = { pattern: 'articles/*.md', schema, what: 'an article' }
  const file = `---\ntitle: A\n---\n\n${markdown}\n`
  const { data, problems } = await loadWith({ 'articles/a.md': file, ...files }, kind)
  const { body } = made.parse(data.get('articles/a.md') ?? {})
  return { body, html: body?.html ?? '', problems }
}

/** `message` begins with the line. */
async function expectRefused(
  markdown: string,
  message: string,
  files?: Record<string, string | Uint8Array>,
) {
  expectProblem(await article(markdown, files), `articles/a.md, ${message}`)
}

describe('blocks', () => {
  test('a pull figure is its number and a line', async () => {
    const { html } = await article(':::pull\n**$1,234** less tax\nin year one\n:::')
    expect(html).toBe(
      '<p data-block="pull"><strong>$1,234</strong> <span> less tax\nin year one</span></p>',
    )
  })

  test('a checklist is a titled list', async () => {
    const { html } = await article(
      '## Dates\n\n:::checklist[Before April]\n- Renew **it**\n- File\n:::',
    )
    expect(html).toContain('<div data-block="checklist"><h3>Before April</h3><ul role="list">')
    expect(html.match(/<li>/g)).toHaveLength(2)
  })

  test('an example carries its label and the note that it is not a client', async () => {
    const example = ':::example[Example]\nAn owner in Nashville.\n:::'
    expect((await article(example)).html).toBe(
      '<div data-block="example" data-frame=""><h2>Example</h2>' +
        `<p data-note="">${textWords.notAClient}</p>` +
        '<p>An owner in Nashville.</p></div>',
    )
    expect((await article(`## First\n\n${example}`)).html, 'heading order').toContain('<h3>Example')
  })

  test('colons inside sentences stay colons', async () => {
    const { html } = await article('Open 11:am to 6:30, ratio a:b and ::c.')
    expect(html).toBe('<p>Open 11:am to 6:30, ratio a:b and ::c.</p>')
  })

  test.each([
    [':::leger[A]\nx\n:::', 'a block named ":::leger" ... Hint: Did you mean :::ledger?'],
    [':::ledger\n| A | B |\n|---|---|\n| a | $1 |\n:::', ':::ledger without a caption ...'],
    [':::pull[A]\n**1** x\n:::', 'a caption after :::pull ...'],
    [':::pull\nplain words\n:::', '... Expected: one figure in bold, ...'],
    [':::checklist[A]\nwords\n:::', '... Expected: one list ...'],
    [':::example[A client of ours]\nwords\n:::', 'A client of ours ... a real client.'],
    [':::example[Example]\n## Heading\n:::', '... Expected: paragraphs or lists ...'],
    [':::pull\n**1** never closed', ':::pull ... Expected: a ::: line ...'],
    ['::: pull\n**1** x', 'the line "::: pull", ... no space ...'],
    ['::pull', '"::pull" with two colons ...'],
    [':::\n\nMore.', 'the line ":::", ...'],
    [':::ledger[Caption]\nwords\n:::', 'no table ...'],
    [':::bars[Caption]\nwords\n:::', 'no table ...'],
    [':::table[Caption]\nwords\n:::', 'no table ...'],
    [':::takeaways\nwords\n:::', 'something other than a list ...'],
    [
      `:::takeaways\n- ${'word '.repeat(61)}\n:::`,
      '61 words Expected: one list of at most 60 words ...',
    ],
    [':::takeaways[A]\n- x\n:::', 'a caption after :::takeaways ...'],
    [
      ':::questions[A]\nwords\n:::',
      'something other than questions Expected: a ### heading ...',
      8,
    ],
    [':::questions[A]\n### Why?\n:::', 'a question without an answer ...', 8],
    [':::questions[A]\n### Why?\n### How?\nSo.\n:::', 'a question without an answer ...', 8],
    [
      ':::questions[A]\n### Why?\n| A |\n|---|\n| b |\n:::',
      'something other than questions ...',
      9,
    ],
    [':::worksheet[A]\n## Heading\n:::', 'something other than text, lists and tables ...', 8],
    [':::worksheet[A]\n:::', 'an empty worksheet ...'],
  ] as [block: string, message: string, line?: number][])(
    '%j is refused with its line',
    async (block, message, line = 7) => {
      await expectRefused(`Text.\n\n${block}`, `line ${line}, field "body" Found: ${message}`)
    },
  )

  test('takeaways have a heading', async () => {
    expect((await article(':::takeaways\n- One\n:::')).html).toMatch(
      /^<div data-block="takeaways"><h2>In short<\/h2><ul>\s*<li>One/,
    )
  })

  test('questions are a chapter, and each opens its answer', async () => {
    const { html, body } = await article(
      ':::questions[What owners ask]\n### Why *now*?\nIt is.\n\n- a\n\n### How?\nSo.\n:::',
    )
    expect(html).toMatch(
      /^<div data-block="questions"><h2 id="questions">What owners ask<\/h2><details><summary><h3 id="why-now">Why <em>now<\/em>\?<\/h3><\/summary><div><p>It is.<\/p><ul>/,
    )
    expect(html.match(/<details>/g)).toHaveLength(2)
    expect(body?.headings).toEqual([
      { id: 'questions', text: 'What owners ask', level: 2 },
      { id: 'why-now', text: 'Why now?', level: 3 },
      { id: 'how', text: 'How?', level: 3 },
    ])
  })

  const worksheet =
    ':::worksheet[Bring this]\n- A deed\n\n| Number | Yours |\n|---|---|\n| Rent |  |\n|  |  |\n:::'

  test('a worksheet is a chapter with boxes and lines to write on', async () => {
    const { html, body } = await article(worksheet)
    expect(html).toContain('<div data-block="worksheet" data-print="alone"><h2 id="worksheet">')
    expect(html).toContain('<a href="#worksheet">')
    expect(html).toContain('<ul role="list">')
    expect(html).toContain('aria-labelledby="worksheet"')
    expect(html).toContain('>Rent</th><td role="cell" data-label="Yours"></td>')
    expect(html, 'no empty header').not.toMatch(/<th[^>]*><\/th>/)
    expect(body?.headings).toEqual([{ id: 'worksheet', text: 'Bring this', level: 2 }])
  })

  test.each([`${worksheet}\n\n${worksheet}`, `## Worksheet\n\n${worksheet}`])(
    'the address of a worksheet is its own: %j',
    (text) => expectRefused(text, '... only one :::worksheet, and no heading "worksheet" ...'),
  )

  test('a paragraph of three lines begins with an initial, a shorter one does not', async () => {
    const long = 'A sentence of five words. '.repeat(8)
    expect(
      (await article(`:::pull\n**1** x\n:::\n\n## One\n\n${long}\n\n${long}`)).html.match(
        /<p data-initial="">/g,
      ),
    ).toHaveLength(1)
    expect((await article(`Short.\n\n${long}`)).html).not.toContain('data-initial')
    expect((await article(`## One\n\n## Two\n\n${long}`)).html).not.toContain('data-initial')
  })

  test('an unknown fact inside a block is the only problem', async () => {
    const rows = '| A | B |\n|---|---|\n| a | {nothing} |\n| b | $1 |'
    await expectRefused(`:::ledger[A]\n${rows}\n:::`, 'line 8, ... Found: {nothing}, ...')
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
  ])('the amount %j is %j', (amount, number) => expect(readDollars(amount)).toBe(number))

  const plain = '## Rates\n\n| | Rate |\n|---|---|\n| State [tax](/pricing) | 4.5% |\n| City | 0% |'

  test('a table has column and row headers and is named by the heading above it', async () => {
    const { html, body } = await article(plain)
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

  test('a price with a plus is aligned with the other figures', async () => {
    expect(
      (await article('| A | B |\n|---|---|\n| c | $1,000 |\n| d | {price.elite} |')).html,
    ).toContain('data-align="end">$1,234+</td>')
  })

  test('a table with a caption is named by it', async () => {
    const { html } = await article(
      ':::table[State rates, *2026*]\n| A | B |\n|---|---|\n| c | d |\n:::',
    )
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

  test('a ledger that adds up becomes a table with its total at the foot', async () => {
    const { html, problems } = await article(
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
      'line 10, ... rows that add up to $750, and a row below them ("Left") that says $751 Expected: ... sum ... Hint: The difference is $1. ...',
    ],
    [
      '| Due | $1,000 |\n| Less | some |\n| Left | $1,000 |',
      'line 9, ... "some" in the last col...',
    ],
    ['| A | $1,000 |\n| B | {name} |', 'line 9, ... "Fairshare" in the last column ...'],
  ])('a ledger with the rows %j is refused', (rows, message) =>
    expectRefused(ledger(rows), message),
  )

  test('one paragraph below a table is its note', async () => {
    const { html } = await article(ledger('| A | $1 |\n| B | $1 |\n\nAssumes *nothing*.'))
    expect(html).toMatch(/<\/table><p data-note="">Assumes <em>nothing<\/em>\.<\/p><\/div>$/)
    await expectRefused(
      ledger('| A | $1 |\n| B | $1 |\n\nOne.\n\nTwo.'),
      '... a table and something else ...',
    )
  })
})

describe('charts', () => {
  /** A block around a table, whose first row of the body is on line 8. */
  const block = (name: string, ...rows: readonly string[]) => {
    const [head = '', ...body] = rows.map((row) => `| ${row} |`)
    return [`:::${name}[Caption]`, head, head.replaceAll(/[^|]+/g, '---'), ...body, ':::'].join(
      '\n',
    )
  }

  /** "0 25": from and to, in percent, of what is drawn in one tone. */
  const drawn = (html: string, tone: string) =>
    Array.from(
      html.matchAll(new RegExp(`x1="([\\d.]+)%" x2="([\\d.]+)%"[^>]*data-tone="${tone}"`, 'g')),
      ([, from, to]) => `${from} ${to}`,
    )

  const ticks = (html: string) =>
    Array.from(html.matchAll(/<text[^>]*>(\w+)</g), ([, name]) => name).join(' ')

  test('bars are to scale, the longest over the full width, without a style attribute', async () => {
    const { html } = await article(block('bars', 'What | Cost', 'A | $500', 'B | $2,000', 'C | $0'))
    expect(drawn(html, 'bar-1')).toEqual(['0 25', '0 100', '0 0'])
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('style=')
  })

  test('bars of several columns have one scale, and a key in their headings', async () => {
    const { html } = await article(
      `${block('bars', 'Year | Here | There', '2026 | $100 | $50[^a]')}\n\n[^a]: A.`,
    )
    expect(drawn(html, 'bar-1')).toEqual(['0 100', '0 100'])
    expect(drawn(html, 'bar-2')).toEqual(['0 100', '0 50'])
    expect(html).toMatch(/<\/svg>There<\/th>/)
    expect(html).toMatch(/<span>\$50<sup>/)
  })

  test('a waterfall begins each bar where the last one ended', async () => {
    const rows = ['Due | $1,000', 'Truck | -$400', 'Fee | +$100', '**Left** | $700']
    const { html } = await article(block('waterfall', 'Line | Amount', ...rows))
    expect(drawn(html, 'bar-1')).toEqual(['0 100', '0 70'])
    expect(drawn(html, 'bar-2')).toEqual(['100 60', '60 70'])
    expect(html).toContain('<span>−$400</span>')
  })

  test('a waterfall that ends in a refund has its zero inside', async () => {
    const rows = ['Due | $300', 'Truck | -$400', 'Refund | -$100']
    const { html } = await article(block('waterfall', 'Line | Amount', ...rows))
    expect(drawn(html, 'bar-1')).toEqual(['25 100', '25 0'])
    expect(html.match(/x1="25%" x2="25%" y1="0%" y2="100%" data-tone="rule"/g)).toHaveLength(3)
  })

  test('a timeline has one axis for all its dates', async () => {
    const rows = [
      'Duplex | January 1, 2022 | January 1, 2027',
      'Shares | July 2, 2023 | July 1, 2031',
    ]
    const { html } = await article(block('timeline', 'What | From | To', ...rows))
    expect(drawn(html, 'bar-1')).toEqual(['0 50', '14.98 94.96'])
    expect(ticks(html)).toBe('2022 2024 2026 2028 2030 2032')
    expect(html).toContain('>January 1, 2022</td>')
  })

  test('a short timeline has months', async () => {
    const { html } = await article(
      block('timeline', 'What | From | To', 'A | November 20, 2026 | April 15, 2027'),
    )
    expect(ticks(html)).toBe('Nov 2027 Mar May')
  })

  test('a matrix is a table whose cells name their column', async () => {
    const { html } = await article(
      block('matrix', 'Owner | Let | Used', 'You | **Yes.** Form A. | **No.**'),
    )
    expect(html).toContain(
      '<td role="cell" data-label="Let"><span><strong>Yes.</strong> Form A.</span></td>',
    )
  })

  test('a flow has a table for each variant, its ribbon narrower after each tax', async () => {
    const rows = [
      'Profit | $120 | $120',
      'Tax | -$30 | $0',
      'State | $0 | -$60',
      'Kept | $90 | $60',
    ]
    const { html, problems } = await article(block('flow', 'Step | C | S', ...rows))
    expect(problems).toEqual([])
    expect(html).toMatch(/^<figure data-block="flow"><figcaption>Caption<\/figcaption><table/)
    expect(html.match(/<caption>[CS]<\/caption>/g)).toHaveLength(2)
    expect(drawn(html, 'ribbon').map((each) => Number(each.split(' ')[1]))).toEqual([
      83.33, 62.5, 62.5, 62.5, 83.33, 83.33, 41.67, 41.67,
    ])
  })

  test.each([
    [['bars', 'A | B', 'a | -$5'], 'line 6, ... below zero, ...'],
    [
      ['bars', 'A | B | C | D | E | F', 'a | $1 | $1 | $1 | $1 | $1'],
      '... 5 columns of amounts ...',
    ],
    [['bars', 'A | B | C', 'a | $5 | some'], 'line 8, ... "some" in the last column ...'],
    [['bars', 'A | B | C', 'a |  | $5'], 'line 8, ... an empty cell in column 2 ...'],
    [['waterfall', 'A | B', 'a | $5', 'b | $5'], '... at least three rows: ...'],
    [
      ['waterfall', 'A | B', 'a | $5', 'b | -$1', 'c | $3'],
      'line 10, ... add up to $4, ... says $3 ...',
    ],
    [['timeline', 'A | B', 'a | May 1, 2026'], '... a table of 2 columns ...'],
    [
      ['timeline', 'A | B | C', 'a | 5/1/2026 | May 2, 2026'],
      'line 8, ... the date "5/1/2026" ...',
    ],
    [
      ['timeline', 'A | B | C', 'a | February 30, 2026 |'],
      'line 8, ... the date "February 30, 2026" ...',
    ],
    [['timeline', 'A | B | C', 'a | May 2, 2026 | May 2, 2026'], 'line 8, ... an earlier date ...'],
    [['matrix', 'A | B', 'a | b'], '... a table of fewer than three columns ...'],
    [['matrix', 'A | B | C', 'a | b |'], 'line 8, ... an empty cell ...'],
    [['flow', 'A | B', 'a | $5', 'b | -$1'], 'line 9, ... ("b") that is taken out ...'],
    [
      ['flow', 'A | B', 'a | $5', 'b | -$1', 'c | $3'],
      'line 10, ... add up to $4, ... says $3 ...',
    ],
    [
      ['flow', 'A | B | C', 'a | $5 | $5', 'b | -$1 | $4', 'c | $4 | $4'],
      'line 9, ... above and below zero ...',
    ],
  ] as const)('%j is refused', ([name, ...rows], message) =>
    expectRefused(block(name, ...rows), message),
  )
})

describe('notes', () => {
  const notes = '[^b]: Second, [page](/pricing).\n[^a]: First source, 2025.'

  test('are numbered by their first marks and lead both ways', async () => {
    const { html, body } = await article(
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

  test('do not count as words of the text', async () => {
    expect((await article(`One[^a] two[^b].\n\n${notes}`)).body?.words).toBe(2)
  })

  test.each([
    ['One\ntwo[^x] three.', 'line 6, field "body" Found: ... [^x], ...'],
    ['One.\n\n[^x]: Unused.', 'line 7, ... the note [^x], ...'],
    ['One[^x].\n\n[^x]: This.\n[^x]: That.', 'line 8, ... a second note named [^x] ...'],
    ['## One[^x]\n\n[^x]: This.', 'line 5, ... in a heading ...'],
    ['One[^x].\n\n[^x]: [here](/nowhere)', 'line 7, ... a link to "/nowhere" ...'],
    ['One[^x] and[^y].\n\n[^x]: See[^y].\n[^y]: That.', '... [^y] inside a note ...'],
  ])('%j is refused', expectRefused)

  test('brackets after a backslash are not a mark', async () => {
    expect((await article('see \\[^1\\] here')).html).toBe('<p>see [^1] here</p>')
  })
})

const png = await blank(640, 400).ensureAlpha().png().toBuffer()
const jpeg = await blank(640, 400).jpeg().toBuffer()
const webp = await blank(640, 400).webp().toBuffer()

describe('pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"></svg>'

  const copies =
    '<source type="image/avif" srcset="/assets/house-360-#.avif 360w, /assets/house-640-#.avif 640w" sizes="(max-width: 720px) 100vw, 720px">'
  const image = (ending: string) =>
    `<img src="/assets/house-#.${ending}" width="640" height="400" alt="A brick house" loading="lazy" decoding="async">`

  test.each([
    ['house.png', png, `<picture>${copies}${image('png')}</picture>`],
    ['house.jpg', jpeg, `<picture>${copies}${image('jpg')}</picture>`],
    ['house.webp', webp, `<picture>${copies}${image('jpg')}</picture>`],
    ['house.svg', svg, image('svg')],
  ])('%s alone in its paragraph becomes a figure with its size', async (name, content, picture) => {
    const { html, problems } = await article(
      `![A brick house](/images/${name} "Built in {name}")`,
      {
        [`images/${name}`]: content,
      },
    )
    expect(problems).toEqual([])
    expect(html?.replaceAll(/-[\w-]{7}(?=\.)/g, '-#')).toBe(
      `<figure data-block="figure">${picture}<figcaption>Built in Fairshare</figcaption></figure>`,
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
  ])('%s is refused', async (markdown, message) => {
    await expectRefused(markdown, message, { 'images/house.png': png })
  })
})
