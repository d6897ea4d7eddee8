import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ask } from './client.ts'
import { type Host, keepsTheRules } from './conformance-rules.ts'

const revalidate = 'public, max-age=0, must-revalidate'

/** What every host of the site must do, seen from outside. */
export function conformance(host: Host) {
  deliversContent(host)
  keepsTheRules(host)
}

function deliversContent({ name, baseUrl, policy, sample }: Host) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(baseUrl(), path, { headers })
  const head = (path: string) => ask(baseUrl(), path, { method: 'HEAD' })

  describe(`${name}: pages and files`, () => {
    test('serves every route as HTML at its clean URL', async () => {
      for (const route of policy().routes) {
        const { status, headers, body } = await get(route)
        expect([route, status, headers['content-type']]).toEqual([
          route,
          200,
          'text/html; charset=utf-8',
        ])
        expect(body.toString()).toMatch(/^<!doctype html>/i)
      }
    })

    test.for([
      ['page', revalidate],
      ['asset', 'public, max-age=31536000, immutable'],
      ['file', 'public, max-age=3600'],
    ] as const)('caches a %s as "%s"', async ([kind, expected]) => {
      expect((await get(sample[kind])).headers['cache-control']).toBe(expected)
    })

    test('answers HEAD with the headers of GET and no body', async () => {
      for (const path of Object.values(sample)) {
        const [whole, headOnly] = [await get(path), await head(path)]
        const { date: _, ...expected } = whole.headers
        expect(headOnly.status).toBe(200)
        expect(headOnly.headers).toMatchObject(expected)
        expect(headOnly.body).toHaveLength(0)
      }
    })

    test('answers any path that is no route with the not-found page and 404', async () => {
      const { body } = await get('/404')
      expect(body.toString()).toMatch(/^<!doctype html>/i)
      const { page } = sample
      const unknown = ['/404.html', '/index', '/nowhere', '/nowhere/', '/assets/', `${page}/x`]
      for (const path of ['/404', ...unknown]) {
        const reply = await get(path)
        expect([path, reply.status]).toEqual([path, 404])
        expect(reply.headers['cache-control']).toBe(revalidate)
        expect(reply.body.equals(body)).toBe(true)
      }
    })

    test('does not serve compressed copies under their own names', async () => {
      for (const path of [`${sample.asset}.br`, `${sample.asset}.gz`, '/index.html.br']) {
        expect([path, (await get(path)).status]).toEqual([path, 404])
      }
    })
  })

  describe(`${name}: compression`, () => {
    test.for([
      ['br', 'gzip, deflate, br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const)('sends %s to a client that offers "%s"', async ([encoding, offer, unpack]) => {
      for (const path of [sample.page, sample.asset, '/nowhere']) {
        const plain = await get(path)
        const packed = await get(path, { 'accept-encoding': offer })
        expect(packed.status).toBe(plain.status)
        expect(packed.headers['content-encoding']).toBe(encoding)
        expect(packed.headers.vary).toMatch(/accept-encoding/i)
        expect(packed.body.length).toBeLessThan(plain.body.length)
        expect(unpack(packed.body).equals(plain.body)).toBe(true)
      }
    })

    test('sends plain bytes, marked as varying, to a client that offers nothing', async () => {
      const { headers } = await get(sample.page)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toMatch(/accept-encoding/i)
    })
  })

  describe(`${name}: conditions and ranges`, () => {
    test('answers 304 with the caching headers and no body when the ETag matches', async () => {
      for (const [path, offer] of [[sample.page, 'br'] as const, [sample.asset, ''] as const]) {
        const first = await get(path, { 'accept-encoding': offer })
        const etag = first.headers.etag ?? ''
        const again = await get(path, { 'accept-encoding': offer, 'if-none-match': etag })
        expect(again.status).toBe(304)
        expect(again.body).toHaveLength(0)
        for (const name of ['etag', 'cache-control', 'vary']) {
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
      expect(status).toBe(416)
      expect(headers['content-range']).toBe(`bytes */${whole.length}`)
    })
  })
}
