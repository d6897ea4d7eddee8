import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Connections, trackConnections } from './connections.ts'
import { plainAnswer, rawAnswer } from './errors.ts'
import { siteFiles } from './files.ts'
import { notFoundPage } from './not-found.ts'
import { contentType, headersFor, kindOf, type Policy } from './policy.ts'
import { decide } from './request.ts'

export type SiteServer = Server & Pick<Connections, 'stop'>

/** Serves what finishSite left in siteDir, as policy.ts says. Reads the list of files once. */
export function createSiteServer(site: { siteDir: string; policy: Policy }): SiteServer {
  const { siteDir, policy } = site
  const sendFile = siteFiles(siteDir, policy)
  const sendNotFound = notFoundPage(siteDir, policy)

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

    if ('file' in decision) {
      const headers = headersFor(kindOf(decision.file), policy)
      res.setHeaders(new Map(Object.entries(headers)))
      res.setHeader('Content-Type', contentType(decision.file))
      sendFile(req, res, decision.file, () => sendNotFound(req, res))
    } else if ('location' in decision) {
      const headers = headersFor('redirect', policy)
      res.writeHead(decision.status, { ...headers, Location: decision.location }).end()
    } else if (decision.status === 404) {
      sendNotFound(req, res)
    } else {
      const { headers, body } = plainAnswer(decision.status, policy)
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
    socket.end(rawAnswer(status, policy))
    // Read on for a moment: closing with unread input resets the connection, and the answer is lost.
    socket.on('error', () => socket.destroy()).resume()
    const limit = setTimeout(() => socket.destroy(), 1_000)
    socket.once('close', () => clearTimeout(limit))
  }

  return Object.assign(server, { stop: connections.stop })
}

/** RFC 9112, 3.2: HTTP/1.1 names exactly one host. */
function hasOneHost(req: IncomingMessage): boolean {
  const hosts = req.headersDistinct.host?.length ?? 0
  return hosts === 1 || (hosts === 0 && req.httpVersion === '1.0')
}

function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
