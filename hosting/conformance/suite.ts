import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { address } from '#app/lib/address.ts'
import { ask } from '#hosting/client.ts'
import { contentType } from '#hosting/content-types.ts'
import {
  allowedMethods,
  cacheControl,
  headersFor,
  movedStatus,
  newAddress,
  redirectStatus,
} from '#hosting/policy.ts'
import type { Host } from './host.ts'
import { rejectsMalformedRequests } from './hostile.ts'

/** What every host of the site must do, seen from outside. */
export function conformance(host: Host) {
  servesPagesAndFiles(host)
  compresses(host)
  answersConditionsAndRanges(host)
  redirectsAndRefusesMethods(host)
  redirectsOldAddresses(host)
  sendsSecurityHeaders(host)
  sendsTheFailurePage(host)
  rejectsMalformedRequests(host)
}

function servesPagesAndFiles({ name, baseUrl, policy, sample, files, differs }: Host) {
  const get = (path: string) => ask(baseUrl, path)

  describe(`${name}: pages and files`, () => {
    test('serves every page as HTML at its clean URL, with the headers of the policy', async () => {
      for (const route of Object.keys(policy.pages)) {
        const { status, headers, body } = await get(route)
        expect([route, status]).toEqual([route, 200])
        expectHeaders(route, headers, {
          ...headersFor('page', policy),
          'Content-Type': 'text/html; charset=utf-8',
        })
        expect(body.toString()).toMatch(/^<!doctype html>/i)
      }
    })

    test.for(oneOfEachType(files))('serves %s with its type', async (file) => {
      const { status, headers } = await get(file)
      expect([status, headers['content-type']]).toEqual([200, contentType(file)])
    })

    test('answers HEAD with the headers of GET and no body', async () => {
      for (const path of Object.values(sample)) {
        const whole = await get(path)
        const head = await ask(baseUrl, path, { method: 'HEAD' })
        // A host that compresses while sending knows no length for either.
        const { date: _, 'transfer-encoding': __, ...all } = whole.headers
        const { 'content-length': length, ...expected } = all
        expect(head.status).toBe(200)
        expect(head.headers).toMatchObject(expected)
        expect(head.headers['content-length']).toBe(
          differs.has('head-without-length') ? undefined : length,
        )
        expect(head.body).toHaveLength(0)
      }
    })

    test('answers an unknown path with the not-found page and 404', async () => {
      const { body, headers } = await get('/nowhere')
      expect(body.toString()).toMatch(/^<!doctype html>/i)
      expect(headers.etag !== undefined).toBe(differs.has('not-found-has-an-etag'))
      const unknown = [
        ...['/nowhere', '/nowhere/', '/nowhere.txt', '/assets', `${sample.page}/x`],
        ...['/500', '/500.html'],
      ]
      const own = ['/404', '/404.html', '/index']
      for (const path of differs.has('not-found-has-a-url') ? unknown : [...unknown, ...own]) {
        const reply = await get(path)
        expect([path, reply.status]).toEqual([path, 404])
        expect(reply.headers['cache-control']).toBe(cacheControl('not-found'))
        expect(reply.body.equals(body)).toBe(true)
      }
      if (!differs.has('not-found-has-a-url')) return
      const root = new URL(baseUrl).origin // the page is above the path of the site
      const page = await ask(root, '/404')
      expect(page.status).toBe(200)
      expect(page.body.toString()).toMatch(/<meta name="robots" content="noindex"\s*\/?>/)
      expect((await ask(root, '/404.html')).status).toBe(307)
      expect((await get('/index')).status).toBe(307)
    })

    test('does not let a cache keep a missing asset', async () => {
      const { status, headers } = await get('/assets/gone-4f2a9c.js')
      const kind = differs.has('missing-asset-is-cached') ? 'asset' : 'not-found'
      expect([status, headers['cache-control']]).toEqual([404, cacheControl(kind)])
    })

    test('serves no compressed copy, no rules of a host and no build notes', async () => {
      const copies = [`${sample.asset}.br`, `${sample.asset}.gz`, '/index.html.br']
      const rules = ['/_headers', '/_redirects', '/wrangler.jsonc', '/netlify.toml', '/Caddyfile']
      const notes = ['/policy.json', '/.assetsignore', '/manifest.json']
      for (const path of [...copies, ...rules, ...notes]) {
        expect([path, (await get(path)).status]).toEqual([path, 404])
      }
    })
  })
}

/** One file of each content type, without the pages. */
function oneOfEachType(files: readonly string[]): string[] {
  const others = files.filter((file) => !file.endsWith('.html'))
  return [...new Map(others.map((file) => [contentType(file), file])).values()]
}

