import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blobOf, filesIn, topOf } from './plan.ts'

function git(site: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: site, encoding: 'utf8', input })
  return { isDone: status === 0, lines: (stdout ?? '').split('\0').filter(Boolean), stderr }
}

/** What is changed and in no version. Pictures that nobody uses are never published, so they count for nothing. */
export function unsavedIn(site: string): string[] {
  if (!keepsVersions(site)) return []
  const changed = git(site, ['diff', 'HEAD', '--name-only', '--no-renames', '--relative', '-z'])
  const others = git(site, ['ls-files', '--others', '--exclude-standard', '-z', 'content'])
  return [...changed.lines, ...others.lines.filter((file) => !file.startsWith('content/images/'))]
}

function keepsVersions(site: string): boolean {
  return git(site, ['ls-files', '-z', 'content']).lines.length > 0
}

/** Keeps what is different from before as a version, so that publishing sends it; says why it could not. */
export function keepVersion(
  site: string,
  before: string,
  added: readonly string[],
  words: string,
): string {
  if (!keepsVersions(site)) return ''
  const swapped = new Set([...readdirSync(before), ...added])
  const own = ['records']
  const files = new Set([
    ...filesIn(before, site, own),
    ...filesIn(site, site, own).filter((file) => swapped.has(topOf(file))),
  ])
  const state = (dir: string, file: string) =>
    existsSync(join(dir, file)) && blobOf(join(dir, file))
  const changed = [...files].filter((file) => state(before, file) !== state(site, file))
  if (changed.length === 0) return ''
  const index = ['update-index', '--add', '--remove', '-z', '--stdin']
  const listed = git(site, index, changed.map((file) => `${file}\0`).join(''))
  const isKnown = git(site, ['config', 'user.email']).isDone
  const who = isKnown ? [] : ['-c', 'user.name=The owner', '-c', 'user.email=owner@localhost']
  // The editor lists a version with this line by its own words.
  const message = `--message=${words}\n\nKept-by: the update`
  const done = listed.isDone ? git(site, [...who, 'commit', '--quiet', message]) : listed
  return done.isDone ? '' : done.stderr
}
