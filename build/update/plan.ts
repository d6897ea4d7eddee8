import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gitIn, keptBy, listed } from './git.ts'

export type Plan = {
  /** The tree of the site with the new version. */
  tree: string
  /** What the owner has changed, and the new version has in another state. */
  differing: readonly string[]
  /** What the new version does not have and the site has no longer. */
  gone: readonly string[]
  /** Whether it is known what the owner has changed. */
  isKnown: boolean
}

/** The firm's own is in no version. */
const ofProduct = ['--', '.', ':!content']
/** What hosts read of a repository; an owner who has another host may delete it. */
const ofHosts = /^(\.github\/|netlify\.toml$|wrangler\.jsonc$)/

/** A file in a state that the product never had is the owner's and stays. Without the history of the
    product, what hosts read stays, and what is in no folder of the product. */
export function planOf(site: string, product: string, replace: boolean): Plan {
  const git = gitIn(site)
  const aside = { GIT_INDEX_FILE: join(git(['rev-parse', '--absolute-git-dir']), 'update.index') }
  const [theirs, mine] = [offeredBy(product, site, aside), states(git(staged))]
  const history = historyOf(product)
  const rooms = new Set([...theirs.keys()].map(topOf).filter((top) => !theirs.has(top)))
  const isOwn = (file: string, state: string) => {
    if (history) return !history.has(nameOf(file, state))
    return theirs.has(file) ? ofHosts.test(file) : !rooms.has(topOf(file))
  }
  const changed = [...mine].filter(([file, state]) => theirs.get(file) !== state)
  const own = changed.filter((each) => isOwn(...each)).map(([file]) => file)
  const kept = new Set(own.filter((file) => !(replace && theirs.has(file))))
  const deleted = deletedIn(site)
  const next = [
    ...changed
      .filter(([file]) => !kept.has(file))
      .map(([file]) => [file, theirs.get(file)] as const),
    ...[...theirs].filter(([file]) => !mine.has(file) && !deleted.has(file)),
  ]
  const lines = next.map(([file, state = `0 ${'0'.repeat(40)}`]) => `${state}\t${file}\0`)
  const made = gitIn(site, aside)
  made(['read-tree', 'HEAD'])
  made(['update-index', '-z', '--index-info'], lines.join(''))
  const tree = made(['write-tree'])
  rmSync(aside.GIT_INDEX_FILE)
  return {
    tree,
    differing: own.filter((file) => theirs.has(file)),
    gone: next.filter(([, state]) => !state).map(([file]) => file),
    isKnown: history !== undefined,
  }
}

const staged = ['ls-files', '--stage', '-z', ...ofProduct]

/** Files with their states, "100644 blob 0". */
function states(text: string): Map<string, string> {
  return new Map(
    listed(text).map((line) => {
      const [state = '', file = ''] = line.split('\t')
      return [file, state]
    }),
  )
}

/** What a folder has, whether it keeps versions or not, but for what its .gitignore leaves out. */
function offeredBy(product: string, site: string, aside: { GIT_INDEX_FILE: string }) {
  const GIT_DIR = gitIn(site)(['rev-parse', '--absolute-git-dir'])
  const git = gitIn(product, { GIT_DIR, GIT_WORK_TREE: product, ...aside })
  git(['read-tree', '--empty'])
  git(['add', '--all', ...ofProduct])
  return states(git(staged))
}

const nameOf = (file: string, state: string) => `${state.split(' ')[1]} ${file}`
const topOf = (file: string) => file.split('/', 1).join()

/** Every state of every file that a whole history has. */
function historyOf(product: string): Set<string> | undefined {
  if (!existsSync(join(product, '.git'))) return undefined
  const git = gitIn(product)
  if (git(['rev-parse', '--is-shallow-repository']) !== 'false') return undefined
  const raw = ['--raw', '--no-abbrev', '--no-renames', '--format=', '-z']
  const parts = listed(git(['log', '--all', '-m', ...raw]))
  return new Set(
    parts.flatMap((part, at) =>
      part.startsWith(':') ? [`${part.split(' ')[3]} ${parts[at + 1]}`] : [],
    ),
  )
}

/** What hosts read and the owner has deleted; an update that was taken back deletes, too. */
function deletedIn(site: string): Set<string> {
  const names = ['--diff-filter=D', '--no-renames', '--name-only', '--format=', '-z']
  const log = gitIn(site)(['log', ...names, '--invert-grep', `--grep=${keptBy}`])
  return new Set(listed(log).filter((file) => ofHosts.test(file)))
}
