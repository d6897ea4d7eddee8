import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ask } from '../client.ts'
import { contentType } from '../content-types.ts'
import { cacheControl } from '../policy.ts'
import { type Host, oneOfEachType } from './host.ts'

/** Pages, files, compression, conditions and ranges. */
export function deliversContent(host: Host) {
  const { name, baseUrl, policy, sample, files } = host
  const differs = new Set(host.differences)
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(baseUrl, path, { headers })
  const head = (path: string) => ask(baseUrl, path, { method: 'HEAD' })

  describe(`${name}: pages and files`, () => {
    test('serves every route as HTML at its clean URL', async () => {
      for (const route of Object.keys(policy.pages)) {
        const { status, headers, body } = await get(route)
        expect([route, status, headers['content-type']]).toEqual([
          route,
          200,
          'text/html; charset=utf-8',
        ])
        expect(body.toString()).toMatch(/^<!doctype html>/i)
      }
    })

    test.for(oneOfEachType(files))('serves %s with its type', async (file) => {
      const { status, headers } = await get(file)
      expect([status, headers['content-type']]).toEqual([200, contentType(file)])
    })

    test.for(['page', 'asset', 'file'] as const)('caches a %s as the policy says', async (kind) => {
      expect((await get(sample[kind])).headers['cache-control']).toBe(cacheControl(kind))
    })

    test('answers HEAD with the headers of GET and no body', async () => {
      for (const path of Object.values(sample)) {
        const [whole, headOnly] = [await get(path), await head(path)]
        // A host may stream what it compresses itself, and then knows no length for either.
        const { date: _, 'transfer-encoding': __, ...all } = whole.headers
        const { 'content-length': length, ...expected } = all
        expect(headOnly.status).toBe(200)
        expect(headOnly.headers).toMatchObject(expected)
        const told = differs.has('head-without-length') ? undefined : length
        expect(headOnly.headers['content-length']).toBe(told)
        expect(headOnly.body).toHaveLength(0)
      }
    })

    test('answers any path that is no route with the not-found page and 404', async () => {
      const { page } = sample
      const { body } = await get('/nowhere')
      expect(body.toString()).toMatch(/^<!doctype html>/i)
      const unknown = ['/nowhere', '/nowhere/', '/nowhere.txt', '/assets', `${page}/x`]
      const itself = ['/404', '/404.html', '/index']
      for (const path of differs.has('not-found-has-an-address')
        ? unknown
        : [...unknown, ...itself]) {
        const reply = await get(path)
        expect([path, reply.status]).toEqual([path, 404])
        expect(reply.headers['cache-control']).toBe(cacheControl('not-found'))
        expect(reply.body.equals(body)).toBe(true)
      }
      if (!differs.has('not-found-has-an-address')) return
      expect((await get('/404')).status).toBe(200)
      expect((await get('/404')).body.toString()).toContain(
        '<meta name="robots" content="noindex">',
      )
      for (const path of itself.slice(1)) expect((await get(path)).status).toBe(307)
    })

    test('does not keep a missing asset in any cache', async () => {
      const { status, headers } = await get('/assets/gone-4f2a9c.js')
      const kind = differs.has('missing-asset-is-cached') ? 'asset' : 'not-found'
      expect([status, headers['cache-control']]).toEqual([404, cacheControl(kind)])
    })

    test('serves no compressed copy, no rules of a host and no notes of the build', async () => {
      const copies = [`${sample.asset}.br`, `${sample.asset}.gz`, '/index.html.br']
      const rules = ['/_headers', '/_redirects', '/wrangler.jsonc', '/netlify.toml', '/Caddyfile']
      const notes = ['/policy.json', '/.assetsignore', '/.hidden', '/manifest.json']
      for (const path of [...copies, ...rules, ...notes]) {
        expect([path, (await get(path)).status]).toEqual([path, 404])
      }
    })
  })

  describe(`${name}: compression`, () => {
    const both = differs.has('gzip-first') ? 'br, gzip' : 'gzip, deflate, br'
    const cases = [
      ['br', both, brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ...(differs.has('gzip-first') ? [['gzip', 'gzip, deflate, br', gunzipSync] as const] : []),
    ] as const
    const possible = differs.has('no-brotli')
      ? ([['gzip', both, gunzipSync], ...cases.slice(1)] as const)
      : cases

    test.for(possible)(
      'sends %s to a client that offers "%s"',
      async ([encoding, offer, unpack]) => {
        for (const path of [sample.page, sample.asset, '/nowhere']) {
          const plain = await get(path)
          const packed = await get(path, { 'accept-encoding': offer })
          expect(packed.status).toBe(plain.status)
          expect([path, packed.headers['content-encoding']]).toEqual([path, encoding])
          if (differs.has('no-vary')) expect(packed.headers.vary).toBeUndefined()
          else expect(packed.headers.vary).toMatch(/accept-encoding/i)
          expect(packed.body.length).toBeLessThan(plain.body.length)
          expect(unpack(packed.body).equals(plain.body)).toBe(true)
        }
      },
    )

    test('sends plain bytes, marked as varying, to a client that offers nothing', async () => {
      const { headers } = await get(sample.page)
      expect(headers['content-encoding']).toBeUndefined()
      if (!differs.has('no-vary')) expect(headers.vary).toMatch(/accept-encoding/i)
    })
  })

  describe(`${name}: conditions and ranges`, () => {
    test('answers 304 with the caching headers and no body when the ETag matches', async () => {
      for (const [path, offer] of [[sample.page, 'br'] as const, [sample.asset, ''] as const]) {
        const first = await get(path, { 'accept-encoding': offer })
        const etag = first.headers.etag ?? ''
        const again = await get(path, { 'accept-encoding': offer, 'if-none-match': etag })
        expect([path, again.status]).toEqual([path, 304])
        expect(again.body).toHaveLength(0)
        for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
          expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
        }
        const other = await get(path, { 'accept-encoding': offer, 'if-none-match': '"other"' })
        expect([other.status, other.headers.etag]).toEqual([200, etag])
      }
    })

    test.for([
      ['bytes=10-19', 10, 20],
      ['bytes=100-', 100, undefined],
      ['bytes=-5', -5, undefined],
      ['bytes=20-999999999', 20, undefined],
    ] as const)('answers "%s" with that part', async ([range, from, to]) => {
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

    test('answers 416 when the range lies beyond the end', async () => {
      const whole = (await get(sample.asset)).body
      const { status, headers } = await get(sample.asset, { range: 'bytes=999999999-' })
      if (differs.has('no-ranges')) {
        expect(status).toBe(200)
        return
      }
      expect(status).toBe(416)
      expect(headers['content-range']).toBe(`bytes */${whole.length}`)
      const kind = differs.has('bad-range-is-cached') ? 'asset' : 'error'
      expect(headers['cache-control']).toContain(cacheControl(kind)) // nginx says it twice
    })
  })
}
