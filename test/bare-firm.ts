import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'

const options = [
  'blogUrl',
  'googleProfileUrl',
  'portalUrl',
  'payUrl',
  'social',
  'partners',
  'holidays',
]
const answers = ['governingState', 'retention', 'sms']

/** Copies the content of a firm without anything that is optional, and with a font of its own.
    Its build must have no holes. */
export function writeBareFirm(from: string, dir: string) {
  rmSync(dir, { recursive: true, force: true })
  cpSync(from, dir, { recursive: true })
  for (const file of [
    'pages/sms-optin.yaml',
    'legal/sms-terms.md',
    'images/founder.png',
    'notice.yaml',
  ]) {
    rmSync(join(dir, file), { force: true })
  }
  editYaml(join(dir, 'firm.yaml'), (firm) => {
    for (const key of [...options, ...answers]) firm.delete(key)
    firm.setIn(['licenses'], [])
    firm.setIn(['wisp'], false)
  })
  editYaml(join(dir, 'deadlines.yaml'), (calendar) => {
    calendar.delete('states')
    calendar.set('deadlines', calendar.toJS().deadlines.filter(isFederal))
  })
  editYaml(join(dir, 'pages/learning-library.yaml'), (page) => page.delete('yearEnd'))
  editYaml(join(dir, 'team.yaml'), (team) => team.delete('founder'))
  editYaml(join(dir, 'prices/additional.yaml'), (list) => {
    for (const index of list.toJS().services.keys()) list.deleteIn(['services', index, 'partner'])
  })
  editYaml(join(dir, 'theme.yaml'), (theme) => {
    theme.delete('colors')
    theme.setIn(['fonts', 'text'], { name: 'Body Face', regular: 'body.woff2' })
  })
  cpSync('app/fonts/public-sans.woff2', join(dir, 'fonts/body.woff2'))
}

function isFederal({ state }: { state?: string }): boolean {
  return !state
}

export function editYaml(file: string, change: (document: Document) => void) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

if (import.meta.main) writeBareFirm('test/firm', '.cache/bare/content')
