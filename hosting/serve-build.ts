import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from './server.ts'
import { readSite } from './site-files.ts'

/** Serves a built site on a free local port, for scripts that measure it. */
export async function serveBuild(build = 'dist') {
  const server = createSiteServer(await readSite(build))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.stop(0) }
}
