import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { blockOf } from '#app/blocks/find.ts'
import { hero } from '#app/blocks/hero/fields.ts'
import { required } from '#app/lib/required.ts'
import { changedFolder, textOf } from '#test/changed-folder.ts'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
import { folder } from './engine/test-folder.ts'
import { load, withSiteUrl } from './load.ts'

test('a folder in order is one value: files by their places, folders by the names of their files', async () => {
  const { content, problems } = await load(testFirmDir)
  expect(problems).toEqual([])
  expect(content?.prices.planning?.packages[0]?.price).toMatchObject({ min: expect.any(Number) })
  expect(`${blockOf(content?.services['tax-planning'], hero)?.heading}`).toBe('Tax Planning')
  expect(Object.keys(content?.legal ?? {})).toEqual(['privacy-policy', 'sms-terms', 'terms'])
  expect(Object.keys(content?.images ?? {})).toEqual(['boxes.svg', 'founder.png'])
})

test('a file of facts may use the facts of those before it', () => {
  const { answer } = testFirm.faq.items.find(({ id }) => id === 'guarantee') ?? {}
  expect(answer?.plain).toMatch(/^3X planning guarantee\./)
})

test.each([
  ['a file with a problem', 'menus: []\nfooter: [Firm]\n', 'navigation.yaml', 'menus', 1],
  [
    'files that do not agree',
    [/Local/, 'Lokal'] as const,
    'articles/dallas-texas-cpa.md',
    'head, footer, group',
    7,
  ],
])('a folder with %s gives the problem and no content', async (_, edit, file, field, line) => {
  const { content, problems } = await load(changedFolder({ 'navigation.yaml': edit }))
  expect(content).toBeUndefined()
  expect(problems[0]).toMatchObject({ file, field, line })
})

test('a paragraph about a page goes with the page', async () => {
  const dir = changedFolder({ 'pages/sms-optin.yaml': undefined, 'legal/sms-terms.md': undefined })
  const { content, problems } = await load(dir)
  expect(problems).toEqual([])
  const { tree } = required(content?.legal['privacy-policy'], 'the page').body
  expect(JSON.stringify(tree)).not.toContain('/sms-')
})

test('a file that the site needs in a folder of any names is told when it is missing', async () => {
  expect((await load(changedFolder({ 'legal/terms.md': undefined }))).problems).toContainEqual(
    expect.objectContaining({ file: 'legal/terms.md', found: 'no such file' }),
  )
})

test('after a change of one text the other files are not read again', async () => {
  const changed = 'articles/dallas-texas-cpa.md'
  const drafts = new Map([[changed, `${textOf(changed)}\nOne more line.\n`]])
  const before = (await load(testFirmDir)).content?.articles
  const after = (await load(testFirmDir, { drafts })).content?.articles
  expect(after?.['oklahoma-city-cpa']).toBe(before?.['oklahoma-city-cpa'])
  expect(after?.['dallas-texas-cpa']).not.toBe(before?.['dallas-texas-cpa'])
})

test('after a change of a fact the files that may name it are read again', async () => {
  const other = changedFolder({ 'firm.yaml': [/^phone: .*/m, 'phone: (615) 555-0177'] })
  const before = (await load(testFirmDir)).content?.legal['privacy-policy']
  const after = (await load(other)).content?.legal['privacy-policy']
  expect(`${before?.body}`).not.toContain('555-0177')
  expect(`${after?.body}`).toContain('555-0177')
})

test('two folders read at once do not mix', async () => {
  const page = 'plain/new-office-hours.md'
  const seal = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>'
  const named = '![A seal](/images/seal.svg)\n\n[Prices](/precios)\n\n$&'
  const both = { [page]: [/\[\^hours\]:/, named] } as const
  const drawn = changedFolder(both, { 'images/seal.svg': seal, 'plain/precios.md': undefined })
  const [hasSeal, hasPrices] = await Promise.all([load(drawn), load(changedFolder(both))])
  expect(hasSeal.problems).toMatchObject([{ file: page, found: expect.stringMatching('/precios') }])
  expect(hasSeal.paths).not.toContain('/precios')
  expect(hasSeal.images.get('seal.svg')).toMatchObject({ picture: { width: 30, height: 20 } })
  expect(hasPrices.problems).toMatchObject([
    { file: page, found: expect.stringMatching('seal.svg') },
  ])
  expect(hasPrices.paths).toContain('/precios')
  expect([...hasPrices.images.keys()]).not.toContain('seal.svg')
})

