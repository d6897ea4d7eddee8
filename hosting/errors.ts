import { STATUS_CODES } from 'node:http'
import { contentType } from './content-types.ts'
import { allowedMethods, headersFor } from './policy.ts'

/** A refusal in two words. Only mistaken or hostile clients see it; visitors get the 404 page. */
export function plainAnswer(status: number) {
  const body = `${status} ${STATUS_CODES[status]}\n`
  const headers: Record<string, string> = {
    ...headersFor('error'),
    'Content-Type': contentType('.txt'),
    'Content-Length': String(body.length),
    Connection: 'close', // what else such a client has sent is not worth reading
  }
  if (status === 405) headers.Allow = allowedMethods.join(', ')
  return { headers, body }
}

/** The same, for a socket on which HTTP never got as far as a request. */
export function rawAnswer(status: number): string {
  const { headers, body } = plainAnswer(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