function compresses({ name, baseUrl, sample, differs }: Host) {
  const get = (path: string, accept: string) =>
    ask(baseUrl, path, { headers: accept ? { 'accept-encoding': accept } : {} })
  const best = differs.has('no-brotli') ? 'gzip' : 'br'
  const cases = [
    [best, 'br, gzip'],
    [differs.has('gzip-first') ? 'gzip' : best, 'gzip, deflate, br'],
    ['gzip', 'gzip'],
  ] as const

  describe(`${name}: compression`, () => {
    test.for(cases)('sends %s to a client that accepts "%s"', async ([encoding, accept]) => {
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      for (const path of [sample.page, sample.asset, '/nowhere']) {
        const plain = await get(path, '')
        const packed = await get(path, accept)
        expect(packed.status).toBe(plain.status)
        expect([path, packed.headers['content-encoding']]).toEqual([path, encoding])
        if (differs.has('no-vary')) expect(packed.headers.vary).toBeUndefined()
        else expect(packed.headers.vary).toMatch(/accept-encoding/i)
        expect(packed.body.length).toBeLessThan(plain.body.length)
        expect(unpack(packed.body).equals(plain.body)).toBe(true)
      }
    })

    test('sends uncompressed bytes with Vary to a client that accepts no encoding', async () => {
      const { headers } = await get(sample.page, '')
      expect(headers['content-encoding']).toBeUndefined()
      if (!differs.has('no-vary')) expect(headers.vary).toMatch(/accept-encoding/i)
    })
  })
}

function answersConditionsAndRanges({ name, baseUrl, sample, differs }: Host) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(baseUrl, path, { headers })

  describe(`${name}: conditional requests and ranges`, () => {
    test('answers 304 with the caching headers and no body when the ETag matches', async () => {
      for (const [path, accept] of [[sample.page, 'br'] as const, [sample.asset, ''] as const]) {
        const first = await get(path, { 'accept-encoding': accept })
        const etag = first.headers.etag ?? ''
        const again = await get(path, { 'accept-encoding': accept, 'if-none-match': etag })
        expect([path, again.status]).toEqual([path, 304])
        expect(again.body).toHaveLength(0)
        for (const header of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
          expect([header, again.headers[header]]).toEqual([header, first.headers[header]])
        }
        const other = await get(path, { 'accept-encoding': accept, 'if-none-match': '"other"' })
        expect([other.status, other.headers.etag]).toEqual([200, etag])
      }
    })

    test.for([
      ['bytes=0-0', 0, 1],
      ['bytes=10-19', 10, 20],
      ['bytes=100-', 100, undefined],
      ['bytes=-5', -5, undefined],
      ['bytes=20-999999999', 20, undefined],
    ] as const)('answers the range "%s" with that part', async ([range, from, to]) => {
      const whole = (await get(sample.asset)).body
      const part = await get(sample.asset, { range })
      if (differs.has('no-ranges')) {
        expect([part.status, part.body.length]).toEqual([200, whole.length])
        return
      }
      const expected = whole.subarray(from, to)
      const start = from < 0 ? whole.length + from : from
      expect(part.status).toBe(206)
      expect(part.body.equals(expected)).toBe(true)
      expect(part.headers['content-range']).toBe(
        `bytes ${start}-${start + expected.length - 1}/${whole.length}`,
      )
    })

    test('answers 416 to a range beyond the end', async () => {
      const whole = (await get(sample.asset)).body
      const { status, headers } = await get(sample.asset, { range: 'bytes=999999999-' })
      if (differs.has('no-ranges')) {
        expect(status).toBe(200)
        return
      }
      expect(status).toBe(416)
      expect(headers['content-range']).toBe(`bytes */${whole.length}`)
      const kind = differs.has('bad-range-is-cached') ? 'asset' : 'error'
      expect(headers['cache-control']).toContain(cacheControl(kind)) // nginx sends it twice
    })
  })
}

