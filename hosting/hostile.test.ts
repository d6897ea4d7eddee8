import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, sendRaw, sendTarget, statusOf } from './client.ts'
import { hostileTargets } from './conformance/hostile-targets.ts'
import { type Fixture, makeSite, secret } from './fixture.ts'
import { headersFor } from './policy.ts'
import { createSiteServer, type SiteServer } from './server.ts'

let site: Fixture
let server: SiteServer
let baseUrl: string

beforeAll(async () => {
  site = await makeSite()
  server = createSiteServer(site)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  // Whatever was thrown at it, it still serves.
  expect((await ask(baseUrl, '/pricing')).status).toBe(200)
  await server.stop(1000)
  await site.remove()
})

const close = 'Host: test\r\nConnection: close\r\n\r\n'

test.for([
  ['a NUL in the target', `GET /\0 HTTP/1.1\r\n${close}`, 400],
  ['raw bytes above ASCII', `GET /caf\xe9 HTTP/1.1\r\n${close}`, 400],
  ['a raw backslash', `GET /..\\..\\secret.txt HTTP/1.1\r\n${close}`, 400],
  ['a space in the target', `GET /a b HTTP/1.1\r\n${close}`, 400],
  ['a target that is no path', `GET pricing HTTP/1.1\r\n${close}`, 400],
  ['an asterisk', `GET * HTTP/1.1\r\n${close}`, 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
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
  ['a body that waits for leave', `POST / HTTP/1.1\r\nExpect: 100-continue\r\n${close}`, 405],
  ['a target over the limit', `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${close}`, 414],
  ['a target of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n${close}`, 431],
  ['a header of 1 MB', `GET / HTTP/1.1\r\nX: ${'a'.repeat(1_048_576)}\r\n${close}`, 431],
  ['5,000 headers', `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}${close}`, 431],
] as const)('%s is refused politely', async ([, bytes, status]) => {
  const reply = await sendRaw(baseUrl, bytes)
  expect(statusOf(reply)).toBe(status)
  for (const [name, value] of Object.entries(headersFor('error'))) {
    expect(reply).toContain(`\r\n${name}: ${value}\r\n`)
  }
  expect(reply).not.toMatch(/^(server|x-powered-by):/im)
})

test.for([
  ['the absolute form', `GET http://evil.example/pricing HTTP/1.1\r\n${close}`],
  ['HTTP/1.0 without a Host', 'GET /pricing HTTP/1.0\r\n\r\n'],
  ['an expectation we do not know', `GET /pricing HTTP/1.1\r\nExpect: miracles\r\n${close}`],
  ['an upgrade we do not offer', `GET /pricing HTTP/1.1\r\nUpgrade: websocket\r\n${close}`],
])('%s gets the page', async ([, bytes = '']) => {
  const reply = await sendRaw(baseUrl, bytes)
  expect(statusOf(reply)).toBe(200)
  expect(reply).toContain('<h1>Pricing</h1>')
})

test('a bad request after a good one on the same connection is answered and closes it', async () => {
  const reply = await sendRaw(
    baseUrl,
    'HEAD / HTTP/1.1\r\nHost: test\r\n\r\nGET /% HTTP/1.1\r\nHost: test\r\n\r\n',
  )
  expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('dot files in the build stay private', async () => {
  const reply = await sendTarget(baseUrl, '/.hidden')
  expect(statusOf(reply)).toBe(404)
  expect(reply).not.toContain(secret)
})

test('500 request targets get one of four answers', async () => {
  const seen = new Set<number>()
  for (const target of hostileTargets(500)) {
    const reply = await sendTarget(baseUrl, target)
    const status = statusOf(reply)
    seen.add(status)
    expect([200, 308, 400, 404], JSON.stringify(target)).toContain(status)
    expect(reply, JSON.stringify(target)).not.toContain(secret)
  }
  // The mix is only worth something if it reaches every answer.
  expect([...seen].sort()).toEqual([200, 308, 400, 404])
})
