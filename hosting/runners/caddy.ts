import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDir } from './built-site.ts'
import { need } from './debian.ts'
import { freePort, startServer, versionOf } from './process.ts'

const program = '/usr/bin/caddy'

/** Real Caddy on build/caddy/website.caddy. Without a host name it asks for no certificate. */
export async function startCaddy() {
  need('caddy', program)
  const dir = await mkdtemp(join(tmpdir(), 'website-caddy-'))
  const port = await freePort()
  await writeFile(join(dir, 'Caddyfile'), configuration(port))
  const args = ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile']
  const server = await startServer(program, args, { port, env: { HOME: dir, XDG_DATA_HOME: dir } })
  const stop = async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { baseUrl: server.baseUrl, stop, version: versionOf(program, 'version') }
}

function configuration(port: number): string {
  return `{
	admin off
}
import ${buildDir}/caddy/website.caddy
http://:${port} {
	bind 127.0.0.1
	root * ${buildDir}/site
	import website
}
`
}
