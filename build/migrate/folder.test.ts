import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isNode, isScalar, parse, parseDocument, visit } from 'yaml'
import { listContent } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { folder as madeFolder } from '#app/content/engine/test-folder.ts'
import { load } from '#app/content/load.ts'
import { migrated } from './folder.ts'
import { remarks } from './shapes.ts'

// test/old-folder has what changes of three folders as they were before pages were lists of blocks:
// of both test firms all of it, of the sample the files with the most kinds and remarks.
const root = join(import.meta.dirname, '../..')
const firms = ['firm', 'solo']

type Folder = Map<string, string>

function textsIn(dir: string): Folder {
  const files = listContent(dir).files.filter((file) => /\.(yaml|md)$/.test(file))
  return new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]))
}

const old = (name: string) => textsIn(join(root, 'test/old-folder', name))

/** The old folder with other words in some of its files. */
function edited(
  name: string,
  edits: Record<string, readonly (readonly [string | RegExp, string])[]>,
) {
  const folder = old(name)
  for (const [file, changes] of Object.entries(edits)) {
    const before = folder.get(file) ?? ''
    const after = changes.reduce((text, [words, instead]) => text.replace(words, instead), before)
    expect(after).not.toBe(before)
    folder.set(file, after)
  }
  return folder
}

/** A test firm as it was. */
function oldFirm(name: string, folder: Folder = old(name)): string {
  const dir = madeFolder({})
  cpSync(join(root, 'test', name), dir, { recursive: true, dereference: true })
  rmSync(join(dir, 'next.yaml'))
  // The pages of then have no words for it.
  const records = join(dir, 'case-studies.yaml')
  if (existsSync(records)) {
    writeFileSync(records, readFileSync(records, 'utf8').replace(/, later: \d+/, ''))
  }
  write(dir, folder)
  return dir
}

function write(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) writeFileSync(join(dir, file), text)
}

function migratedFiles(folder: Folder): ReadonlyMap<string, string> {
  const { files, problems } = migrated(folder)
  expect(problems).toEqual([])
  return files
}

type Block = Record<string, unknown> & { block: string }

function blocksIn(files: ReadonlyMap<string, string>, file: string): Block[] {
  return parse(files.get(file) ?? '').blocks
}

function namesIn(files: ReadonlyMap<string, string>, file: string): string[] {
  return blocksIn(files, file).map(({ block, id }) => (id ? `${block} #${id}` : block))
}

describe.each(firms)('test/%s of before', (name) => {
  test('is refused with the command that rewrites it', async () => {
    const { problems, content } = await load(oldFirm(name))
    const pages = [...old(name).keys()].filter((file) => /^(pages|services)/.test(file))
    expect(content).toBeUndefined()
    expect(problems.map(({ file }) => file)).toEqual(pages)
    for (const { hint } of problems) expect(hint).toContain('npm run migrate')
  })

  test('has no problem once it is rewritten', async () => {
    const dir = oldFirm(name)
    write(dir, migratedFiles(textsIn(dir)))
    const loaded = await load(dir)
    expect(loaded.content, formatProblems(loaded)).toBeDefined()
  })
})

describe.each([...firms, 'sample'])('the folder %s', (name) => {
  const folder = old(name)
  const files = migratedFiles(folder)

  test('loses no word', () => {
    expect(notIn(wordsIn(files), wordsIn(folder))).toEqual([])
  })

  test('loses no remark but those that came with the sample and told of the old shape', () => {
    const told = remarks.flatMap(([before]) => before.split('\n').map((line) => line.slice(1)))
    const lost = notIn(remarksIn(files), remarksIn(folder))
    expect(notIn(told, lost)).toEqual([])
  })

  test('stays as it is when it is rewritten again', () => {
    expect(migrated(new Map([...folder, ...files]))).toEqual({
      files: new Map(),
      done: [],
      problems: [],
    })
  })
})

function notIn(all: readonly string[], some: readonly string[]): string[] {
  const known = new Set(all)
  return some.filter((each) => !known.has(each))
}

