import { dirname, join } from 'node:path'
import { onDemand } from '#scripts/on-demand.ts'
import { buildDir } from './built-site.ts'
import { freePort, startServer } from './process.ts'

const version = '4.158.0'

/** Cloudflare's own runtime, on this machine and without a network; 225 MB, so no dependency. */
export async function startWrangler() {
  const find = onDemand('wrangler', version)
  const program = join(dirname(find('wrangler/package.json')), 'bin/wrangler.js')
  const port = await freePort()
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const server = await startServer(process.execPath, [program, ...args], {
    port,
    cwd: join(buildDir, 'cloudflare'),
    env: { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' },
  })
  return { ...server, version }
}
