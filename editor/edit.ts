import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentDir } from '#app/content/load.ts'
import { stepsFolder } from './kept-steps.ts'
import { routesOf } from './routes.ts'
import { answering, bundleClient, rejectForeignRequest } from './server.ts'
import { bundleProgram, editedSite } from './site.ts'

// npm run edit: the site with the editor at /admin/, only for this computer.

const cache = join(import.meta.dirname, '../.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, `edit-${process.pid}-`))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

const { serve, ...site } = editedSite(contentDir, bundleProgram(folder))
const kept = stepsFolder(cache, contentDir)
const routes = routesOf({ dir: contentDir, ...site, kept, cache: folder })
const report = (error: unknown) => process.stderr.write(`${(error as Error)?.stack ?? error}\n`)
const admin = answering(routes, bundleClient(), report)

const server = createServer((request, response) => {
  const [, below] = /^\/admin(\/.*|\?.*|)$/.exec(request.url ?? '') ?? []
  const rejection = rejectForeignRequest(request)
  if (below === undefined && rejection)
    return response.writeHead(rejection.status).end(rejection.message)
  if (below === undefined)
    return serve(request, response).catch((error) => {
      report(error)
      response.writeHead(500).end()
    })
  request.url = below || '/'
  return admin(request, response)
})
// A busy editor would close connections on which a request has just arrived.
server.keepAliveTimeout = 0
// Another program may have the usual port.
server.once('error', () => server.listen(0, '127.0.0.1'))
server.listen(Number(process.env.PORT ?? 5174), '127.0.0.1')
server.once('listening', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin/`
  process.stdout.write(`Edit the site at ${address} (press Ctrl+C to stop)\n`)
  if (!process.argv.includes('--no-open')) open(address)
})

/** In the browser of this computer, if it has one. */
function open(address: string) {
  const openers: Record<string, string> = { darwin: 'open', win32: 'explorer' }
  const opener = openers[process.platform] ?? 'xdg-open'
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
