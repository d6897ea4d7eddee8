import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { startBuiltIn } from '../hosting/runners/built-in.ts'
import { builtSite } from '../hosting/runners/built-site.ts'
import { need } from '../hosting/runners/debian.ts'
import { startNginx } from '../hosting/runners/nginx.ts'

// npm run bench:server: the built-in server beside nginx, the same files, one worker each, in turns
// on the same machine. Requests per second depend on what else the machine does; processor time per
// request hardly does. Needs a build. A report, never a test.

type Server = { baseUrl: string; pid: number }
type Measure = { perSecond: number; microseconds: number }

const [seconds, rounds] = [4, 3]
need('wrk', '/usr/bin/wrk')

const { sample } = await builtSite()
const cases = {
  'page, brotli': [sample.page, 'Accept-Encoding: br'],
  'page, plain': [sample.page, 'Accept: text/html'],
  'asset, brotli': [sample.asset, 'Accept-Encoding: br'],
  'robots.txt': [sample.file, 'Accept: text/plain'],
} as const

const ours = await startBuiltIn()
const nginx = await startNginx({ extras: true })
row('', 'requests per second', '', '', 'CPU per request', '', '')
row('', 'built-in', 'nginx', 'ratio', 'built-in', 'nginx', 'ratio')
for (const [title, [path, header]] of Object.entries(cases)) {
  const a = best(ours, path, header)
  const b = best(nginx, path, header)
  const [speed, effort] = [a.perSecond / b.perSecond, b.microseconds / a.microseconds]
  const microseconds = (value: Measure) => `${value.microseconds.toFixed(0)} µs`
  row(
    title,
    ...[a.perSecond.toFixed(0), b.perSecond.toFixed(0), speed.toFixed(2)],
    ...[microseconds(a), microseconds(b), effort.toFixed(2)],
  )
}
await ours.stop()
await nginx.stop()

function best(server: Server, path: string, header: string): Measure {
  const all = Array.from({ length: rounds }, () => measure(server, path, header))
  return {
    perSecond: Math.max(...all.map(({ perSecond }) => perSecond)),
    microseconds: Math.min(...all.map(({ microseconds }) => microseconds)),
  }
}

function measure({ baseUrl, pid }: Server, path: string, header: string): Measure {
  const before = processorSeconds(pid)
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', header, baseUrl + path]
  const said = execFileSync('wrk', args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  const requests = Number(/(\d+) requests in/.exec(said)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    microseconds: ((processorSeconds(pid) - before) / requests) * 1_000_000,
  }
}

/** Of a process and its children, in Linux's ticks of 10 ms; elsewhere not known. */
function processorSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) / 100
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), own)
}

function row(title: string, ...cells: string[]) {
  const columns = cells.map((cell) => cell.padStart(12)).join('')
  process.stdout.write(`${title.padEnd(16)}${columns}\n`)
}
