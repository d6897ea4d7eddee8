import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, sendRaw, statusOf } from './client.ts'
import { makeSite } from './fixture.ts'
import { serveSite } from './serve-build.ts'
import type { SiteServer } from './server.ts'
import type { SiteFile } from './site-files.ts'

// What the conformance suite, which every host must pass, leaves open.

// Larger than the socket buffers of both ends, so that a client can stall the response.
const bigSize = 32 * 1024 * 1024
const asset = '/assets/app-4f2a9c.js'

const site = await makeSite({
  'assets/big.bin': Buffer.alloc(bigSize),
})
const { plain, br, gzip } = site.files.get(asset) as Required<SiteFile>
let server: SiteServer
let port: number
let baseUrl: string

beforeEach(async () => {
  ;({ server, port, origin: baseUrl } = await serveSite(site))
})
afterEach(() => server.stop(0))
afterAll(() => site.remove())

describe('conditions, encodings and ranges', () => {
  const empty = Buffer.alloc(0)
  const range = 'bytes=1-9'

  test.for<[string, Record<string, string>, number, Buffer]>([
    ['an encoding refused with q=0', { 'accept-encoding': 'br;q=0, gzip' }, 200, gzip.body],
    ['all refused with q=0', { 'accept-encoding': 'br; q=0.0, gzip;q=0' }, 200, plain.body],
    ['a low q', { 'accept-encoding': 'br;q=0.1' }, 200, br.body],
    ['names like encodings', { 'accept-encoding': 'brotli, notgzip' }, 200, plain.body],
    ['a range that ends before it begins', { range: 'bytes=5-2' }, 200, plain.body],
    ['several ranges', { range: 'bytes=0-1,3-4' }, 200, plain.body],
    ['a range of another unit', { range: 'lines=0-1' }, 200, plain.body],
    ['an empty range', { range: 'bytes=-' }, 200, plain.body],
    ['a range of letters', { range: 'bytes=a-b' }, 200, plain.body],
    ['If-Range of this file', { range, 'if-range': plain.etag }, 206, plain.body.subarray(1, 10)],
    ['If-Range of a changed file', { range, 'if-range': '"other"' }, 200, plain.body],
    ['a list of tags', { 'if-none-match': `"x", ${plain.etag}` }, 304, empty],
    ['a weak tag', { 'if-none-match': `W/${plain.etag}` }, 304, empty],
    ['any tag', { 'if-none-match': '*' }, 304, empty],
  ])('%s', async ([, headers, status, body]) => {
    const reply = await ask(baseUrl, asset, { headers })
    expect([reply.status, reply.body.equals(body)]).toEqual([status, true])
  })

  test('HEAD ignores ranges', async () => {
    expect((await ask(baseUrl, asset, { method: 'HEAD', headers: { range } })).status).toBe(200)
  })

  test('the not-found page ignores conditions and ranges', async () => {
    for (const headers of [{ 'if-none-match': '*' }, { range }]) {
      const reply = await ask(baseUrl, '/nowhere', { headers })
      expect([reply.status, reply.headers['accept-ranges']]).toEqual([404, undefined])
    }
  })
})

test('dot files in the build are not served', async () => {
  expect((await ask(baseUrl, '/.hidden')).status).toBe(404)
})

test('an exception is reported, answered with 500 whatever the conditions, and not fatal', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const lookup = vi.spyOn(site.files, 'get').mockImplementation(() => {
    throw new Error('cannot read')
  })
  for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-9' }]) {
    const reply = await ask(baseUrl, '/pricing', { headers })
    expect([reply.status, reply.headers.etag]).toEqual([500, undefined])
  }
  expect(report).toHaveBeenCalledTimes(2)
  report.mockRestore()
  lookup.mockRestore()
  expect((await ask(baseUrl, '/pricing')).status).toBe(200)
})

test('a file removed under the running server is served unchanged', async () => {
  const before = await ask(baseUrl, '/pricing')
  await rm(join(site.root, 'dist/site/pricing.html'))
  const after = await ask(baseUrl, '/pricing')
  expect([after.status, after.body.equals(before.body)]).toEqual([200, true])
})

describe('connections', () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`

  /** A client that has received the start of a long response and reads no further. */
  async function stall(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(request('/assets/big.bin'))
    await once(socket, 'readable')
    return socket
  }

  test('pipelined requests are answered in order, and a bad one closes the connection', async () => {
    const bytes = ['/robots.txt', '/nowhere', '/pricing', '/%'].map(request).join('')
    const reply = await sendRaw(baseUrl, bytes)
    expect(reply.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '400'])
  })

  test('malformed input during a response adds nothing to that response', async () => {
    const client = await stall()
    client.write('\0\0\0\r\n\r\n')
    let received = ''
    client.setEncoding('latin1').on('data', (chunk) => {
      received += chunk
    })
    await once(client, 'close')
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })

  test('every timeout is set to 30 seconds or less', () => {
    const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = server
    for (const limit of [headersTimeout, keepAliveTimeout, requestTimeout, timeout]) {
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(30_000)
    }
  })

  test('a client that never finishes its headers gets 408', async () => {
    server.headersTimeout = 100
    const reply = await sendRaw(baseUrl, 'GET / HTTP/1.1\r\nHost: test\r\nX-Slow: ')
    expect(statusOf(reply)).toBe(408)
    expect(reply).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  })

  test('a refused client that does not close is disconnected', async () => {
    const accepted = once(server, 'connection')
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume()
    client.on('error', () => undefined).write('nonsense\r\n\r\n')
    const [connection] = await accepted
    await once(connection, 'close')
    client.destroy()
  })

  test('300 slow clients delay nobody else and are disconnected', async () => {
    server.setTimeout(3000)
    server.headersTimeout = 3000
    const starts = ['', 'GET / HTTP/1.1\r\nHost: t\r\nX-Slow: ', request('/assets/big.bin')]
    const slowClients = Array.from({ length: 300 }, (_, index) => {
      const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      socket.on('error', () => undefined).write(starts[index % 3] ?? '')
      return socket // never read
    })
    await Promise.all(slowClients.map((socket) => once(socket, 'connect')))

    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(baseUrl, '/pricing')))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const open = () => new Promise((done) => server.getConnections((_, count) => done(count)))
    await expect.poll(open).toBe(0)
    for (const socket of slowClients) socket.destroy()
  })

  test('stopping cuts off what is still in progress at the limit', async () => {
    const client = await stall()
    const started = performance.now()
    await server.stop(50)
    expect(performance.now() - started).toBeGreaterThan(40)
    expect(server.listening).toBe(false)
    client.destroy()
  })
})
