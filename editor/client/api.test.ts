import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function serverThat(...answers: (Response | Error)[]) {
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
}

const gone = new TypeError('Failed to fetch')

test('only a server that cannot be reached twice has stopped', async () => {
  serverThat(gone, gone)
  await expect(ask('overview')).rejects.toThrow(/has stopped.*npm run edit/)
  serverThat(gone, Response.json({ problems: [] }))
  expect(await ask('overview')).toEqual({ problems: [] })
})

test.each([
  ['a refusal', Response.json({ why: 'This is too long to save.' }, { status: 413 }), /too long/],
  ['a fault', Response.json({ why: 'Something went wrong.' }, { status: 500 }), /went wrong/],
  ['a page instead of an answer', new Response('<html>', { status: 502 }), /number 502/],
])('%s is told in its own words', async (_, answer, words) => {
  serverThat(answer)
  await expect(ask('overview')).rejects.toThrow(words)
})