const accounting = 'services/accounting.yaml'

test.each([
  [accounting, [/ {2}name:/, '\tname:']],
  [accounting, [/title: Accounting and/, 'title: "Accounting and']],
  [accounting, ''],
  ['pages/home.yaml', ''],
  ['legal/privacy-policy.md', ''],
] as const)('%s, which cannot be read, is the only file that is told', async (file, edit) => {
  const { problems } = await load(changedFolder({ [file]: edit }))
  expect(problems.map((each) => each.file)).toEqual([file])
})

test('a link to a page that has another address now is told the new one', async () => {
  const dir = changedFolder({ [accounting]: [/head:\n/, 'head:\n  address: books\n'] })
  const { problems } = await load(dir)
  expect(problems).not.toEqual([])
  const hint = 'services/accounting.yaml has the address /books now. Did you mean /books?'
  for (const problem of problems) expect(problem).toMatchObject({ hint })
})

test.each([
  ['America/Phenix', 'Did you mean America/Phoenix?'],
  ['Mars/Olympus', undefined],
])('the time zone %s is refused with the hint %s', async (zone, hint) => {
  const dir = changedFolder({ 'firm.yaml': (firm) => firm.set('timeZone', zone) })
  const { problems } = await load(dir)
  expect(problems).toMatchObject([{ field: 'timeZone', found: `"${zone}"` }])
  expect(problems[0]?.hint).toBe(hint)
})

test('a draft is read instead of its file', async () => {
  const drafts = new Map([
    ['firm.yaml', textOf('firm.yaml').replace('Plan in May', 'Plan in June')],
  ])
  const { content } = await load(testFirmDir, { drafts })
  expect(`${content?.firm.tagline}`).toContain('June')
})

test('SITE_URL replaces the address in firm.yaml', async () => {
  vi.stubEnv('SITE_URL', 'https://preview.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await load(testFirmDir)).content?.firm.siteUrl).toBe('https://preview.example')
})

test.each([
  [{}, testFirm.firm.siteUrl],
  [{ SITE_URL: '', BASE_PATH: '' }, testFirm.firm.siteUrl],
  [{ SITE_URL: 'https://firm.example/tax' }, 'https://firm.example/tax'],
  [{ BASE_PATH: '/preview' }, `${testFirm.firm.siteUrl}/preview`],
  [{ SITE_URL: 'https://firm.example/tax', BASE_PATH: '/b/' }, 'https://firm.example/b/'],
])('with %j the address is %s', (environment, siteUrl) => {
  expect(withSiteUrl(testFirm.firm, environment).siteUrl).toBe(siteUrl)
})

test.each([
  { SITE_URL: 'http://x' },
  { SITE_URL: 'javascript:alert(1)' },
  { SITE_URL: 'https://preview.example?a' },
  { SITE_URL: 'https://preview.example/#a' },
  { BASE_PATH: '/preview?a' },
])('%j is refused', (environment) => {
  expect(() => withSiteUrl(testFirm.firm, environment)).toThrow('like https://')
})

test('CONTENT_DIR names the folder of another firm', async () => {
  vi.stubEnv('CONTENT_DIR', 'test/firm')
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllEnvs())
  const { contentDir, load: loadOther } = await import('./load.ts')
  expect(contentDir).toBe(testFirmDir)
  expect(`${(await loadOther()).content?.firm.name}`).toBe(`${testFirm.firm.name}`)
})

test('a shortcut to a file that is gone is named like any other problem', async () => {
  const dir = folder({})
  symlinkSync(join(dir, 'gone.yaml'), join(dir, 'team.yaml'))
  const { problems } = await load(dir)
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'team.yaml', found: 'a file that cannot be opened' }),
  )
})
