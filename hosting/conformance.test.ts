import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { conformance } from './conformance.ts'
import { type Fixture, makeSite } from './fixture.ts'
import { createSiteServer, type SiteServer } from './server.ts'

let site: Fixture
let server: SiteServer

beforeAll(async () => {
  site = await makeSite()
  server = createSiteServer(site)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  await server.stop(1000)
  await site.remove()
})

conformance({
  name: 'built-in server',
  baseUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  policy: () => site.policy,
  sample: { page: '/pricing', asset: '/assets/app-4f2a9c.js', file: '/robots.txt' },
})
