import { execSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

// npm run test:edits edits a copy of the project as an owner would, then builds and tests it: each edit alone with the
// tests that need no browser, and all edits together with npm test. "npm run test:edits price" tries only one.

type Edit = [file: string, from: string | RegExp, to: string]

const article = `---
title: What should you bring to a tax planning call?
lead: Bring last year's return and a list of what you own.
local: {city: Memphis, caseStudy: "1"}
review: {reviewer: margaret-ellison, reviewed: 2026-11-18, validThrough: 2027-12-31}
order: 9
head: {updated: 2026-11-18}
published: 2026-11-18
---
## Last year's return
All pages, with the state's. See [our prices](/pricing) first, or [book]({firm.schedulingUrl}).
`
const person = '  - {id: bea-ruiz, name: Bea Ruiz, role: Bookkeeper, bio: Bea pays the bills.}\n'
const question = '  - {id: parking, question: Where do I park?, answer: "On *Oak Street*, or **behind** it."}\n'
const desk = '  - {id: desk, title: Desk, price: $95, frequency: per month, isPrimary: false, outcomes: [Payroll]}\n'
const report = '  - {id: report, name: Sample report, who: All, due: November 3, source: irs-p509}\n'
const cost = '      - {name: Foreign account report, price: $120, per: each}\n'
const nextYear =
  "  - {id: standardDeduction, what: Standard deduction, year: 2027, text: '$16,500', reviewed: 2026-12-01, validThrough: 2027-12-31}\n"
/** Matches the list in a file and its last item, which the edit moves to the top. */
const list = /((?:people|items):\n)(.*\n)( {2}- id: .*?\n(?:(?: {4}[^\n]*)?\n)*)(?=\w)/s
const twice = (file: string, field: string): Edit => [
  `${file}.yaml`,
  new RegExp(`^( *)(${field}: "?)([^\n"]+(?:\n\\1 +[^\n"]+)*)`, 'm'),
  '$1$2$3 $3',
]

const edits: Record<string, Edit[]> = {
  price: [['prices/tax-planning.yaml', '$4,800+', '$5,150+']],
  'extra cost': [['prices/tax-preparation.yaml', 'additionalCosts:\n', `additionalCosts:\n${cost}`]],
  package: [['prices/accounting.yaml', 'packages:\n', `packages:\n${desk}`]],
  'service deleted': [
    ['prices/additional.yaml', / {2}- id: credit-building\n.*\n.*\n/, ''],
    ['services/other-services.yaml', / *- credit-building\n/, ''],
  ],
  'phone, hours, address, booking': [
    ['firm.yaml', '(615) 555-0142', '(901) 555-0199'],
    ['firm.yaml', 'Monday-Thursday\n    opens: 11am', 'Monday-Wednesday\n    opens: 8:30am'],
    ['firm.yaml', /address: .*/, 'address: 9 Oak Street, Memphis, TN 38103'],
    ['firm.yaml', /schedulingUrl: .*/, 'schedulingUrl: https://calendar.oak.example/book'],
  ],
  name: [['firm.yaml', /name: .*\nshortName: .*/, 'name: Oak & Partners Tax\nshortName: Oak & Partners']],
  headline: [['pages/home.yaml', /heading: .*/, 'heading: Lower taxes for people who build things']],
  sentence: [twice('pages/about', 'lead')],
  'person added': [['team.yaml', 'people:\n', `people:\n${person}`]],
  'person removed': [['team.yaml', / {2}- id: carol-jennings\n(?: {4}.*\n)+/, '']],
  'person moved': [['team.yaml', list, '$1$3$2']],
  story: [['testimonials.yaml', /quote: .*/, 'quote: They called back the same day.']],
  claim: [['claims.yaml', /value: 500(.*?)verified: false/s, 'value: 640$1verified: true']],
  'question added': [['faq.yaml', 'items:\n', `items:\n${question}`]],
  'question removed': [['faq.yaml', / {2}- id: first-year\n(?: {4}.*\n)+/, '']],
  'question moved': [['faq.yaml', list, '$1$3$2']],
  article: [['articles/memphis-tennessee-cpa.md', '', article]],
  'article deleted': [
    ['articles/greenville-north-carolina-cpa.md', /.+/s, ''],
    ['faq.yaml', '/blog/greenville-north-carolina-cpa', '/learning-library'],
    [
      'redirects.yaml',
      'redirects:\n',
      'redirects:\n  - {from: /blog/greenville-north-carolina-cpa, to: /learning-library}\n',
    ],
  ],
  notice: [['notice.yaml', '', 'text: We are closed on Friday.\nfrom: 2026-01-01\nuntil: 2099-12-31\n']],
  guarantee: [['guarantee.yaml', 'multiple: 2', 'multiple: 3']],
  checklist: [['checklists/business.yaml', 'items:\n', 'items:\n      - Loan agreements\n']],
  'tax figure': [['tax-figures.yaml', 'figures:\n', `figures:\n${nextYear}`]],
  deadline: [['deadlines.yaml', 'federal:\n', `federal:\n${report}`]],
  'longer text': [
    ...['pages/pricing', 'pages/learning-library'].map((file) => twice(file, 'text')),
    ...['pages/contact', 'services/accounting', 'services/buy-sell-business'].map((file) => twice(file, 'lead')),
    ...['tax-planning', 'tax-debt-relief'].map((file) => twice(`services/${file}`, 'whoItsFor')),
    ...[twice('team', 'bio'), twice('guarantee', 'inShort'), twice('checklists/individual', 'forWhom')],
  ],
}

const root = mkdtempSync(join(tmpdir(), 'edits-'))
const isSource = (from: string) => !/^(node_modules|dist|\.git|\.cache|\.astro)$/.test(basename(from))
cpSync('.', root, { recursive: true, filter: isSource })
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))

function edit([file, from, to]: Edit) {
  const path = join(root, 'content', file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const after = typeof from === 'string' ? before.replace(from, () => to) : before.replace(from, to)
  if (after === before) throw new Error(`Can't find ${from} in ${file}.`)
  after ? writeFileSync(path, after) : rmSync(path)
}

/** Restores the content, edits it and runs a command. */
function attempt(title: string, names: string[], command: string) {
  rmSync(join(root, 'content'), { recursive: true })
  cpSync('content', join(root, 'content'), { recursive: true })
  try {
    for (const name of names) for (const each of edits[name] ?? []) edit(each)
    execSync(command, { cwd: root, stdio: 'pipe', maxBuffer: 1e9 })
    process.stdout.write(`✓ ${title}\n`)
  } catch (error) {
    process.stdout.write(`✗ ${title}\n${error}\n${(error as { stdout?: Buffer }).stdout ?? ''}\n`)
    process.exitCode = 1
  }
}

const [only] = process.argv.slice(2)
const alone = 'astro build --outDir dist/site && vitest run content.test && playwright test content.spec files.spec'
for (const name of Object.keys(edits)) if (!only || name === only) attempt(name, [name], alone)
if (!only || only === 'all') attempt('all together', Object.keys(edits), 'npm test')
rmSync(root, { recursive: true })
