import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Drafts } from '#app/content/engine/load.ts'
import { load } from '#app/content/load.ts'
import type { Gated } from '#build/gate.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { publishRoutes } from './publish-api.ts'
import { Refusal, type Reply } from './reply.ts'
import type { Change, Published, Publishing } from './types.ts'

const prices = 'prices/tax-planning.yaml'

// A computer where nobody has told git who they are.
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  return () => vi.unstubAllEnvs()
})

const login = 'me:secret'

function git(cwd: string, ...args: string[]): string {
  const me = ['-c', 'user.name=Programmer', '-c', 'user.email=me@code.example']
  return execFileSync('git', [...me, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A website of the test firm in a repository, published once to a bare one beside it. */
function start({ build = ['true'], versions = true } = {}) {
  const top = mkdtempSync(join(tmpdir(), 'publish-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  const [root, remote] = [join(top, 'site'), join(top, 'remote.git')]
  const dir = join(root, 'content')
  cpSync(testFirmDir, dir, { recursive: true })
  writeFileSync(join(root, 'code.ts'), 'one')
  if (versions) {
    git(top, 'init', '-q', '--bare', '-b', 'main', remote)
    git(root, 'init', '-q', '-b', 'main')
    git(root, 'add', '.')
    git(root, 'commit', '-qm', 'First')
    git(root, 'remote', 'add', 'origin', remote)
    git(root, 'push', '-q', 'origin', 'main')
  }
  let saved: Gated | undefined
  const onSaved = () => {
    saved = undefined
  }
  const read = (drafts?: Drafts) => {
    const { content, ...loaded } = load(dir, drafts && { drafts })
    return { ...loaded, passed: content && { content, pages: [] } } as Gated
  }
  const check = async (drafts?: Drafts) => {
    if (drafts) return read(drafts)
    saved ??= read()
    return saved
  }
  const routes = publishRoutes({ dir, check, onSaved }, build)
  async function ask<Value>(name: string, body?: unknown, query = ''): Promise<Value> {
    const reply = await routes[name]?.({ query: new URLSearchParams(query), body })
    return (reply as Reply).value as Value
  }
  const path = (file: string) => join(dir, file)
  return {
    top,
    root,
    remote,
    dir,
    ask,
    state: () => ask<Publishing>('GET /api/publish'),
    publish: (sentence = 'New prices', anyway = true) =>
      ask<Published>('POST /api/publish', { sentence, anyway }),
    read: (file: string) => readFileSync(path(file), 'utf8'),
    change: (file: string, from: string, to: string) => {
      writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to))
      onSaved()
    },
    path,
  }
}

const raise = ['price: $3,000', 'price: $3,200'] as const

test('the content folder is committed as the firm, and pushed; nothing else is touched', async () => {
  const { root, remote, state, publish, change } = start()
  expect(await state()).toMatchObject({ first: false, changes: [], waiting: 0, trouble: undefined })
  change(prices, ...raise)
  writeFileSync(join(root, 'code.ts'), 'two')
  git(root, 'add', 'code.ts')
  const before = await state()
  expect(before.changes.map(({ words }) => words)).toEqual([
    'Planning prices: Core Plan, Price: $3,000 becomes $3,200',
  ])
  expect(before.to).toContain(`${remote} (branch main)`)
  expect(await publish('--amend # prices')).toMatchObject({ done: true })
  expect(git(remote, 'show', '--format=%an %ae: %s', '--name-only', 'main')).toBe(
    `Alder & Finch Tax Partners desk@alderfinch.example: --amend # prices\n\ncontent/${prices}`,
  )
  expect(git(root, 'status', '--porcelain')).toBe('M  code.ts')
  expect(() => git(root, 'config', '--local', 'user.email')).toThrow()
  const after = await state()
  expect(after).toMatchObject({ changes: [], waiting: 0 })
  expect(after.versions.map(({ sentence }) => sentence)).toEqual(['--amend # prices', 'First'])
})

test('the first version of all', async () => {
  const { root, remote, state, publish } = start({ versions: false })
  git(root, 'init', '-q', '-b', 'main')
  git(root, 'init', '-q', '--bare', '-b', 'main', remote)
  git(root, 'remote', 'add', 'origin', remote)
  expect(await state()).toMatchObject({ first: true, versions: [] })
  expect(await publish()).toMatchObject({ done: true })
  expect(git(remote, 'ls-tree', '--name-only', 'main')).toBe('content')
})

test('an older version comes back, with its pictures, and loses nothing that was there', async () => {
  const { ask, state, publish, change, read, path } = start()
  change(prices, ...raise)
  change('team.yaml', 'founder.png', 'boss.png')
  cpSync(path('images/founder.png'), path('images/boss.png'))
  const portrait = readFileSync(path('images/founder.png'))
  rmSync(path('images/founder.png'))
  expect(await publish()).toMatchObject({ done: true })
  change(prices, 'price: $3,200', 'price: $3,400')
  const [, first] = (await state()).versions
  const would = await ask<Change[]>('GET /api/publish/back', undefined, `id=${first?.id}`)
  expect(would.map(({ words }) => words)).toEqual(
    expect.arrayContaining([
      'Deleted: the picture boss.png',
      'New: the picture founder.png',
      'Planning prices: Core Plan, Price: $3,400 becomes $3,000',
    ]),
  )
  expect(await ask('POST /api/publish/back', { id: first?.id })).toMatchObject({ done: true })
  expect(read(prices)).toContain(raise[0])
  expect(readFileSync(path('images/founder.png')).equals(portrait)).toBe(true)
  expect(existsSync(path('images/boss.png'))).toBe(false)
  const { versions, changes } = await state()
  expect(versions[0]?.sentence).toMatch(/^Before going back to the version of/)
  expect(changes.map(({ words }) => words)).toContain(
    'Planning prices: Core Plan, Price: $3,200 becomes $3,000',
  )
  expect(await publish('Old prices')).toMatchObject({ done: true })
})

test('a version that the site could not show is not brought back', async () => {
  const { root, ask, change, read, publish, path, state } = start()
  writeFileSync(path('images/odd.svg'), '<svg>')
  change('launch.yaml', 'hours: true', 'hours: maybe')
  git(root, 'commit', '-qam', 'By hand')
  change('launch.yaml', 'hours: maybe', 'hours: true')
  rmSync(path('images/odd.svg'))
  await publish()
  const [, broken] = (await state()).versions
  expect(await ask('POST /api/publish/back', { id: broken?.id })).toMatchObject({
    done: false,
    problems: [{ file: 'launch.yaml', field: 'hours' }],
  })
  expect(read('launch.yaml')).toContain('hours: true')
  expect(existsSync(path('images/odd.svg'))).toBe(false)
})

/** Somebody else publishes a change of one text. */
function elsewhere(top: string, file: string, from: string, to: string): void {
  const other = join(top, 'other')
  git(top, 'clone', '-q', 'remote.git', 'other')
  const path = join(other, 'content', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  git(other, 'commit', '-qam', 'Elsewhere')
  git(other, 'push', '-q')
}

test('what others have published is taken in first', async () => {
  const { top, ask, change, publish, read, state } = start()
  elsewhere(top, 'launch.yaml', 'evidence: false', 'evidence: true')
  change(prices, ...raise)
  expect(await publish()).toMatchObject({ done: false, offer: 'newer' })
  expect(await state()).toMatchObject({ waiting: 1 })
  expect(await ask('POST /api/publish/newer')).toMatchObject({ done: true })
  expect(read('launch.yaml')).toContain('evidence: true')
  expect(read(prices)).toContain(raise[1])
  expect(await publish('')).toMatchObject({ done: true })
})

test.each([
  ['the same line', raise[0], 'price: $9,900', raise, /same lines/],
  [
    'what does not fit',
    'id: core',
    'id: other',
    ['name: Core Plan', 'name: Main Plan'],
    /problems/,
  ],
])('what others have published stays out: %s', async (_, from, to, own, why) => {
  const { top, root, ask, change, publish, read } = start()
  elsewhere(top, prices, from, to)
  change(prices, own[0] ?? '', own[1] ?? '')
  await publish()
  const mine = read(prices)
  const answer = await ask<{ done: false; why: string }>('POST /api/publish/newer')
  expect(answer.why).toMatch(why)
  expect(read(prices)).toBe(mine)
  expect(git(root, 'status', '--porcelain')).toBe('')
})

type Site = ReturnType<typeof start>
const deployBy = (line: string) => (site: Site) =>
  site.change('launch.yaml', 'hours: true', `hours: true\ndeploy: ${line}`)

test.each<[string, (site: Site) => unknown, RegExp, (RegExp | undefined)?]>([
  [
    'not a repository',
    ({ root }) => rmSync(join(root, '.git'), { recursive: true }),
    /keep versions/,
  ],
  ['no git', () => vi.stubEnv('PATH', '/nowhere'), /not installed/],
  ['no remote', ({ root }) => git(root, 'remote', 'remove', 'origin'), /where they go/],
  ['no network', ({ root }) => to(root, 'http://127.0.0.1:9/a.git'), /did not answer/],
  ['nothing there', ({ root }) => to(root, join(root, 'no.git')), /nothing at the address/],
  ['password refused', async ({ root }) => to(root, await lockedServer()), /sign-in was refused/],
  ['a hook that says no', ({ remote }) => refuseIn(remote), /does not accept/],
  ['no such command', deployBy('no-such-tool deploy'), /“no-such-tool” was not found/],
  ['a command that fails', deployBy('node no-such-file.js'), /command failed/, /MODULE_NOT_FOUND/],
])('%s: says so, keeps the change', async (_, breakIt, why, output) => {
  const site = start()
  site.change(prices, ...raise)
  await breakIt(site)
  const answer = { output: '', why: '', todo: '', ...(await site.publish()) }
  expect(answer).toMatchObject({ done: false, why: expect.stringMatching(why) })
  expect(answer.todo).toMatch(/[A-Z].*[.:]$/)
  if (output) expect(answer.output).toMatch(output)
  expect(site.read(prices)).toContain(raise[1])
})

function to(root: string, address: string): void {
  git(root, 'remote', 'set-url', 'origin', address)
}

async function lockedServer(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://${login}@127.0.0.1:${(server.address() as AddressInfo).port}/a.git`
}

function refuseIn(remote: string): void {
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
}

test('a push that failed is tried again without a new commit', async () => {
  const { root, remote, change, publish, state } = start()
  change(prices, ...raise)
  to(root, `http://${login}@127.0.0.1:9/a.git`)
  expect(JSON.stringify([await publish(), await state()])).not.toContain('secret')
  expect(await state()).toMatchObject({ waiting: 1 })
  to(root, remote)
  expect(await publish('')).toMatchObject({ done: true })
  expect(git(remote, 'log', '--format=%s')).toBe('New prices\nFirst')
  expect(await publish('')).toMatchObject({ done: false, why: expect.stringContaining('Nothing') })
})

test('the command of a host is run after a build', async () => {
  const site = start({ build: ['node', '-e', 'process.exit(1)'] })
  deployBy('node --version')(site)
  expect(await site.state()).toMatchObject({ first: true, to: expect.stringContaining('node') })
  expect(await site.publish()).toMatchObject({ done: false, why: expect.stringContaining('built') })
  const built = start()
  deployBy('node --version')(built)
  expect(await built.publish()).toMatchObject({ done: true })
  expect(await built.state()).toMatchObject({ first: false, changes: [], waiting: 0 })
})

test('problems and unknown blockers stop it before anything is kept', async () => {
  const { root, change, publish, state } = start()
  change(prices, ...raise)
  expect(await publish('New prices', false)).toMatchObject({
    why: expect.stringContaining('blocker'),
  })
  change('launch.yaml', 'hours: true', 'hours: maybe')
  expect(await publish()).toMatchObject({ problems: [{ file: 'launch.yaml' }] })
  expect(await state()).toMatchObject({ blockers: null })
  expect(git(root, 'log', '--format=%s')).toBe('First')
})

test('requests of another shape are refused', async () => {
  const { ask, change } = start()
  change(prices, ...raise)
  const bodies = [null, [], 5, 'New prices', { sentence: 5 }, { sentence: 'x'.repeat(201) }]
  for (const body of [...bodies, { sentence: ' ', anyway: true }]) {
    await expect(ask('POST /api/publish', body), `${body}`).rejects.toMatchObject({ status: 400 })
  }
  for (const id of [['HEAD'], 'HEAD', '--output=/tmp/x', '']) {
    await expect(ask('POST /api/publish/back', { id })).rejects.toThrow(Refusal)
    await expect(ask('GET /api/publish/back', undefined, `id=${id}`)).rejects.toThrow(Refusal)
  }
})
