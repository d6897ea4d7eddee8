import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { contentType } from './content-types.ts'
import { allowedMethods, failureFile, headersFor, notFoundFile } from './policy.ts'
import { decide } from './request.ts'
import { sendErrorPage, sendFile } from './send-file.ts'
import type { BuiltSite, SiteFile } from './site-files.ts'

export type SiteServer = ReturnType<typeof createSiteServer>

export function createSiteServer(site: BuiltSite) {
  const notFound = requireFile(site, notFoundFile)
  const failure = requireFile(site, failureFile)
  const server = createServer({
    // A slow client gets 408 and is closed.
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false, // Node's own 400 would lack our headers, so hasOneHost checks instead
  })
  server.setTimeout(30_000) // for a client that stops reading its response

  const connections = trackConnections(server)
  server.on('request', (req, res) => {
    try {
      respond(req, res, site, notFound)
    } catch (error) {
      console.error(error)
      if (res.headersSent) res.destroy()
      else sendErrorPage(req, res, 500, failure)
    }
  })
  // An Expect header changes nothing: no request here needs a body.
  server.on('checkContinue', (req, res) => server.emit('request', req, res))
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
  server.on('connect', (_req, socket) => refuseSocket(socket as Socket, 405))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An error response written into a response in progress would look like part of its body.
    if (connections.isBusy(socket as Socket)) socket.destroy()
    // Input that arrives after a refusal also raises this event, on a socket that is already ending.
    else if (socket.writable) refuseSocket(socket as Socket, statusOf(error))
  })
  return Object.assign(server, { stop: connections.stop })
}

function respond(
  req: IncomingMessage,
  res: ServerResponse,
  { files, policy }: BuiltSite,
  notFound: SiteFile,
) {
  const decision = hasOneHost(req)
    ? decide(req.method ?? '', req.url ?? '', policy)
    : ({ status: 400 } as const)

  const file = 'file' in decision && files.get(decision.file)
  if (file) sendFile(req, res, file)
  else if ('location' in decision) {
    const headers = { ...headersFor('redirect'), Location: decision.location }
    res.writeHead(decision.status, headers).end()
  } else if ('file' in decision || decision.status === 404) {
    sendErrorPage(req, res, 404, notFound)
  } else {
    const { headers, body } = plainError(decision.status)
    res.writeHead(decision.status, headers).end(body)
  }
}

function requireFile({ files }: BuiltSite, name: string): SiteFile {
  const file = files.get(name)
  if (file) return file
  throw new Error(`The built site has no ${name}: run "npm run build" again.`)
}

/** HTTP/1.1 requires exactly one Host header (RFC 9112, 3.2). */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** A short plain-text error for malformed requests; visitors get the not-found page instead. */
function plainError(status: number) {
  const body = `${status} ${STATUS_CODES[status]}\n`
  const headers: Record<string, string> = {
    ...headersFor('error'),
    'Content-Type': contentType('.txt'),
    'Content-Length': String(body.length),
    Connection: 'close', // the rest of what such a client sent is not worth parsing
  }
  if (status === 405) headers.Allow = allowedMethods.join(', ')
  return { headers, body }
}

/** Refuses a connection whose input never became a request. */
function refuseSocket(socket: Socket, status: number) {
  const { headers, body } = plainError(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  // Closing with unread input resets the connection and loses the response, so read for a second.
  socket.on('error', () => socket.destroy()).resume()
  const limit = setTimeout(() => socket.destroy(), 1_000)
  socket.once('close', () => clearTimeout(limit))
}

function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/**
 * Node's closeIdleConnections() skips a connection that has not sent a request yet, such as a
 * browser's preconnect, so stopping would wait for it. That is why connections are listed here.
 */
function trackConnections(server: Server) {
  const responses = new Map<Socket, Set<ServerResponse>>()
  let stopped: Promise<void> | undefined

  server.on('connection', (socket: Socket) => {
    responses.set(socket, new Set())
    socket.once('close', () => responses.delete(socket))
  })

  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    responses.get(socket)?.add(res)
    if (stopped) res.setHeader('Connection', 'close')
    res.once('close', () => {
      responses.get(socket)?.delete(res)
      if (stopped && !isBusy(socket)) socket.destroySoon()
    })
  })

  /** Whether a response on this connection is in progress. */
  function isBusy(socket: Socket): boolean {
    return Boolean(responses.get(socket)?.size)
  }

  /** Accepts no new connection, closes idle ones, and lets responses in progress finish. */
  function stop(limitMs: number): Promise<void> {
    stopped ??= new Promise((resolve) => {
      const limit = setTimeout(() => {
        for (const socket of responses.keys()) socket.destroy()
      }, limitMs)
      // The HTTP server's own close() cuts off a response that is written but not yet sent.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(limit)
        resolve()
      })
      for (const socket of responses.keys()) if (!isBusy(socket)) socket.destroySoon()
    })
    return stopped
  }

  return { isBusy, stop }
}
