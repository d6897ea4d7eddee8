import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { ask } from '#hosting/client.ts'

export type Running = {
  readonly baseUrl: string
  readonly stop: () => Promise<void>
}

/** Starts a server and waits until it answers on this port; the error includes its last output. */
export async function startServer(
  program: string,
  args: readonly string[],
  { port, cwd, env = {} }: { port: number; cwd?: string; env?: Record<string, string> },
): Promise<Running> {
  const child = spawn(program, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // so that the processes that wrangler starts end with it
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-4000)
    })
  }
  const baseUrl = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  while (!(await answers(baseUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stopGroup(child)
      throw new Error(`${program} did not start:\n${output}`)
    }
  }
  return { baseUrl, stop: () => stopGroup(child) }
}

async function answers(baseUrl: string): Promise<boolean> {
  try {
    await ask(baseUrl, '/')
    return true
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return false
  }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  process.kill(-child.pid, 'SIGTERM')
  const limit = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000)
  await once(child, 'exit')
  clearTimeout(limit)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export function versionOf(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return /\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown'
}
