import type { Problem } from '#app/content/engine/problem.ts'
import type { Answer, Draft, Opened, Overview } from '#editor/types.ts'

/** Asks the editor's server; with a body, or a picture, as a POST. What was refused for problems in the
    content (422) is an answer too; anything else throws an error whose message is for the owner. */
export async function ask<Value>(path: string, body?: unknown): Promise<Value> {
  const [type, sent] =
    body instanceof Blob ? [body.type, body] : ['application/json', JSON.stringify(body)]
  const post = { method: 'POST', headers: { 'Content-Type': type }, body: sent }
  const reach = () => fetch(`/admin/api/${path}`, body === undefined ? {} : post)
  // Once more, because a computer that wakes up finds its connections closed.
  const response = await reach().catch(reach).catch(stopped)
  const answer = await response.json().catch(() => undefined)
  if (answer !== undefined && (response.ok || response.status === 422)) return answer
  throw new Error(
    answer?.why ?? `The editor answered with the number ${response.status}. Try again.`,
  )
}

function stopped(): never {
  throw new Error(
    'The editor has stopped. Start it again with "npm run edit", then try again; what you typed stays here.',
  )
}

export function fetchOverview(): Promise<Overview> {
  return ask('overview')
}

export function fetchFile(file: string): Promise<Opened> {
  return ask(`file?name=${encodeURIComponent(file)}`)
}

/** What could read better in a saved file. */
export function fetchRemarks(file: string): Promise<Problem[]> {
  return ask(`remarks?name=${encodeURIComponent(file)}`)
}

export async function saveDraft(draft: Draft): Promise<Answer> {
  try {
    return await ask('file', draft)
  } catch (error) {
    return { saved: false, why: `Not saved. ${(error as Error).message}`, problems: [] }
  }
}
