import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, matchesGlob, sep } from 'node:path'

/** What becomes of every file outside content/. */
export type Plan = {
  /** Files of the new version. */
  taken: string[]
  /** Files of the site that stay as they are. */
  kept: string[]
  /** Of these, those that the new version has too, in other words. */
  differing: string[]
  /** Files of the site that no version has any more. */
  dropped: string[]
  /** Changed by the owner and replaced all the same, because the owner said so. */
  replaced: string[]
  /** Whether it is known what the owner has changed. */
  isKnown: boolean
}

/** The firm's own, which no version brings. */
const firms = ['content', 'records']
/** What hosts read of a repository. */
const ofHosts = /^(\.github\/|netlify\.toml$|wrangler\.jsonc$)/

/** Every file of a folder but what git leaves out of this product and the folders named. */
export function filesIn(dir: string, product: string, except: readonly string[] = firms): string[] {
  const ignored = readFileSync(join(product, '.gitignore'), 'utf8')
    .split(/\r?\n/)
    .map((line) => line.replace(/\/$/, ''))
    .concat('.git')
  const isOut = (name: string) => ignored.some((glob) => glob && matchesGlob(name, glob))
  const walk = (below: string): string[] =>
    readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
      const path = join(below, entry.name)
      if (isOut(entry.name) || except.includes(path)) return []
      return entry.isDirectory() ? walk(path) : [path.split(sep).join('/')]
    })
  return walk('').sort()
}

/** Every state of every file that the history of the new version knows, and what it has deleted. */
function historyOf(product: string): { shipped: Set<string>; deleted: Set<string> } | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: product, encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (!existsSync(join(product, '.git'))) return undefined
  if (git('rev-parse', '--is-shallow-repository').stdout.trim() !== 'false') return undefined
  const raw = ['log', '--all', '-m', '--raw', '--no-abbrev', '--no-renames', '--format=', '-z']
  const { status, stdout } = git(...raw)
  if (status !== 0) return undefined
  const parts = stdout.split('\0').filter(Boolean)
  const [shipped, deleted] = [new Set<string>(), new Set<string>()]
  for (const [at, part] of parts.entries()) {
    const [, , , blob, letter] = part.startsWith(':') ? part.split(' ') : []
    if (letter === 'D') deleted.add(parts[at + 1] ?? '')
    else if (blob) shipped.add(`${blob} ${parts[at + 1]}`)
  }
  return { shipped, deleted }
}

/** As git names the content of a file; the line ends of Windows are no change. */
export function blobOf(path: string): string {
  const isLink = lstatSync(path).isSymbolicLink()
  const bytes = isLink ? Buffer.from(readlinkSync(path)) : readFileSync(path)
  const plain = bytes.includes(0)
    ? bytes
    : Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  return createHash('sha1').update(`blob ${plain.length}\0`).update(plain).digest('hex')
}

/** A file that is in no state in which the product ever had it is the owner's, and stays. Without a history
    that is known of none, and only what hosts read stays. */
export function planOf(site: string, product: string, replace: boolean): Plan {
  const history = historyOf(product)
  const [mine, theirs] = [filesIn(site, product), filesIn(product, product)]
  const [has, offered] = [new Set(mine), new Set(theirs)]
  const isSame = (file: string) => blobOf(join(site, file)) === blobOf(join(product, file))
  const isOwn = (file: string) =>
    history ? !history.shipped.has(`${blobOf(join(site, file))} ${file}`) : ofHosts.test(file)
  // Without a history, whatever stands beside the folders of the product is not ours to take away.
  const rooms = new Set(theirs.filter((file) => file.includes('/')).map(topOf))
  const isOurs = (file: string) => history !== undefined || rooms.has(topOf(file))
  const own = mine.filter((file) => !(offered.has(file) && isSame(file)) && isOwn(file))
  const replaced = replace ? own.filter((file) => offered.has(file)) : []
  const kept = own.filter((file) => !replaced.includes(file))
  const left = new Set([...kept, ...(history ? deletedIn(site, history.deleted, has) : [])])
  return {
    taken: theirs.filter((file) => !left.has(file)),
    kept,
    differing: kept.filter((file) => offered.has(file)),
    dropped: mine.filter((file) => !offered.has(file) && !own.includes(file) && isOurs(file)),
    replaced,
    isKnown: history !== undefined,
  }
}

export function topOf(file: string): string {
  return file.split('/', 1).join()
}

/** What the owner has deleted and the product has not. */
function deletedIn(site: string, byProduct: Set<string>, has: Set<string>): string[] {
  const args = ['log', '--diff-filter=D', '--no-renames', '--name-only', '--relative', '--format=']
  const { stdout } = spawnSync('git', [...args, '-z'], { cwd: site, encoding: 'utf8' })
  const names = (stdout ?? '').split('\0').filter(Boolean)
  return names.filter((file) => !byProduct.has(file) && !has.has(file))
}
