import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editYaml } from './edit-yaml.ts'

// npm run test:owner: ordinary edits that an owner makes, on a copy of content/, and all of
// `npm test` on the copy. None of them may turn a test red. Another program can be named:
// npm run test:owner -- build/check.ts

const dir = '.cache/owner/content'

type Edit = [what: string, file: string, path: (string | number)[], value: unknown]

/** A value of `undefined` removes the entry; a path that ends in -1 adds one to the list. */
const edits: Edit[] = [
  ['another phone number', 'firm.yaml', ['phone'], '(615) 555-0177'],
  ['other hours', 'firm.yaml', ['hours', 1, 'closes'], '4:30pm'],
  ['a longer name', 'firm.yaml', ['name'], 'Fairshare Tax and Advisory'],
  ['a package price', 'prices/tax-planning.yaml', ['packages', 1, 'price'], '$5,150+'],
  ['a package title', 'prices/tax-planning.yaml', ['packages', 1, 'title'], 'Steady'],
  ['the price of a first call', 'prices/additional.yaml', ['services', 3, 'price'], '$15'],
  [
    'one more service',
    'prices/additional.yaml',
    ['services', -1],
    { id: 'notary', name: 'Notary appointment', price: '$45' },
  ],
  [
    'one more question',
    'faq.yaml',
    ['items', -1],
    {
      id: 'visit',
      question: 'May I come by in person?',
      answer: 'Yes, during the [opening hours](/contact). Call first, so that somebody has time.',
    },
  ],
  ['one question less, which only /faq shows', 'faq.yaml', ['items', 7], undefined],
  [
    'another quote',
    'testimonials.yaml',
    ['testimonials', 0, 'quote'],
    'We knew in October what April would bring, and there was still time to act.',
  ],
  ['a higher figure', 'claims.yaml', ['projects', 'value'], 2150],
  ['other words for a role', 'team.yaml', ['roles', 2, 'work'], 'Keeps the books you plan with.'],
  [
    'another sentence on home',
    'pages/home.yaml',
    ['blocks', 5, 'items', 0],
    'Your last tax bill was a complete surprise.',
  ],
  ['another color', 'theme.yaml', ['brand', 'accent'], '#a06e33'],
  ['a person', 'team.yaml', ['people', -1], { id: 'jo', name: 'Jo Newcomer', role: 'cpa' }],
  [
    'a second office',
    'firm.yaml',
    ['offices', -1],
    { name: 'Boise', address: '9 Second Street, Boise, ID 83701' },
  ],
]

rmSync(dir, { recursive: true, force: true })
cpSync('content', dir, { recursive: true })
for (const [what, file, path, value] of edits) {
  process.stdout.write(`Owner's edit: ${what} (${file})\n`)
  editYaml(join(dir, file), (document) => {
    const list = path.slice(0, -1)
    if (path.at(-1) === -1 && document.hasIn(list)) document.addIn(list, document.createNode(value))
    else if (path.at(-1) === -1) document.setIn(list, document.createNode([value]))
    else if (!document.hasIn(path)) throw new Error(`${file} has no ${path.join('.')} to edit.`)
    else if (value === undefined) document.deleteIn(path)
    else document.setIn(path, value)
  })
}
changeSentence('legal/terms.md')

const program = process.argv[2] ?? 'test/run.ts'
const { status } = spawnSync('node_modules/.bin/node', [program], {
  stdio: 'inherit',
  env: { ...process.env, CONTENT_DIR: dir },
})
process.exitCode = status ?? 1

/** The first sentence of the first chapter gets one more behind it. */
function changeSentence(file: string) {
  process.stdout.write(`Owner's edit: a legal sentence (${file})\n`)
  const text = readFileSync(join(dir, file), 'utf8')
  const changed = text.replace(/(\n## [^\n]+\n\n[^\n]*?\.)/, '$1 We may change these terms.')
  if (changed === text) throw new Error(`${file} has no sentence to change.`)
  writeFileSync(join(dir, file), changed)
}
