import { existsSync } from 'node:fs'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeSite } from '#hosting/fixture.ts'
import type { Policy } from '#hosting/policy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { writeHosts } from './write-hosts.ts'

// npm run test:hosts tests how real hosts read these files.

const policy: Policy = {
  contentSecurityPolicy: "style-src 'self' 'sha256-a'",
  pages: { '/': '/index.html', '/a': '/a.html' },
  redirects: {
    '/old': { typed: '/Old.html', to: '/a#b' },
    '/team.php': { typed: '/team.php', to: 'https://people.example/?a&b' },
  },
  base: '/',
}
const words = { siteUrl: 'https://firm.example', language: 'en-US', moved: 'Moved' }

test('Cloudflare: one rule covers all pages', () => {
  const rules = cloudflareFiles(policy)['public/_headers'].split('\n\n')
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
    '/*',
    '/assets/*',
    '/*.vcf',
    '/speculation-rules.json',
  ])
  expect(rules[0]).toContain(`\n  Content-Security-Policy: ${policy.contentSecurityPolicy}\n`)
})

test('Netlify: one rule covers all pages, and no header of it is set again', () => {
  const rules = netlifyFiles(policy, ['/a.html', '/a.md'])['public/_headers']
  expect(rules).toContain(`Content-Security-Policy: ${policy.contentSecurityPolicy}\n`)
  for (const name of ['Content-Security-Policy', 'Cache-Control', 'Content-Type']) {
    expect(rules.split(`${name}: `)).toHaveLength(2)
  }
})

test('Netlify: an old address in every spelling', () => {
  expect(
    netlifyFiles({ ...policy, base: '/tax/' }, [])['public/_redirects'],
  ).toMatchInlineSnapshot(`
    "/tax/old /tax/a#b 301
    /tax/old/ /tax/a#b 301
    /tax/old.html /tax/a#b 301
    /tax/old/index.html /tax/a#b 301
    /tax/Old.html /tax/a#b 301
    /tax/team.php https://people.example/?a&b 301
    /tax/team.php/ https://people.example/?a&b 301
    /tax/team.php.html https://people.example/?a&b 301
    /tax/team.php/index.html https://people.example/?a&b 301
    "
  `)
})

const site = await makeSite()
const build = join(site.root, 'dist')
await writeHosts(build, { ...site.policy, redirects: policy.redirects }, words)
afterAll(() => site.remove())

test.for(['cloudflare/public', 'netlify/public', 'github'])(
  '%s gets every file, without compressed copies and the page of status 500',
  async (folder) => {
    const names = await readdir(join(build, folder), { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['index.html', 'assets/app-4f2a9c.js']))
    expect(names.filter((name) => /\.(br|gz)$|^500/.test(name))).toEqual([])
  },
)

test.for([
  'caddy/website.caddy',
  'cloudflare/public/_redirects',
  'netlify/public/_headers',
  'nginx/site.conf',
])('a build has %s', (file) => expect(existsSync(join(build, file))).toBe(true))

test('below a path, a CDN gets the path as a folder and the not-found page above it', async () => {
  const below = join(site.root, 'below')
  await cp(join(build, 'site'), join(below, 'site'), { recursive: true })
  await writeHosts(below, { ...site.policy, base: '/tax/' }, words)
  for (const host of ['cloudflare', 'netlify']) {
    const names = await readdir(join(below, host, 'public'))
    expect(names.sort()).toEqual(['404.html', '_headers', '_redirects', 'tax'])
    expect(existsSync(join(below, host, 'public/tax/pricing.html'))).toBe(true)
  }
  expect(existsSync(join(below, 'github/pricing.html'))).toBe(true)
})

const github = (file: string) => readFile(join(build, 'github', file), 'utf8')

test('GitHub: a page has its own policy, as far as an element can carry one', async () => {
  const html = await github('pricing.html')
  const [, policy = ''] = /<meta charset="utf-8"\/><meta http-equiv="([^>]*)>/.exec(html) ?? []
  expect(policy).toMatch(/^Content-Security-Policy" content="default-src 'none'; .*'sha256-.*"\/$/)
  expect(policy).not.toContain('frame-ancestors')
})

test('GitHub: an old address is a page that leads on, wherever it is asked for', async () => {
  const html = await github('old.html')
  expect(html).toContain('<link rel="canonical" href="https://firm.example/a#b"/>')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a#b"/>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  for (const file of ['old/index.html', 'Old.html', 'Old/index.html']) {
    expect(await github(file)).toBe(html)
  }
  expect(await github('team.php/index.html')).toContain('url=https://people.example/?a&amp;b"')
  expect(existsSync(join(build, 'github/.nojekyll'))).toBe(true)
})

test('of more redirects than Cloudflare reads, the old addresses come first', () => {
  const many = Array.from({ length: 700 }, (_, index) => [`/${index}`, `/${index}.html`])
  const pages = Object.fromEntries(many)
  const lines = cloudflareFiles({ ...policy, pages })
    ['public/_redirects'].trim()
    .split('\n')
  expect(lines).toHaveLength(2000)
  expect(lines[0]).toMatch(/^\/old /)
  const old = many.map(([from = '']) => [from, { typed: from, to: '/a' }])
  expect(() => cloudflareFiles({ ...policy, redirects: Object.fromEntries(old) })).toThrow(
    'the old addresses need 2800',
  )
})

test(
  'GitHub Pages: the launch check comes before the build',
  async () => {
    const file = join(import.meta.dirname, '../../.github/workflows/pages.yml')
    const { jobs } = parse(await readFile(file, 'utf8'))
    const runs = jobs.publish.steps.map(({ run }: { run?: string }) => run)
    const check = runs.indexOf('npm run launch-check -- --publishing')
    expect(check).toBeGreaterThan(-1)
    expect(check).toBeLessThan(runs.indexOf('npm run build'))
  },
)

test('GitHub Pages: the site is built every day, so that a dated page appears on its day', async () => {
  const file = join(import.meta.dirname, '../../.github/workflows/pages.yml')
  const { on, jobs } = parse(await readFile(file, 'utf8'))
  const [{ cron }] = on.schedule
  const [minute, hour, ...days] = cron.split(' ')
  expect(days).toEqual(['*', '*', '*'])
  // Midnight in Honolulu is 10:00 UTC; GitHub has most to do at the full hour.
  expect(Number(hour)).toBeGreaterThanOrEqual(10)
  expect(Number(minute)).toBeGreaterThan(0)
  // A scheduled run is not told whether the repository has Pages.
  expect(JSON.stringify(jobs)).not.toContain('github.event.repository')
})
