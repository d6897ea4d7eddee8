import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import type { Policy } from './policy.ts'
import { createSiteServer } from './server.ts'
import { readSiteFiles } from './site-files.ts'

/** A built site on a free port of this machine, for the programs that measure it. */
export async function serveBuild(build = 'build') {
  const policy: Policy = JSON.parse(await readFile(`${build}/policy.json`, 'utf8'))
  const server = createSiteServer({ policy, files: await readSiteFiles(`${build}/site`, policy) })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.stop(0) }
}
