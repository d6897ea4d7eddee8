import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pluralize } from '#app/content/engine/english.ts'
import { folderName } from '#app/content/engine/files.ts'
import { localDate, longDate } from '#app/lib/dates.ts'
import { type Report, reportOn } from '#launch/report.ts'
import { changesOf } from './changes.ts'
import { openRepository, type Repository, run, withoutSecrets } from './git.ts'
import { asGroup } from './names.ts'
import type { EditorOptions } from './options.ts'
import { publishedIn } from './picture-api.ts'
import { type Ask, RequestRefused, type Routes } from './reply.ts'
import type { Change, Published, Publishing, Version } from './types.ts'
import { textWith } from './write-files.ts'

type Target = {
  words: string
  /** What git knows as published there; undefined before the first time. */
  published?: string | undefined
  send: () => Promise<unknown>
}

const launchFile = 'launch.yaml'
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
    'GET /api/launch': async () => ({ value: (await launchReport(options)) ?? null }),
    'GET /api/publish': async () => ({ value: await state(options) }),
    'GET /api/publish/waiting': async () => ({ value: await waiting(options) }),
    'POST /api/publish': alone((body) => publish(body, options, build)),
    'POST /api/publish/back': alone((body) => goBack(asGroup(body).id, options)),
  }
}

/** The launch check of the saved files; no answer while they have problems. */
async function launchReport({ dir, check }: EditorOptions): Promise<Report | undefined> {
  const { passed, ...gated } = await check()
  const asked = { folder: folderName(dir), today: localDate() }
  if (!passed) return undefined
  const { findings, ...report } = reportOn(gated, passed, asked)
  return report
}

/** How many changes are saved and not published. */
async function waiting(options: EditorOptions): Promise<number> {
  const repository = await openRepository(options.dir)
  const { published } = await targetOf(repository, options)
  return published ? (await changesSince(published, repository, options)).length : 0
}

async function state(options: EditorOptions): Promise<Publishing> {
  const repository = await openRepository(options.dir)
  const versions = await versionsIn(repository)
  const { words, published } = await targetOf(repository, options)
  const from = published ?? versions[0]?.id
  return {
    to: words,
    first: !published,
    changes: from ? await changesSince(from, repository, options) : [],
    blockers: (await launchReport(options))?.blocking ?? [],
    versions,
  }
}

async function publish(body: unknown, options: EditorOptions, build: string[]): Promise<Published> {
  const { sentence = '', anyway } = asGroup(body)
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
  const { published, send } = await targetOf(repository, options, build)
  if (published && published === (await repository.ask('rev-parse', 'HEAD')))
    throw new RequestRefused(422, 'Nothing has changed since you published. Save a change first.')
  await send()
  const words = 'Published. Visitors see it in a few minutes.'
  return { words, url: passed.content.firm.siteUrl }
}

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
  { git, ask }: Repository,
  sentence: string,
  { dir, check }: EditorOptions,
  launch?: string,
): Promise<void> {
  const published = publishedIn(dir, (await check()).sources)
  if (!launch && !(await git('status', '--porcelain', '--', ...published))) return
  if (!sentence) throw new RequestRefused(400, 'Say in a sentence what you changed.')
  if (launch) await writeFile(join(dir, launchFile), launch)
  const { name = 'The owner', email = 'owner@localhost' } =
    (await check()).passed?.content.firm ?? {}
  const known = (await ask('config', 'user.name')) && (await ask('config', 'user.email'))
  const identity = known ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`]
  await git('add', '--all', '--', ...published)
  await git(...identity, 'commit', '--quiet', '--only', `--message=${sentence}`, '--', ...published)
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
    send: () => git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`),
  }
}

async function goBack(id: unknown, options: EditorOptions): Promise<Published> {
  const repository = await openRepository(options.dir)
  // An id from the network is only compared.
  const version = (await versionsIn(repository)).find((each) => each.id === id)
  if (!version) throw new RequestRefused(404, 'There is no such version.')
  const name = `the version of ${longDate(version.date)}, “${version.sentence}”`
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
  await git('restore', `--source=${version}`, '--staged', '--worktree', '--', '.')
}

async function changesSince(
  version: string,
  { git, ask }: Repository,
  { dir, check }: EditorOptions,
): Promise<Change[]> {
  const published = publishedIn(dir, (await check()).sources)
  const compare = ['--name-only', '--no-renames', '--relative', '-z', version, '--', ...published]
  const listed = [
    await git('diff', ...compare),
    await git('ls-files', '--others', '--exclude-standard', '-z', '--', ...published),
  ]
  const files = new Set(listed.join('\0').split('\0').filter(Boolean))
  const changes = [...files].map(async (file) => {
    const now = await readFile(join(dir, file), 'utf8').catch(() => undefined)
    return changesOf(file, await ask('show', `${version}:./${file}`), now?.trimEnd())
  })
  return (await Promise.all(changes)).flat()
}

/** The last ten of the folder, newest first. */
async function versionsIn({ ask }: Repository): Promise<Version[]> {
  const log = await ask('log', '-10', '--format=%H%x09%cs%x09%s', '--', '.')
  return (log?.split('\n') ?? []).map((line) => {
    const [id = '', date = '', ...words] = line.split('\t')
    return { id, date, sentence: words.join(' ') }
  })
}
