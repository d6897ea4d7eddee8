import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from './client.ts'
import { type Fixture, makeSite } from './fixture.ts'
import { freePort } from './runners/process.ts'
import { createSiteServer } from './server.ts'

const program = resolve('hosting/serve.ts')
let site: Fixture

beforeAll(async () => {
  site = await makeSite({ 'assets/big.bin': Buffer.alloc(4 * 1024 * 1024, 7) })
})
afterAll(() => site.remove())

test('600 clients that dawdle keep nobody else waiting, and all of them are cut', async () => {
  const server = createSiteServer(site)
  server.setTimeout(1000)
  server.headersTimeout = 1000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const manners = [
    '',
    'GET / HTTP/1.1\r\nHost: t\r\nX-Slow: ',
    'GET /assets/big.bin HTTP/1.1\r\nHost: t\r\n\r\n',
  ]
  const dawdlers = Array.from({ length: 600 }, (_, index) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined).write(manners[index % 3] ?? '')
    return socket // and nobody reads from it
  })
  await Promise.all(dawdlers.map((socket) => once(socket, 'connect')))

  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ask(`http://127.0.0.1:${port}`, '/pricing')),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const open = () => new Promise((done) => server.getConnections((_, count) => done(count)))
  await expect.poll(open, { timeout: 10_000 }).toBe(0)
  for (const socket of dawdlers) socket.destroy()
  await server.stop(100)
}, 30_000)

test.runIf(existsSync('/dev/full'))('a full disk for its words does not stop it', async () => {
  const full = openSync('/dev/full', 'w')
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    cwd: site.root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', full, full],
  })
  const get = () => ask(`http://127.0.0.1:${port}`, '/pricing').then(({ status }) => status)
  await expect.poll(() => get().catch(() => 0), { timeout: 10_000 }).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('SIGTERM under load cuts no answer that has begun', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    cwd: site.root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const expected = {
    '/assets/big.bin': site.files.get('/assets/big.bin'),
    '/pricing': site.files.get('/pricing.html'),
  }
  const seen = { whole: 0, cut: 0 }
  let isOver = false

  const client = async (path: keyof typeof expected) => {
    const body = expected[path]?.plain.body
    while (!isOver) {
      const outcome = await exchange(agent, port, path, body)
      if (outcome === 'refused') isOver = true
      else seen[outcome]++
    }
  }
  const clients = Array.from({ length: 16 }, (_, index) =>
    client(index % 2 ? '/pricing' : '/assets/big.bin'),
  )
  await expect.poll(() => seen.whole, { timeout: 20_000 }).toBeGreaterThan(50)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  await Promise.all(clients)
  agent.destroy()
  expect([code, seen.cut]).toEqual([0, 0])
}, 60_000)

/** refused: no byte of an answer came, because the server takes no more requests. */
function exchange(agent: Agent, port: number, path: string, body: Buffer | undefined) {
  return new Promise<'whole' | 'cut' | 'refused'>((done) => {
    const req = request({ agent, port, host: '127.0.0.1', path }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', () => done('cut'))
      res.on('end', () => done(body && Buffer.concat(chunks).equals(body) ? 'whole' : 'cut'))
    })
    req.on('error', () => done('refused')).end()
  })
}
