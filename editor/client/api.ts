import type { Problem } from '#app/content/engine/problem.ts'
import type { Answer, Draft, Opened, Overview } from '#editor/types.ts'

export async function fetchOverview(): Promise<Overview> {
  return (await fetch('/admin/api/overview')).json()
}

export async function fetchFile(file: string): Promise<Opened> {
  const response = await fetch(`/admin/api/file?name=${encodeURIComponent(file)}`)
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.why ?? "This file can't be opened.")
  return answer
}

/** What could read better in a saved file. */
export async function fetchRemarks(file: string): Promise<Problem[]> {
  return (await fetch(`/admin/api/remarks?name=${encodeURIComponent(file)}`)).json()
}

export async function saveDraft(draft: Draft): Promise<Answer> {
  const gone =
    'Not saved. The editor has stopped. Start it again with "npm run edit", then press Save; your text stays here.'
  try {
    const response = await fetch('/admin/api/file', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(draft),
    })
    if (response.status === 200 || response.status === 422) return await response.json()
    const { why = gone } = await response.json().catch(() => ({}))
    return { saved: false, why, problems: [] }
  } catch {
    return { saved: false, why: gone, problems: [] }
  }
}
