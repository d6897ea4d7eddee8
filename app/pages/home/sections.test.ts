import { expect, test } from 'vitest'
import type { Document } from 'yaml'
import { changedFirm } from '#test/changed-firm.ts'
import { covers } from '#test/requirements.ts'

const file = 'pages/home.yaml'
const text = { kind: 'text', id: 'news', heading: 'A new office', text: ['It opens in *May*.'] }
const notice = 'Savings depend on income'

type Section = { kind: string } & Record<string, unknown>

/** The test firm with other sections on its home page. */
function homeWith(change: (sections: Section[]) => unknown[]) {
  return changedFirm({
    [file]: (home: Document) => {
      home.set('sections', change(home.toJS().sections))
    },
  })
}

/** What is wrong when one section has other values. */
async function problemsWith(kind: string, values: Record<string, unknown>) {
  return (
    await homeWith((sections) =>
      sections.map((each) => (each.kind === kind ? { ...each, ...values } : each)),
    )
  ).problems
}

function all(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found)
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`)
const parts = names(5).map((name) => ({ name, cost: 100 }))

test(
  'the hero has the buttons and the picture that its file names',
  covers('home-hero-parts'),
  async () => {
    const hero = async (change: (home: Document) => void) => {
      const { problems, html } = await changedFirm({ [file]: change })
      const [shown = ''] =
        /<section aria-labelledby="hero-heading".*?<\/section>/s.exec(html('/')) ?? []
      return { problems, shown, home: html('/') }
    }
    const calls = await hero((home) => home.deleteIn(['hero', 'schedule']))
    expect(calls.problems).toEqual([])
    expect(all(calls.shown, /<a href="([^:"]*):/g)).toEqual(['tel'])
    expect(calls.shown).not.toContain('discovery')
    // The other booking buttons of the page have the words of the site.
    expect(calls.home).toContain('>Schedule a Consultation<')
    const books = await hero((home) => home.deleteIn(['hero', 'call']))
    expect(all(books.shown, /<a href="([^:"]*):/g)).toEqual(['https'])
    const neither = await hero((home) => {
      home.deleteIn(['hero', 'call'])
      home.deleteIn(['hero', 'schedule'])
    })
    expect(neither.problems).toEqual([])
    expect(neither.shown).not.toMatch(/data-look|<div[^>]*><\/div>/)

    const own = await hero((home) => {
      home.setIn(['hero', 'picture'], 'boxes.svg')
      home.setIn(['hero', 'pictureAlt'], 'Three boxes')
    })
    expect(own.problems).toEqual([])
    expect(all(own.shown, /<img src="[^"]*?(boxes|hero)/g)).toEqual(['boxes'])
    expect(own.shown).toContain('alt="Three boxes"')
    const unsaid = await hero((home) => home.setIn(['hero', 'picture'], 'dallas-texas-cpa'))
    expect(unsaid.problems).toMatchObject([{ file, field: 'hero, pictureAlt' }])
  },
)

test(
  'the home page has the sections of its list, in their order',
  covers('home-sections'),
  async () => {
    const { problems, html, passed } = await homeWith((sections) => {
      const named = (kind: string, values = {}) => ({
        ...sections.find((each) => each.kind === kind),
        ...values,
      })
      const rows = [{ label: 'Plan', cells: ['No', 'Yes'] }]
      return [
        named('questions'),
        named('signs', { items: names(3) }),
        text,
        named('strategy', { parts, picture: 'tax-planning', pictureAlt: 'A kitchen' }),
        named('stats', { tiles: ['states'] }),
        named('comparison', { columns: ['They', 'We'], rows, scale: undefined }),
      ]
    })
    expect(problems).toEqual([])
    const home = html('/')
    expect(all(home, /<section[^>]* aria-labelledby="([a-z]+)-heading"/g)).toEqual(
      ['hero', 'questions', 'signs', 'news', 'strategy', 'stats', 'comparison'], // none besides
    )
    // Of two bands side by side only the first has the other ground.
    expect(all(home, /data-tone="(\w+)"/g).slice(0, 3)).toEqual(['alternate', 'plain', 'plain'])
    expect(home).toContain('<em>May</em>')
    expect(all(home, /href="(#petal)"/g)).toHaveLength(3)
    expect(home).toContain('of 3')
    // The house and its letters belong together.
    expect(home).toContain('alt="A kitchen"')
    expect(home).not.toContain('>A</i>')
    expect(passed?.made.site.drawings).not.toHaveProperty('cutaway')
    expect(home).not.toContain(notice)
  },
)

test('a figure of savings in any tile brings the notice', covers('home-figures'), async () => {
  const { problems, html } = await homeWith(() => [
    { kind: 'stats', heading: 'Two', tiles: ['states', 'averageSavings'], asOf: '{month}' },
  ])
  expect(problems).toEqual([])
  expect(html('/')).toContain(notice)
})

test('what a section cannot show is said with its place', covers('home-sections'), async () => {
  expect(
    (await homeWith((sections) => [...sections, sections[1], text, text])).problems,
  ).toMatchObject([
    { file, field: 'sections, item 12, kind', expected: 'only one section of the kind services' },
    { file, field: 'sections, item 14, id', expected: 'an id that no other section has' },
  ])
  expect((await homeWith((sections) => [{ kind: 'servces' }, ...sections])).problems).toMatchObject(
    [{ file, field: 'sections, item 1, kind' }],
  )
  expect(await problemsWith('stats', { tiles: ['states', 'state'] })).toMatchObject([
    {
      field: 'sections, item 1, tiles, item 2',
      expected: expect.stringContaining('a figure in claims.yaml: taxesSaved, '),
      hint: 'Did you mean states?',
    },
  ])
  expect(await problemsWith('stats', { tiles: ['states', 'states'] })).toMatchObject([
    { field: 'sections, item 1, tiles, item 2' },
  ])
  expect(await problemsWith('strategy', { parts })).toMatchObject([
    { field: 'sections, item 4, parts' },
  ])
  expect(await problemsWith('comparison', { columns: ['They', 'We'] })).toMatchObject([
    { field: 'sections, item 8, rows, item 1, cells' },
    { field: 'sections, item 8, rows, item 2, cells' },
  ])
})
