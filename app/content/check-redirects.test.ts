import { expect, test } from 'vitest'
import { changedFolder } from '#test/changed-folder.ts'
import { testFirm } from '#test/firm-content.ts'
import { redirectProblems } from './check-redirects.ts'
import { load } from './load.ts'
import { redirectsSchema } from './schemas/redirects.ts'

function problemsOf(...list: readonly (readonly [from: string, to: string])[]) {
  const redirects = list.map(([from, to]) => ({ from, to }))
  return redirectProblems({ ...testFirm, redirects: { redirects } })
}

test('a firm without old addresses, and one whose old addresses lead on, have no problems', () => {
  expect(redirectProblems({ ...testFirm, redirects: undefined })).toEqual([])
  expect(problemsOf(['/old', '/pricing#tax-planning'], ['/new', 'https://a.example/b'])).toEqual([])
})

test('the address of a page or of an alias is no old address', () => {
  const alias = Object.values(testFirm.services).flatMap(({ head }) => head.aliases ?? [])[0]
  for (const from of ['/pricing', '/PRICING/', '/pricing.html', '/404.html', `/${alias}`]) {
    expect(problemsOf([from, '/faq'])).toMatchObject([
      { path: ['redirects', 0, 'from'], expected: 'an address that no page has' },
    ])
  }
})

test.each(['/old/', '/Old', '/old.html', '/old/index.html'])('%s is /old a second time', (from) => {
  expect(problemsOf(['/old', '/faq'], [from, '/pricing'])).toMatchObject([
    { path: ['redirects', 1, 'from'], found: `${from}, which is /old above` },
  ])
})

test('a page that is not there is lost, with the nearest one as a hint', () => {
  expect(problemsOf(['/old', '/pricng#x'])).toMatchObject([
    {
      path: ['redirects', 0, 'to'],
      found: '/pricng#x',
      hint: expect.stringMatching(/\/pricing\?$/),
    },
  ])
})

test('a chain is told its end', () => {
  expect(problemsOf(['/a', '/B/'], ['/b', '/c'], ['/c', '/faq#x'])).toMatchObject([
    { path: ['redirects', 0, 'to'], expected: '/faq#x, where it leads in the end' },
    { path: ['redirects', 1, 'to'], expected: '/faq#x, where it leads in the end' },
  ])
})

test('a circle has no end', () => {
  const expected = 'a page, not another old address'
  expect(problemsOf(['/a', '/b'], ['/b', '/a'], ['/c', '/c'])).toMatchObject([
    { path: ['redirects', 0, 'to'], expected },
    { path: ['redirects', 1, 'to'], expected },
    { path: ['redirects', 2, 'to'], expected },
  ])
})

test.each([
  ['https://www.example.com/old?a=1', 'Did you mean /old?'],
  ['/old?page=2', 'Leave out the ?'],
  ['/blog/*', 'a line of its own'],
  ['old', 'such as /services'],
  ['//evil.example', 'such as /services'],
  ['/', 'such as /services'],
])('%s is refused as an old address', (from, hint) => {
  const { error } = redirectsSchema.safeParse({ redirects: [{ from, to: '/faq' }] })
  expect(JSON.stringify(error?.issues)).toContain(hint)
})

test.each(['faq', '//evil.example', '/faq?a', 'http://a.example', 'https://a.example/$x', '#a'])(
  '%s is refused as a new address',
  (to) => {
    expect(redirectsSchema.safeParse({ redirects: [{ from: '/old', to }] }).success).toBe(false)
  },
)

test('a link to an old address is a problem that names the new one', async () => {
  const dir = changedFolder({ 'legal/terms.md': [/$/, '\nSee [the prices](/Old-Prices).\n'] })
  expect((await load(dir)).problems).toMatchObject([
    {
      file: 'legal/terms.md',
      expected: 'a page that exists on this site',
      hint: 'redirects.yaml sends /Old-Prices to /pricing#tax-planning. Link to /pricing#tax-planning.',
    },
  ])
})
