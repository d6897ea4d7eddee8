import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const starter = 'Edit the site.command'

/** A folder with the starter and an npm that only says what it is asked. */
function start(node: string) {
  const dir = mkdtempSync(join(tmpdir(), 'starter '))
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  cpSync(starter, join(dir, starter))
  writeFileSync(join(dir, 'package-lock.json'), 'one')
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  program('node', node)
  program('npm', 'echo "npm $1 $2"; [ "$1" = ci ] && mkdir -p node_modules; true')
  const env = { PATH: `${bin}:/usr/bin:/bin` }
  const run = () => {
    const { stdout, status } = spawnSync(join(dir, starter), { env, encoding: 'utf8', input: '' })
    return { asked: stdout.split('\n').filter((line) => line.startsWith('npm')), stdout, status }
  }
  return { dir, run }
}

test(
  'the starter gets what is needed once, and again after an update',
  () => {
    const { dir, run } = start('exit 0')
    expect(run().asked).toEqual(['npm ci --no-audit', 'npm run --silent'])
    expect(run().asked).toEqual(['npm run --silent'])
    writeFileSync(join(dir, 'package-lock.json'), 'two')
    expect(run().asked).toEqual(['npm ci --no-audit', 'npm run --silent'])
  },
)

test('without Node the starter says where it is', () => {
  const { asked, stdout, status } = start('exit 1').run()
  expect([asked, status]).toEqual([[], 1])
  expect(stdout).toContain('https://nodejs.org')
})

test('Windows gets the line ends it reads', () => {
  const text = readFileSync('Edit the site.cmd', 'utf8')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})
