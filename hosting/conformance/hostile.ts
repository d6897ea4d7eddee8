import { describe, expect, test } from 'vitest'
import { address } from '#app/lib/address.ts'
import { seededRandom } from '#app/lib/geometry.ts'
import { ask, locationOf, sendRaw, sendTarget, statusOf } from '#hosting/client.ts'
import { headersFor, longestTarget } from '#hosting/policy.ts'
import type { Host } from './host.ts'

/** Contents of files beside the site, which no host may send. */
const outside = /"contentSecurityPolicy":|root:x:0|website_route|compatibility_date/

const outsideTargets = String.raw`
  /% /%zz /a%00b /%c0%ae%c0%ae/policy.json /../policy.json /%2e%2e/policy.json
  /assets/..%2f..%2fpolicy.json /assets/..%5c..%5cpolicy.json /..\policy.json /....//policy.json
  /%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd`

const unknownTargets = `
  /404.html /500.html /__proto__.html /Nowhere/ //evil.example //evil.example/%2e%2e /robots.txt/
  /assets//app.js /app.js.br /app.js.GZ /../pricing /./pricing /a/%2E%2e/pricing /pricing%2f
  /pricing%5C /robots.txt%3fx /robots.txt%20 /%25 /caf%C3%A9`

const malformedTargets = String.raw`
  pricing ftp://any.example/ http:///pricing /pricing#top /\evil.example \\evil.example
  http://evil.example\pricing /% /%f /%zz /%00 /pricing%0d%0aSet-Cookie:x /%7f /%c0%af /%ff /café`

const odd = ['5,000 headers', 'an asterisk for a target', 'CONNECT', 'OPTIONS *', 'two Hosts']
const unknown = words(unknownTargets)
const malformed = ['', '/a b', ...words(malformedTargets)]

/** Request targets and headers that no browser sends. */
export function rejectsMalformedRequests(host: Host) {
  refusesTargets(host)
  survivesRequests(host)
}

function refusesTargets({ name, baseUrl, policy, differs }: Host) {
  describe(`${name}: request targets that no browser sends`, () => {
    test.for(words(outsideTargets))('answers %s with 400 or 404', async (target) => {
      let reply = await sendTarget(baseUrl, target)
      const redirects = differs.has('temporary-escape-redirect')
      for (let hops = 0; redirects && statusOf(reply) === 307 && hops < 3; hops++) {
        reply = await sendTarget(new URL(baseUrl).origin, locationOf(reply) ?? '')
      }
      expect([400, 404]).toContain(statusOf(reply))
      expect(reply).not.toMatch(outside)
    })

    test('no hostile target causes a 5xx, leaves the site or reads a file outside it', async () => {
      const { origin } = new URL(baseUrl)
      const seen = new Set<number>()
      for (const target of [...unknown, ...malformed, ...hostileTargets(300)]) {
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

    if (differs.has('own-refusals')) return

    test.for(unknown)('%s is unknown', async (target) => {
      expect(statusOf(await sendTarget(baseUrl, target))).toBe(404)
    })

    test.for(malformed)('"%s" is malformed', async (target) => {
      expect(statusOf(await sendTarget(baseUrl, target))).toBe(400)
    })

    if (policy.base === '/') return

    test('an address above the site is unknown', async () => {
      const { origin } = new URL(baseUrl)
      for (const path of ['/', '/robots.txt', `${policy.base.slice(0, -1)}s/`]) {
        expect([path, (await ask(origin, path)).status]).toEqual([path, 404])
      }
    })
  })
}

function survivesRequests({ name, baseUrl, policy, sample, differs }: Host) {
  const { host } = new URL(baseUrl)
  const page = address(sample.page, policy.base)
  const close = `Host: ${host}\r\nConnection: close\r\n\r\n`
  const atRoot = policy.base === '/' ? 200 : 404
  const padding = 'a'.repeat(longestTarget - page.length - 1)

  describe(`${name}: requests that no browser sends`, () => {
    test.for([
      ['a NUL in the target', `GET /\0 HTTP/1.1\r\n${close}`, 400],
      ['bytes above ASCII', `GET /caf\xe9 HTTP/1.1\r\n${close}`, 400],
      ['an asterisk for a target', `GET * HTTP/1.1\r\n${close}`, 400],
      ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
      ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
      ['an unknown version', `GET / HTTP/9.9\r\n${close}`, 400],
      ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['two Hosts', `GET / HTTP/1.1\r\nHost: a\r\n${close}`, 400],
      ['two lengths', `GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}`, 400],
      ['a header without a name', `GET / HTTP/1.1\r\n: x\r\n${close}`, 400],
      ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${close}`, 405],
      ['CONNECT and data', `CONNECT a:1 HTTP/1.1\r\n${close}${'x'.repeat(8_388_608)}`, 405],
      ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${close}`, 405],
      ['TRACE', `TRACE / HTTP/1.1\r\n${close}`, 405],
      ['Expect: 100-continue', `POST / HTTP/1.1\r\nExpect: 100-continue\r\n${close}`, 405],
      ['a target over the limit', `GET ${page}?${padding}a HTTP/1.1\r\n${close}`, 414],
      ['a target at the limit', `GET ${page}?${padding} HTTP/1.1\r\n${close}`, 200],
      ['a target of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n${close}`, 431],
      ['a header of 1 MB', `GET / HTTP/1.1\r\nX: ${'a'.repeat(1_048_576)}\r\n${close}`, 431],
      ['5,000 headers', `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}${close}`, 431],
      ['an absolute target', `GET http://evil.example${page} HTTP/1.1\r\n${close}`, 200],
      [
        'an absolute target without a path',
        `GET http://evil.example?a HTTP/1.1\r\n${close}`,
        atRoot,
      ],
      ['HTTP/1.0 without a Host', `GET ${page} HTTP/1.0\r\n\r\n`, 200],
      ['an unknown expectation', `GET ${page} HTTP/1.1\r\nExpect: other\r\n${close}`, 200],
      ['an unsupported upgrade', `GET ${page} HTTP/1.1\r\nUpgrade: websocket\r\n${close}`, 200],
    ] as const)('survives %s', async ([attack, bytes, expected]) => {
      // A host may close the connection without a response.
      const own = differs.has('own-refusals')
      const reply = await sendRaw(baseUrl, bytes).catch((error) => {
        if (!own) throw error
        return ''
      })
      const is500 = differs.has('odd-requests-are-500') && odd.includes(attack)
      if (is500) expect(statusOf(reply)).toBe(500)
      else if (!own) expectOurAnswer(reply, expected)
      // 505 is the right answer to an unknown version.
      else if (reply) expect([500, 502, 503, 504]).not.toContain(statusOf(reply))
      expect((await ask(baseUrl, '/')).status).toBe(200)
    })
  })
}

/** The page, or a refusal with the headers of the policy. */
function expectOurAnswer(reply: string, status: number) {
  expect(statusOf(reply)).toBe(status)
  expect(reply).not.toMatch(/^(server|x-powered-by):/im)
  if (status === 200 || status === 404) expect(reply).toContain('</html>')
  else {
    for (const [name, value] of Object.entries(headersFor('error'))) {
      expect(reply).toContain(`\r\n${name}: ${value}\r\n`)
    }
  }
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

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
