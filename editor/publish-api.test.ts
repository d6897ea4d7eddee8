import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { load } from '#app/content/load.ts'
import { localDate } from '#app/lib/dates.ts'
import type { Gated } from '#build/gate.ts'
import { indexPlaces } from '#build/places.ts'
import { onceIn } from '#test/changed-firm.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { publishRoutes } from './publish-api.ts'
import type { RequestRefused } from './reply.ts'
import type { Publishing, Trouble } from './types.ts'

const prices = 'prices/tax-planning.yaml'
const raise = ['price: $3,000', 'price: $3,200'] as const
const done = { words: expect.stringMatching(/^Published/) }

// A computer where nobody has told git who they are.
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  return () => vi.unstubAllEnvs()
})

function git(cwd: string, ...args: string[]): string {
  const me = ['-c', 'user.name=Programmer', '-c', 'user.email=me@code.example']
  return execFileSync('git', [...me, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A website of the test firm in a repository, published once to a bare one beside it. */
const first = temporary(afterAll)
publishFirst(first)

function publishFirst(top: string) {
  const [root, remote] = [join(top, 'site'), join(top, 'remote.git')]
  cpSync(testFirmDir, join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'code.ts'), 'one')
  git(top, 'init', '-q', '--bare', '-b', 'main', remote)
  git(root, 'init', '-q', '-b', 'main')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'First')
  git(root, 'remote', 'add', 'origin', remote)
  git(root, 'push', '-q', 'origin', 'main')
}

function temporary(atEnd: (remove: () => void) => void): string {
  const top = mkdtempSync(join(tmpdir(), 'publish-'))
  atEnd(() => rmSync(top, { recursive: true }))
  return top
}

/** A copy of it. */
function start() {
  const top = temporary(onTestFinished)
  cpSync(first, top, { recursive: true, preserveTimestamps: true })
  const [root, remote] = [join(top, 'site'), join(top, 'remote.git')]
  git(root, 'remote', 'set-url', 'origin', remote)
  const dir = join(root, 'content')
  const path = (file: string) => join(dir, file)
  const check = () =>
    onceIn(dir, new Map(), 'published', async () => {
      const { content, ...loaded } = await load(dir)
      const passed = content && { content, pages: [], places: () => indexPlaces([]) }
      return { ...loaded, passed } as Gated
    })
  const routes = publishRoutes({ dir, check }, ['true'])
  /** As the editor's page gets it. */
  const ask = async (name: string, body?: unknown) =>
    Promise.resolve(routes[name]?.({ query: new URLSearchParams(), body })).then(
      (reply) => reply?.value as object,
      ({ status, message, more }: RequestRefused) => ({ status, why: message, ...more }),
    )
  return {
    root,
    remote,
    path,
    ask,
    state: () => ask('GET /api/publish') as Promise<Publishing>,
    publish: (sentence: unknown = 'New prices', anyway = true) =>
      ask('POST /api/publish', { sentence, anyway }),
    read: (file: string) => readFileSync(path(file), 'utf8'),
    change(file: string, from: string, to: string) {
      writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to))
    },
  }
}

test('the content folder is committed as the firm, and pushed; no picture that nobody uses, and nothing else', async () => {
  const { root, remote, path, state, publish, change } = start()
  expect(await state()).toMatchObject({ first: false, changes: [] })
  change(prices, ...raise)
  for (const name of ['boss', 'spare'])
    cpSync(path('images/founder.png'), path(`images/${name}.png`))
  change('team.yaml', 'founder.png', 'boss.png')
  writeFileSync(join(root, 'code.ts'), 'two')
  git(root, 'add', 'code.ts')
  const before = await state()
  expect(before.changes.map(({ words }) => words)).toEqual([
    'Planning prices: Core Plan, Price: $3,000 becomes $3,200',
    expect.stringContaining('founder.png becomes boss.png'),
    'New: the picture boss.png',
  ])
  expect(before.to).toContain(`${remote} (branch main)`)
  expect(await publish('--amend # prices')).toMatchObject(done)
  expect(git(remote, 'show', '--format=%an %ae: %s', '--name-only', 'main~1')).toBe(
    `Alder & Finch Tax Partners desk@alderfinch.example: --amend # prices\n\ncontent/images/boss.png\ncontent/launch.yaml\ncontent/${prices}\ncontent/team.yaml`,
  )
  expect(git(remote, 'show', '--format=', '--name-only', 'main')).toMatch(/^content\/records\/\S+$/)
  expect(git(root, 'status', '--porcelain')).toBe('M  code.ts\n?? content/images/spare.png')
  expect(() => git(root, 'config', '--local', 'user.email')).toThrow()
  expect((await state()).versions).toMatchObject([{ sentence: '--amend # prices' }, {}])
  expect(await publish()).toMatchObject({ why: expect.stringContaining('Nothing has changed') })
})

