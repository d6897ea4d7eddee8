import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, makeSite } from '#hosting/fixture.ts'
import { contentSecurityPolicy, type InlineHashes, type Policy } from '#hosting/policy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { exceededLimits, writeHosts } from './write-hosts.ts'

// npm run test:hosts tests how real hosts read these files.

const own = (name: string): InlineHashes => ({ scripts: ['sha256-s'], styles: [`sha256-${name}`] })

function siteOf(count: number, hashes = 1): Policy {
  const styles = Array.from({ length: hashes }, (_, index) => `sha256-${String(index).repeat(44)}`)
  const pages = Array.from({ length: count }, (_, index) => [
    `/page-${index}`,
    { scripts: [], styles },
  ])
  return { pages: Object.fromEntries(pages), notFound: { scripts: [], styles: [] } }
}
const exceededBy = (policy: Policy) => exceededLimits(cloudflareFiles(policy), policy)

describe('limits of hosts', () => {
  test('a site within the limits passes', () => expect(exceededBy(siteOf(97, 20))).toEqual([]))

  test('101 header rules are reported', () => {
    expect(exceededBy(siteOf(98))).toEqual([
      'Cloudflare reads 100 header rules; this site needs 101.',
    ])
  })

  test('a line over 2,000 characters is reported', () => {
    expect(exceededBy(siteOf(1, 40))[0]).toMatch(/^Cloudflare reads lines of 2000 characters/)
  })

  test('headers over 4 kB are reported', () => {
    expect(exceededBy(siteOf(1, 80))).toContain('The headers of /page-0 exceed 4096 bytes.')
  })
})

test('Cloudflare: no page inherits the policy of another', () => {
  const policy = { pages: { '/': own('home'), '/a': own('a') }, notFound: own('home') }
  const rules = cloudflareFiles(policy)
    ['public/_headers'].split('\n\n')
    .map((rule) => rule.trim())
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/*', '/assets/*', '/*.vcf', '/a'])
  expect(rules[0]).toContain(contentSecurityPolicy(own('home')))
  expect(rules[3]).toBe(
    `/a\n  ! Content-Security-Policy\n  Content-Security-Policy: ${contentSecurityPolicy(own('a'))}`,
  )
})

test('Netlify: one policy allows the code of every page, and no header has two rules', () => {
  const policy = { pages: { '/': own('home'), '/a': own('a') }, notFound: own('not-found') }
  const rules = netlifyFiles(policy, ['/a.html', '/a.md'])['netlify.toml']
  for (const hash of ['sha256-s', 'sha256-home', 'sha256-a', 'sha256-not-found']) {
    expect(rules).toContain(`'${hash}'`)
  }
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
    '%s gets every file, without compressed copies',
    async (host) => {
      const names = await readdir(build(host, 'public'), { recursive: true })
      expect(names).toEqual(expect.arrayContaining(['index.html', 'assets/app-4f2a9c.js']))
      expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([])
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

  test('a site over a limit stops the build', async () => {
    await expect(writeHosts(build(), siteOf(100))).rejects.toThrow('100 header rules')
  })
})
