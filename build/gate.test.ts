import { expect, test } from 'vitest'
import type { Site } from '#app/components/site.tsx'
import { type PageRecord, pagesOf } from '#app/content/pages.ts'
import type { Answer } from '#app/site/blocks-of-page.ts'
import { render } from '#app/site/render.tsx'
import { gatedFirm, gatedIn } from '#test/changed-firm.ts'
import { textOf } from '#test/changed-folder.ts'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
import { gate } from './gate.ts'
import { lostTargets } from './lost-targets.ts'
import { placedPage } from './places.ts'

/** Of a page /faq that has some HTML, beside the page /pricing. */
function lost(html: string, ...redirects: { from: string; to: string }[]) {
  const pages = pagesOf(testFirm)
  const pageAt = (path: string, html: string) =>
    pages
      .filter((page) => page.path === path)
      .map((page) => ({ page, html, heading: '', views: [] }))
  const rendered = [
    ...pageAt('/faq', `<main id="main">${html}</main>`),
    ...pageAt('/pricing', '<h2 id="tax-planning">Planning</h2><h2 id="accounting">Books</h2>'),
  ]
  const htmlOf = ({ path }: PageRecord) => ({
    html: rendered.find(({ page }) => page.path === path)?.html ?? '',
  })
  const files = ['/assets/seal-1.svg', '/images/my photo.jpg', '/prices.txt']
  return lostTargets(rendered, files, (page) => placedPage(page.path, () => htmlOf(page)), {
    redirects,
  })
}

test.each([
  ['/pricing#tax-planing', 'Did you mean /pricing#tax-planning?'],
  ['/pricing#planning', 'Did you mean /pricing#tax-planning?'],
  ['#mian', 'Did you mean #main?'],
])(
  'a link to %s is a problem with the closest place as a hint',
  (link, hint) => {
    expect(lost(`<a class="x" href="${link}">there</a>`)).toMatchObject([
      { file: 'pages/faq.yaml', found: `a link to ${link} on the page /faq`, hint },
    ])
  },
)

test(
  'a link to no page and no file of the site is a problem',
  () => {
    expect(lost('<a href="/nowhere">there</a>')).toMatchObject([
      { file: 'pages/faq.yaml', found: 'a link to /nowhere on the page /faq' },
    ])
  },
)

test('a place unlike any other is told the places there are', () => {
  expect(lost('<a href="/pricing#nowhere">there</a>')).toMatchObject([
    { hint: '/pricing has the places #tax-planning and #accounting.' },
  ])
})

test.each([
  '#main',
  '/pricing#accounting',
  '/pricing',
  '/pricing#calculator=12000',
  'https://example.com/#nowhere',
  '/prices.txt#nowhere',
  '#',
])('a link to %s is in order', (link) => {
  expect(lost(`<a href="${link}">there</a>`)).toEqual([])
})

test('a picture that no file makes is a problem', () => {
  expect(lost('<img alt="" src="/assets/seal-1.svg"><img src="/images/my%20photo.jpg">')).toEqual(
    [],
  )
  expect(lost('<img alt="" src="/images/gone.jpg">')).toMatchObject([
    { file: 'pages/faq.yaml', found: expect.stringContaining('/images/gone.jpg') },
  ])
})

test('an old address leads to a place that is there, and is no file', () => {
  expect(lost('', { from: '/old', to: '/pricing#accounting' })).toEqual([])
  expect(lost('', { from: '/prices.txt', to: '/pricing#acounting' })).toMatchObject([
    { file: 'redirects.yaml', path: ['redirects', 0, 'from'], found: '/prices.txt' },
    { path: ['redirects', 0, 'to'], hint: 'Did you mean /pricing#accounting?' },
  ])
})

test('a link to an old address is told the new one', () => {
  const [problem] = lost('<a href="/old">there</a>', { from: '/Old.html', to: '/pricing' })
  expect(problem?.hint).toBe('redirects.yaml sends /old to /pricing. Link to /pricing.')
})

test('a firm in order gives every page of it, rendered', async () => {
  const { problems, passed } = await gatedIn(testFirmDir)
  expect(problems).toEqual([])
  expect(passed?.pages.map(({ page }) => page.path)).toEqual(
    pagesOf(testFirm).map(({ path }) => path),
  )
})

test('every link to a removed question is told in one run, each at its own line', async () => {
  const link = 'Read [this](/faq#rental-losses).'
  const typed = {
    'legal/terms.md': `${textOf('legal/terms.md')}\n\n${link}\n\nOr [this]({page.faq}#rental-losses).\n`,
    'legal/privacy-policy.md': `${textOf('legal/privacy-policy.md')}\n\n${link} ${link}\n`,
    'faq.yaml': textOf('faq.yaml').replace('Bring *one* return', `${link} Bring *one* return`),
  }
  const { problems, passed } = await gatedFirm(typed)
  expect(passed).toBeUndefined()
  const expected = Object.entries(typed).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, at) => (line.includes('#rental-losses') ? [{ file, line: at + 1 }] : [])),
  )
  expect(problems.map(({ file, line }) => ({ file, line }))).toEqual(
    expect.arrayContaining(expected),
  )
  expect(problems).toHaveLength(expected.length)
})

test.each([
  [
    'a name that two parts of a page have is reported at the block that has it',
    'pages/home.yaml',
    [/block: services\n/, '$&    id: reply\n'],
    {
      field: 'blocks, item 3 (services), id',
      found: 'two places with the name #reply on the page /',
    },
  ],
  [
    'a problem of a page that has an alias is reported once',
    'services/accounting.yaml',
    [/to: \/pricing#accounting/, 'to: /pricing#nowhere'],
    { field: 'blocks, item 2 (offer), prices, link, to' },
  ],
] as const)('%s', async (_, file, edit, problem) => {
  expect((await gatedFirm({ [file]: edit })).problems).toMatchObject([{ file, ...problem }])
})

test('a page that cannot be rendered is reported by its file', async () => {
  const broken = (site: Site, page: PageRecord | Answer, parts: Parameters<typeof render>[2]) => {
    if (typeof page !== 'string' && page.path === '/faq')
      throw new Error('There is no drawing "x".')
    return render(site, page, parts)
  }
  const { problems } = await gate({ dir: testFirmDir, program: { render: broken } })
  expect(problems).toMatchObject([{ file: 'pages/faq.yaml', found: 'There is no drawing "x".' }])
})
