import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pluralize } from '#app/content/engine/english.ts'
import { localDate, longDate } from '#app/lib/dates.ts'
import { changesOf } from './changes.ts'
import { withoutNames } from './form.ts'
import { openRepository, type Repository, run, withoutSecrets } from './git.ts'
import { launchFile, launchReport } from './launch-api.ts'
import { putTogether } from './merge-published.ts'
import { asGroup, placeIn } from './names.ts'
import type { EditorOptions } from './options.ts'
import { publishedIn } from './picture-api.ts'
import { recordOf } from './record.ts'
import { type Ask, RequestRefused, type Routes } from './reply.ts'
import type { Change, Choices, Published, Publishing, Version, Waiting } from './types.ts'
import { textWith } from './write-files.ts'

type Target = {
  words: string
  /** What git knows as published there; undefined before the first time. */
  published?: string | undefined
  /** What others have published there since. */
  fetch?: () => Promise<string | undefined>
  send: () => Promise<unknown>
}

const product = join(import.meta.dirname, '..')
/** Of a host that takes the finished site and not the repository. */
const publishedRef = 'refs/published'
const buildLine = [process.execPath, 'build/build.ts']

/** Publishing is a commit of the content folder, which is then pushed or sent by the host's command. */
export function publishRoutes(options: EditorOptions, build = buildLine): Routes {
  let busy = false
  const alone =
    (work: (body: unknown) => Promise<Published>) =>
    async ({ body }: Ask) => {
      if (busy)
        throw new RequestRefused(409, 'The editor is still at it. Wait until it has finished.')
      busy = true
      try {
        return { value: await work(body) }
      } finally {
        busy = false
      }
    }

  return {
    'GET /api/publish': async () => ({ value: await state(options) }),
    'GET /api/publish/waiting': async () => ({ value: await waiting(options) }),
    'POST /api/publish': alone((body) => publish(body, options, build)),
    'POST /api/publish/back': alone((body) => goBack(asGroup(body).id, options)),
  }
}

/** What is saved and not published: how many changes, and in which files. */
async function waiting(options: EditorOptions): Promise<Waiting> {
  const repository = await openRepository(options.dir)
  const { published } = await targetOf(repository, options)
  const changes = published ? await changesSince(published, repository, options) : []
  const files = changes.map(({ link = '' }) => placeIn(link).file)
  return { count: changes.length, files: [...new Set(files)].filter(Boolean) }
}

/** What visitors see, as git knows it. */
export async function publishedVersion(repository: Repository, options: EditorOptions) {
  return (await targetOf(repository, options)).published
}

/** After an update of the product, or while a version was kept and not sent. */
const newerProgram: Change = {
  words: 'None of your words. A newer version of the website itself goes out.',
}

async function state(options: EditorOptions): Promise<Publishing> {
  const repository = await openRepository(options.dir)
  const versions = await versionsIn(repository)
  const { words, published } = await targetOf(repository, options)
  const head = await repository.ask('rev-parse', '--verify', '--quiet', 'HEAD')
  const from = published ?? head
  const changes = from ? await changesSince(from, repository, options) : []
  const isNewer = published && published !== head
  return {
    to: words,
    first: !published,
    changes: isNewer && changes.length === 0 ? [newerProgram] : changes,
    blockers: await blockersIn(options),
    versions,
  }
}

/** Each once, with the first field it is about. */
async function blockersIn(options: EditorOptions): Promise<Change[]> {
  const { blocking = [], groups = [] } = (await launchReport(options)) ?? {}
  const entries = groups.flatMap((group) => group.entries)
  return blocking.map(withoutNames).map((words) => {
    const entry = entries.find(
      ({ problem, severity }) => problem === words && severity === 'blocker',
    )
    return { words, link: entry?.places[0]?.link ?? 'launch' }
  })
}

async function publish(body: unknown, options: EditorOptions, build: string[]): Promise<Published> {
  const { sentence = '', anyway, choices } = asGroup(body)
  if (typeof sentence !== 'string' || sentence.length > 200)
    throw new RequestRefused(400, 'Use at most 200 characters for the sentence.')
  const { passed, problems } = await options.check()
  if (!passed) {
    const why = `Not published. Fix ${pluralize(problems.length, 'problem')} first.`
    throw new RequestRefused(422, why, { problems })
  }
  const { blocking = [] } = (await launchReport(options)) ?? {}
  if (blocking.length > 0 && anyway !== true) {
    const found = `The launch check has found ${pluralize(blocking.length, 'blocker')}.`
    throw new RequestRefused(422, `${found} Fix them, or tick the box that says that you know.`)
  }
  const repository = await openRepository(options.dir)
  const launch = await writtenDown(blocking, options)
  await keep(repository, sentence.replaceAll(/\s+/g, ' ').trim(), options, launch)
  const { published, fetch, send } = await targetOf(repository, options, build)
  const headNow = () => repository.ask('rev-parse', 'HEAD')
  const theirs = await fetch?.()
  const added = theirs ? await takeIn(theirs, repository, options, asGroup(choices) as Choices) : []
  const url = passed.content.firm.siteUrl
  if (theirs && theirs === (await headNow()) && added.length > 0)
    return { words: 'Now you have what others have published. Nothing of yours was new.', added }
  if (published && (theirs ?? published) === (await headNow()))
    throw new RequestRefused(422, 'Nothing has changed since you published. Save a change first.')
  await writeRecord(repository, sentence, blocking, options)
  await send()
  const along = added.length > 0 ? ', together with what others have published' : ''
  return { words: `Published${along}. Visitors see it in a few minutes.`, url, added }
}

