import { describe, expect, test } from 'vitest'
import { ask, sendTarget, statusOf } from './client.ts'
import { contentSecurityPolicy, headersFor, type Policy } from './policy.ts'

/** A site behind some host. Functions, because a host gets its address when it starts. */
export type Host = {
  readonly name: string
  readonly baseUrl: () => string
  readonly policy: () => Policy
  /** A page other than '/', a compressible asset and a plain root file of that site. */
  readonly sample: { readonly page: string; readonly asset: string; readonly file: string }
}

/** Redirects, methods, hostile targets and security headers. */
export function keepsTheRules({ name, baseUrl, policy, sample }: Host) {
  const get = (path: string) => ask(baseUrl(), path)

  describe(`${name}: spellings and methods`, () => {
    test('redirects each spelling of a route to its one form, keeping the query', async () => {
      const { page } = sample
      const spellings = [
        [`${page}/`, page],
        [page.toUpperCase(), page],
        [`${page}.html`, page],
        [`${page}/index.html`, page],
        [`/${page}`, page],
        [`${page}//`, page],
        ['/index.html', '/'],
        ['//', '/'],
      ]
      for (const [spelling, route] of spellings) {
        const reply = await get(`${spelling}?utm=a%2Fb`)
        const location = new URL(reply.headers.location ?? 'none:', baseUrl())
        expect([spelling, reply.status, location.href]).toEqual([
          spelling,
          308,
          new URL(`${route}?utm=a%2Fb`, baseUrl()).href,
        ])
      }
    })

    test('never redirects outside the site', async () => {
      const { page } = sample
      for (const target of [
        '//evil.example',
        `//evil.example${page}/`,
        '//evil.example/index.html',
      ]) {
        const reply = await get(target)
        expect([target, reply.status, reply.headers.location]).toEqual([target, 404, undefined])
      }
    })

    test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
      'refuses %s with 405 and says what is allowed',
      async (method) => {
        const { status, headers } = await ask(baseUrl(), sample.page, { method })
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      },
    )

    test.for([
      '/%',
      '/%zz',
      '/a%00b',
      '/%c0%ae%c0%ae/secret.txt',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/..\\secret.txt',
      '/....//secret.txt',
    ])('answers the hostile target %s with 400 or 404', async (target) => {
      expect([400, 404]).toContain(statusOf(await sendTarget(baseUrl(), target)))
    })
  })

  describe(`${name}: security headers`, () => {
    test('sends the policy with every kind of answer', async () => {
      const kinds = [
        [sample.page, 'page'],
        [sample.asset, 'asset'],
        [sample.file, 'file'],
        ['/nowhere', 'not-found'],
        [`${sample.page}/`, 'redirect'],
        ['/%zz', 'error'],
      ] as const
      for (const [path, kind] of kinds) {
        const { headers } = await get(path)
        for (const [header, value] of Object.entries(headersFor(kind, policy()))) {
          expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value])
        }
        expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
      }
    })

    test('allows a page its own inline code and nothing else inline', async () => {
      const csp = String((await get(sample.page)).headers['content-security-policy'])
      expect(csp).toBe(contentSecurityPolicy(policy()))
      expect(csp).toContain("default-src 'none'")
      expect(csp).not.toMatch(/unsafe-|data:|\*/)
    })
  })
}
