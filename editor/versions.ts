import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesOf } from './changes.ts'
import type { Repository } from './git.ts'
import { Refusal } from './reply.ts'
import type { Change, Version } from './types.ts'

// What git knows of the content folder: its versions, and how they differ.

export async function countAfter({ git }: Repository, version: string): Promise<number> {
  return Number(await git('rev-list', '--count', `${version}..HEAD`))
}

/** The last ten, newest first. */
export async function versionsIn({ ask, folder }: Repository): Promise<Version[]> {
  const log = await ask('log', '-10', '--format=%H%x09%cI%x09%s', '--', folder)
  return (log?.split('\n') ?? []).map((line) => {
    const [id = '', date = '', ...words] = line.split('\t')
    return { id, date, sentence: words.join(' ') }
  })
}

/** An id from the network is only compared. */
export async function versionOf(repository: Repository, id: string): Promise<Version> {
  const version = (await versionsIn(repository)).find((each) => each.id === id)
  if (!version) throw new Refusal(404, 'There is no such version.')
  return version
}

/** The folder as it is now, as a tree that git can compare. */
export async function treeNow({ aside, ask, folder }: Repository): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'versions-'))
  const index = join(place, 'index')
  try {
    if (await ask('rev-parse', '--verify', 'HEAD')) await aside(index, 'read-tree', 'HEAD')
    await aside(index, 'add', '--all', '--', folder)
    return await aside(index, 'write-tree')
  } finally {
    rmSync(place, { recursive: true })
  }
}

type Differing = { file: string; fresh: boolean; gone: boolean }

export async function differing(
  repository: Repository,
  from: string,
  to: string,
): Promise<Differing[]> {
  const { git, folder, inRoot } = repository
  const listed = await git('diff', '--name-status', '--no-renames', '-z', from, to, '--', folder)
  const parts = listed.split('\0').filter(Boolean)
  return parts.flatMap((status, at) => {
    const name = parts[at + 1]
    if (at % 2 === 1 || name === undefined) return []
    const file = name.slice(inRoot('').length)
    return [{ file, fresh: status === 'A', gone: status === 'D' }]
  })
}

export async function changesBetween(
  repository: Repository,
  from: string,
  to: string,
): Promise<Change[]> {
  const files = await differing(repository, from, to)
  const text = async (version: string, file: string) =>
    (await repository.bytes(version, repository.inRoot(file))).toString('utf8')
  const changes = files.map(async ({ file, fresh, gone }) =>
    changesOf(
      file,
      fresh ? undefined : await text(from, file),
      gone ? undefined : await text(to, file),
    ),
  )
  return (await Promise.all(changes)).flat()
}