/** Goes to a version with what others have published, and says what came with it; stays where it was if the
    site could not be shown then. */
async function takeIn(
  theirs: string,
  repository: Repository,
  options: EditorOptions,
  choices: Choices,
): Promise<Change[]> {
  const { git, ask } = repository
  const before = await git('rev-parse', 'HEAD')
  const base = await ask('merge-base', 'HEAD', theirs)
  if (base === theirs) return []
  const identity = await identityFor(repository, options)
  const message = `What others published, together with ours\n\n${trailer}`
  const version =
    base === before
      ? theirs
      : await putTogether(repository, theirs, { dir: options.dir, choices, identity, message })
  await git('merge', '--ff-only', '--quiet', version)
  const { problems } = await options.check()
  if (problems.length === 0) return changesSince(before, repository, options)
  await git('reset', '--keep', '--quiet', before)
  const why = `Not published. Together with what others have published, the site has ${pluralize(problems.length, 'problem')}. Your version is kept.`
  throw new RequestRefused(422, why, { problems })
}

/** Puts what the site says now on file, in a version of its own: what others published is in it. */
async function writeRecord(
  repository: Repository,
  sentence: string,
  blocking: readonly string[],
  options: EditorOptions,
): Promise<void> {
  const { passed, ...gated } = await options.check()
  // It may be there already, where sending failed.
  const isThere = (await repository.ask('log', '-1', '--format=%s')) === recordWords
  if (!passed || isThere) return
  const now = new Date().toISOString()
  const file = `${recordFolder}/${now.slice(0, 19).replaceAll(':', '')}.md`
  const text = recordOf({ ...gated, passed, blocking, sentence, today: localDate() })
  await mkdir(join(options.dir, recordFolder), { recursive: true })
  await writeFile(join(options.dir, file), text)
  const identity = await identityFor(repository, options)
  await repository.git('add', '--', file)
  const message = `--message=${recordWords}\n\n${trailer}`
  await repository.git(...identity, 'commit', '--quiet', '--only', message, '--', file)
}

const recordFolder = 'records'
const recordWords = 'Record of what was published'
/** Records are about versions, and belong to none. */
const withoutRecords = `:(exclude)${recordFolder}`

/** The text of launch.yaml with the blockers that are published now; undefined if it has them. */
async function writtenDown(
  blocking: readonly string[],
  { dir, check }: EditorOptions,
): Promise<string | undefined> {
  const typed = asGroup((await check()).sources.get(launchFile)?.value)
  const before = Array.isArray(typed.anyway) ? typed.anyway.map(asGroup) : []
  const known = before.map(({ problem }) => problem)
  if (isDeepStrictEqual(known, blocking)) return undefined
  const anyway = blocking.map(
    (problem) => before[known.indexOf(problem)] ?? { problem, on: localDate() },
  )
  const { anyway: old, ...others } = typed
  const text = await readFile(join(dir, launchFile), 'utf8')
  return textWith(launchFile, text, anyway.length > 0 ? { ...others, anyway } : others)
}

/** Commits the content folder and nothing else, whatever else is staged; as the firm, where git has not
    been told who it is. `launch` is a new text of launch.yaml. */
async function keep(
  repository: Repository,
  sentence: string,
  options: EditorOptions,
  launch?: string,
): Promise<void> {
  const { git } = repository
  const published = publishedIn(options.dir, (await options.check()).sources)
  if (!launch && !(await git('status', '--porcelain', '--', ...published))) return
  if (!sentence) throw new RequestRefused(400, 'Say in a sentence what you changed.')
  if (launch) await writeFile(join(options.dir, launchFile), launch)
  const identity = await identityFor(repository, options)
  await git('add', '--all', '--', ...published)
  const message = `--message=${sentence}\n\n${trailer}`
  await git(...identity, 'commit', '--quiet', '--only', message, '--', ...published)
}

/** Tells the sentences of owners from those of programmers. */
const trailer = 'Kept-by: the editor'

