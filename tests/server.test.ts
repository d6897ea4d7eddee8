import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, fileRules } from '../src/build/hosts.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const page = '<!doctype html><title>Prices</title>'.repeat(50)
const rules = { '/*': always, ...fileRules, '/pricing': { 'Content-Security-Policy': "default-src 'none'" } }
const hosts = { pages: ['/', '/pricing', '/blog/dallas'], rules, redirects: { '/prices': '/pricing' } }
const types = {
  '/sitemap-0.xml': 'application/xml',
  '/calendar.ics': 'text/calendar; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
  '/speculation-rules.json': 'application/speculationrules+json',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/_astro/page.4f2a9c.js': 'text/javascript; charset=utf-8',
}
const secrets = ['secret.txt', 'site/_headers', 'site/_redirects', 'site/.env', 'site/.well-known/.env']
const small = [...secrets, ...Object.keys(types).map((path) => `site${path}`)]
const files: [string, string | Buffer][] = [
  ['hosts.json', JSON.stringify(hosts)],
  ['site/404.html', 'Not found'],
  ['site/500.html', 'Failure'],
  ['site/pricing.html', page],
  ['site/pricing.html.br', brotliCompressSync(page)],
  ['site/pricing.html.gz', gzipSync(page)],
  ...small.map((name): [string, string] => [name, name]),
]

let port = 0
let server: ChildProcessWithoutNullStreams
const start = () => spawn(process.execPath, ['server.ts'], { env: { SITE: folder, PORT: `${port}` } })

beforeAll(async () => {
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const free = createServer().listen(0)
  port = (free.address() as AddressInfo).port
  await once(free.close(), 'close')
  server = start()
  await once(server.stdout, 'data')
})
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const sent = request({ port, path, method, headers, agent: false }).end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: reply.statusCode, headers: reply.headers, body: await buffer(reply) }
}

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const { status, headers, body } = await ask('/pricing', { 'x-sent': 'echo' }, method)
  expect([status, headers.allow, `${body}`]).toEqual([405, 'GET, HEAD', ''])
  expect(JSON.stringify(headers)).not.toContain('echo')
})

test('HEAD has the headers of GET and no body, and a query string changes nothing', async () => {
  const [head, get] = [await ask('/pricing?a=/../.env', {}, 'HEAD'), await ask('/pricing?a')]
  expect([head.status, `${head.body}`, `${get.body}`]).toEqual([200, '', page])
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

const notThere = `
  /../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /%252e%252e/secret.txt /..%5chosts.json
  //evil.com /.//evil.com/ /%2f/evil.com/ /%2e/%2fevil.com/ /\\evil.com/
  /_headers /_headers/ /%255fheaders /_headers%3Fx /_redirects /.env /.well-known/.env
  /404 /404/ /404.html /500 /pricing.html.br /x.__proto__ /nowhere`

test.each(notThere.trim().split(/\s+/))('%s is not there', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers.location, `${body}`]).toEqual([404, undefined, 'Not found'])
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['text/html; charset=utf-8', 'nosniff'])
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['/PRICING.html?a=1?b', 308, '/pricing?a=1?b'],
  ['/prices', 301, '/pricing'],
])('%s is redirected with %d to %s', async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, headers: { location } })
})

test('what is no address is refused, and what is no range', async () => {
  for (const path of ['/%', '/%ff', '/a%00b', '/%0d%0aX-Bad:1', 'http://evil.com/', 'x', `${'/'.repeat(9000)}x`]) {
    expect((await ask(path)).status).toBe(400)
  }
  for (const range of ['bytes=a-b', 'bytes=-', 'lines=0-1', 'x']) {
    expect((await ask('/pricing', { range })).status).toBe(416)
  }
})

test.each(Object.entries(types))('%s is %s', async (path, type) => {
  const { headers } = await ask(path)
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff'])
})

test('hashed files stay for a year, pages are asked for again', async () => {
  const kept = await ask('/_astro/page.4f2a9c.js')
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { headers } = await ask('/pricing')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' })
  expect((await ask('/pricing', { 'if-none-match': headers.etag })).status).toBe(304)
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['gzip; q=0.0, br ; q=0', undefined, String],
])('"%s" is answered in %s', async (accepted, encoding, decode) => {
  const { headers, body } = await ask('/pricing', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], `${decode(body)}`]).toEqual([encoding, page])
})

test('it says in one sentence what it lacks, and ends when told to', async () => {
  expect(await text(start().stderr)).toBe(`Port ${port} is already in use: set PORT to another one.\n`)
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
