import { describe, expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'
import { htmlOf } from '#test/html-of.ts'
import { printed } from '#test/printed.ts'
import { blank } from './test-folder.ts'

describe('blocks between ::: lines', () => {
  test('colons inside sentences stay colons', async () => {
    const { html } = await article('Open 11:am to 6:30, ratio a:b and ::c.')
    expect(html).toBe('<p>Open 11:am to 6:30, ratio a:b and ::c.</p>')
  })

  test('a caption and a table are the fields of a block, and one paragraph below it its note', async () => {
    const { body, problems } = await article(
      ':::table[State rates, *2026*]\n| A | B |\n|---|---|\n| c | d |\n\nAssumes nothing.\n:::',
    )
    expect(problems).toEqual([])
    expect(valueIn(body)).toEqual({
      block: 'table',
      caption: 'State rates, 2026',
      columns: ['A', 'B'],
      rows: [{ label: 'c', cells: ['d'] }],
      note: 'Assumes nothing.',
    })
  })

  test('a head cell without words is no heading of a column', async () => {
    const { body } = await article(
      ':::comparison[Two ways]\n| | Alone | With us |\n|---|---|---|\n| Time | Long | Short |\n:::',
    )
    expect(valueIn(body)).toMatchObject({
      heading: 'Two ways',
      columns: ['Alone', 'With us'],
      rows: [{ label: 'Time', cells: ['Long', 'Short'] }],
    })
  })

  test('items of a list, and ### with what is below it, are entries', async () => {
    const list = await article(
      ':::points[We check]\n- **Twice** We read it *twice*.\n- **Once** Then again.\n:::',
    )
    expect(valueIn(list.body)).toMatchObject({
      heading: 'We check',
      items: [
        { name: 'Twice', text: 'We read it twice.' },
        { name: 'Once', text: 'Then again.' },
      ],
    })
    const chapters = await article(
      ':::columns[Two sides]\nWhat counts.\n\n### Yes\n- Rent\n- Fees\n\n### No\n- Fines\n\nAsk us.\n:::',
    )
    expect(chapters.problems).toEqual([])
    expect(valueIn(chapters.body)).toMatchObject({
      intro: 'What counts.',
      columns: [
        { heading: 'Yes', items: ['Rent', 'Fees'] },
        { heading: 'No', items: ['Fines'] },
      ],
    })
  })

  test('fields have their names in braces or in YAML', async () => {
    const { body, problems } = await article(
      ':::points[We check]{id=proof}\n```yaml\nitems:\n  - name: Twice\n    text: We read it.\n```\n:::',
    )
    expect(problems).toEqual([])
    expect(valueIn(body)).toMatchObject({
      id: 'proof',
      items: [{ name: 'Twice', text: 'We read it.' }],
    })
    expect(body?.headings).toMatchObject([{ id: 'proof', text: 'We check', level: 2 }])
  })

  test('what the page fills in stays, in a block that has it', async () => {
    const fields = 'intro: Check.\nverdict: Call.\nitems: [One, Two, Three]\nof: "of {count}"'
    const signs = (name: string) =>
      article(`:::signs[Do you?]\n\`\`\`yaml\n${fields.replace('{count}', name)}\n\`\`\`\n:::`)
    const { body, problems } = await signs('{count}')
    expect(problems).toEqual([])
    expect(valueIn(body)).toMatchObject({ of: 'of {count}' })
    expect((await signs('{years}')).problems).toMatchObject([{ line: 10 }])
    expect((await article('One of {count}.')).problems).toHaveLength(1)
  })

  test.each([
    [':::leger[A]\nx\n:::', 'a block named ":::leger" ... Hint: Did you mean :::ledger?'],
    [':::pull\n**1** never closed', ':::pull ... Expected: a ::: line ...'],
    ['::: pull\n**1** x', 'the line "::: pull", ... no space ...'],
    ['::pull', '"::pull" with two colons ...'],
    [':::\n\nMore.', 'the line ":::", ...'],
    [':::ledger\n| A | B |\n|---|---|\n| a | $1 |\n:::', ':::ledger without "Caption" ...'],
    [':::ledger[Caption]\nwords\n:::', ':::ledger without ... Expected: a table, ...'],
    [':::pull[A]\n**1** x\n:::', 'words in brackets after :::pull ...'],
    [':::pull\nplain words\n:::', ':::pull without "Figure" ...'],
    [':::pull\n- **1** x\n:::', 'a list in :::pull Expected: a paragraph', 8],
    [
      ':::table[A]\n| A | B |\n|---|---|\n| c | d |\n\nOne.\n\nTwo.\n:::',
      'a paragraph in :::table ...',
      14,
    ],
    [
      ':::points[A]\n### *Why*?\nSo.\n:::',
      '"*Why*" in "Name" of :::points Expected: plain words there',
      8,
    ],
  ] as [block: string, message: string, line?: number][])(
    '%j is refused with its line',
    async (block, message, line = 7) => {
      await expectRefused(`Text.\n\n${block}`, `line ${line}, field "body" Found: ${message}`)
    },
  )

  test('what is wrong inside a field has its line', async () => {
    const list = '- One\n- Two\n  [a](/nowhere)\n'
    await expectRefused(`:::takeaways\n${list}:::`, 'line 8, ... a link to "/nowhere" ...')
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
})

/** The values of the only block of a text. */
function valueIn(body: Awaited<ReturnType<typeof article>>['body']): unknown {
  const [only] = body?.tree.children ?? []
  return only?.type === 'element' ? printed(only.data?.block?.value) : undefined
}

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
    expect(body?.notes.map(({ tree, ...note }) => ({ ...note, html: htmlOf({ tree }) }))).toEqual([
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
    '<source type="image/avif" srcSet="/assets/house-360-#.avif 360w, /assets/house-640-#.avif 640w" sizes="(max-width: 720px) 100vw, 720px"/>'
  const image = (ending: string) =>
    `<img src="/assets/house-#.${ending}" width="640" height="400" alt="A brick house" loading="lazy" decoding="async"/>`

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
