import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
import { folder } from './engine/test-folder.ts'
import { hostedBelow, load, withSiteUrl } from './load.ts'
import { navigation, pagesOf } from './pages.ts'

/** The test firm with files added or replaced. */
function changedFirm(files: Record<string, string>): string {
  const dir = folder({})
  cpSync(testFirmDir, dir, { recursive: true })
  cpSync(folder(files), dir, { recursive: true })
  return dir
}

function textOf(file: string): string {
  return readFileSync(path.join(testFirmDir, file), 'utf8')
}

test('a folder in order is one value: files by their places, folders by the names of their files', () => {
  const { content, problems } = load(testFirmDir)
  expect(problems).toEqual([])
  expect(content?.prices.planning?.packages[0]?.price).toMatchObject({ min: expect.any(Number) })
  expect(content?.services['tax-planning']?.title).toBe('Tax Planning')
  expect(Object.keys(content?.legal ?? {})).toEqual(['privacy-policy', 'sms-terms', 'terms'])
  expect(content?.images).toEqual(['boxes.svg', 'founder.png'])
})

test('a file of facts may use the facts of those before it', () => {
  const { answer } = testFirm.faq.items.find(({ id }) => id === 'guarantee') ?? {}
  expect(answer?.html).toMatch(/^<strong>3X planning guarantee.<\/strong>/)
})

test('a folder with a problem gives the problem and no content', () => {
  const drafts = new Map([['navigation.yaml', 'menus: []\nfooter: [Firm]\n']])
  const { content, problems } = load(testFirmDir, { drafts })
  expect(content).toBeUndefined()
  expect(problems).toMatchObject([{ file: 'navigation.yaml', field: 'menus' }])
})

test('a folder whose files do not agree gives the problem and no content', () => {
  const drafts = new Map([['navigation.yaml', textOf('navigation.yaml').replace('Local', 'Lokal')]])
  const { content, problems } = load(testFirmDir, { drafts })
  expect(content).toBeUndefined()
  expect(problems).toMatchObject([
    {
      file: 'articles/dallas-texas-cpa.md',
      field: 'head, footer, group',
      line: 7,
    },
    { file: 'articles/oklahoma-city-cpa.md' },
  ])
})

test('a new service and a new article of any name are pages that other files can link to', () => {
  const service = textOf('services/other-services.yaml')
    .replace('name: Other Services', 'name: Estate Plans')
    .replace(/place: \d+/, 'place: 2')
  const about = textOf('pages/about.yaml').replace(
    '    items:\n',
    '    items:\n      - { need: I write a will., to: /estate-plans }\n',
  )
  const dir = changedFirm({
    'services/estate-plans.yaml': service,
    'articles/boise-idaho.md': textOf('articles/oklahoma-city-cpa.md').replace(
      '[closed first](/accounting)',
      '[planned]({page.estate-plans})',
    ),
    'pages/about.yaml': about,
  })
  const { content, problems } = load(dir)
  expect(problems).toEqual([])
  if (!content) return
  expect(pagesOf(content)).toContainEqual(
    expect.objectContaining({ path: '/estate-plans', kind: 'service' }),
  )
  expect(pagesOf(content)).toContainEqual(
    expect.objectContaining({ path: '/blog/boise-idaho', kind: 'article' }),
  )
  expect(navigation(content, 'menu')[1]?.links).toContainEqual({
    label: 'Estate Plans',
    to: '/estate-plans',
  })
  expect(content.articles['boise-idaho']?.body.html).toContain('href="/estate-plans"')
})

test('a new service is a page without a line in any other file', () => {
  const dir = changedFirm({
    'services/estate-plans.yaml': textOf('services/business-formation.yaml'),
  })
  const { content, problems } = load(dir)
  expect(problems).toEqual([])
  expect(content && pagesOf(content).map(({ path }) => path)).toContain('/estate-plans')
})

test('a paragraph about a page goes with the page, and a link to it is told with its file', () => {
  const dir = changedFirm({})
  rmSync(path.join(dir, 'pages/sms-optin.yaml'))
  rmSync(path.join(dir, 'legal/sms-terms.md'))
  const { content, problems } = load(dir)
  expect(problems).toEqual([])
  expect(content?.pages.smsOptin).toBeUndefined()
  expect(content?.legal['privacy-policy']?.body.html).not.toContain('/sms-')

  rmSync(path.join(dir, 'services/accounting.yaml'))
  const hints = load(dir).problems.map(({ hint }) => hint)
  expect(hints).toContainEqual(expect.stringContaining('There is no services/accounting.yaml'))
})

test('a file that the site needs in a folder of any names is told when it is missing', () => {
  const dir = changedFirm({})
  rmSync(path.join(dir, 'legal/terms.md'))
  expect(load(dir).problems).toContainEqual(
    expect.objectContaining({ file: 'legal/terms.md', found: 'no such file' }),
  )
})

test('a draft is read instead of its file', () => {
  const drafts = new Map([
    ['firm.yaml', textOf('firm.yaml').replace('Plan in May', 'Plan in June')],
  ])
  expect(load(testFirmDir, { drafts }).content?.firm.tagline).toContain('June')
})

test('SITE_URL replaces the address in firm.yaml', () => {
  vi.stubEnv('SITE_URL', 'https://preview.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(load(testFirmDir).content?.firm.siteUrl).toBe('https://preview.example')
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

test('the path below which the site is hosted is known before the content is read', () => {
  expect(hostedBelow(testFirmDir)).toBe('/')
  expect(hostedBelow('/nowhere')).toBe('/')
  vi.stubEnv('SITE_URL', 'https://firm.example/tax')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(hostedBelow(testFirmDir)).toBe('/tax/')
})

test('CONTENT_DIR names the folder of another firm', async () => {
  vi.stubEnv('CONTENT_DIR', 'test/firm')
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllEnvs())
  const { contentDir, load: loadOther } = await import('./load.ts')
  expect(contentDir).toBe(testFirmDir)
  expect(loadOther().content?.firm.name).toBe(testFirm.firm.name)
})
