import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '../client.ts'
import { hosts } from '../conformance/hosts.ts'
import { startBuiltIn } from './built-in.ts'
import { builtSite } from './built-site.ts'
import { load, type Wanted } from './load.ts'

// Ten seconds in npm test, a minute in npm run test:hosts.
const seconds = Number(process.env.LOAD_SECONDS ?? 10)

const { policy, files } = await builtSite()
const server = await startBuiltIn()
afterAll(server.stop)

/** Every page and file, in each form a browser asks for, what is known already and what is not there. */
async function everything(): Promise<Wanted[]> {
  const paths = [...Object.keys(policy.pages), ...files.filter((file) => !file.endsWith('.html'))]
  const asked = [
    ...paths.map((path) => ({ path, headers: {} })),
    ...paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } })),
    ...paths.map((path) => ({ path, headers: { 'if-none-match': '*' } })),
    { path: '/nowhere', headers: {} },
    { path: '/PRICING/', headers: {} },
    { path: '/%zz', headers: {} },
  ]
  return Promise.all(
    asked.map(async ({ path, headers }) => {
      const { status, body } = await ask(server.baseUrl, path, { headers })
      return { path, headers, status, body }
    }),
  )
}

describe(`${hosts['built-in'].title}: under load`, () => {
  test(
    `answers every request of ${seconds} seconds rightly, in flat memory`,
    async () => {
      const wanted = await everything()
      await load(server, wanted, { seconds: 3, clients: 16 }) // until the heap has its size
      const { requests, faults, memory } = await load(server, wanted, { seconds, clients: 16 })
      expect(faults).toEqual([])
      expect(requests).toBeGreaterThan(seconds * 20)
      const fifth = Math.floor(memory.length / 5)
      const growth = Math.max(...memory.slice(-fifth)) - Math.max(...memory.slice(0, fifth))
      expect(growth, `MB over ${seconds} s: ${memory.map(Math.round).join(' ')}`).toBeLessThan(32)
      process.stdout.write(
        `${requests} requests in ${seconds} s, ${memory.at(-1)?.toFixed(0)} MB, ${growth.toFixed(1)} MB more than at the start\n`,
      )
    },
    (seconds + 60) * 1000,
  )
})