function documentsIn(files: ReadonlyMap<string, string>) {
  return [...files]
    .filter(([file]) => file.endsWith('.yaml'))
    .map(([, text]) => parseDocument(text.replaceAll(/(\{[?!])(section|block)\.[\w.-]+/g, '$1')))
}

/** Every value but those that say what a section is and which pages show a question. */
function wordsIn(files: ReadonlyMap<string, string>): string[] {
  const words: string[] = []
  for (const document of documentsIn(files)) {
    visit(document, {
      Pair: (_, { key }) =>
        isScalar(key) && /^(kind|ours|onHome|onAbout)$/.test(`${key.value}`)
          ? visit.SKIP
          : undefined,
      Scalar: (place, { value }) =>
        void (place !== 'key' && words.push(`${value}`.replace(/^day (?=\d+$)/, ''))),
    })
  }
  return words
}

function remarksIn(files: ReadonlyMap<string, string>): string[] {
  return documentsIn(files).flatMap((document) => {
    const found: (string | null | undefined)[] = [document.commentBefore, document.comment]
    visit(document, {
      Node: (_, node) => void found.push(node.commentBefore, node.comment),
      Pair: (_, { key }) => void (isNode(key) && found.push(key.commentBefore, key.comment)),
    })
    return found.flatMap((remark) => remark?.split('\n') ?? [])
  })
}

test('the parts of a page keep their order; billing follows the last prices', () => {
  const files = migratedFiles(old('firm'))
  expect(namesIn(files, 'pages/home.yaml')).toEqual([
    'hero',
    'figures',
    'services',
    'guarantee',
    'depreciation',
    'signs',
    'team #people',
    'stories',
    'comparison',
    'starting-prices',
    'questions',
    'steps #next',
  ])
  expect(namesIn(files, 'pages/pricing.yaml').slice(-4)).toEqual([
    'closing #bundle',
    'additional-prices',
    'billing',
    'closing',
  ])
  expect(namesIn(files, 'services/outsourced-cfo.yaml')).toEqual([
    'hero',
    'offer',
    'packages',
    'cash',
    'steps',
    'figures #callout',
    'figures',
    'included',
    'questions',
    'related',
  ])
})

test('what other files said of a page is in its blocks', () => {
  const files = migratedFiles(old('solo'))
  const [questions] = blocksIn(files, 'pages/home.yaml').filter(
    ({ block }) => block === 'questions',
  )
  expect(questions).toMatchObject({ show: ['who', 'letters'], tone: 'alternate' })
  expect(parse(files.get('faq.yaml') ?? '').items[0]).not.toHaveProperty('onHome')
  expect(parse(files.get('next.yaml') ?? '').heading).toBe('What happens after you book')
  const [offices] = blocksIn(files, 'pages/contact.yaml').filter(({ block }) => block === 'offices')
  expect(offices).toMatchObject({ heading: 'The office', map: 'Open a map' })
})

const ownText = `
  # Our own words.
  - kind: text
    id: truckers
    heading: For truckers
    text: [We know the log book.]
`

test('an edited folder keeps its order, its remarks and its own sections', async () => {
  const folder = edited('firm', {
    'pages/home.yaml': [
      [/ {2}- kind: services[\s\S]*?(?= {2}- kind: guarantee)/, ''],
      ['sections:\n', `# From top to bottom.\nsections: # ours\n${ownText}\n`],
      ['hero:', '# The first screen.\nhero: # with a street\n  # Ask Ann first.'],
      ['  - kind: signs', '  - kind: signs # for the drawing'],
      ['  schedule: Schedule', '  schedule: # on all buttons\n    Schedule'],
    ],
    'pages/pricing.yaml': [
      [/$/, '# The end.\n'],
      ['sections:\n', 'sections:\n  - { kind: text, id: plans, heading: Pay later, text: Ask. }\n'],
    ],
    'pages/about.yaml': [[/^founder:[\s\S]*?(?=^team:)/m, '']],
    'services/tax-planning.yaml': [[/^extra:[\s\S]*?(?=^related:)/m, '# No extras.\n']],
  })
  const dir = oldFirm('firm', folder)
  const files = migratedFiles(textsIn(dir))
  write(dir, files)
  const loaded = await load(dir)
  expect(loaded.content, formatProblems(loaded)).toBeDefined()
  const [home = '', pricing = ''] = ['home', 'pricing'].map((name) =>
    files.get(`pages/${name}.yaml`),
  )
  expect(home).toContain(`# From top to bottom.
blocks:
  # The first screen.
  - block: hero
    look: scene
    # with a street
    # Ask Ann first.
    heading: A tax plan before the year is over
`)
  expect(home).toContain(`
  # Our own words.
  - block: text
    id: truckers
    heading: For truckers
    text: [We know the log book.]

  - block: figures
`)
  expect(namesIn(files, 'pages/home.yaml')).not.toContain('services')
  expect(blocksIn(files, 'pages/pricing.yaml')[1]).toEqual({
    block: 'text',
    id: 'plans',
    heading: 'Pay later',
    text: ['Ask.'],
  })
  expect(pricing).toMatch(/# The end\.\n$/)
  expect(remarksIn(files)).toEqual(
    expect.arrayContaining([' for the drawing', ' ours', ' No extras.']),
  )
})

test('the days of a close and of a year are rows of a strip, in a list of blocks too', async () => {
  const old = `
  # Ask Ann.
  - block: close
    packages:
      - package: books
        tasks:
          - { kind: send, what: the box, from: 1, to: 2 } # not later
  - block: year
    groups:
      - heading: In the year
        choices:
          - { what: Ask us, from: January 1, until: "{practice.planCutoff}", ours: true }
`
  const file = 'services/books.yaml'
  const folder = new Map([[file, `head: {}\nblocks:${old}`]])
  expect(migratedFiles(folder).get(file)).toBe(`head: {}
blocks:
  # Ask Ann.
  - block: strip
    strips:
      - package: books
        rows:
          - { kind: send, what: the box, from: day 1, to: day 2 } # not later
  - block: strip
    strips:
      - heading: In the year
        rows:
          - { what: Ask us, from: January 1, to: "{practice.planCutoff}", kind: ours }
`)
  const { problems } = await load(madeFolder(Object.fromEntries(folder)))
  expect(problems.find((each) => each.file === file)?.hint).toContain('npm run migrate')
})

test('a section that its page did not show stays in the file as a remark', () => {
  const folder = edited('solo', { 'faq.yaml': [[/ +onHome: true\n/g, '']] })
  const files = migratedFiles(folder)
  expect(namesIn(files, 'pages/home.yaml')).not.toContain('questions')
  expect(files.get('pages/home.yaml')).toContain('#   heading: Common questions\n')
})

test.each([
  ['a file that nobody can read', 'pages/home.yaml', ['headline: ', 'headline: "'], 8],
  ['a kind of section there never was', 'pages/home.yaml', ['kind: people', 'kind: folks'], 30],
  ['a field there never was', 'services/irs-letters.yaml', ['offers:', 'offer:'], 13],
  ['a list in place of fields', 'pages/about.yaml', ['hero:', 'hero: []\nother:'], 9],
] as const)('%s is told, and nothing changes', (_, file, edit, line) => {
  const { files, done, problems } = migrated(edited('solo', { [file]: [edit] }))
  expect(problems).toMatchObject([{ file, line }])
  expect([files.size, done]).toEqual([0, []])
})

test('words that the site has learned are added, and moved ones stay as the firm wrote them', () => {
  const sample = readFileSync(join(root, 'content/interface.yaml'), 'utf8')
  const document = parseDocument(sample)
  document.setIn(['calculator', 'copy'], 'Take this link')
  document.setIn(['nav', 'home'], 'Start')
  document.setIn(['article', 'location'], '{firm} serves {city} from {address}.')
  for (const path of [['tools', 'link'], ['nav', 'all'], ['person']]) document.deleteIn(path)
  const before = new Map([['interface.yaml', document.toString({ lineWidth: 0 })]])
  const { files, done } = migrated(before, sample)
  expect(done).toEqual([
    expect.stringMatching(/: read article\.location, article\.licensed, nav\.all, /),
  ])
  const expected = parse(sample)
  expected.nav.home = 'Start'
  expected.tools.link.copy = 'Take this link'
  expect(parse(files.get('interface.yaml') ?? '')).toEqual(expected)
  expect(migrated(files, sample).files.size).toBe(0)
})

test('the command says what it did, and then that nothing is left to do', () => {
  const dir = oldFirm('solo')
  const run = () =>
    spawnSync(process.execPath, [join(root, 'build/migrate.ts'), dir], { encoding: 'utf8' })
  const said = run().stdout.split('\n')
  expect(said).toContain('pages/home.yaml: is a list of 6 blocks now')
  expect(said).toContain('next.yaml: has the steps after booking, which several pages show')
  expect(run().stdout).toBe('Nothing to change.\n')
  writeFileSync(join(dir, 'pages/about.yaml'), 'hero: "\n')
  const refused = run()
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('pages/about.yaml')
  expect(readFileSync(join(dir, 'pages/about.yaml'), 'utf8')).toBe('hero: "\n')
})
