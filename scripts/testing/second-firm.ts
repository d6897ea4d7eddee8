import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { listContent } from '../../app/content/engine/files.ts'

type Change = [path: (string | number)[], value: unknown]

/** What this firm does without. */
export const gone = {
  pages: ['/tax-debt-relief', '/sms-optin', '/sms-terms'],
  files: ['services/tax-debt-relief.yaml', 'pages/sms-optin.yaml', 'legal/sms-terms.md'],
}

/** The content of an invented firm: other names, numbers, hours, colours and one other face, one service
    fewer, no SMS program, no partners, no blog and no networks. Only facts and links are changed, as its
    owner would; no line of code knows of it. */
export function writeSecondFirm(dir: string): void {
  rmSync(dir, { recursive: true, force: true })
  cpSync('content', dir, { recursive: true })
  for (const file of gone.files) rmSync(join(dir, file))
  for (const [file, changes] of Object.entries(changed)) change(dir, file, changes)
  for (const file of listContent(dir).files) withoutLinks(join(dir, file))
  shorten(join(dir, 'legal/terms.md'))
  cpSync('app/fonts/public-sans.woff2', join(dir, 'fonts/body.woff2'))
}

/** `undefined` takes a field or an item out. */
function change(dir: string, file: string, changes: readonly Change[]): void {
  const document = parseDocument(readFileSync(join(dir, file), 'utf8'))
  for (const [path, value] of changes) {
    if (value === undefined) document.deleteIn(path)
    else document.setIn(path, value)
  }
  writeFileSync(join(dir, file), document.toString({ lineWidth: 0 }))
}

/** Its name is too long for one description, which is told as any other mistake. */
function shorten(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('The terms for using the website of {firm}', 'Terms of {firm}'))
}

/** "[tax debt relief](/tax-debt-relief)" stays as words; an entry of a list that leads there goes. */
function withoutLinks(file: string): void {
  const before = readFileSync(file, 'utf8')
  const links = /\[([^\]]*)\]\(\/tax-debt-relief(?:#[\w-]+)?\)/g
  const items = /^( *)- (?:(?!\n\1- )[^\n]*\n\1 {2})*(?:to: )\/tax-debt-relief\n(?:\1 {2}.*\n)*/gm
  const after = before.replaceAll(links, '$1').replaceAll(items, '')
  if (after !== before) writeFileSync(file, after)
}

const name = 'Alder & Finch Property & Tax Accountants' // 40 letters
const site = 'https://www.alderfinch.example'

const changed: Record<string, Change[]> = {
  'firm.yaml': [
    [['name'], name],
    [['shortName'], 'Alder & Finch Property & Tax'],
    [['descriptor'], 'Certified public accountants'],
    [['legalName'], 'Alder & Finch LLP'],
    [['tagline'], 'Books that hold up in daylight.'],
    [['phone'], '(503) 555-0199 ext. 12345'],
    [['email'], 'hello@alderfinch.example'],
    [['address'], '7 Harbor Way, Portland, OR 97201'],
    [['siteUrl'], site],
    [['schedulingUrl'], 'https://calendar.alderfinch.example/first-call'],
    [['blogUrl'], undefined],
    [['social'], undefined],
    [['partners'], undefined],
    [['hours'], [{ days: 'Tuesday-Saturday', opens: '8:30am', closes: '4pm' }]],
    [['timeZone'], 'America/Los_Angeles'],
    [['timeZoneName'], 'Pacific Time'],
    [['licences'], []],
    [['founded'], '2012-03'],
    [['fullTimeSince'], 2014],
    [['security', 'contact'], 'hello@alderfinch.example'],
  ],
  'claims.yaml': [
    [['yearsExperience', 'value'], 14],
    ...['debtPenalties', 'debtCases', 'debtResolved'].map((id): Change => [[id], undefined]),
  ],
  'prices/additional.yaml': [13, 14].map((at): Change => [['services', at, 'partner'], undefined]),
  'services/other-services.yaml': [
    [['questions', 4], undefined], // who does the work of the partners
    [['questions', 3, 'question'], 'I have an IRS letter. Is that for this page?'],
    [
      ['questions', 3, 'answer'],
      'Yes. A CPA or Enrolled Agent reads it and drafts the answer for you to sign.',
    ],
    [
      ['extra', 0, 'intro'],
      'A price where there is one. For the rest you get a written quote first.',
    ],
  ],
  'theme.yaml': [
    ...Object.entries({
      paper: ['#fbfaf7', '#10131c'],
      'paper-deep': ['#eef0f4', '#171b27'],
      ink: ['#1b2130', '#e9ebf2'],
      'ink-soft': ['#525a6e', '#aab2c4'],
      green: ['#23315c', '#dbe1f4'],
      gold: ['#8c3b24', '#e8a58c'],
      line: ['#24325d', '#9fadd4'],
      'line-soft': ['#5667a0', '#7c8bbb'],
      'gold-line': ['#b0593f', '#d98e72'],
      glass: ['#22305b', '#11141d'],
      'glass-lit': ['#7d8cb8', '#e7a48b'],
      band: ['#1d2a52', '#1e2b54'],
      'on-band': ['#f4f1ea', '#f5f2eb'],
      'on-band-soft': ['#bcc5de', '#bdc6df'],
      'band-gold': ['#efb29b', '#eeb19a'],
    }).map(([ink, [day, night]]): Change => [['colors', ink], { day, night }]),
    [['fonts', 'text'], { name: 'Body Face', regular: 'body.woff2' }],
  ],
}
