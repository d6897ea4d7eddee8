import type { Trouble } from '#editor/types.ts'

/** What the editor's server did not do, and why, in words for the owner. */
export class Refused extends Error {
  readonly status: number
  readonly trouble: Trouble
  constructor(trouble: Trouble, status = 0) {
    super(trouble.why)
    this.status = status
    this.trouble = trouble
  }
}

/** Asks the editor's server; with a body, or a picture, as a POST. */
export async function ask<Value>(path: string, body?: unknown): Promise<Value> {
  const [type, sent] =
    body instanceof Blob ? [body.type, body] : ['application/json', JSON.stringify(body)]
  const post = { method: 'POST', headers: { 'Content-Type': type }, body: sent }
  const reach = () => fetch(`/admin/api/${path}`, body === undefined ? {} : post)
  // Once more, because a computer that wakes up finds its connections closed.
  const response = await reach().catch(reach).catch(stopped)
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  const why = `The editor answered with the number ${response.status}. Try again.`
  throw new Refused({ why, ...answer }, response.status)
}

function stopped(): never {
  const why =
    'The editor has stopped. Start it again: open “Edit the site” in the folder of the website, or type "npm run edit" in a terminal there. Then try again; what you typed stays here.'
  throw new Refused({ why })
}

/** Settled once a page is shown, or cannot be. What takes long is asked for only then. */
export const firstPreview = Promise.withResolvers<void>()
