import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, sendRaw, statusOf } from './client.ts'
import { type Fixture, makeSite } from './fixture.ts'
import { createSiteServer, type SiteServer } from './server.ts'

// More than the socket buffers of both ends hold, so that a client can stall it.
const bigSize = 32 * 1024 * 1024

let site: Fixture
let server: SiteServer
let port: number
let baseUrl: string

beforeAll(async () => {
  site = await makeSite({ 'assets/big.bin': Buffer.alloc(bigSize) })
})
afterAll(() => site.remove())

beforeEach(async () => {
  server = createSiteServer(site)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
  baseUrl = `http://127.0.0.1:${port}`
})
afterEach(() => server.stop(0))

const lines = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: test\r\n${more}\r\n`

/** A client that has the beginning of a long response and reads no further. */
async function stall(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(lines('/assets/big.bin'))
  await once(socket, 'readable')
  return socket
}

test('every way to dawdle has a limit of half a minute or less', () => {
  const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = server
  for (const limit of [headersTimeout, keepAliveTimeout, requestTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThanOrEqual(30_000)
  }
})

test('a client that never finishes its headers gets 408 and is closed', async () => {
  server.headersTimeout = 100
  const reply = await sendRaw(baseUrl, 'GET / HTTP/1.1\r\nHost: test\r\nX-Slow: ')
  expect(statusOf(reply)).toBe(408)
  expect(reply).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
})

test('a refused client that will not hang up is cut', async () => {
  const accepted = once(server, 'connection')
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume()
  client.on('error', () => undefined).write('nonsense\r\n\r\n')
  const [connection] = await accepted
  await once(connection, 'close')
  expect((await ask(baseUrl, '/')).status).toBe(200)
  client.destroy()
})

test('a client that stops reading is cut', async () => {
  server.setTimeout(100)
  const accepted = once(server, 'connection')
  const client = await stall()
  const [connection] = await accepted
  await once(connection, 'close')
  expect((await ask(baseUrl, '/')).status).toBe(200)
  client.destroy()
})

test('several requests sent at once are answered in order on one connection', async () => {
  const reply = await sendRaw(
    baseUrl,
    lines('/robots.txt') + lines('/nowhere') + lines('/sitemap.xml', 'Connection: close\r\n'),
  )
  expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
})

test('nonsense sent during a response adds nothing to that response', async () => {
  const client = await stall()
  client.write('\0\0\0\r\n\r\n')
  let received = ''
  client.setEncoding('latin1').on('data', (chunk) => {
    received += chunk
  })
  await once(client, 'close')
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})

test('stopping closes a silent connection at once', async () => {
  const accepted = once(server, 'connection')
  const silent = connect(port, '127.0.0.1').resume()
  await accepted
  const started = performance.now()
  await Promise.all([server.stop(5000), once(silent, 'close')])
  expect(performance.now() - started).toBeLessThan(2500)
})

test('stopping waits for the response under way, then closes its connection', async () => {
  const client = await stall()
  const started = performance.now()
  const stopped = server.stop(10_000)
  expect(server.stop(10_000)).toBe(stopped) // a second Ctrl+C must not cut it short
  let received = 0
  client.on('data', (chunk) => {
    received += chunk.length
  })
  await Promise.all([stopped, once(client, 'close')])
  expect(received).toBeGreaterThan(bigSize)
  expect(performance.now() - started).toBeLessThan(server.keepAliveTimeout / 2)
})

test('stopping cuts what is still under way at the limit', async () => {
  const client = await stall()
  const started = performance.now()
  await server.stop(50)
  expect(performance.now() - started).toBeGreaterThan(40)
  expect(server.listening).toBe(false)
  client.destroy()
})
