import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

// A build works in a temporary folder and replaces the previous build only when it is complete.
// Temporary folders carry the process id, so that the next build can remove those of killed builds.

/** The temporary folder of this process. */
export function nextBuild(root: string): string {
  return join(root, `dist.next-${process.pid}`)
}

/** Replaces the previous build with the finished one, or restores it if that fails. */
export async function swapIn(root: string): Promise<void> {
  const [done, old] = [join(root, 'dist'), join(root, `dist.old-${process.pid}`)]
  const isFirst = !existsSync(done)
  if (!isFirst) await rename(done, old)
  try {
    await rename(nextBuild(root), done)
  } catch (error) {
    if (!isFirst) await rename(old, done)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

/**
 * Cleans up after killed builds. One killed between the two renames above left the last good build
 * under its old name, which is restored. Builds that are still running are left alone.
 */
export async function tidyBuilds(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, kind, pid] = /^dist\.(next|old)-(\d+)$/.exec(name) ?? []
    if (kind === undefined || isRunning(Number(pid))) continue
    const isLastGood = kind === 'old' && !existsSync(join(root, 'dist'))
    if (isLastGood) await rename(join(root, name), join(root, 'dist'))
    else await rm(join(root, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
