import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '#app/lib/dates.ts'
import { contentType } from '#hosting/content-types.ts'
import { openRepository, run } from './git.ts'
import type { EditorOptions } from './options.ts'
import { framed } from './preview-api.ts'
import { publishedVersion } from './publish-api.ts'
import { RequestRefused, type Routes } from './reply.ts'
import type { PageChange } from './types.ts'

export type CompareOptions = EditorOptions & {
  /** The site of another folder, whose pictures are then shown as well. */
  siteIn: (dir: string) => Pick<EditorOptions, 'check'>
  /** A page with all it needs in one file. */
  oneFile: (path: string) => Promise<string | undefined>
  /** Where a published version is put to be looked at. */
  cache: string
}

/** The pages as visitors see them now and as they will be. */
export function compareRoutes(options: CompareOptions): Routes {
  const sides = { before: () => published(options), after: () => pagesOf(options) }
  return {
    'GET /api/publish/pages': async () => ({ value: await changedPages(options) }),
    'GET /compare': async ({ query }) => {
      const side = query.get('side') === 'before' ? 'before' : 'after'
      const html = (await sides[side]())?.get(query.get('page') ?? '')
      if (!html) throw new RequestRefused(404, 'There is no such page.')
      return framed(html)
    },
    'GET /one-file': async ({ query }) => {
      const value = await options.oneFile(query.get('page') ?? '')
      if (!value) throw new RequestRefused(404, 'There is no such page.')
      return { value, type: contentType('html') }
    },
  }
}

async function changedPages(options: CompareOptions): Promise<PageChange[] | null> {
  const [before, after] = [await published(options), await pagesOf(options)]
  if (!before || !after) return null
  const paths = new Set([...after.keys(), ...before.keys()])
  return [...paths].flatMap((path): PageChange[] => {
    const [old, now] = [before.get(path), after.get(path)]
    if (old === now) return []
    return [{ path, how: old === undefined ? 'new' : now === undefined ? 'gone' : 'changed' }]
  })
}

async function pagesOf({ check }: Pick<EditorOptions, 'check'>) {
  const { passed } = await check()
  return passed && new Map(passed.pages.map(({ page, html }) => [page.path, html]))
}

/** Undefined before the first time, or if the site of today cannot show it. */
async function published(options: CompareOptions) {
  const repository = await openRepository(options.dir)
  const version = await publishedVersion(repository, options)
  if (!version) return undefined
  const folder = join(options.cache, `published-${version.slice(0, 12)}-${localDate()}`)
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined
  try {
    if (isNew) {
      const archive = join(folder, '.archive.tar')
      await repository.git('archive', '--format=tar', `--output=${archive}`, version, '.')
      await run(['tar', '-xf', '.archive.tar'], { cwd: folder })
      rmSync(archive)
    }
    return await pagesOf(options.siteIn(folder))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