test(
  'blockers are named before they are published, and written down with the day',
  async () => {
    const { state, publish, change, read } = start()
    change('firm.yaml', '(503) 555-0147 ext. 12', '(503) 342-7781')
    const { blockers } = await state()
    expect(blockers).toContainEqual({ words: 'Sample value: Email', link: 'firm.yaml/email' })
    expect(await publish('No', false)).toMatchObject({ why: expect.stringContaining('blocker') })
    expect(read('launch.yaml')).not.toContain('anyway')
    expect(await publish()).toMatchObject(done)
    const written = parse(read('launch.yaml')).anyway
    expect(written).toEqual(blockers.map(({ words: problem }) => ({ problem, on: localDate() })))
    // One that is gone is taken off.
    change('firm.yaml', 'desk@alderfinch.example', 'desk@alderfinch.com')
    expect(await publish('Our email')).toMatchObject(done)
    expect(read('launch.yaml')).not.toContain('Sample value: Email')
    expect(read('launch.yaml')).toContain('Sample value: Booking page')
  },
)

test('an older version comes back, with its pictures, and loses nothing that was there', async () => {
  const { ask, state, publish, change, read, path } = start()
  change(prices, ...raise)
  change('team.yaml', 'founder.png', 'boss.png')
  cpSync(path('images/founder.png'), path('images/boss.png'))
  const portrait = readFileSync(path('images/founder.png'))
  rmSync(path('images/founder.png'))
  expect(await publish()).toMatchObject(done)
  change(prices, 'price: $3,200', 'price: $3,400')
  const id = (await state()).versions[1]?.id
  await ask('POST /api/publish/back', { id })
  expect(read(prices)).toContain(raise[0])
  expect(readFileSync(path('images/founder.png')).equals(portrait)).toBe(true)
  expect(existsSync(path('images/boss.png'))).toBe(false)
  expect((await state()).versions[0]?.sentence).toMatch(/^Before going back to the version of/)
  expect(await publish('Old prices')).toMatchObject(done)
})

test('a version that the site could not show is not brought back', async () => {
  const { root, ask, change, read, path, state } = start()
  writeFileSync(path('images/odd.svg'), '<svg>')
  change('launch.yaml', 'hours: true', 'hours: maybe')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'By hand')
  change('launch.yaml', 'hours: maybe', 'hours: true')
  rmSync(path('images/odd.svg'))
  const id = (await state()).versions[0]?.id
  expect(await ask('POST /api/publish/back', { id })).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ field: 'hours' })]),
  })
  expect(read('launch.yaml')).toContain('hours: true')
  expect(existsSync(path('images/odd.svg'))).toBe(false)
})

type Edited = ReturnType<typeof start>
const deployBy = (line: string) => (site: Edited) =>
  site.change('launch.yaml', 'hours: true', `hours: true\ndeploy: ${line}`)
const to = (address: string) => (site: Edited) =>
  git(site.root, 'remote', 'set-url', 'origin', address)

test.each<[string, (site: Edited) => unknown, RegExp]>([
  ['no versions', ({ root }) => rmSync(join(root, '.git'), { recursive: true }), /keep versions/],
  ['no git', () => vi.stubEnv('PATH', '/nowhere'), /not found.*git ENOENT/],
  ['no remote', ({ root }) => git(root, 'remote', 'remove', 'origin'), /where they go/],
  ['no network', to(`http://${'me:secret'}@127.0.0.1:9/a.git`), /did not answer/],
  ['no such command', deployBy('no-such-tool deploy'), /not found.*no-such-tool/],
  ['a command that fails', deployBy('node no-such-file.js'), /did not work.*MODULE_NOT_FOUND/],
])('%s: says so, keeps the change', async (_, breakIt, why) => {
  const site = start()
  site.change(prices, ...raise)
  breakIt(site)
  const told = JSON.stringify([await site.publish(), await site.state()])
  expect(told).toMatch(why)
  expect(told).not.toContain('secret')
  expect(site.read(prices)).toContain(raise[1])
})

type Edit = [file: string, from: string, to: string]

