import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from './client.ts'
import { type Fixture, makeSite } from './fixture.ts'

const program = resolve('hosting/serve.ts')
// Some kernels complete the handshake of a connection that nobody will accept, and reset it then.
const notAccepted = /ECONNREFUSED|ECONNRESET/
const bigSize = 32 * 1024 * 1024
let site: Fixture

beforeAll(async () => {
  site = await makeSite({ 'assets/big.bin': Buffer.alloc(bigSize) })
})
afterAll(() => site.remove())

test('says where the site is in one line, and is there on every loopback address', async () => {
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

test.for(['0', '65536', '80.5'])('refuses the PORT %s in one sentence', async (port) => {
  expect(await failure(start({ PORT: port }))).toEqual({
    code: 1,
    sentence: `PORT must be a number from 1 to 65535, not "${port}".\n`,
  })
})

test('a taken port is one sentence and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(await failure(start({ PORT: String(port) }))).toEqual({
    code: 1,
    sentence: `Port ${port} is already in use: stop the other program, or set PORT to another number.\n`,
  })
  taken.close()
})

test('without a build it says what to run', async () => {
  expect(await failure(start({}, site.siteDir))).toEqual({
    code: 1,
    sentence: 'There is no built site yet: run "npm run build" first.\n',
  })
})

test('on SIGTERM the response under way arrives whole, idle connections close, exit 0', async () => {
  const port = await freePort()
  const child = start({ PORT: String(port) })
  await firstOutput(child)

  const slow = request({ port, host: '127.0.0.1', path: '/assets/big.bin', agent: false }).end()
  const [response] = await once(slow, 'response') // and we read none of its body yet
  const idle = connect(port, '127.0.0.1')
  idle.write('HEAD / HTTP/1.1\r\nHost: test\r\n\r\n')
  await once(idle, 'data')

  child.kill('SIGTERM')
  await once(idle.resume(), 'close')
  await expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toThrow(notAccepted)
  expect(child.exitCode).toBeNull()

  let received = 0
  for await (const chunk of response) received += chunk.length
  expect(received).toBe(bigSize)
  expect(await exitCode(child)).toBe(0)
})

function start(env: Record<string, string>, cwd = site.root): ChildProcess {
  const { HOST: _host, PORT: _port, ...inherited } = process.env
  return spawn(process.execPath, [program], { cwd, env: { ...inherited, ...env } })
}

/** The ready line; rejects with what the program complained about if it ended instead. */
async function firstOutput(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('the program has no output')
  const complaint = text(child.stderr)
  return Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk)),
    once(child, 'close').then(async () => Promise.reject(new Error(await complaint))),
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
