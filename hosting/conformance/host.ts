import { resolve } from 'node:path'
import { readSite } from '#hosting/site-files.ts'

/** Hosts that run on this machine. Netlify and GitHub Pages do not. */
export const hostTitles = {
  'built-in': 'Built-in server',
  nginx: 'nginx',
  'nginx-extras': 'nginx with both extras',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare runtime',
} as const

export type HostKind = keyof typeof hostTitles

/**
 * Where hosts differ from policy.ts; docs/hosting.md describes each. The suite asserts the other
 * behavior instead, so a difference that is gone makes it fail.
 */
const differences = {
  'unknown-in-capitals': ['cloudflare'],
  'temporary-slash-redirect': ['cloudflare'],
  'temporary-escape-redirect': ['cloudflare'],
  'not-found-has-a-url': ['cloudflare'],
  'not-found-has-an-etag': ['nginx', 'nginx-extras', 'caddy', 'cloudflare'],
  'missing-asset-is-cached': ['cloudflare'],
  'files-have-the-headers-of-pages': ['cloudflare'],
  'no-allow-header': ['cloudflare'],
  'head-without-length': ['cloudflare'],
  'odd-requests-are-500': ['cloudflare'],
  'no-ranges': ['cloudflare'],
  'bad-range-is-cached': ['nginx', 'nginx-extras', 'caddy'],
  'no-vary': ['cloudflare'],
  'gzip-first': ['cloudflare'],
  'no-brotli': ['nginx'],
  'server-header': ['nginx'],
  'own-refusals': ['nginx', 'nginx-extras', 'caddy', 'cloudflare'],
} satisfies Record<string, HostKind[]>

type Difference = keyof typeof differences

export function differencesOf(kind: HostKind): ReadonlySet<Difference> {
  const all = Object.entries(differences) as [Difference, HostKind[]][]
  return new Set(all.filter(([, hosts]) => hosts.includes(kind)).map(([name]) => name))
}

/** The test firm's site, which has old addresses, and one below a path; the owner's where a site on
    the web is tested. */
export const buildDirs = process.env.LIVE_URL
  ? [resolve('dist')]
  : ['.cache/fixture/dist', '.cache/solo/dist'].map((dir) => resolve(dir))

export type BuiltSample = Awaited<ReturnType<typeof builtSite>>

/** A built site behind some host. */
export type Host = BuiltSample & {
  /** Title and version, for the names of the tests. */
  readonly name: string
  readonly baseUrl: string
  /** An address that makes the host fail, where there is one. */
  readonly failingUrl?: string | undefined
  readonly differs: ReadonlySet<Difference>
}

/** What the suite needs to know about the site: its files, and for samples a page other
    than '/', a compressed asset and a plain root file. */
export async function builtSite(buildDir: string) {
  const { policy, files } = await readSite(buildDir)
  const names = [...files.keys()]
  const page = Object.keys(policy.pages).find((route) => /^\/[a-z-]+$/.test(route))
  const asset = names.find((name) => /^\/assets\/.*\.js$/.test(name) && files.get(name)?.br)
  if (!page || !asset) throw new Error('The site has no page or no script to test with.')
  return { policy, files: names, sample: { page, asset, file: '/robots.txt' } }
}
