import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionOf } from '#app/content/collections.ts'
import { pluralize } from '#app/content/engine/english.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import { said, titleOf } from './changes.ts'
import { mergeValues } from './client/merge.ts'
import { withAt } from './client/values.ts'
import { nameInForm } from './form.ts'
import type { Repository } from './git.ts'
import { valuesIn } from './read-files.ts'
import { RequestRefused } from './reply.ts'
import type { Choices, Clash } from './types.ts'
import { textWith } from './write-files.ts'

type Mine = { dir: string; choices: Choices; identity: readonly string[]; message: string }

/** One version of mine, which is all committed, and theirs: files by their fields, lists by their entries.
    What both changed is asked for, unless `choices` has the answer. No file is written: it is the caller
    who goes to the version. */
export async function putTogether(
  repository: Repository,
  theirs: string,
  { dir, choices, identity, message }: Mine,
): Promise<string> {
  const { git, ask, within } = repository
  const base = await ask('merge-base', 'HEAD', theirs)
  if (!base) throw new RequestRefused(422, notContent)
  const top = await git('rev-parse', '--show-toplevel')
  const inside = (await ask('rev-parse', '--show-prefix')) ?? ''
  const scratch = mkdtempSync(join(tmpdir(), 'together-'))
  try {
    const staged = within(top, { GIT_INDEX_FILE: join(scratch, 'index') })
    await staged('read-tree', '-i', '-m', '--aggressive', base, 'HEAD', theirs)
    const listed = (await staged('ls-files', '--unmerged', '-z')).split('\0')
    const paths = [...new Set(listed.flatMap((line) => line.split('\t')[1] ?? []))]
    if (paths.some((path) => !path.startsWith(inside))) throw new RequestRefused(422, notContent)
    const merged = await Promise.all(
      paths.map((path) => mergeFile(path.slice(inside.length), [base, 'HEAD', theirs])),
    )
    const clashes = merged.flatMap((each) => each.clashes)
    if (clashes.length > 0) throw new RequestRefused(422, bothChanged(clashes.length), { clashes })
    for (const [at, path] of paths.entries()) {
      const { text, side } = merged[at] ?? {}
      const blob = text === undefined ? side && (await blobOf(side, path)) : await stored(text)
      await staged('update-index', '--force-remove', '--', path)
      if (blob) await staged('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`)
    }
    const tree = await staged('write-tree')
    const parents = ['-p', 'HEAD', '-p', theirs]
    return await git(...identity, 'commit-tree', tree, ...parents, '-m', message)
  } finally {
    rmSync(scratch, { recursive: true })
  }

  function blobOf(side: string, path: string) {
    return ask('rev-parse', '--verify', '--quiet', `${side}:${path}`)
  }

  function stored(text: string): Promise<string> {
    const path = join(scratch, 'text')
    writeFileSync(path, text)
    return git('hash-object', '-w', '--no-filters', path)
  }

  /** A file that both sides changed: its text with both, or whose it is. */
  async function mergeFile(file: string, sides: [base: string, mine: string, theirs: string]) {
    const texts = await Promise.all(sides.map((side) => ask('show', `${side}:./${file}`)))
    const [was, mine, other] = texts
    const title = capitalize(titleOf(file, mine ?? other))
    const isReadable = collectionOf(file) && texts.every((text) => text && hasValues(file, text))
    if (!isReadable) {
      const words = (text: string | undefined) => (text === undefined ? 'deleted' : 'changed')
      const id = idOf([file, mine, other])
      const clash = { id, words: title, mine: words(mine), theirs: words(other) }
      const chosen = choices[id]
      return { side: sides[chosen === 'theirs' ? 2 : 1], clashes: chosen ? [] : [clash] }
    }
    const [before, here, there] = [was, mine, other].map((text) => valuesIn(file, text))
    let { value, both } = mergeValues(before, here, there)
    const clashes = both.flatMap(({ kind, path, theirs }): Clash[] => {
      // No side loses anything by the other kinds.
      if (kind !== 'mine') return []
      const now = valueAt(value, path)
      const id = idOf([file, path, now, theirs])
      if (choices[id] === 'theirs') value = withAt(value, path, theirs)
      const words = [title, nameInForm(file, value, path)].filter(Boolean).join(': ')
      const link = [file, ...path].join('/')
      return choices[id] ? [] : [{ id, words, link, mine: said(now), theirs: said(theirs) }]
    })
    return { text: textWith(file, await readFile(join(dir, file), 'utf8'), value), clashes }
  }
}

const hasValues = (file: string, text: string) => Object.keys(valuesIn(file, text)).length > 0

/** An answer is for these two values and no others. */
function idOf(about: unknown): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16)
}

const notContent =
  'Somebody else has changed the program of the website as well. Your version is kept: ask whoever looks after this website to put both together, then publish again.'

const bothChanged = (count: number) =>
  `Not published yet. Somebody else has published meanwhile, and ${pluralize(count, 'place')} ${count === 1 ? 'was' : 'were'} changed by both of you. Choose below; your version is kept.`
