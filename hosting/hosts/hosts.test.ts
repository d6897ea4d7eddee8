import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeSite } from '#hosting/fixture.ts'
import type { Policy } from '#hosting/policy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { writeHosts } from './write-hosts.ts'

// npm run test:hosts tests how real hosts read these files.

const policy: Policy = {
  contentSecurityPolicy: "style-src 'self' 'sha256-a'",
  pages: { '/': '/index.html', '/a': '/a.html' },
}

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
  const rules = netlifyFiles(policy, ['/a.html', '/a.md'])['netlify.toml']
  expect(rules).toContain(`Content-Security-Policy = "${policy.contentSecurityPolicy}"`)
  for (const name of ['Content-Security-Policy', 'Cache-Control', 'Content-Type']) {
    expect(rules.split(`${name} = `)).toHaveLength(2)
  }
})

const site = await makeSite()
const build = join(site.root, 'dist')
await writeHosts(build, site.policy)
afterAll(() => site.remove())

test.for(['cloudflare', 'netlify'])(
  '%s gets every file, without compressed copies and the page of status 500',
  async (host) => {
    const names = await readdir(join(build, host, 'public'), { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['index.html', 'assets/app-4f2a9c.js']))
    expect(names.filter((name) => /\.(br|gz)$|^500/.test(name))).toEqual([])
  },
)

test.for([
  'caddy/website.caddy',
  'cloudflare/wrangler.jsonc',
  'netlify/netlify.toml',
  'nginx/site.conf',
])('a build has %s', (file) => expect(existsSync(join(build, file))).toBe(true))

test('more redirects than Cloudflare reads stop the build', async () => {
  const many = Array.from({ length: 700 }, (_, index) => [`/${index}`, `/${index}.html`])
  const pages = Object.fromEntries(many)
  await expect(writeHosts(build, { ...policy, pages })).rejects.toThrow(
    'Cloudflare reads 2000 redirects; this site needs 2100.',
  )
})
