import { describe, expect, test } from 'vitest'
import { seededRandom } from '#app/lib/geometry.ts'
import { ask, locationOf, sendRaw, sendTarget, statusOf } from '#hosting/client.ts'
import type { Host } from './host.ts'

/** Contents of files beside the site, which no host may send. */
const outside = /"contentSecurityPolicy":|root:x:0|website_route|compatibility_date/

const outsideTargets = String.raw`
  /% /%zz /a%00b /%c0%ae%c0%ae/policy.json /../policy.json /%2e%2e/policy.json
  /assets/..%2f..%2fpolicy.json /assets/..%5c..%5cpolicy.json /..\policy.json /....//policy.json
  /%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd`

/** Request targets and headers that no browser sends. */
export function rejectsMalformedRequests({ name, baseUrl, differs }: Host) {
  describe(`${name}: malformed requests`, () => {
    test.for(outsideTargets.trim().split(/\s+/))('answers %s with 400 or 404', async (target) => {
      let reply = await sendTarget(baseUrl, target)
      const redirects = differs.has('temporary-escape-redirect')
      for (let hops = 0; redirects && statusOf(reply) === 307 && hops < 3; hops++) {
        reply = await sendTarget(new URL(baseUrl).origin, locationOf(reply) ?? '')
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
      // Targets that were all refused, or all found, would prove little.
      expect([...seen]).toEqual(expect.arrayContaining([200, 404]))
    })

    test.for([
      ['a target of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n`],
      ['a header of 1 MB', `GET / HTTP/1.1\r\nX: ${'a'.repeat(1_048_576)}\r\n`],
      ['5,000 headers', `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}`],
      ['a NUL in the target', 'GET /\0 HTTP/1.1\r\n'],
      ['an absolute target', 'GET http://evil.example/pricing HTTP/1.1\r\n'],
      ['two lengths', 'GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
    ])('survives %s', async ([attack, start = '']) => {
      const { host } = new URL(baseUrl)
      const bytes = `${start}Host: ${host}\r\nConnection: close\r\n\r\n`
      // A host may close the connection without a response.
      const reply = await sendRaw(baseUrl, bytes).catch(() => '')
      const is500 = attack === '5,000 headers' && differs.has('many-headers-are-500')
      if (is500) expect(statusOf(reply)).toBe(500)
      else if (reply) expect(statusOf(reply)).toBeLessThan(500)
      expect((await ask(baseUrl, '/')).status).toBe(200)
    })
  })
}

const parts =
  '/ // . .. ... %2e %2E%2e %2f %5c \\ %00 %0d%0a %c0%ae %e0%80%af %f0%80%80%af %u002e % %2 %25 %252e ? # ; : @ & ~ * http://evil.example policy.json nginx/http.conf site build assets pricing index.html .html .br .gz PRICING é \x01 \x7f \xff'.split(
    ' ',
  )

/** Request targets combined from parts that confuse servers, the same in every run. */
function hostileTargets(count: number): string[] {
  const random = seededRandom(20_250_415)
  const pick = () => parts[Math.floor(random() * parts.length)] ?? ''
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 8)
    return (random() < 0.9 ? '/' : '') + Array.from({ length }, pick).join('')
  })
}
