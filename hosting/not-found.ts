import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { acceptedEncodings } from './files.ts'
import { contentType, headersFor, notFoundFile, type Policy } from './policy.ts'

const suffixes = { br: '.br', gzip: '.gz' }

/** The not-found page with its status, which sirv cannot give. Kept in memory: scanners ask a lot. */
export function notFoundPage(siteDir: string, policy: Policy) {
  const file = join(siteDir, notFoundFile)
  const plain = readFileSync(file)
  const compressed = {
    br: readIfPresent(file + suffixes.br),
    gzip: readIfPresent(file + suffixes.gzip),
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const encoding = acceptedEncodings(req).find((name) => compressed[name])
    const body = (encoding && compressed[encoding]) ?? plain
    for (const name of ['ETag', 'Accept-Ranges']) res.removeHeader(name) // set for a file
    res.writeHead(404, {
      ...headersFor('not-found', policy),
      'Content-Type': contentType(file),
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    res.end(body)
  }
}

function readIfPresent(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
