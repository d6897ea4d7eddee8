import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const cache = resolve('node_modules/.cache/visual')

/** The commit to compare with: the one asked for, else the last one if the working tree has changes
    of its own, else the one before it. */
export function commitBefore(asked: string | undefined): string {
  const hasChanges = git('status', '--porcelain') !== ''
  return git('rev-parse', '--verify', `${asked ?? (hasChanges ? 'HEAD' : 'HEAD~1')}^{commit}`)
}

export function subjectOf(commit: string): string {
  return git('log', '-1', '--format=%h %s', commit)
}

/** The build of a commit, made in a folder of its own and kept for the next time. */
export async function buildCommit(commit: string): Promise<string> {
  const built = join(cache, commit)
  if (existsSync(join(built, 'policy.json'))) return built
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const tree = await mkdtemp(join(tmpdir(), 'visual-'))
  try {
    git('archive', '--format=tar', `--output=${tree}.tar`, commit)
    execFileSync('tar', ['-xf', `${tree}.tar`, '-C', tree])
    await symlink(resolve('node_modules'), join(tree, 'node_modules'))
    buildIn(tree)
    await cp(join(tree, 'build'), built, { recursive: true })
  } finally {
    await rm(tree, { recursive: true, force: true })
    await rm(`${tree}.tar`, { force: true })
  }
  return built
}

export function buildIn(folder: string): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' })
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
}
