import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shown } from '../shown.ts'

// A copy of the project, edited as an owner would and built again with what Astro has cached.

const root = mkdtempSync(join(tmpdir(), 'build-'))
const { name, legalName, schedulingUrl } = parse(readFileSync('content/firm.yaml', 'utf8'))
const [article = ''] = globSync('content/articles/*.md').sort()
const blog = `blog/${basename(article, '.md')}`

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = (path: string) => shown(read(`dist/site/${path}.html`))
function change(file: string, from: string | RegExp, to: string) {
  expect(read(file)).toMatch(from)
  writeFileSync(join(root, file), read(file).replace(from, to))
}
const restore = (folder: string) => cpSync(folder, join(root, folder), { recursive: true })
const build = (): SpawnSyncReturns<string> => spawnSync('astro', ['build'], { cwd: root, encoding: 'utf8' })
function expectCleanBuild() {
  const { stdout, stderr } = build()
  expect(stderr).toBe('')
  // The build says which sentences have expired.
  expect(stdout.match(/.*\bwarn.*/gi)?.filter((line) => !line.includes('was good through')) ?? []).toEqual([])
}

beforeAll(() => {
  for (const each of ['src', 'public', 'content', 'package.json', 'tsconfig.json']) restore(each)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  // Without share cards and host files, which take longer than all pages.
  cpSync('astro.config.ts', join(root, 'site.config.ts'))
  writeFileSync(
    join(root, 'astro.config.ts'),
    `import site from './site.config.ts'
    const needed = ({ name }) => ['@astrojs/react', '@astrojs/sitemap', 'check'].includes(name)
    export default { ...site, integrations: site.integrations.filter(needed) }`,
  )
  expectCleanBuild()
  expect(page('terms').texts('main').join()).toContain(name)
})
afterEach(() => restore('content'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('shows every change after a second build', () => {
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
  expectCleanBuild()

  // On a page whose own file is unchanged.
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

  const pages = globSync('**/*.html', { cwd: join(root, 'dist/site') })
  const titles = pages.flatMap((file) => page(file.replace('.html', '')).texts('title'))
  expect(titles.filter((title) => title.length > 65)).toEqual([])
  expect(titles.join()).toContain(` | ${short}`)
})

describe('a mistake', () => {
  function expectReport({ status, stderr, stdout }: SpawnSyncReturns<string>, message: string) {
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(stderr + stdout).not.toMatch(/^ +at |expected string/m)
    expect(stderr.trim().split('\n').length).toBeLessThan(8)
  }

  const prices = 'content/prices/tax-planning.yaml'
  test.each([
    ['content/firm.yaml', /phone: .*/, 'phone: "(615', 'content/firm.yaml, line 6: '],
    [prices, /price: .*/, 'price: 4800', `${prices}, line 4, packages[0].price: Write $4,800+, $2,500 or $250-400+.`],
    [article, /title: .*/, 'title: [', `${article}, line 3: `],
    [article, /$/, '\nSee [prices](pricing).\n', `${article}, body: “pricing” must start with /`],
    [article, /$/, '\n:::table\nText.\n:::\n', `${article}: Unknown box ":::table".`],
  ])('reports a mistake in %s in a short message', (file, from, to, message) => {
    change(file, from, to)
    const script = `import { checkedContent } from '${pathToFileURL('src/build/content.ts')}'; checkedContent()`
    const args = ['--input-type=module', '--eval', script]
    expectReport(spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }), message)
  })

  test('stops the build at a new rule and leaves the last site alone', () => {
    const before = read('dist/site/index.html')
    change('src/schema/pages.ts', 'export const article = z.strictObject({', '$& author: line,')
    expectReport(build(), `${article}, author: This field is missing.`)
    restore('src')
    expect(read('dist/site/index.html')).toBe(before)
  })
})

test('shows a changed fact on a legal page of the dev server', async () => {
  // Astro answers differently inside Vitest.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: 'development' }
  const server = spawn('astro', ['dev'], { cwd: root, env })
  let output = ''
  server.stdout.on('data', (text) => {
    output += text
  })
  const terms = async () => {
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
    return address ? (await fetch(`${address}/terms`)).text() : ''
  }
  try {
    await expect.poll(terms).toContain(name)
    change('content/firm.yaml', `name: ${name}`, 'name: Hartwell Tax')
    await expect.poll(terms).toContain('Hartwell Tax')
  } finally {
    server.kill()
  }
})
