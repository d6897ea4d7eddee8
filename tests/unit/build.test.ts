import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Shown, shown } from '../shown.ts'

// A copy of the project, edited as an owner would and built again with what Astro has cached.

const root = mkdtempSync(join(tmpdir(), 'build-'))
const name: string = parse(readFileSync('content/firm.yaml', 'utf8')).name
const scheduling: string = parse(readFileSync('content/firm.yaml', 'utf8')).schedulingUrl
const article = 'content/articles/jackson-tennessee-cpa.md'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = (path: string): Shown => shown(read(`dist/site/${path}.html`))
const linksTo = (path: string, href: string) => page(path).parts(`main a[href="${href}"]`)

function change(file: string, from: string | RegExp, to: string) {
  const text = read(file)
  expect(text).toMatch(from)
  writeFileSync(join(root, file), text.replace(from, to))
}
const restore = (file: string) => cpSync(file, join(root, file))
const build = (): SpawnSyncReturns<string> => spawnSync('astro', ['build'], { cwd: root, encoding: 'utf8' })

beforeAll(() => {
  for (const file of ['src', 'public', 'content', 'package.json', 'tsconfig.json'])
    cpSync(file, join(root, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  // Without share cards and what a host needs, which take longer than all pages.
  cpSync('astro.config.ts', join(root, 'site.config.ts'))
  writeFileSync(
    join(root, 'astro.config.ts'),
    `import site from './site.config.ts'
    const needed = ({ name }) => ['@astrojs/react', '@astrojs/sitemap', 'check'].includes(name)
    export default { ...site, integrations: site.integrations.filter(needed) }`,
  )
  expect(build().stderr).toBe('')
  expect(page('terms').text).toContain(`The work ${name} does`)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a second build', () => {
  beforeAll(() => {
    change('content/firm.yaml', `name: ${name}`, 'name: Hartwell Tax')
    change(article, /$/, '\n[Book]({firm.schedulingUrl}), [map](http://map.example), [prices](/pricing).\n')
    change(article, /$/, '\n<span data-until="2020-01-01">Old.</span> <span data-until="2999-01-01">New.</span>\n')
    change(article, /$/, '<span data-from="2020-01-01" hidden>Now.</span> <span data-from="2999-01-01">Later.</span>\n')
    change('content/firm.yaml', /shortName: .*/, 'shortName: Hartwell Tax and Advisory')
    change('content/legal/terms.md', /$/, '\n[Book]({firm.schedulingUrl})\n')
    change('content/checklists/business.yaml', /forWhom: ".*"/, 'forWhom: "[Book]({firm.schedulingUrl})"')
    change('content/faq.yaml', /answer: .*/, 'answer: "[Map](http://map.example) [Old.](until:2020-01-01)"')
    expect(build().stderr).toBe('')
  })
  afterAll(() => cpSync('content', join(root, 'content'), { recursive: true }))

  test('shows a changed fact on pages whose own file is unchanged', () => {
    expect(page('privacy-policy').text).toContain('Hartwell Tax')
    expect(page('privacy-policy').text).not.toContain(`${name} learns`)
  })

  test.each([
    ['blog/jackson-tennessee-cpa', scheduling],
    ['blog/jackson-tennessee-cpa', 'http://map.example'],
    ['terms', scheduling],
    ['checklists/business', scheduling],
    ['faq', 'http://map.example'],
  ])('opens a link of /%s to %s in a new tab and says so', (path, href) => {
    const links = linksTo(path, href)
    expect(links.length).toBeGreaterThan(0)
    for (const { text, values } of links) {
      expect(text).toContain('(opens in a new tab)')
      expect(values(':scope', 'target')).toEqual(['_blank'])
    }
  })

  test('hides what has expired or has not begun, and nothing else', () => {
    const dated = (path: string, state: string) => page(path).texts(`main :is([data-from], [data-until])${state}`)
    expect(dated('blog/jackson-tennessee-cpa', '[hidden]')).toEqual(['Old.', 'Later.'])
    expect(dated('blog/jackson-tennessee-cpa', ':not([hidden])')).toEqual(['New.', 'Now.'])
    expect(dated('faq', '[hidden]')).toEqual(['Old.'])
    expect(page('faq').texts('script[type="application/ld+json"]').join()).not.toContain('Old.')
  })

  test('leaves a long short name out of titles that it would make longer than 65 characters', () => {
    const titles = globSync('**/*.html', { cwd: join(root, 'dist/site') }).flatMap((file) =>
      page(file.replace('.html', '')).texts('title'),
    )
    expect(titles.filter((title) => title.length > 65)).toEqual([])
    expect(titles).toContain('Frequently asked questions | Hartwell Tax and Advisory')
  })
})

describe('a build with a mistake', () => {
  test.each([
    ['content/firm.yaml', /phone: .*/, 'phone: "(615', 'content/firm.yaml, line 6: '],
    [
      'content/prices/tax-planning.yaml',
      /price: .*/,
      'price: 4800',
      'content/prices/tax-planning.yaml, line 4, packages[0].price: Write $4,800+, $2,500 or $250-400+.',
    ],
    [article, /title: .*/, 'title: [', `${article}, line 3: `],
    [article, /$/, '\nSee [prices](pricing).\n', `${article}, body: “pricing” must start with /`],
    [article, ':::ledger', ':::table', `${article}: There is no box ":::table" for articles.`],
    [
      'src/schema/pages.ts',
      'export const article = z.strictObject({',
      '$& author: line,',
      `${article}, author: This field is missing.`,
    ],
  ])('reports one in %s in a short message and leaves the last site alone', (file, from, to, message) => {
    const before = read('dist/site/index.html')
    change(file, from, to)
    const { status, stderr, stdout } = build()
    restore(file)
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(stderr + stdout).not.toMatch(/^ +at |expected string/m)
    expect(stderr.trim().split('\n').length).toBeLessThan(8)
    expect(read('dist/site/index.html')).toBe(before)
  })
})

test('the dev server shows a changed fact on a legal page', async () => {
  const port = await freePort()
  // Astro answers differently inside Vitest.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: 'development' }
  const server = spawn('astro', ['dev', '--port', `${port}`], { cwd: root, env, stdio: 'ignore' })
  const terms = () =>
    fetch(`http://localhost:${port}/terms`)
      .then((response) => response.text())
      .catch(() => '')
  try {
    await expect.poll(terms).toContain(`The work ${name} does`)
    change('content/firm.yaml', `name: ${name}`, 'name: Hartwell Tax')
    await expect.poll(terms).toContain('The work Hartwell Tax does')
  } finally {
    server.kill()
  }
})

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
