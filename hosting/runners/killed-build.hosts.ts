import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { tidyBuilds } from '../swap-in.ts'
import { buildDir } from './built-site.ts'

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listFiles(buildDir))
    hash.update(file).update(readFileSync(buildDir + file))
  return hash.digest('hex')
}

describe('Build: killed', () => {
  test('halfway through its files, it leaves the last good site as it was', async () => {
    const before = await fingerprint()
    const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'ignore' })
    const half = `build.next-${child.pid}`
    await expect
      .poll(() => existsSync(join(half, 'site/pricing.html')), { timeout: 60_000 })
      .toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(existsSync(half)).toBe(true)
    expect(await fingerprint()).toBe(before)
    await tidyBuilds('.')
    expect(existsSync(half)).toBe(false)
  })
})
