// npm run test:visual -- [commit] [page ...]: pictures of every page of the working tree against the
// same pages of an earlier commit (the last one, or the one before if nothing is uncommitted), each
// built and served by its own code, compared by Playwright. Differences are in .cache/visual/.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const cache = resolve('.cache/visual')
const config = 'test/visual/playwright.config.ts'
const args = process.argv.slice(2)
const asked = args.find((arg) => !arg.startsWith('/'))
const commit = git('rev-parse', '--verify', `${asked ?? lastCommit()}^{commit}`)

process.stdout.write(`The working tree against ${git('log', '-1', '--format=%h %s', commit)}\n`)
const earlier = checkOut(commit)
npm('.', 'run', '--silent', 'build')
const pages = args.filter((arg) => arg.startsWith('/')).join(',')
if (photograph(earlier, '--update-snapshots=all') !== 0) process.exit(1)
process.exitCode = photograph(resolve('.'))

/** The tree of a commit with its site built, kept for the next run. */
function checkOut(commit: string): string {
  const tree = join(cache, commit)
  if (existsSync(join(tree, outputOf(tree), 'policy.json'))) return tree
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', tree], { input: archive })
  // Its own packages: an upgrade may change a page, too.
  npm(tree, 'ci', '--no-audit', '--no-fund')
  npm(tree, 'run', '--silent', 'build')
  return tree
}

function photograph(tree: string, ...options: string[]): number {
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      VISUAL_OUTPUT: join(tree, outputOf(tree)),
      VISUAL_TREE: tree,
      VISUAL_PAGES: pages,
    },
  })
  return status ?? 1
}

/** Where the code of a commit puts the built site: build/ up to November 2026. */
function outputOf(tree: string): string {
  return existsSync(join(tree, 'build/policy.json')) ? 'build' : 'dist'
}

function npm(cwd: string, ...command: string[]) {
  execFileSync('npm', command, { cwd, stdio: 'inherit' })
}

function lastCommit(): string {
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD'
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
