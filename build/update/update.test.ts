import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '#app/content/engine/test-folder.ts'
import { differences } from './differences.ts'
import { undo, update } from './update.ts'

// A product of a few lines in two versions, and the site of a firm that has the first.

const commands = (build: string) =>
  JSON.stringify({
    scripts: { migrate: 'node migrate.mjs', check: 'node check.mjs', build: `node ${build}.mjs` },
  })
const first = {
  '.gitignore': 'node_modules/\ndist/\n.cache/\n',
  'package.json': commands('old'),
  'package-lock.json': '{}',
  'node_modules/tool.txt': 'one',
  'netlify.toml': 'command = "build"',
  '.github/workflows/pages.yml': 'on: push',
  'wrangler.jsonc': '{}',
  'app/header.txt': 'Menu',
  'app/gone.txt': 'Old',
  'config.old': 'Old',
  'old.mjs': program(`(text) => text`),
  'content/home.txt': 'Sample',
}
const second = {
  ...first,
  'package.json': commands('new'),
  'package-lock.json': '{ "tool": 2 }',
  'node_modules/tool.txt': 'two',
  'netlify.toml': 'command = "build" # faster',
  'app/header.txt': 'All pages',
  'new.mjs': program(`(text) => text.replace('blocks: ', '')`),
  'migrate.mjs': `import { readFileSync, writeFileSync } from 'node:fs'
    const text = readFileSync(process.argv[2] + '/home.txt', 'utf8')
    writeFileSync(process.argv[2] + '/home.txt', 'blocks: ' + text)
    writeFileSync(process.argv[2] + '/next.txt', readFileSync(process.argv[3] + '/home.txt'))
    console.log('home.txt: has blocks now')`,
  'check.mjs': `import { readFileSync } from 'node:fs'
    if (readFileSync('content/home.txt', 'utf8').includes('wrong')) throw new Error('That is wrong.')`,
}

function program(read: string): string {
  return `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
    const words = (${read})(readFileSync('content/home.txt', 'utf8'))
    mkdirSync('dist/site', { recursive: true })
    writeFileSync('dist/site/index.html', '<title>Home</title><body><nav>'
      + readFileSync('app/header.txt', 'utf8') + '</nav><p>' + words + '</p>')`
}

function write(dir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
}

