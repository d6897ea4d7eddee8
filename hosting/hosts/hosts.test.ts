import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, makeSite } from '#hosting/fixture.ts'
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

describe('folders of a build', () => {
  let site: Fixture
  const build = (...path: string[]) => join(site.root, 'dist', ...path)

  beforeAll(async () => {
    site = await makeSite()
    await writeHosts(build(), site.policy)
  })
  afterAll(() => site.remove())

  test.for(['cloudflare', 'netlify'])(
    '%s gets every file, without compressed copies and the page of status 500',
    async (host) => {
      const names = await readdir(build(host, 'public'), { recursive: true })
      expect(names).toEqual(expect.arrayContaining(['index.html', 'assets/app-4f2a9c.js']))
      expect(names.filter((name) => /\.(br|gz)$|^500/.test(name))).toEqual([])
    },
  )

  test('dist/site contains no rules of a host', async () => {
    for (const name of ['_headers', '_redirects', 'netlify.toml', 'wrangler.jsonc']) {
      expect([name, existsSync(build('site', name))]).toEqual([name, false])
    }
    expect(existsSync(build('nginx/site.conf')) && existsSync(build('caddy/website.caddy'))).toBe(
      true,
    )
  })

  test('wrangler.jsonc names the folder and the not-found page', async () => {
    const { assets } = JSON.parse(await readFile(build('cloudflare/wrangler.jsonc'), 'utf8'))
    expect(assets).toMatchObject({ directory: './public', not_found_handling: '404-page' })
  })

  test('more redirects than Cloudflare reads stop the build', async () => {
    const many = Array.from({ length: 700 }, (_, index) => [`/${index}`, `/${index}.html`])
    const pages = Object.fromEntries(many)
    await expect(writeHosts(build(), { ...policy, pages })).rejects.toThrow(
      'Cloudflare reads 2000 redirects; this site needs 2100.',
    )
  })
})