async function identityFor({ ask }: Repository, { check }: EditorOptions): Promise<string[]> {
  const { name = 'The owner', email = 'owner@localhost' } =
    (await check()).passed?.content.firm ?? {}
  const known = (await ask('config', 'user.name')) && (await ask('config', 'user.email'))
  return known ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`]
}

async function targetOf(
  { git, ask }: Repository,
  { dir, check }: EditorOptions,
  build = buildLine,
): Promise<Target> {
  const refAt = (name: string) => ask('rev-parse', '--verify', '--quiet', name)
  const line = (await check()).passed?.content.launch.deploy
  if (line)
    return {
      words: `It goes to your host, by the command “${line}”.`,
      published: await refAt(publishedRef),
      async send() {
        await run(build, { cwd: product, env: { ...process.env, CONTENT_DIR: dir } })
        await run(line.split(' '), { cwd: product })
        await git('update-ref', publishedRef, 'HEAD')
      },
    }
  const upstream = await ask('rev-parse', '--abbrev-ref', '@{upstream}')
  const own = await ask('symbolic-ref', '--short', 'HEAD')
  const [remote = 'origin', branch = own] = upstream?.split(/\/(.*)/) ?? []
  const address = await ask('remote', 'get-url', '--push', remote)
  if (!address || !branch) {
    const words =
      'Your versions are kept on this computer, but it has not been said yet where they go. Set it up once: docs/hosting.md, “Publish from the editor”.'
    return { words, send: () => Promise.reject(new RequestRefused(422, words)) }
  }
  return {
    words: `It goes to ${withoutSecrets(address)} (branch ${branch}), from where your host takes it.`,
    published: await refAt(`refs/remotes/${remote}/${branch}`),
    fetch: async () => {
      // Where it does not answer, or has nothing yet, sending says what is wrong.
      const fetched = git('fetch', '--quiet', remote, branch).then(() => true)
      return (await fetched.catch(() => false)) ? refAt('FETCH_HEAD') : undefined
    },
    send: () => git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`),
  }
}

async function goBack(id: unknown, options: EditorOptions): Promise<Published> {
  const repository = await openRepository(options.dir)
  // An id from the network is only compared.
  const version = (await versionsIn(repository)).find((each) => each.id === id)
  if (!version) throw new RequestRefused(404, 'There is no such version.')
  const name = `the version of ${version.when}, “${version.sentence}”`
  await keep(repository, `Before going back to ${name}`, options)
  await restore(version.id, repository)
  const { problems } = await options.check()
  if (problems.length === 0) return { words: `You are back at ${name}. Publish it when you like.` }
  await restore('HEAD', repository)
  const why = 'The website cannot show that version as it is now, so nothing was changed.'
  throw new RequestRefused(422, why, { problems })
}

/** Staged, too: otherwise git would not know which files to take away again. */
async function restore(version: string, { git }: Repository) {
  await git('restore', `--source=${version}`, '--staged', '--worktree', '--', '.', withoutRecords)
}

async function changesSince(
  version: string,
  { git, ask }: Repository,
  { dir, check }: EditorOptions,
): Promise<Change[]> {
  const published = publishedIn(dir, (await check()).sources)
  const listed = [
    await git('diff', ...namesOnly, version, '--', ...published, withoutRecords),
    await git(
      'ls-files',
      '--others',
      '--exclude-standard',
      '-z',
      '--',
      ...published,
      withoutRecords,
    ),
  ]
  const files = new Set(listed.join('\0').split('\0').filter(Boolean))
  const changes = [...files].map(async (file) => {
    const now = await readFile(join(dir, file), 'utf8').catch(() => undefined)
    return changesOf(file, await ask('show', `${version}:./${file}`), now?.trimEnd())
  })
  return (await Promise.all(changes)).flat()
}

const namesOnly = ['--name-only', '--no-renames', '--relative', '-z']

/** The last ten that the editor has made, newest first, and the last ten others, which may be the makers' own. */
async function versionsIn({ ask }: Repository): Promise<Version[]> {
  const format = '--format=%H%x09%cI%x09%s'
  const log = async (...which: string[]) => {
    const made = [...which, `--grep=^${trailer}$`]
    const lines = (await ask('log', '-10', format, ...made, '--', '.', withoutRecords)) ?? ''
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
  }
  const own = (await log()).map(([id = '', date = '', ...words]): Version => {
    return { id, when: dayAndTime(date), sentence: words.join(' ') }
  })
  const others = (await log('--invert-grep')).map(
    async ([id = '', date = '']): Promise<Version> => {
      const sentence = await changesIn(id, { ask })
      return { id, when: dayAndTime(date), sentence, isOther: true }
    },
  )
  return [...own, ...(await Promise.all(others))]
}

/** What a version that no owner described has changed. */
async function changesIn(id: string, { ask }: Pick<Repository, 'ask'>): Promise<string> {
  const list = await ask('diff-tree', '-r', '--no-commit-id', ...namesOnly, `${id}^`, id, '--', '.')
  if (!list) return 'The first version'
  const files = list.split('\0').filter(Boolean)
  const [first = ''] = files
  const texts = [`${id}^`, id].map((version) => ask('show', `${version}:./${first}`))
  const changes = changesOf(first, ...(await Promise.all(texts)))
  const more = changes.length + files.length - 2
  return `${changes[0]?.words}${more > 0 ? `, and ${pluralize(more, 'more change')}` : ''}`
}

/** "November 17, 2026, 3:05 PM", by the clock of the computer that made it. */
function dayAndTime(date: string): string {
  const time = new Date(`${date.slice(0, 19)}Z`).toLocaleTimeString('en-US', {
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${longDate(date.slice(0, 10))}, ${time}`
}
