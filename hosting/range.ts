import type { IncomingMessage } from 'node:http'
import type { Representation } from './site-files.ts'

type Range = { readonly start: number; readonly end: number }

/**
 * The one part asked for. Undefined means the whole file, which a server may always send instead
 * (RFC 9110, 14.2): for several ranges, other units and nonsense.
 */
export function readRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { body, etag }: Pick<Representation, 'body' | 'etag'>,
): Range | 'unsatisfiable' | undefined {
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
