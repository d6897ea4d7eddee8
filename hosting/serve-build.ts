import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from './server.ts'
import { type BuiltSite, readSite } from './site-files.ts'

/** Serves a built site on a free local port, for tests and for scripts that measure it. */
export async function serveBuild(build = 'dist') {
  return serveSite(await readSite(build))
}

export async function serveSite(site: BuiltSite) {
  const server = createSiteServer(site)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, origin: `http://127.0.0.1:${port}`, stop: () => server.stop(0) }
}
