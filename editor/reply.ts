import type { Trouble } from './types.ts'

/** What a route is asked: `body` is the parsed JSON of a POST, or the bytes of a picture. */
export type Ask = { query: URLSearchParams; body: unknown }
/** JSON, unless `type` says otherwise; `policy` is its Content-Security-Policy if not that of the editor. */
export type Reply = { status?: number; value: unknown; type?: string; policy?: string }
/** By method and path below /admin: `GET /api/file`. */
export type Routes = Record<string, (ask: Ask) => Reply | Promise<Reply>>

export const unreadable = 'The editor could not read this request.'

/** A request that cannot be answered, with the reason in words for the owner, and `more` about it. */
export class RequestRefused extends Error {
  readonly status: number
  readonly more: Omit<Trouble, 'why'>
  constructor(status: number, message: string, more: Omit<Trouble, 'why'> = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}
