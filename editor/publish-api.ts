import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pluralize } from '#app/content/engine/words.ts'
import { longDate } from '#app/lib/dates.ts'
import {
  Failure,
  failureOf,
  openRepository,
  type Repository,
  run,
  showLines,
  withoutSecrets,
} from './git.ts'
import { launchReport } from './launch-api.ts'
import type { EditorOptions } from './options.ts'
import { Refusal, type Reply, type Routes } from './reply.ts'
import type { Published, Publishing, Trouble } from './types.ts'
import {
  changesBetween,
  countAfter,
  differing,
  treeNow,
  versionOf,
  versionsIn,
} from './versions.ts'
import { collectionOf, gateWrite } from './write-files.ts'

type Target = {
  words: string
  /** What git knows as published there; undefined before the first time. */
  published: string | undefined
  send: () => Promise<string>
}

const product = join(import.meta.dirname, '..')
/** Of a host that takes the finished site and not the repository. */
const publishedRef = 'refs/published'
const buildLine = [process.execPath, 'build/build.ts']

/** Publishing is a commit of the content folder, which is then pushed or sent by the host's command. */
export function publishRoutes(options: EditorOptions, build = buildLine): Routes {
  const { dir, check, onSaved } = options
  let busy = false

  async function state(): Promise<Publishing> {
    const known: Publishing = {
      to: undefined,
      trouble: undefined,
      first: true,
      changes: [],
      waiting: 0,
      blockers: (await launchReport(options))?.blockers ?? null,
      versions: [],
    }
    try {
      const repository = await openRepository(dir)
      const versions = await versionsIn(repository)
      const target: Partial<Target & { trouble: Trouble }> =
        await targetOf(repository).catch(noTarget)
      const { published } = target
      const from = published ?? (await repository.ask('rev-parse', '--verify', 'HEAD'))
      return {
        ...known,
        to: target.words,
        trouble: target.trouble,
        first: !published,
        changes: from ? await changesBetween(repository, from, await treeNow(repository)) : [],
        waiting: published ? await countAfter(repository, published) : versions.length,
        versions,
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { ...known, trouble: error.trouble }
    }
  }

  async function publish(body: unknown): Promise<Published> {
    const words = textIn(body, 'sentence').replaceAll(/\s+/g, ' ').trim()
    const { anyway } = body as { anyway?: unknown }
    if (words.length > 200) throw new Refusal(400, 'Use at most 200 characters for the sentence.')
    onSaved()
    const { passed, problems } = await check()
    if (!passed) {
      const why = `Not published. Fix ${pluralize(problems.length, 'problem')} first.`
      throw new Failure(why, 'Visitors see the site as it was.', { problems })
    }
    const { blockers = 0 } = (await launchReport(options)) ?? {}
    if (blockers > 0 && anyway !== true)
      throw new Failure(
        `Not published. The launch check has found ${pluralize(blockers, 'blocker')}.`,
        'Fix them, or tick the box that says that you know.',
      )
    const repository = await openRepository(dir)
    const isNew = await keep(repository, words)
    const target = await targetOf(repository)
    const { published } = target
    if (!isNew && published && (await countAfter(repository, published)) === 0)
      throw new Failure('Nothing has changed since you published.', 'Save a change first.')
    const done = await target.send()
    return { done: true, words: done, url: passed.content.firm.siteUrl }
  }

  /** Commits the content folder and nothing else, whatever else is staged. */
  async function keep(repository: Repository, sentence: string): Promise<boolean> {
    const { git, folder } = repository
    if (!(await git('status', '--porcelain', '--', folder))) return false
    if (!sentence) throw new Refusal(400, 'Say in a sentence what you changed.')
    await git('add', '--all', '--', folder)
    const identity = await identityIn(repository)
    await git(...identity, 'commit', '--quiet', '--only', `--message=${sentence}`, '--', folder)
    return true
  }

  /** Who git says it was; the firm, for this one commit, where git has not been told. */
  async function identityIn({ ask }: Repository): Promise<string[]> {
    const { name, email } = (await check()).passed?.content.firm ?? {}
    const [ownName, ownEmail] = [
      await ask('config', 'user.name'),
      await ask('config', 'user.email'),
    ]
    return [
      ...(ownName ? [] : ['-c', `user.name=${name ?? 'The owner'}`]),
      ...(ownEmail ? [] : ['-c', `user.email=${email ?? 'owner@localhost'}`]),
    ]
  }

  async function targetOf(repository: Repository): Promise<Target> {
    const { passed } = await check()
    const line = passed?.content.launch.deploy
    return line ? deployTarget(repository, line) : pushTarget(repository)
  }

  async function deployTarget({ git, ask }: Repository, line: string): Promise<Target> {
    return {
      words: `your host, by the command “${line}”`,
      published: await ask('rev-parse', '--verify', '--quiet', publishedRef),
      async send() {
        const env = { ...process.env, CONTENT_DIR: dir }
        const built = await run(build, { cwd: product, env, minutes: 10 })
        if (!built.ok)
          throw new Failure('The site could not be built. Your version is kept.', showLines, {
            output: built.output,
            offer: 'again',
          })
        const sent = await run(line.split(' '), { cwd: product, minutes: 10 })
        if (sent.missing)
          throw new Failure(
            `The command “${line.split(' ')[0]}” was not found on this computer.`,
            'Compare the line with the one for your host in docs/hosting.md. Your version is kept.',
            { offer: 'field' },
          )
        if (!sent.ok) throw failureOf(sent.output, 'Your host’s command failed.')
        await git('update-ref', publishedRef, 'HEAD')
        return 'Published. The site was built and sent to your host.'
      },
    }
  }

  async function goBack(body: unknown): Promise<Published> {
    const repository = await openRepository(dir)
    const { id, date, sentence } = await versionOf(repository, textIn(body, 'id'))
    const name = `the version of ${longDate(date.slice(0, 10))}, “${sentence}”`
    await keep(repository, `Before going back to ${name}`)
    const texts = new Map<string, string | null>()
    const others = new Map<string, Buffer | null>()
    for (const { file, gone } of await differing(repository, 'HEAD', id)) {
      const bytes = gone ? null : await repository.bytes(id, repository.inRoot(file))
      if (collectionOf(file)) texts.set(file, bytes?.toString('utf8') ?? null)
      else others.set(file, bytes)
    }
    // Pictures first, because the texts are checked with them; back again if that finds a problem.
    const before = new Map([...others.keys()].map((file) => [file, readIfThere(join(dir, file))]))
    put(others)
    const written = await gateWrite(options, texts)
    if (!written.saved) {
      put(before)
      throw new Failure(
        'That version cannot be shown by the website as it is now, so nothing was changed.',
        'These problems would come back with it:',
        { problems: written.problems },
      )
    }
    return { done: true, words: `You are back at ${name}. Look at it, then publish it.` }
  }

  function put(files: ReadonlyMap<string, Buffer | null>): void {
    for (const [file, bytes] of files) {
      const path = join(dir, file)
      mkdirSync(dirname(path), { recursive: true })
      if (bytes) writeFileSync(path, bytes)
      else rmSync(path, { force: true })
    }
    onSaved()
  }

  /** Takes in what others have published, if it fits. */
  async function getNewer(): Promise<Published> {
    const repository = await openRepository(dir)
    const { git, ask } = repository
    const { remote, branch } = await upstreamOf(repository)
    await git('fetch', '--quiet', remote, `refs/heads/${branch}`)
    const identity = await identityIn(repository)
    const merged = await git(...identity, 'merge', '--no-commit', '--no-ff', 'FETCH_HEAD').catch(
      async (error: Failure) => {
        const both = await ask('diff', '--name-only', '--diff-filter=U')
        if (!both) throw error
        await git('merge', '--abort')
        throw new Failure(
          'You and somebody else have changed the same lines, so somebody has to choose.',
          'Ask whoever looks after this website. Nothing of yours was changed.',
          { output: both },
        )
      },
    )
    onSaved()
    const { problems } = await check()
    if (problems.length > 0) {
      await git('merge', '--abort')
      onSaved()
      throw new Failure(
        'Together with yours, the newer version has problems, so it was left out.',
        'These would have to be fixed:',
        { problems },
      )
    }
    if (/already up to date/i.test(merged)) return { done: true, words: 'There is nothing newer.' }
    await git(...identity, 'commit', '--quiet', '--no-edit')
    return { done: true, words: 'The newer version is here, together with yours. Publish it now.' }
  }

  /** One at a time, and every failure in words. */
  async function alone(work: () => Promise<Published>): Promise<Reply> {
    if (busy) throw new Refusal(409, 'The editor is still at it. Wait until it has finished.')
    busy = true
    try {
      return { value: await work() }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { status: 422, value: { done: false, ...error.trouble } satisfies Published }
    } finally {
      busy = false
    }
  }

  return {
    'GET /api/publish': async () => ({ value: await state() }),
    'POST /api/publish': ({ body }) => alone(() => publish(body)),
    'POST /api/publish/newer': () => alone(getNewer),
    'POST /api/publish/back': ({ body }) => alone(() => goBack(body)),
    'GET /api/publish/back': async ({ query }) => {
      const repository = await openRepository(dir)
      const { id } = await versionOf(repository, query.get('id') ?? '')
      return { value: await changesBetween(repository, await treeNow(repository), id) }
    },
  }
}

/** Where a push goes: what git has been told, or the only place there is. */
async function upstreamOf({ ask }: Repository) {
  const own = await ask('symbolic-ref', '--short', 'HEAD')
  const remotes = (await ask('remote'))?.split('\n') ?? []
  const told = own && (await ask('config', `branch.${own}.remote`))
  const remote = told ?? remotes.find((each) => each === 'origin') ?? remotes[0]
  if (!own || !remote)
    throw new Failure(
      'Your versions are kept on this computer, but it has not been said yet where they go.',
      'Set it up once: docs/hosting.md, “Publish from the editor”. Then try again.',
      { offer: 'field' },
    )
  const merge = told && (await ask('config', `branch.${own}.merge`))
  return { remote, branch: merge ? merge.replace('refs/heads/', '') : own }
}

async function pushTarget(repository: Repository): Promise<Target> {
  const { git, ask } = repository
  const { remote, branch } = await upstreamOf(repository)
  const address = withoutSecrets((await ask('remote', 'get-url', '--push', remote)) ?? remote)
  return {
    words: `${address} (branch ${branch}), from where your host takes it`,
    published: await ask('rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`),
    async send() {
      await git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`)
      return 'Published. Your host takes it from there; visitors see it in a few minutes.'
    },
  }
}

function noTarget(error: unknown) {
  if (!(error instanceof Failure)) throw error
  return { trouble: error.trouble }
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/** A text of a request: empty if there is none, refused if it is something else. */
function textIn(body: unknown, name: string): string {
  const group = typeof body === 'object' && body !== null && !Array.isArray(body)
  const value: unknown = group ? (Reflect.get(body, name) ?? '') : undefined
  if (typeof value === 'string') return value
  throw new Refusal(400, 'The editor could not read this request.')
}
