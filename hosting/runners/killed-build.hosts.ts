import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tidyBuilds } from '#hosting/atomic-build.ts'
import { listFiles } from '#hosting/site-files.ts'

const place = '.cache/fixture'
const buildDir = join(place, 'dist')

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listFiles(buildDir))
    hash.update(file).update(readFileSync(buildDir + file))
  return hash.digest('hex')
}

test('a build killed halfway leaves the last good site unchanged', async () => {
  const before = await fingerprint()
  const child = spawn(process.execPath, ['build/build.ts', place], { stdio: 'ignore' })
  const unfinished = join(place, `dist.next-${child.pid}`)
  await expect.poll(() => existsSync(join(unfinished, 'site/index.html'))).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(unfinished)).toBe(true)
  expect(await fingerprint()).toBe(before)
  await tidyBuilds(place)
  expect(existsSync(unfinished)).toBe(false)
})
