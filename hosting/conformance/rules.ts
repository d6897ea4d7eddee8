import { describe, expect, test } from 'vitest'
import { ask } from '../client.ts'
import { allowedMethods, headersFor, redirectStatus } from '../policy.ts'
import type { Host } from './host.ts'

/** Redirects, methods and security headers. */
export function keepsTheRules(host: Host) {
  const { name, baseUrl, policy, sample } = host
  const { page } = sample
  const differs = new Set(host.differences)
  const get = (path: string) => ask(baseUrl, path)
  const movedTo = async (spelling: string) => {
    const reply = await get(`${spelling}?utm=a%2Fb`)
    const location = new URL(reply.headers.location ?? 'none:', baseUrl)
    return [spelling, reply.status, location.href]
  }
  const inSite = (path: string) => new URL(`${path}?utm=a%2Fb`, baseUrl).href

  describe(`${name}: spellings and methods`, () => {
    test.for([
      [`${page}/`, page],
      [`${page}.html`, page],
      [`${page}/index.html`, page],
      ['/index.html', '/'],
    ])('redirects %s for good, keeping the query', async ([spelling = '', route = '']) => {
      expect(await movedTo(spelling)).toEqual([spelling, redirectStatus, inSite(route)])
    })

    test.for([
      [`/${page}`, page],
      [`${page}//`, page],
      ['//', '/'],
    ])('redirects %s, keeping the query', async ([spelling = '', route = '']) => {
      const status = differs.has('extra-slashes-moved-for-now') ? 307 : redirectStatus
      expect(await movedTo(spelling)).toEqual([spelling, status, inSite(route)])
    })

    test('redirects a needlessly escaped spelling', async () => {
      const escaped = page.replace('/p', '/%70')
      const status = differs.has('escapes-moved-for-now') ? 307 : redirectStatus
      expect(await movedTo(escaped)).toEqual([escaped, status, inSite(page)])
    })

    test('knows a page in capitals', async () => {
      const capitals = page.toUpperCase()
      if (differs.has('other-case-is-unknown')) expect((await get(capitals)).status).toBe(404)
      else expect(await movedTo(capitals)).toEqual([capitals, redirectStatus, inSite(page)])
    })

    test('never redirects outside the site', async () => {
      const origin = new URL(baseUrl).origin
      for (const target of [
        '//evil.example',
        `//evil.example${page}/`,
        '//evil.example/index.html',
        '/\\evil.example',
        '///evil.example',
      ]) {
        const { status, headers } = await get(target)
        if (headers.location === undefined) expect([400, 404]).toContain(status)
        else {
          expect(differs).toContain('extra-slashes-moved-for-now')
          expect([target, new URL(headers.location, baseUrl).origin]).toEqual([target, origin])
        }
      }
    })

    test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
      'refuses %s with 405 and says what is allowed',
      async (method) => {
        const { status, headers } = await ask(baseUrl, page, { method })
        const allow = differs.has('no-allow') ? undefined : allowedMethods.join(', ')
        expect([status, headers.allow]).toEqual([405, allow])
      },
    )
  })

  describe(`${name}: security headers`, () => {
    const files = differs.has('files-have-the-not-found-policy') ? policy.notFound : undefined
    const refused = differs.has('refused-method-keeps-page-policy') ? policy.pages[page] : undefined

    test.for([
      [sample.asset, 'GET', headersFor('asset', files)],
      [sample.file, 'GET', headersFor('file', files)],
      ['/nowhere', 'GET', headersFor('not-found', policy.notFound)],
      [`${page}/`, 'GET', headersFor('redirect', files)],
      [page, 'POST', headersFor('error', refused)],
    ] as const)('sends them with %s (%s)', async ([path, method, expected]) => {
      const { headers } = await ask(baseUrl, path, { method })
      for (const [header, value] of Object.entries(expected)) {
        expect([header, headers[header.toLowerCase()]]).toEqual([header, value])
      }
      const server = differs.has('names-itself') ? expect.stringMatching(/^[a-z]+$/i) : undefined
      expect([headers.server, headers['x-powered-by']]).toEqual([server, undefined])
    })

    test('allows each page its own inline code and nothing else inline', async () => {
      for (const [route, inline] of Object.entries(policy.pages)) {
        const { headers } = await get(route)
        for (const [header, value] of Object.entries(headersFor('page', inline))) {
          expect([route, header, headers[header.toLowerCase()]]).toEqual([route, header, value])
        }
      }
    })

    test('has no ETag on a page that is not there', async () => {
      const { headers } = await get('/nowhere')
      expect(headers.etag !== undefined).toBe(differs.has('not-found-has-an-etag'))
    })
  })
}
