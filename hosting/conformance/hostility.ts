import { describe, expect, test } from 'vitest'
import { ask, locationOf, sendRaw, sendTarget, statusOf } from '../client.ts'
import type { Host } from './host.ts'
import { hostileTargets } from './hostile-targets.ts'

/** What a host must never say: words of files that lie beside the site. */
const outside = /TOP-SECRET-BESIDE-THE-SITE|"notFound":|root:x:0|fairshare_route|compatibility_date/

/** Request targets and headers that no browser sends. */
export function withstandsHostility({ name, baseUrl, differences }: Host) {
  const tidies = differences.includes('escapes-moved-for-now')

  describe(`${name}: hostile requests`, () => {
    test.for([
      '/%',
      '/%zz',
      '/a%00b',
      '/%c0%ae%c0%ae/secret.txt',
      '/../secret.txt',
      '/../policy.json',
      '/%2e%2e/policy.json',
      '/assets/..%2f..%2fpolicy.json',
      '/assets/..%5c..%5cpolicy.json',
      '/..\\secret.txt',
      '/....//secret.txt',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    ])('answers %s with 400 or 404', async (target) => {
      let reply = await sendTarget(baseUrl, target)
      for (let moves = 0; tidies && statusOf(reply) === 307 && moves < 3; moves++) {
        reply = await sendTarget(baseUrl, locationOf(reply) ?? '')
      }
      expect([400, 404]).toContain(statusOf(reply))
      expect(reply).not.toMatch(outside)
    })

    test('no target out of 300 causes a 5xx, leaves the site or reads a file outside it', async () => {
      const { origin } = new URL(baseUrl)
      const seen = new Set<number>()
      for (const target of hostileTargets(300)) {
        const reply = await sendTarget(baseUrl, target)
        const status = statusOf(reply)
        seen.add(status)
        expect(status, JSON.stringify(target)).toBeLessThan(500)
        expect(reply, JSON.stringify(target)).not.toMatch(outside)
        const location = locationOf(reply)
        if (location) expect(new URL(location, baseUrl).origin, target).toBe(origin)
      }
      // The mix is only worth something if it reaches pages and refusals.
      expect([...seen]).toEqual(expect.arrayContaining([200, 404]))
    })

    test.for([
      ['a target of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n`],
      ['a header of 1 MB', `GET / HTTP/1.1\r\nX: ${'a'.repeat(1_048_576)}\r\n`],
      ['5,000 headers', `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}`],
      ['a NUL in the target', 'GET /\0 HTTP/1.1\r\n'],
      ['an absolute target', 'GET http://evil.example/pricing HTTP/1.1\r\n'],
      ['two lengths', 'GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
    ])('%s does no harm', async ([bomb, start = '']) => {
      const { host } = new URL(baseUrl)
      const bytes = `${start}Host: ${host}\r\nConnection: close\r\n\r\n`
      // A host may hang up without a word; what it says must be no fault of its own.
      const reply = await sendRaw(baseUrl, bytes).catch(() => '')
      const isKnown = bomb === '5,000 headers' && differences.includes('header-bomb-is-500')
      if (isKnown) expect(statusOf(reply)).toBe(500)
      else if (reply) expect(statusOf(reply)).toBeLessThan(500)
      expect((await ask(baseUrl, '/')).status).toBe(200)
    })
  })
}
