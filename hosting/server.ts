import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Connections, trackConnections } from './connections.ts'
import { plainAnswer, rawAnswer } from './errors.ts'
import { headersFor, notFoundFile, type Policy } from './policy.ts'
import { decide } from './request.ts'
import { sendFile, sendNotFound } from './send-file.ts'
import type { SiteFile } from './site-files.ts'

export type SiteServer = Server & Pick<Connections, 'stop'>

/** Serves these files (readSiteFiles) as policy.ts says. */
export function createSiteServer(site: {
  files: ReadonlyMap<string, SiteFile>
  policy: Policy
}): SiteServer {
  const { files, policy } = site
  const notFound = notFoundPage(files)

  const server = createServer({
    // A client that dawdles may hold a connection, not the server: 408 and close.
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false, // Node's own 400 would lack our headers; checked below
  })
  server.setTimeout(30_000) // a client that stops reading its response

  function answer(req: IncomingMessage, res: ServerResponse) {
    const decision = hasOneHost(req)
      ? decide(req.method ?? '', req.url ?? '', policy)
      : ({ status: 400 } as const)

    const file = 'file' in decision && files.get(decision.file)
    if (file) sendFile(req, res, file)
    else if ('location' in decision) {
      const headers = { ...headersFor('redirect'), Location: decision.location }
      res.writeHead(decision.status, headers).end()
    } else if ('file' in decision || decision.status === 404) {
      sendNotFound(req, res, notFound)
    } else {
      const { headers, body } = plainAnswer(decision.status)
      res.writeHead(decision.status, headers).end(body)
    }
  }

  const connections = trackConnections(server)
  server.on('request', answer)
  // Expect: we need no body and promise nothing; answer as if it were not there.
  server.on('checkContinue', (req, res) => server.emit('request', req, res))
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
  server.on('connect', (_req, socket) => refuse(socket as Socket, 405))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second answer in the middle of a first would pass for its content.
    if (connections.isBusy(socket as Socket)) socket.destroy()
    // Once refused, the rest of what the client sends ends up here as well: nothing to add.
    else if (socket.writable) refuse(socket as Socket, statusOf(error))
  })

  function refuse(socket: Socket, status: number) {
    socket.end(rawAnswer(status))
    // Read on for a moment: closing with unread input resets the connection, and the answer is lost.
    socket.on('error', () => socket.destroy()).resume()
    const limit = setTimeout(() => socket.destroy(), 1_000)
    socket.once('close', () => clearTimeout(limit))
  }

  return Object.assign(server, { stop: connections.stop })
}

function notFoundPage(files: ReadonlyMap<string, SiteFile>): SiteFile {
  const page = files.get(notFoundFile)
  if (page) return page
  throw new Error(`The built site has no ${notFoundFile}: run "npm run build" again.`)
}

/** RFC 9112, 3.2: HTTP/1.1 names exactly one host. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
