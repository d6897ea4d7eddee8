import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './client.ts'
import { type Fixture, makeSite, page } from './fixture.ts'
import { createSiteServer, type SiteServer } from './server.ts'

// What the conformance suite leaves to each host.

let site: Fixture
let server: SiteServer
let baseUrl: string
const asset = '/assets/app-4f2a9c.js'

beforeAll(async () => {
  site = await makeSite({ 'removed.html': page('Removed'), 'rebuilt.html': page('Rebuilt') })
  server = createSiteServer(site)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await server.stop(1000)
  await site.remove()
})

test('an encoding refused with q=0 is not sent', async () => {
  for (const [offer, expected] of [
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['br;q=0.1', 'br'],
    ['brotli, notgzip', undefined],
  ]) {
    const { headers } = await ask(baseUrl, asset, { headers: { 'accept-encoding': offer ?? '' } })
    expect([offer, headers['content-encoding']]).toEqual([offer, expected])
  }
})

test('a page that is not there is there under no condition and in no part', async () => {
  for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-9' }]) {
    const reply = await ask(baseUrl, '/nowhere', { headers })
    expect([reply.status, reply.headers['accept-ranges']]).toEqual([404, undefined])
  }
})

describe('ranges', () => {
  test.for(['bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=a-b'])(
    'the unusable "%s" gets the whole file',
    async (range) => {
      const whole = await ask(baseUrl, asset)
      const { status, body } = await ask(baseUrl, asset, { headers: { range } })
      expect([status, body.length]).toEqual([200, whole.body.length])
    },
  )

  test('the first byte is a part like any other', async () => {
    const { status, body } = await ask(baseUrl, asset, { headers: { range: 'bytes=0-0' } })
    expect([status, body.length]).toEqual([206, 1])
  })

  test('HEAD knows no ranges', async () => {
    const options = { method: 'HEAD', headers: { range: 'bytes=0-9' } }
    expect((await ask(baseUrl, asset, options)).status).toBe(200)
  })

  test('a 416 is not cached for a year', async () => {
    const { status, headers } = await ask(baseUrl, asset, { headers: { range: 'bytes=-0' } })
    expect(status).toBe(416)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('If-Range gives the part only for the unchanged file', async () => {
    const etag = (await ask(baseUrl, asset)).headers.etag ?? ''
    const part = async (condition: string) =>
      (await ask(baseUrl, asset, { headers: { range: 'bytes=1-9', 'if-range': condition } })).status
    expect([await part(etag), await part('"other"')]).toEqual([206, 200])
  })
})

test.for(['"x", ETAG', 'W/ETAG', '*'])('If-None-Match %s gives 304', async (condition) => {
  const etag = (await ask(baseUrl, asset)).headers.etag ?? ''
  const headers = { 'if-none-match': condition.replace('ETAG', etag) }
  expect((await ask(baseUrl, asset, { headers })).status).toBe(304)
})

test.for([
  ['removed', (file: string) => rm(file)],
  ['rebuilt', (file: string) => writeFile(file, page('Rebuilt', 'and longer'))],
] as const)('a file %s under the running server is served as it was', async ([name, change]) => {
  const before = await ask(baseUrl, `/${name}`)
  await change(join(site.siteDir, `${name}.html`))
  const after = await ask(baseUrl, `/${name}`)
  expect([after.status, after.body.equals(before.body)]).toEqual([200, true])
})
