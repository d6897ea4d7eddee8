import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { makeSite } from '../fixture.ts'
import { createSiteServer } from '../server.ts'
import { conformance } from './suite.ts'

// The suite against the built-in server with a little site. After a build, *.hosts.ts runs it
// against the real one behind each host.

const site = await makeSite()
const server = createSiteServer(site)
await once(server.listen(0, '127.0.0.1'), 'listening')

afterAll(async () => {
  await server.stop(1000)
  await site.remove()
})

conformance({
  name: 'built-in server',
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  policy: site.policy,
  files: [...site.files.keys()],
  sample: { page: '/pricing', asset: '/assets/app-4f2a9c.js', file: '/robots.txt' },
  differences: [],
})
