// The program behind `npm run preview` and `npm start`.
import { createSiteServer, type SiteServer } from './server.ts'
import { readSite } from './site-files.ts'

const stopLimitMs = 10_000

/**
 * `localhost` is 127.0.0.1 for some programs and ::1 for others, and Node would bind only the first
 * address that the name resolves to. A machine without IPv6 has no ::1. Only these two by default,
 * because a preview should not be visible on the network; in a container set HOST=0.0.0.0.
 */
const loopback = ['127.0.0.1', '::1']

// Output that cannot be written (full disk, closed terminal) must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function main() {
  const port = readPort(process.env.PORT || '4173')
  const host = process.env.HOST || 'localhost'
  const site = await readSite('dist')

  const servers: SiteServer[] = []
  for (const address of host === 'localhost' ? loopback : [host]) {
    const server = createSiteServer(site)
    const isOptional = servers.length > 0
    if (await listen(server, port, address, isOptional)) servers.push(server)
  }

  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop(stopLimitMs)))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const { base } = site.policy
  const url = `http://${displayName(host)}:${port}${base === '/' ? '' : base}`
  process.stdout.write(`The site is at ${url} (press Ctrl+C to stop)\n`)
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`)
}

/** False when the machine lacks this optional address. */
function listen(
  server: SiteServer,
  port: number,
  address: string,
  isOptional: boolean,
): Promise<boolean> {
  return new Promise((done, fail) => {
    server.once('listening', () => done(true))
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (isMissing && isOptional) done(false)
      else fail(new Error(explain(error, port, address)))
    })
    server.listen(port, address)
  })
}

function explain(error: NodeJS.ErrnoException, port: number, address: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`
  }
  if (error.code === 'EACCES') {
    return `You don't have permission to use port ${port}. Set PORT to a number above 1023.`
  }
  return `Can't start on HOST ${address}, port ${port}: ${error.message}.`
}

function displayName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
