import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

// A build works in a folder of its own and takes the place of the last one when it is whole. What a
// killed build leaves behind is named after its process, and the next build clears it away.

/** Where this process builds. */
export function nextBuild(root: string): string {
  return join(root, `build.next-${process.pid}`)
}

/** Puts the finished build in place of the last one; if that fails, the last one is back. */
export async function swapIn(root: string): Promise<void> {
  const [done, old] = [join(root, 'build'), join(root, `build.old-${process.pid}`)]
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

/** Tidies up after builds that were killed: between the two renames above, the last good one is
    under its old name. A build that is still running is left alone. */
export async function tidyBuilds(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, kind, pid] = /^build\.(next|old)-(\d+)$/.exec(name) ?? []
    if (kind === undefined || isRunning(Number(pid))) continue
    const isLastGood = kind === 'old' && !existsSync(join(root, 'build'))
    if (isLastGood) await rename(join(root, name), join(root, 'build'))
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
