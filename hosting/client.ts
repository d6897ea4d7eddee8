// HTTP clients for tests: fetch would normalize the requests that these tests send.
import { type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { connect as secureConnect } from 'node:tls'
import { urlToHttpOptions } from 'node:url'

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** One request on its own connection, with exactly this path and these headers. */
export function ask(
  baseUrl: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const { hostname, port, protocol } = urlToHttpOptions(new URL(baseUrl)) // unwraps [::1]
  const send = protocol === 'https:' ? secureRequest : request
  return new Promise((resolve, reject) => {
    const req = send({ hostname, port, path, agent: false, ...options }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    req.on('error', reject).end()
  })
}

/** Sends these bytes; resolves with everything received when the other side closes. */
export function sendRaw(baseUrl: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = open(new URL(baseUrl), () => socket.write(bytes, 'latin1'))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(received))
  })
}

function open({ hostname, port, protocol }: URL, ready: () => void): Socket {
  if (protocol !== 'https:') return connect(Number(port || 80), hostname, ready)
  return secureConnect(
    {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['http/1.1'],
    },
    ready,
  )
}

/** Sends a GET for exactly this request target. */
export function sendTarget(baseUrl: string, target: string): Promise<string> {
  const { host } = new URL(baseUrl)
  return sendRaw(baseUrl, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
}

export function statusOf(rawReply: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(rawReply)?.[1] ?? Number.NaN)
}

export function locationOf(rawReply: string): string | undefined {
  return /^location: (.*)\r$/im.exec(rawReply)?.[1]
}
