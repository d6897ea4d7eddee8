import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { promisify } from 'node:util'

/** One thing to ask for, and the answer it must always get. */
export type Wanted = {
  readonly path: string
  readonly headers: Record<string, string>
  readonly status: number
  readonly body: Buffer
}

type Outcome = { readonly requests: number; readonly faults: string[]; readonly memory: number[] }

/** Asks for these things again and again over kept connections, and watches the server's memory. */
export async function load(
  server: { baseUrl: string; pid: number },
  wanted: readonly Wanted[],
  { seconds, clients }: { seconds: number; clients: number },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const faults: string[] = []
  const memory: number[] = []
  let requests = 0
  const end = performance.now() + seconds * 1000
  const watch = setInterval(async () => memory.push(await residentMegabytes(server.pid)), 250)

  const client = async (first: number) => {
    for (let turn = first; performance.now() < end; turn++) {
      const want = wanted[turn % wanted.length] as Wanted
      const fault = await check(agent, server.baseUrl, want).catch((error: Error) => error.message)
      if (fault) faults.push(`${want.path}: ${fault}`)
      requests++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index * 7)))
  clearInterval(watch)
  agent.destroy()
  return { requests, faults, memory }
}

function check(agent: Agent, baseUrl: string, want: Wanted): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const req = request(new URL(want.path, baseUrl), { agent, headers: want.headers }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => {
        if (res.statusCode !== want.status) resolve(`status ${res.statusCode}`)
        else resolve(Buffer.concat(chunks).equals(want.body) ? undefined : 'another body')
      })
    })
    req.on('error', reject).end()
  })
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
