import { execFileSync } from 'node:child_process'
import { startBuiltIn } from '../hosting/runners/built-in.ts'
import { builtSite } from '../hosting/runners/built-site.ts'
import { need } from '../hosting/runners/debian.ts'
import { startNginx } from '../hosting/runners/nginx.ts'

// npm run bench:server: requests per second of the built-in server beside nginx, the same files,
// one worker each, in turns on the same machine. Needs a build. A report, never a test.

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
process.stdout.write(`${'requests per second'.padEnd(22)}built-in     nginx   ratio\n`)
for (const [title, [path, header]] of Object.entries(cases)) {
  const best = { ours: 0, nginx: 0 }
  for (let round = 0; round < rounds; round++) {
    best.ours = Math.max(best.ours, measure(ours.baseUrl + path, header))
    best.nginx = Math.max(best.nginx, measure(nginx.baseUrl + path, header))
  }
  const columns = [best.ours.toFixed(0).padStart(8), best.nginx.toFixed(0).padStart(10)]
  const ratio = (best.ours / best.nginx).toFixed(2)
  process.stdout.write(`${title.padEnd(22)}${columns.join('')}${ratio.padStart(8)}\n`)
}
await ours.stop()
await nginx.stop()

function measure(url: string, header: string): number {
  const said = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', header, url], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}
