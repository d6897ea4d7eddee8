import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const page = '<!doctype html><title>Prices</title>'.repeat(50)
const types = {
  '/calendar.ics': 'text/calendar; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
  '/speculation-rules.json': 'application/speculationrules+json',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/_astro/page.4f2a9c.js': 'text/javascript',
  '/cards/home.png': 'image/png',
  '/feed.xml': 'text/xml',
}
const files: Record<string, string | Buffer> = {
  'site/_redirects': '# Comment\n/prices /pricing 301\n/broken /→ 301\n',
  'site/404.html': 'Not found',
  'site/500.html': 'Failure',
  'site/index.html': 'Home',
  'site/admin/index.html': 'Editor',
  'site/pricing.html': page,
  'site/pricing.html.br': brotliCompressSync(page),
  ...Object.fromEntries(Object.keys(types).map((path) => [`site${path}`, path])),
  ...Object.fromEntries(['secret.txt', 'site/.env', 'site/.well-known/.env'].map((name) => [name, name])),
}

let port = '0'
let server: ChildProcessWithoutNullStreams
const start = (PORT: string) => spawn(process.execPath, ['server.ts'], { env: { SITE: folder, PORT } })

beforeAll(async () => {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  cpSync('public/_headers', join(folder, 'site/_headers'))
  server = start('0')
  port = /localhost:(\d+)/.exec(`${await once(server.stdout, 'data')}`)?.[1] ?? ''
})
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Requests a path exactly as typed, expects security headers, and returns the response. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const sent = request({ port, path, method, headers, agent: false }).end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  expect(reply.headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    // HTTPS is required of this host, but not of its subdomains.
    'strict-transport-security': 'max-age=63072000',
    'cross-origin-resource-policy': /^\/(cards\/|(feed|calendar)\.\w+$)/.test(path) ? 'cross-origin' : 'same-origin',
  })
  expect(reply.headers).not.toHaveProperty('set-cookie')
  return { status: reply.statusCode, headers: reply.headers, body: await buffer(reply) }
}

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('rejects the method %s', async (method) => {
  const { status, headers, body } = await ask('/pricing', {}, method)
  expect([status, headers.allow, `${body}`]).toEqual([405, 'GET, HEAD', ''])
})

test('answers HEAD with the headers of GET and no body', async () => {
  const [head, get] = [await ask('/pricing', {}, 'HEAD'), await ask('/pricing')]
  expect([head.status, `${head.body}`, `${get.body}`]).toEqual([200, '', page])
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

const notThere = `
  /../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /%252e%252e/secret.txt /..%5csecret.txt
  //evil.com /.//evil.com/ /%2f/evil.com/ /%2e/%2fevil.com/ /\\evil.com/ //pricing/
  /_headers /_headers/ /%255fheaders /_headers%3Fx /_redirects /.env /.well-known/.env
  /404 /404/ /404.html /500 /index /pricing.html.br /calendar.ics/ /x.__proto__ /nowhere /nowhere/ /_astro/old.js`

test.each(notThere.trim().split(/\s+/))('returns the uncached 404 page for %s', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, `${body}`]).toEqual([404, 'Not found'])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
})

test.each([
  ['/pricing.html?a=1?b', 308, '/pricing?a=1?b'],
  ['/pricing/', 308, '/pricing'],
  ['/index.html', 308, '/'],
  ['/admin', 308, '/admin/'],
  ['/prices', 301, '/pricing'],
])('redirects %s with %d to %s', async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, headers: { location } })
})

const malformed = ['/%', '/%ff', '/a%00b', '/%0d%0aX-Bad:1', 'http://evil.com/', `${'/'.repeat(9000)}x`]
test.each(malformed)('rejects the malformed path %.20s', async (path) => {
  expect((await ask(path)).status).toBe(400)
})

test('ignores Range headers', async () => {
  for (const range of ['bytes=5-2', 'bytes=a-b', 'x'])
    expect(await ask('/pricing', { range })).toMatchObject({ status: 200, body: Buffer.from(page) })
})

test('returns the error page on a server error', async () => {
  const { status, headers, body } = await ask('/broken')
  expect([status, headers['cache-control'], `${body}`]).toEqual([500, 'no-store', 'Failure'])
})

const html = 'text/html;charset=utf-8'
test.each([['/', html], ['/admin/', html], ...Object.entries(types)])('sends %s as %s', async (path, type) => {
  expect((await ask(path)).headers['content-type']).toBe(type)
})

test('caches hashed files for a year and revalidates pages', async () => {
  const kept = await ask('/_astro/page.4f2a9c.js')
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { headers } = await ask('/pricing')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  expect((await ask('/pricing', { 'if-none-match': headers.etag })).status).toBe(304)
})

test('sends compressed files', async () => {
  const { headers, body } = await ask('/pricing', { 'accept-encoding': 'gzip, deflate, br' })
  expect([headers['content-encoding'], `${brotliDecompressSync(body)}`]).toEqual(['br', page])
})

test('reports a port in use in one sentence, and exits on SIGTERM', async () => {
  expect(await text(start(port).stderr)).toBe(`Port ${port} is already in use. Set PORT to a different port.\n`)
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
