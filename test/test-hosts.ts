import { spawnSync } from 'node:child_process'
import { hostTitles } from '#hosting/conformance/host.ts'

// npm run test:hosts: builds the sites of the tests, one of them below a path, then runs the conformance
// suite on both against the built-in server, nginx, Caddy and Cloudflare's runtime. Hosts that are not
// installed are named and skipped.
// npm run test:hosts -- https://www.example.com cloudflare: against a site on the web.

const [url, kind = ''] = process.argv.slice(2)
process.exitCode = url ? testLive(url, kind) : testLocal()

function testLive(url: string, kind: string): number {
  if (!Object.hasOwn(hostTitles, kind)) {
    process.stderr.write(`Name the kind of host: ${Object.keys(hostTitles).join(', ')}.\n`)
    return 1
  }
  return runSuite(['/conformance.hosts'], { LIVE_URL: url, LIVE_KIND: kind })
}

function testLocal(): number {
  const build = spawnSync('npm', ['run', '--silent', 'build:tests'], { stdio: 'inherit' })
  if (build.status !== 0) return 1
  return runSuite([], { HOSTS: Object.keys(hostTitles).join(' ') })
}

function runSuite(files: string[], env: Record<string, string>): number {
  const args = ['run', '--project=hosts', '--reporter=verbose', ...files]
  const { status } = spawnSync('node_modules/.bin/vitest', args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}