/** A colleague's clone, which publishes first. */
function elsewhere({ root, remote }: Edited, edits: readonly Edit[], code?: string) {
  const other = join(root, '../other')
  git(root, 'clone', '-q', remote, other)
  for (const [file, from, to] of edits) {
    const path = join(other, 'content', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  if (code) writeFileSync(join(other, 'code.ts'), code)
  git(other, 'commit', '-qam', 'wip: refactor')
  git(other, 'push', '-q')
  return (file: string) => {
    git(other, 'pull', '-q')
    return readFileSync(join(other, 'content', file), 'utf8')
  }
}

const question = (id: string) =>
  `items:\n  - id: ${id}\n    question: Is this from ${id}?\n    answer: Yes, this one is from ${id}, and it stays.\n`

test(
  'what others published is fetched and put together, files by fields and lists by entries',
  async () => {
    const site = start()
    const published = elsewhere(
      site,
      [
        ['faq.yaml', 'items:\n', question('theirs')],
        ['team.yaml', 'Four', 'Five'],
        [prices, 'price: $6,000+', 'price: $6,500+'],
      ],
      'two',
    )
    site.change('faq.yaml', 'items:\n', question('mine'))
    site.change(prices, ...raise)
    writeFileSync(join(site.root, 'notes.txt'), 'not mine to publish')
    expect(await site.publish()).toMatchObject({
      words: expect.stringMatching(/^Published, together/),
      added: expect.arrayContaining([
        expect.objectContaining({ words: expect.stringContaining('$6,500+') }),
      ]),
    })
    for (const read of [site.read, published]) {
      expect(parse(read('faq.yaml')).items.map(({ id }: { id: string }) => id)).toEqual(
        expect.arrayContaining(['mine', 'theirs', 'who']),
      )
      expect(read('team.yaml')).toContain('Five')
      expect(read(prices)).toContain(raise[1])
      expect(read(prices)).toContain('$6,500+')
    }
    expect(readFileSync(join(site.root, 'code.ts'), 'utf8')).toBe('two')
    expect(git(site.root, 'status', '--porcelain')).toBe('?? notes.txt')
    const { versions, changes } = await site.state()
    expect(changes).toEqual([])
    expect(versions.map(({ sentence }) => sentence).join()).not.toContain('wip')
    expect(versions[0]?.when).toMatch(/^\w+ \d+, \d{4}, \d+:\d\d [AP]M$/)
  },
)

test(
  'a field that both changed is shown with both values, and published as chosen',
  async () => {
    const site = start()
    const published = elsewhere(site, [
      [prices, raise[0], 'price: $3,300'],
      ['firm.yaml', 'city: Portland', 'city: Salem'],
    ])
    site.change(prices, ...raise)
    const refused = (await site.publish()) as Trouble
    expect(refused.clashes).toMatchObject([
      {
        words: 'Planning prices: Packages, Core Plan, Price',
        mine: '$3,200',
        theirs: '$3,300',
      },
    ])
    expect(site.read(prices)).toContain(raise[1])
    expect(git(site.root, 'status', '--porcelain')).toBe('')
    const [clash] = refused.clashes ?? []
    const choices = { [`${clash?.id}`]: 'theirs' }
    expect(
      await site.ask('POST /api/publish', { sentence: '', anyway: true, choices }),
    ).toMatchObject({ words: expect.stringMatching(/^Published/) })
    for (const read of [site.read, published]) expect(read(prices)).toContain('$3,300')
  },
)

test(
  'what others published comes in although nothing of mine is new; what breaks the site does not',
  async () => {
    const site = start()
    site.change(prices, ...raise)
    expect(await site.publish()).toMatchObject(done)
    elsewhere(site, [['team.yaml', 'Four', 'Five']])
    expect(await site.publish('')).toMatchObject({ added: [expect.anything()] })
    expect(site.read('team.yaml')).toContain('Five')

    git(join(site.root, '../other'), 'rm', '-q', 'content/legal/terms.md')
    git(join(site.root, '../other'), 'commit', '-qm', 'Broken')
    git(join(site.root, '../other'), 'push', '-q')
    site.change('team.yaml', 'Five', 'Six')
    expect(await site.publish()).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ file: 'legal/terms.md' })]),
    })
    expect(site.read('team.yaml')).toContain('Six')
    expect(existsSync(site.path('legal/terms.md'))).toBe(true)
    expect(git(site.root, 'status', '--porcelain')).toBe('')
  },
)

test('a push that failed is tried again without a new commit', async () => {
  const site = start()
  site.change(prices, ...raise)
  to('/no.git')(site)
  expect(await site.publish()).toMatchObject({ why: expect.stringContaining('did not work') })
  to(site.remote)(site)
  expect(await site.publish('')).toMatchObject(done)
  expect(git(site.remote, 'log', '--format=%s')).toBe(
    'Record of what was published\nNew prices\nFirst',
  )
})

test('the command of a host is run after a build', async () => {
  const site = start()
  deployBy('node --version')(site)
  expect(await site.state()).toMatchObject({ first: true, to: expect.stringContaining('node') })
  expect(await site.publish()).toMatchObject(done)
  expect(await site.state()).toMatchObject({ first: false, changes: [] })
})

test('what cannot be published or gone back to is refused before anything is kept', async () => {
  const { root, ask, change, publish } = start()
  change(prices, ...raise)
  for (const sentence of [5, ' ', 'x'.repeat(201)])
    expect(await publish(sentence)).toMatchObject({ status: 400 })
  for (const id of [['HEAD'], 'HEAD', '--output=/tmp/x', ''])
    expect(await ask('POST /api/publish/back', { id })).toMatchObject({ status: 404 })
  expect(await publish('No', false)).toMatchObject({ why: expect.stringContaining('blocker') })
  change('launch.yaml', 'hours: true', 'hours: maybe')
  expect(await publish()).toMatchObject({ problems: [{ file: 'launch.yaml' }] })
  expect(git(root, 'log', '--format=%s')).toBe('First')
})
