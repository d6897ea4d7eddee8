import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { checkedContent } from '../../src/build/check-content.ts'
import { parseHtml } from '../helpers/parse-html.ts'

// Edits a copy of the project as an owner would, first on the dev server, then in a build that uses Astro's cache.

const root = mkdtempSync(join(tmpdir(), 'build-'))
const { name, legalName, schedulingUrl } = parse(readFileSync('content/firm.yaml', 'utf8'))
const [article = ''] = globSync('content/articles/*.md').sort()
const blog = `blog/${basename(article, '.md')}`

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = (path: string) => parseHtml(read(`dist/site/${path}.html`))
function change(file: string, from: string | RegExp, to: string) {
  expect(read(file)).toMatch(from)
  writeFileSync(join(root, file), read(file).replace(from, to))
}
function update(file: string, edit: (content: ReturnType<typeof parse>) => unknown) {
  const content = parse(read(file))
  edit(content)
  writeFileSync(join(root, file), JSON.stringify(content))
}
const restore = (folder: string) => cpSync(folder, join(root, folder), { recursive: true })
const build = (): SpawnSyncReturns<string> => spawnSync('astro', ['build'], { cwd: root, encoding: 'utf8' })

let server: ChildProcess
let origin = ''
const expectOnTerms = (text: string) =>
  vi.waitFor(async () => expect(await (await fetch(`${origin}/terms`)).text()).toContain(text), { timeout: 300_000 })

beforeAll(async () => {
  for (const each of ['src', 'public', 'content', 'package.json', 'tsconfig.json']) restore(each)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  // Leaves out share cards and host files, which take longer than all pages.
  cpSync('astro.config.ts', join(root, 'site.config.ts'))
  writeFileSync(
    join(root, 'astro.config.ts'),
    `import site from './site.config.ts'
    const needed = ({ name }) => ['@astrojs/react', '@astrojs/sitemap', 'check'].includes(name)
    export default { ...site, integrations: site.integrations.filter(needed) }`,
  )
  // Astro behaves differently inside Vitest.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: 'development' }
  server = spawn('astro', ['dev'], { cwd: root, env })
  server.stdout?.on('data', (text) => {
    origin ||= /http:\/\/localhost:\d+/.exec(text)?.[0] ?? ''
  })
  await expectOnTerms(name)
  // A build keeps the same cache in another folder.
  const cache = join(root, '.astro/data-store.json')
  await vi.waitFor(() => expect(readFileSync(cache, 'utf8')).toContain('content/legal/terms.md'), { timeout: 300_000 })
  cpSync(cache, join(root, '.cache/astro/data-store.json'))
})
afterEach(() => restore('content'))
afterAll(() => {
  server.kill()
  rmSync(root, { recursive: true, force: true })
})

test('shows a changed fact on a legal page of the dev server', async () => {
  change('content/firm.yaml', `name: ${name}`, 'name: Hartwell Tax')
  await expectOnTerms('Hartwell Tax')
  server.kill()
})

const client = {
  ...{ id: 'client', name: 'Dana R.', title: 'Property manager', quote: 'They called back.', savings: 12_345 },
  ...{ verified: true, consentOnFile: '2026-10-01', relationship: 'Dana R. received a discount.' },
}
const sample = { id: 'sample', title: 'Rental owner', quote: 'We read every letter.', verified: false }

