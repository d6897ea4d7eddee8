import { fstatSync, type Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { headersFor, type Policy } from './policy.ts'

type SendFile = (
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  notFound: () => void,
) => void

/**
 * Sends files of the build: sirv, and around it what sirv 3.0.2 leaves out. By itself it ends the
 * process on `Range: bytes=5-2` or when a file has vanished, answers `bytes=-5` with the first six
 * bytes, serves brotli to a client that refuses it with q=0, and sends 304 without the ETag.
 */
export function siteFiles(siteDir: string, policy: Policy): SendFile {
  const serve = sirv(siteDir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [], // request.ts has found the file's exact name
    setHeaders(res, _path, stats) {
      res.removeHeader('ETag') // the request's own, see below: this is not a 304
      guardBody(res, stats)
      const range = soundRange(res.req, stats)
      if (range === undefined) delete res.req.headers.range
      else res.req.headers.range = range
      if (range === unsatisfiable(stats)) {
        res.setHeaders(new Map(Object.entries(headersFor('error', policy))))
      }
    },
  })

  return (req, res, file, notFound) => {
    req.url = file
    req.headers['accept-encoding'] = acceptedEncodings(req).join()
    // sirv answers 304 when this is exactly the file's ETag, and RFC 9110 15.4.5 wants it repeated.
    const known = req.headers['if-none-match']
    if (known) res.setHeader('ETag', known)
    res.setHeader('Vary', 'Accept-Encoding')
    res.setHeader('Accept-Ranges', 'bytes')
    serve(req, res, notFound)
  }
}

/** The encodings we have files for and the client takes, best first. */
export function acceptedEncodings(req: IncomingMessage): ('br' | 'gzip')[] {
  const offered = String(req.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).filter((encoding) => offered.includes(encoding))
}

/**
 * The Range header in the forms sirv reads rightly, or undefined for the whole file, which a server
 * may always send instead (RFC 9110, 14.2): for several ranges, other units and nonsense.
 */
function soundRange(req: IncomingMessage, stats: Stats): string | undefined {
  const { size } = stats
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(req.headers.range ?? '') ?? []
  if (req.method !== 'GET' || first === undefined || !(first || last)) return undefined
  // Our ETags are weak, so only the date can vouch for the part the client has.
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== stats.mtime.toUTCString()) return undefined

  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start >= size) return unsatisfiable(stats)
  if (end < start) return undefined
  // sirv takes an end of 0 for no end; then the whole file is the honest answer.
  return end === 0 && size > 1 ? undefined : `bytes=${start}-${end}`
}

function unsatisfiable(stats: Stats): string {
  return `bytes=${stats.size}-`
}

/**
 * sirv read the sizes when it started. If the file has gone or changed since, its bytes would not
 * fit the Content-Length already promised: cut the connection, so that nobody takes them for whole.
 */
function guardBody(res: ServerResponse, stats: Stats) {
  res.once('pipe', (body: Readable) => {
    body.once('open', (fd: number) => {
      if (fstatSync(fd).size !== stats.size) body.destroy(new Error('the file has changed'))
    })
    body.once('error', (error) => {
      console.error(`${res.req.url}: ${error.message}. Restart the server after a build.`)
      res.destroy()
    })
    // A visitor who leaves halfway must not leave the file open.
    res.once('close', () => body.destroy())
  })
}