function git(cwd: string, ...args: string[]): string {
  const me = ['-c', 'user.name=Programmer', '-c', 'user.email=me@code.example']
  return execFileSync('git', [...me, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
}

function commitAll(cwd: string, message: string): void {
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-qm', message)
}

function start() {
  const top = folder({})
  const [product, site] = [join(top, 'product'), join(top, 'site')]
  write(product, first)
  git(top, 'init', '-q', '-b', 'main', product)
  commitAll(product, 'One')
  git(top, 'clone', '-q', product, site)
  cpSync(join(product, 'node_modules'), join(site, 'node_modules'), { recursive: true })
  for (const gone of ['app/gone.txt', 'config.old']) rmSync(join(product, gone))
  const { 'app/gone.txt': _, 'config.old': __, ...rest } = second
  write(product, rest)
  commitAll(product, 'Two')
  write(site, {
    'content/home.txt': 'We file for $300.',
    'netlify.toml': 'command = "ours"',
    'docs/mine.txt': 'Ours',
    'content/records/2026.txt': 'Published',
  })
  rmSync(join(site, 'wrangler.jsonc'))
  commitAll(site, 'Our firm')
  write(site, { 'content/images/spare.png': '-', 'notes.txt': 'Ours' })
  const said: string[] = []
  const say = (sentence: string) => said.push(sentence)
  return {
    product,
    site,
    said,
    run: (more: { replace?: boolean } = {}) => update({ product, site, say, ...more }),
    undo: () => undo({ site, say }),
    read: (file: string) => {
      const path = join(site, file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
  }
}

const updated = {
  'content/home.txt': 'blocks: We file for $300.',
  'content/next.txt': 'Sample',
  'content/images/spare.png': '-',
  'app/header.txt': 'All pages',
  'app/gone.txt': undefined,
  'config.old': undefined,
  'node_modules/tool.txt': 'two',
  'netlify.toml': 'command = "ours"',
  'wrangler.jsonc': undefined,
  'docs/mine.txt': 'Ours',
  'notes.txt': 'Ours',
  'content/records/2026.txt': 'Published',
}
const untouched = {
  ...updated,
  'content/home.txt': 'We file for $300.',
  'content/next.txt': undefined,
  'app/header.txt': 'Menu',
  'app/gone.txt': 'Old',
  'config.old': 'Old',
  'node_modules/tool.txt': 'one',
}
type Made = ReturnType<typeof start>

function state({ read }: Made) {
  return Object.fromEntries(Object.keys(updated).map((file) => [file, read(file)]))
}

test(
  'everything but the content and what the owner changed is replaced, in one version that can be undone',
  () => {
    const made = start()
    const { site, said } = made
    expect(made.undo).toThrow('no update')
    made.run()
    expect(state(made)).toEqual(updated)
    const loose = '?? content/images/spare.png\n?? notes.txt'
    expect(git(site, 'status', '--porcelain', '-uall')).toBe(loose)
    expect(said).toEqual(
      expect.arrayContaining([
        'content/home.txt: has blocks now',
        expect.stringMatching(/^netlify\.toml: you have changed it/),
        '  /: 1 sentence changed.',
      ]),
    )
    expect(made.read('.cache/update-differences.txt')).toContain(
      'before: Menu\n  now:    All pages',
    )
    write(site, { 'content/records/2027.txt': 'Published' })
    git(site, 'add', 'content/records')
    git(site, 'commit', '-qm', 'Later')
    made.undo()
    expect(state(made)).toEqual(untouched)
    expect(git(site, 'diff', '--name-only', 'HEAD~3')).toBe('content/records/2027.txt')
    made.undo()
    expect(state(made)).toEqual(updated)
    made.undo()
    made.run()
    expect(state(made)).toEqual(updated)
  },
)

test.each<[string, (made: Made) => unknown, RegExp]>([
  ['an unsaved change', ({ site }) => write(site, { 'content/home.txt': 'New' }), /content\/home/],
  [
    'a page in no version',
    ({ site }) => write(site, { 'content/news.txt': 'New' }),
    /content\/news/,
  ],
  [
    'an open editor',
    ({ site }) => write(site, { [`.cache/edit-${process.ppid}-x/a`]: '' }),
    /editor is open/,
  ],
  [
    'content that the new version refuses',
    ({ site }) => {
      write(site, { 'content/home.txt': 'wrong' })
      commitAll(site, 'Wrong')
    },
    /That is wrong[\s\S]*Nothing was changed[\s\S]*netlify\.toml.*--replace/,
  ],
  ['no versions', ({ site }) => rmSync(join(site, '.git'), { recursive: true }), /git init/],
  [
    'another folder',
    ({ site }) => rmSync(join(site, 'package.json')),
    /not the folder of a website/,
  ],
])('%s is refused, and nothing changes', (_, change, why) => {
  const made = start()
  change(made)
  const before = state(made)
  expect(made.run).toThrow(why)
  expect(state(made)).toEqual(before)
})

test('without the history of the product, what hosts read and what is beside our folders stays', () => {
  const made = start()
  rmSync(join(made.product, '.git'), { recursive: true })
  made.run()
  expect(state(made)).toEqual({ ...updated, 'config.old': 'Old' })
  expect(made.said.join()).toMatch(/without its history[\s\S]*version before: app\/gone\.txt/)
})

test.each<[string, (product: string) => string]>([
  ['a repository', (product) => `file://${product}`],
  [
    'an archive',
    (product) => {
      execFileSync('tar', ['-czf', '../newer.tar.gz', '-C', '..', 'product'], { cwd: product })
      return `${dirname(product)}/newer.tar.gz`
    },
  ],
])(
  'a site that has the command fetches a newer version from %s',
  (_, sourceOf) => {
    const made = start()
    for (const dir of [made.site, made.product]) {
      for (const file of ['build/update.ts', 'build/update', 'app/lib', 'hosting/atomic-build.ts'])
        cpSync(join(import.meta.dirname, '../..', file), join(dir, file), { recursive: true })
      const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
      const imports = { '#app/*': './app/*', '#hosting/*': './hosting/*' }
      write(dir, {
        'package.json': JSON.stringify({ type: 'module', imports, scripts }),
        // Other packages would have to be fetched.
        'package-lock.json': first['package-lock.json'],
      })
    }
    commitAll(made.product, 'Three')
    git(made.site, 'add', 'app', 'build', 'hosting', 'package.json')
    git(made.site, 'commit', '-qm', 'The command')
    const program = (...args: string[]) =>
      execFileSync(process.execPath, ['build/update.ts', ...args], {
        cwd: made.site,
        stdio: 'pipe',
      })
    expect(() => program()).toThrow(/--from/)
    expect(() => program('--from', '../nowhere')).toThrow(/Nothing was changed/)
    program('--replace', '--from', sourceOf(made.product))
    const same = { 'node_modules/tool.txt': 'one', 'netlify.toml': second['netlify.toml'] }
    expect(state(made)).toEqual({ ...updated, ...same })
    expect(existsSync(join(made.site, '.cache/update-from'))).toBe(false)
    program('--undo')
    expect(state(made)).toEqual(untouched)
  },
)

test('pages that are gone or new, amounts and what most pages share are told', () => {
  const before = new Map([
    ['/', ['Home (title)', 'Menu', 'We file.']],
    ['/about', ['About (title)', 'Menu', 'Since 2010.', 'Call us.']],
    ['/pricing', ['Prices (title)', 'Menu', 'From $3,000', 'Call us.']],
    ['/old', ['Old (title)', 'Menu']],
  ])
  const after = new Map([
    ['/', ['Home (title)', 'Pages', 'We file.']],
    ['/about', ['About us (title)', 'Pages', 'Call us.', 'Since 2010.']],
    ['/pricing', ['Prices (title)', 'Pages', 'From $3,200', 'Call us.', 'Ask.']],
    ['/new', ['New (title)', 'Pages']],
  ])
  expect(differences(before, after).map(({ sentence }) => sentence)).toEqual([
    '/old is gone.',
    '/new is a new page: New (title).',
    'On most pages: 1 sentence changed.',
    '/about: 1 sentence changed.',
    '/pricing: 1 sentence changed, 1 new. Amounts gone: $3,000. New amounts: $3,200.',
  ])
})