test('shows every change despite a stale cache', () => {
  const short = 'Hartwell Tax and Advisory'
  change('content/firm.yaml', /name: .*\nshortName: .*/, `name: Hartwell & Sons\nshortName: ${short}`)
  change(article, /$/, '\n[Book]({firm.schedulingUrl}), [map](http://map.example), [prices](/pricing).\n')
  change(article, /$/, '\n<span data-until="2020-01-01">Old.</span> <span data-until="2999-01-01">New.</span>\n')
  change(article, /$/, '<span data-from="2020-01-01" hidden>Now.</span> <span data-from="2999-01-01">Later.</span>\n')
  change(article, /$/, '\n## Fees of {firm.name}\n\nThey are published.\n')
  change('content/legal/terms.md', /$/, '\n[Book]({firm.schedulingUrl}) with {firm.name}.\n')
  change('content/checklists/business.yaml', /forWhom: .*/, 'forWhom: "[Book]({firm.schedulingUrl})"')
  change('content/team.yaml', 'bio: ', 'photo: /images/ann.webp\n    bio: ')
  cpSync('public/icons/icon-512.png', join(root, 'public/images/ann.webp'))
  const dated = '[Map](http://map.example) [Old.](until:2020-01-01)'
  change('content/faq.yaml', 'items:', `items:\n  - {id: map, question: Map?, answer: "${dated}"}`)
  update('content/testimonials.yaml', ({ testimonials }) => testimonials.push(client, sample))
  update('content/pages/home.yaml', ({ stories }) => Object.assign(stories, { show: ['sample', 'client'] }))
  update('content/services/tax-debt-relief.yaml', ({ cases }) => Object.assign(cases, { show: ['client'] }))
  const { stdout, stderr } = build()
  expect(stderr).toBe('')
  // The build also warns about expired sentences.
  expect(stdout.match(/.*\bwarn.*/gi)?.filter((line) => !line.includes('expired after')) ?? []).toEqual([])

  // The file of this page is unchanged.
  expect(read('dist/site/terms.html')).toContain('with Hartwell &amp; Sons.')
  const text = page('privacy-policy').texts('main').join()
  expect(text).toContain('Hartwell & Sons')
  expect(text.replaceAll(legalName, '')).not.toContain(name)

  for (const [path, href] of [
    [blog, schedulingUrl],
    [blog, 'http://map.example'],
    ['terms', schedulingUrl],
    ['checklists/business', schedulingUrl],
    ['faq', 'http://map.example'],
  ]) {
    const links = page(path).parts(`main a[href="${href}"]`)
    expect(links.length, path).toBeGreaterThan(0)
    for (const { text, values } of links) {
      expect(text, path).toContain('(opens in a new tab)')
      expect(values(':scope', 'target'), path).toEqual(['_blank'])
    }
  }

  expect(page(blog).texts('nav[aria-label="Contents"] a')).toContain('Fees of Hartwell & Sons')
  expect(page('about-our-firm').parts('main img[src="/images/ann.webp"]').length).toBeGreaterThan(0)

  const datedParts = (path: string, state: string) =>
    page(path)
      .texts(`main :is([data-from], [data-until])${state}`)
      .filter((text) => /^(Old|New|Now|Later)\.$/.test(text))
  expect(datedParts(blog, '[hidden]')).toEqual(['Old.', 'Later.'])
  expect(datedParts(blog, ':not([hidden])')).toEqual(['New.', 'Now.'])
  expect(datedParts('faq', '[hidden]')).toEqual(['Old.'])
  expect(page('faq').texts('script[type="application/ld+json"]').join()).not.toContain('Old.')

  const [onHome, alone] = ['index', 'tax-debt-relief'].map((path) => page(path).texts('#stories').join())
  const told = 'Dana R., Property manager $12,345 saved “They called back.” Dana R. received a discount.'
  const label = 'Illustrative examples Not actual clients.'
  const disclosure = 'Past results do not predict yours.'
  for (const text of [told, label, "that client's own result"]) expect(onHome).toContain(text)
  expect(onHome?.indexOf(told)).toBeLessThan(onHome?.indexOf(label) ?? 0)
  // Only real clients are quoted.
  expect(onHome).not.toContain('“We read every letter')
  // Home shows the disclosure with its figures.
  expect(onHome).not.toContain(disclosure)
  for (const text of [told, disclosure]) expect(alone).toContain(text)
  expect(alone).not.toContain('Illustrative')

  // The sitemap has the date of every page, however the owner's tool formats YAML.
  expect(read('dist/site/sitemap-0.xml')).toMatch(/tax-debt-relief<\/loc><lastmod>\d{4}/)

  const pages = globSync('**/*.html', { cwd: join(root, 'dist/site') })
  const titles = pages.flatMap((file) => page(file.replace('.html', '')).texts('title'))
  expect(titles.filter((title) => title.length > 65)).toEqual([])
  expect(titles.join()).toContain(` | ${short}`)
})

const prices = 'content/prices/tax-planning.yaml'
const unquoted = ', packages[0].price: Enter an amount like $4,800+, $2,500 or $250-400+.'
test.each([
  {
    what: "can't be parsed",
    edits: [
      [article, /title: .*/, 'title: [', ', line {line}: '],
      ['content/firm.yaml', /phone: .*/, 'phone: "(615', ', line {line}: '],
    ],
  },
  {
    what: 'break a rule',
    edits: [
      [prices, /price: .*/, 'price: 4800', `, line {line}${unquoted}`],
      [article, /$/, '\n:::table\nText.\n:::\n', ': Unknown box ":::table".'],
    ],
  },
] as const)('reports the line and field in files that $what, without a stack trace', ({ edits }) => {
  const expected = edits.map(([file, from, to, message]) => {
    change(file, from, to)
    return file + message.replace('{line}', `${read(file).split(to)[0]?.split('\n').length}`)
  })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const project = process.cwd()
  process.chdir(root)
  // Vitest throws when code tries to exit.
  expect(checkedContent).toThrow('process.exit')
  process.chdir(project)
  const lines = `${write.mock.calls[0]}`.trim().split('\n')
  write.mockRestore()
  expect(lines).toEqual(['Build failed:', ...expected.map((each) => expect.stringContaining(each))])
})

test('fails the build on a new rule and keeps the previous site', () => {
  const before = read('dist/site/index.html')
  change('src/schema/pages.ts', /export const article = z\s*\.strictObject\(\{/, '$& author: line,')
  const { status, stderr, stdout } = build()
  restore('src')
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${article}, author: This field is missing.`)])
  expect(stderr + stdout).not.toMatch(/^ +at |expected string/m)
  expect(stderr.trim().split('\n').length).toBeLessThan(8)
  expect(read('dist/site/index.html')).toBe(before)
})
