// HTTP clients for tests: fetch would normalize the requests that these tests send.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { connect as secureConnect } from 'node:tls'
import { urlToHttpOptions } from 'node:url'

/** One request on its own connection, with exactly this path below the base and these headers. */
export async function ask(
  baseUrl: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port, protocol } = urlToHttpOptions(new URL(baseUrl)) // unwraps [::1]
  const target = baseOf(baseUrl) + path
  const send = protocol === 'https:' ? secureRequest : request
  const sent = send({ hostname, port, path: target, agent: false, ...options }).end()
  const received = once(sent, 'response')
  sent.on('error', () => undefined) // after the response, reading its body says so too
  const [reply] = (await received) as [IncomingMessage]
  return { status: reply.statusCode ?? 0, headers: reply.headers, body: await buffer(reply) }
}

/** Sends these bytes; resolves with everything received when the other side closes. */
export async function sendRaw(baseUrl: string, bytes: string): Promise<string> {
  const { hostname: host, port, protocol } = new URL(baseUrl)
  const secure = { host, port: Number(port || 443), servername: host, ALPNProtocols: ['http/1.1'] }
  const socket = protocol === 'https:' ? secureConnect(secure) : connect(Number(port || 80), host)
  socket.write(bytes, 'latin1')
  return (await buffer(socket)).toString('latin1')
}

/** A site below a path has it in its address. */
function baseOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '')
}

export function statusOf(rawReply: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(rawReply)?.[1] ?? Number.NaN)
}
