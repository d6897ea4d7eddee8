import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersFor } from './policy.ts'
import { readRange } from './range.ts'
import type { Representation, SiteFile } from './site-files.ts'

/** Sends a file: whole, in part (Range), or the news that the client's copy is good (304). */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: SiteFile) {
  const best = chooseEncoding(file, req.headers['accept-encoding'])
  if (isKnown(best.etag, req.headers['if-none-match'])) {
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

/** The not-found page with its status. No ETag and no ranges: there is nothing to keep a copy of. */
export function sendNotFound(req: IncomingMessage, res: ServerResponse, page: SiteFile) {
  const { headers, body } = chooseEncoding(page, req.headers['accept-encoding'])
  const { ETag: _, 'Accept-Ranges': __, ...kept } = headers
  res.writeHead(404, kept).end(body)
}

/** The smallest form we have that the client takes. */
function chooseEncoding(file: SiteFile, accept: string | string[] = ''): Representation {
  const offered = String(accept)
  if (file.br && takes.br.test(offered)) return file.br
  return file.gzip && takes.gzip.test(offered) ? file.gzip : file.plain
}

const takes = { br: offerOf('br'), gzip: offerOf('gzip') }

/** The name as a whole word, and no `q=0` after it. */
function offerOf(name: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${name}(?![^\\s;,])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i')
}

/** RFC 9110, 13.1.2: a list, compared without regard to the W/ that a proxy may have put on. */
function isKnown(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false
  return header
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === etag || entry === '*')
}
