import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

// Writes the content of the test firm without anything that is optional, and with a type face of
// its own: .cache/bare/content. Its build must have no holes.

const dir = '.cache/bare/content'

const absent: Record<string, (string | number)[][]> = {
  'firm.yaml': [
    ['blogUrl'],
    ['googleProfileUrl'],
    ['social'],
    ['partners'],
    ['holidays'],
    ['governingState'],
    ['retention'],
    ['sms'],
  ],
  'team.yaml': [['founder']],
  'prices/additional.yaml': [
    ['services', 6, 'partner'],
    ['services', 7, 'partner'],
  ],
}

rmSync(dir, { recursive: true, force: true })
cpSync('test/firm', dir, { recursive: true })
for (const file of ['pages/sms-optin.yaml', 'legal/sms-terms.md', 'images/founder.png']) {
  rmSync(join(dir, file))
}
for (const [file, paths] of Object.entries(absent)) {
  edit(file, (document) => {
    for (const path of paths) document.deleteIn(path)
  })
}
edit('firm.yaml', (document) => {
  document.setIn(['licences'], [])
  document.setIn(['wisp'], false)
})
edit('theme.yaml', (document) =>
  document.setIn(['fonts', 'text'], { name: 'Body Face', regular: 'body.woff2' }),
)
cpSync('app/fonts/public-sans.woff2', join(dir, 'fonts/body.woff2'))

function edit(file: string, change: (document: ReturnType<typeof parseDocument>) => void) {
  const document = parseDocument(readFileSync(join(dir, file), 'utf8'))
  change(document)
  writeFileSync(join(dir, file), document.toString({ lineWidth: 0 }))
}
