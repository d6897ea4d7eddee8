import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersFor } from './policy.ts'
import type { Representation, SiteFile } from './site-files.ts'

/** Sends a file whole (200), in part (206, 416), or not at all when the client has it (304). */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: SiteFile) {
  const best = chooseEncoding(file, req.headers['accept-encoding'])
  if (matchesEtag(best.etag, req.headers['if-none-match'])) {
    const { 'Content-Length': _, ...headers } = best.headers
    res.writeHead(304, headers).end()
    return
  }
  const range = readRange(req, best)
  if (range === 'unsatisfiable') {
    const size = `bytes */${best.body.length}`
    res.writeHead(416, { ...headersFor('error'), 'Content-Range': size, 'Content-Length': '0' })
    res.end()
  } else if (range) {
    const part = best.body.subarray(range.start, range.end + 1)
    res.writeHead(206, {
      ...best.headers,
      'Content-Range': `bytes ${range.start}-${range.end}/${best.body.length}`,
      'Content-Length': String(part.length),
    })
    res.end(part)
  } else {
    res.writeHead(200, best.headers).end(best.body)
  }
}

/** Without ETag and ranges, because no client should keep a copy of such a page. */
export function sendErrorPage(
  req: IncomingMessage,
  res: ServerResponse,
  status: 404 | 500,
  page: SiteFile,
) {
  const { headers, body } = chooseEncoding(page, req.headers['accept-encoding'])
  const { ETag: _, 'Accept-Ranges': __, ...kept } = headers
  res.writeHead(status, kept).end(body)
}

/** The smallest form that the client accepts. */
function chooseEncoding(file: SiteFile, accept: string | string[] = ''): Representation {
  const offered = String(accept)
  if (file.br && accepts.br.test(offered)) return file.br
  return file.gzip && accepts.gzip.test(offered) ? file.gzip : file.plain
}

const accepts = { br: acceptPattern('br'), gzip: acceptPattern('gzip') }

/** The name as a whole word, without `q=0` after it. */
function acceptPattern(name: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${name}(?![^\\s;,])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i')
}

/** If-None-Match is a list and ignores the W/ that a proxy may add (RFC 9110, 13.1.2). */
function matchesEtag(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false
  return header
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === etag || entry === '*')
}

/**
 * The one range to send. Undefined means the whole file, which a server may always send instead
 * (RFC 9110, 14.2): for several ranges, other units and malformed ranges.
 */
function readRange(
  { method, headers }: IncomingMessage,
  { body, etag }: Representation,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || first === undefined || !(first || last)) return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined

  const size = body.length
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start >= size) return 'unsatisfiable'
  return end < start ? undefined : { start, end }
}
