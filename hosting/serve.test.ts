import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from './client.ts'
import { type Fixture, makeSite } from './fixture.ts'
import { freePort } from './runners/process.ts'

const program = resolve('hosting/serve.ts')
// Some kernels complete the handshake of a connection that is never accepted, and then reset it.
const notAccepted = /ECONNREFUSED|ECONNRESET/
const bigSize = 32 * 1024 * 1024
let site: Fixture

beforeAll(async () => {
  site = await makeSite({
    'assets/big.bin': Buffer.alloc(bigSize),
    'assets/medium.bin': Buffer.alloc(4 * 1024 * 1024, 7),
  })
})
afterAll(() => site.remove())

test('prints one line and listens on every loopback address', async () => {
  const port = await freePort()
  const child = start({ PORT: String(port) })
  const line = await firstOutput(child)
  expect(line).toBe(`Fairshare is at http://localhost:${port} (Ctrl+C to stop)\n`)
  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some((local) => local?.address === '::1')
  for (const address of ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
    expect((await ask(`http://${address}:${port}`, '/pricing')).status).toBe(200)
  }
  child.kill('SIGINT')
  expect(await exitCode(child)).toBe(0)
})

test('listens on HOST', async () => {
  const port = await freePort()
  const child = start({ PORT: String(port), HOST: '0.0.0.0' })
  expect(await firstOutput(child)).toContain(`http://localhost:${port}`)
  expect((await ask(`http://127.0.0.1:${port}`, '/')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
})

test.for(['0', '65536', '80.5'])('rejects PORT %s in one sentence', async (port) => {
  expect(await failure(start({ PORT: port }))).toEqual({
    code: 1,
    sentence: `PORT must be a number from 1 to 65535, not "${port}".\n`,
  })
})

test('reports a port in use in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(await failure(start({ PORT: String(port) }))).toEqual({
    code: 1,
    sentence: `Port ${port} is already in use: stop the other program, or set PORT to another number.\n`,
  })
  taken.close()
})

test('names the command to run when there is no build', async () => {
  expect(await failure(start({}, join(site.root, 'dist')))).toEqual({
    code: 1,
    sentence: 'There is no built site yet: run "npm run build" first.\n',
  })
})

test.runIf(existsSync('/dev/full'))('keeps serving when its output cannot be written', async () => {
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
  expect(await exitCode(child)).toBe(0)
})

test('on SIGTERM finishes the response in progress and closes idle connections', async () => {
  const port = await freePort()
  const child = start({ PORT: String(port) })
  await firstOutput(child)

  const slow = request({ port, host: '127.0.0.1', path: '/assets/big.bin', agent: false }).end()
  const [response] = await once(slow, 'response') // its body is not read yet
  const silent = connect(port, '127.0.0.1')
  const idle = connect(port, '127.0.0.1')
  idle.write('HEAD / HTTP/1.1\r\nHost: test\r\n\r\n')
  await once(idle, 'data')

  const closed = [silent, idle].map((socket) => once(socket.resume(), 'close'))
  child.kill('SIGTERM')
  await Promise.all(closed)
  await expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toThrow(notAccepted)
  child.kill('SIGTERM') // a second signal must not cut the response off
  expect(child.exitCode).toBeNull()

  let received = 0
  for await (const chunk of response) received += chunk.length
  expect(received).toBe(bigSize)
  expect(await exitCode(child)).toBe(0)
})

test('SIGTERM under load cuts off no response that has begun', async () => {
  const port = await freePort()
  const child = start({ PORT: String(port), HOST: '127.0.0.1' })
  await firstOutput(child)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const expected = {
    '/assets/medium.bin': site.files.get('/assets/medium.bin'),
    '/pricing': site.files.get('/pricing.html'),
  }
  const seen = { complete: 0, cut: 0 }
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
    client(index % 2 ? '/pricing' : '/assets/medium.bin'),
  )
  await expect.poll(() => seen.complete, { timeout: 20_000 }).toBeGreaterThan(50)
  child.kill('SIGTERM')
  const code = await exitCode(child)
  await Promise.all(clients)
  agent.destroy()
  expect([code, seen.cut]).toEqual([0, 0])
}, 60_000)

/** 'refused' means that no byte of a response came, because the server accepts no more requests. */
function exchange(agent: Agent, port: number, path: string, body: Buffer | undefined) {
  return new Promise<'complete' | 'cut' | 'refused'>((done) => {
    const req = request({ agent, port, host: '127.0.0.1', path }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', () => done('cut'))
      res.on('end', () => done(body && Buffer.concat(chunks).equals(body) ? 'complete' : 'cut'))
    })
    req.on('error', () => done('refused')).end()
  })
}

function start(env: Record<string, string>, cwd = site.root): ChildProcess {
  const { HOST: _host, PORT: _port, ...inherited } = process.env
  return spawn(process.execPath, [program], { cwd, env: { ...inherited, ...env } })
}

/** The line that says the server is ready; rejects with the error output if it ended instead. */
async function firstOutput(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('the program has no output')
  const errors = text(child.stderr)
  return Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk)),
    once(child, 'close').then(async () => Promise.reject(new Error(await errors))),
  ])
}

async function failure(child: ChildProcess) {
  if (!child.stderr) throw new Error('the program has no output')
  const [sentence, code] = await Promise.all([text(child.stderr), exitCode(child)])
  return { code, sentence }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
