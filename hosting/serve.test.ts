import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { ask } from './client.ts'
import { makeSite } from './fixture.ts'
import { serveSite } from './serve-build.ts'

const program = resolve('hosting/serve.ts')
// Some kernels complete the handshake of a connection that is never accepted, and then reset it.
const notAccepted = /ECONNREFUSED|ECONNRESET/
const bigSize = 32 * 1024 * 1024
const site = await makeSite({ 'assets/big.bin': Buffer.alloc(bigSize) })
afterAll(() => site.remove())

test('prints one line and listens on every loopback address', async () => {
  const { child, port, line, exit } = await start({})
  expect(line).toMatch(new RegExp(`^.* http://localhost:${port} .*\n$`))
  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some((local) => local?.address === '::1')
  for (const address of ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
    expect((await ask(`http://${address}:${port}`, '/pricing')).status).toBe(200)
  }
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
})

test('listens on HOST', async () => {
  const { child, port, line, exit } = await start({ HOST: '0.0.0.0' })
  expect(line).toContain(`http://localhost:${port}`)
  expect((await ask(`http://127.0.0.1:${port}`, '/')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test.for(['0', '65536', '80.5'])('rejects PORT %s in one sentence', (port) => {
  expect(failure(port)).toBe(`PORT must be a number from 1 to 65535, not "${port}".\n`)
})

test('reports a port in use on one line', async () => {
  const { port, stop } = await serveSite(site)
  expect(failure(String(port))).toMatch(new RegExp(`^Port ${port} is already in use.*PORT.*\n$`))
  await stop()
})

test('names the command to run when there is no build', () => {
  expect(failure('', join(site.root, 'dist'))).toBe(
    'There is no built site yet: run "npm run build" first.\n',
  )
})

test.runIf(existsSync('/dev/full'))('keeps serving when its output cannot be written', async () => {
  const full = openSync('/dev/full', 'w')
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    ...options({ PORT: String(port) }),
    stdio: ['ignore', full, full],
  })
  const exit = once(child, 'exit')
  const get = () => ask(`http://127.0.0.1:${port}`, '/pricing').then(({ status }) => status)
  await expect.poll(() => get().catch(() => 0)).toBe(200)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('on SIGTERM finishes the response in progress and closes idle connections', async () => {
  const { child, port, exit } = await start({})
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
  expect(await exit).toEqual([0, null])
})

function options(env: Record<string, string>, cwd = site.root) {
  const { HOST: _host, PORT: _port, ...inherited } = process.env
  return { cwd, env: { ...inherited, ...env } }
}

/** Starts the program and waits for its line; rejects with its error output if it ended instead. */
async function start(env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [program], options({ PORT: String(port), ...env }))
  const exit = once(child, 'exit')
  const errors = text(child.stderr)
  const line = await Promise.race([
    once(child.stdout, 'data').then(String),
    exit.then(async () => Promise.reject(new Error(await errors))),
  ])
  return { child, port, line, exit }
}

/** What the program says when it does not start. */
function failure(PORT: string, cwd?: string): string {
  const run = spawnSync(process.execPath, [program], {
    ...options({ PORT }, cwd),
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  return run.stderr
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
