import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { buildDir } from './built-site.ts'
import { freePort, startServer } from './process.ts'

const version = '4.158.0'

/**
 * Cloudflare's own runtime, on this machine and without a network. It weighs 225 MB, so it is no
 * dependency of the project: the first run installs it into the user's cache.
 */
export async function startWrangler() {
  const port = await freePort()
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const server = await startServer(await findWrangler(), args, {
    port,
    cwd: join(buildDir, 'cloudflare'),
    env: { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' },
  })
  return { ...server, version }
}

async function findWrangler(): Promise<string> {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const dir = join(cache, 'fairshare', `wrangler-${version}`)
  const program = join(dir, 'node_modules/.bin/wrangler')
  if (existsSync(program)) return program
  process.stdout.write(`Installing wrangler ${version} into ${dir}.\n`)
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'package.json'), '{ "private": true }\n')
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `wrangler@${version}`],
    {
      cwd: dir,
      stdio: 'ignore',
    },
  )
  return program
}