function redirectsAndRefusesMethods({ name, baseUrl, policy, sample, differs }: Host) {
  const { base } = policy
  const { page } = sample
  const escaped = page.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  const forSlashes = differs.has('temporary-slash-redirect') ? 307 : redirectStatus
  const forEscapes = differs.has('temporary-escape-redirect') ? 307 : redirectStatus
  const forCapitals = differs.has('unknown-in-capitals') ? 404 : redirectStatus

  describe(`${name}: redirects and methods`, () => {
    test.for([
      [`${page}/`, redirectStatus, page],
      [`${page}.html`, redirectStatus, page],
      [`${page}/index.html`, redirectStatus, page],
      ['/index.html', redirectStatus, '/'],
      [`/${page}`, forSlashes, page],
      [`${page}//`, forSlashes, page],
      ['//', forSlashes, '/'],
      [escaped, forEscapes, page],
      [page.toUpperCase(), forCapitals, page],
      [`${page.toUpperCase()}.HTML`, forCapitals, page],
    ] as const)('answers %s with %d to %s and keeps the query', async ([path, expected, route]) => {
      const query = '?utm=a%2Fb'
      const { status, headers } = await ask(baseUrl, path + query)
      expect(status).toBe(expected)
      if (expected === 404) return
      const location = new URL(headers.location ?? 'none:', baseUrl)
      expect(location.href).toBe(new URL(address(route, base) + query, baseUrl).href)
    })

    test('never redirects outside the site', async () => {
      const { origin } = new URL(baseUrl)
      for (const target of [
        '//evil.example',
        `//evil.example${page}/`,
        '//evil.example/index.html',
        '/\\evil.example',
        '///evil.example',
      ]) {
        const { status, headers } = await ask(baseUrl, target)
        if (headers.location === undefined) expect([400, 404]).toContain(status)
        else {
          expect(differs).toContain('temporary-slash-redirect')
          expect([target, new URL(headers.location, baseUrl).origin]).toEqual([target, origin])
        }
      }
    })

    test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
      'refuses %s with 405 and lists the allowed methods',
      async (method) => {
        const { status, headers } = await ask(baseUrl, page, { method })
        const allow = differs.has('no-allow-header') ? undefined : allowedMethods.join(', ')
        expect([status, headers.allow]).toEqual([405, allow])
      },
    )
  })
}

function redirectsOldAddresses({ name, baseUrl, policy, differs }: Host) {
  const { base, redirects } = policy

  test(`${name}: leads from every old address, however it is spelled, to the new one`, async () => {
    for (const [route, old] of Object.entries(redirects)) {
      const spellings = [route, old.typed, `${route}/`, `${route}.html`, `${route}/index.html`]
      const capitals = differs.has('unknown-in-capitals') ? [] : [route.toUpperCase()]
      for (const path of [...spellings, ...capitals]) {
        const { status, headers } = await ask(baseUrl, `${path}?utm=a%2Fb`)
        expect([path, status]).toEqual([path, movedStatus])
        const location = new URL(headers.location ?? 'none:', baseUrl)
        expect(location.href).toBe(new URL(newAddress(old, base, '?utm=a%2Fb'), baseUrl).href)
        expect(headers['cache-control']).toBe(cacheControl('redirect'))
      }
    }
  })
}

function sendsSecurityHeaders({ name, baseUrl, policy, sample, differs }: Host) {
  const { page } = sample
  const other = differs.has('files-have-the-headers-of-pages') ? policy : undefined

  describe(`${name}: headers of the policy`, () => {
    test.for([
      [sample.asset, 'GET', headersFor('asset', other)],
      [sample.file, 'GET', headersFor('file', other)],
      ['/nowhere', 'GET', headersFor('not-found', policy)],
      [`${page}/`, 'GET', headersFor('redirect', other)],
      [page, 'POST', headersFor('error', other)],
    ] as const)('sends them with %s (%s)', async ([path, method, expected]) => {
      const { headers } = await ask(baseUrl, path, { method })
      expectHeaders(path, headers, expected)
      const server = differs.has('server-header') ? expect.stringMatching(/^[a-z]+$/i) : undefined
      expect([headers.server, headers['x-powered-by']]).toEqual([server, undefined])
    })
  })
}

function sendsTheFailurePage({ name, failingUrl, policy, differs }: Host) {
  if (!failingUrl) return
  const { origin, pathname } = new URL(failingUrl)
  const site = origin + policy.base

  test(`${name}: a failure is answered with the page of status 500`, async () => {
    const { status, headers, body } = await ask(site, pathname)
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expectHeaders(pathname, headers, headersFor('failure', policy))
    const html = body.toString()
    expect(html).toContain('<h1>Unexpected Application Error!</h1>')
    expect(html).toContain('<p>Internal Server Error</p>')
    expect(html).toMatch(/<main.*<a href="tel:.*<\/main>/s)

    const accepted = differs.has('no-brotli') ? 'gzip' : 'br'
    const packed = await ask(site, pathname, { headers: { 'accept-encoding': accepted } })
    expect([packed.status, packed.headers['content-encoding']]).toEqual([500, accepted])
  })
}

function expectHeaders(
  path: string,
  headers: IncomingHttpHeaders,
  expected: Record<string, string>,
) {
  for (const [header, value] of Object.entries(expected)) {
    expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value])
  }
  // A header that is not expected here must not be left over from a page.
  if (!('Speculation-Rules' in expected)) expect(headers['speculation-rules']).toBeUndefined()
}
