import { afterEach, expect, test, vi } from 'vitest'
import { ask, saveDraft } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function serverThat(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const gone = new TypeError('Failed to fetch')
const draft = { file: 'firm.yaml', version: '1', text: '' }

test('only a server that cannot be reached twice has stopped', async () => {
  const fetch = serverThat(gone, gone)
  await expect(ask('overview')).rejects.toThrow(/has stopped.*npm run edit/)
  expect(fetch).toHaveBeenCalledTimes(2)
  serverThat(gone, Response.json({ problems: [] }))
  expect(await ask('overview')).toEqual({ problems: [] })
})

test.each([
  ['a refusal', Response.json({ why: 'This is too long to save.' }, { status: 413 }), /too long/],
  ['a fault', Response.json({ why: 'A mistake of its own.' }, { status: 500 }), /of its own/],
  ['a page instead of an answer', new Response('<html>', { status: 502 }), /number 502/],
])('%s is told in its own words', async (_, answer, words) => {
  serverThat(answer)
  const { why } = { why: '', ...(await saveDraft(draft)) }
  expect(why).toMatch(words)
  expect(why).not.toContain('has stopped')
})

test('problems in the content are an answer', async () => {
  const refused = { saved: false, why: 'Fix 1 problem first.', problems: [] }
  serverThat(Response.json(refused, { status: 422 }))
  expect(await saveDraft(draft)).toEqual(refused)
})
