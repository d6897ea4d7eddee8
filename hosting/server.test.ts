import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from './client.ts'
import { type Fixture, makeSite, page } from './fixture.ts'
import { createSiteServer, type SiteServer } from './server.ts'

// What conformance.ts leaves to each host, and the faults that sirv has by itself (files.ts).

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

test.for([
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/hours.ics', 'text/calendar; charset=utf-8'],
  ['/firm.vcf', 'text/vcard; charset=utf-8'],
  ['/mark.svg', 'image/svg+xml; charset=utf-8'],
  ['/notes.md', 'text/markdown; charset=utf-8'],
  [asset, 'text/javascript; charset=utf-8'],
  ['/assets/picture-1b2c.png', 'image/png'],
])('%s has the type %s', async ([path = '', type]) => {
  const { status, headers } = await ask(baseUrl, path)
  expect([status, headers['content-type']]).toEqual([200, type])
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

test('a page that is not there has no ETag, least of all the one asked about', async () => {
  const { status, headers } = await ask(baseUrl, '/nowhere', {
    headers: { 'if-none-match': '"x"' },
  })
  expect([status, headers.etag, headers['accept-ranges']]).toEqual([404, undefined, undefined])
})

describe('ranges', () => {
  test.for(['bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=a-b', 'bytes=0-0'])(
    'the unusable "%s" gets the whole file',
    async (range) => {
      const whole = await ask(baseUrl, asset)
      const { status, body } = await ask(baseUrl, asset, { headers: { range } })
      expect([status, body.length]).toEqual([200, whole.body.length])
    },
  )

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
    const date = (await ask(baseUrl, asset)).headers['last-modified'] ?? ''
    const part = async (condition: string) =>
      (await ask(baseUrl, asset, { headers: { range: 'bytes=1-9', 'if-range': condition } })).status
    expect([await part(date), await part('W/"other"')]).toEqual([206, 200])
  })
})

describe('when the build changes under the running server', () => {
  test.for([
    ['removed', (file: string) => rm(file)],
    ['rebuilt', (file: string) => writeFile(file, page('Rebuilt', 'and longer'))],
  ] as const)('a %s file cuts that connection and nothing else', async ([name, change]) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await change(join(site.siteDir, `${name}.html`))
    await expect(ask(baseUrl, `/${name}`)).rejects.toThrow()
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('Restart the server'))
    expect((await ask(baseUrl, '/pricing')).status).toBe(200)
    complaint.mockRestore()
  })
})
