import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { formatProblems, type Path } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'
import { check, type Placed } from '#launch/check.ts'
import type { Launch } from '#launch/launch.ts'

// The firm of test/firm, made ready to go live on November 20, 2026.

const dir = mkdtempSync(join(tmpdir(), 'firm-'))
cpSync(join(import.meta.dirname, '../../test/firm'), dir, { recursive: true })

edit('firm.yaml', (text) =>
  text
    .replace('linkedin.alderfinch.example', 'www.linkedin.com')
    .replace('facebook.alderfinch.example', 'www.facebook.com')
    .replaceAll('.example', '.com')
    .replace('555-0147', '342-7781'),
)
edit('redirects.yaml', (text) => text.replaceAll('.example', '.com'))
edit('claims.yaml', (text) => text.replaceAll('verified: false', 'verified: true'))
edit('launch.yaml', (text) => text.replaceAll('false', 'true'))
edit('case-studies.yaml', (text) => text.replace('illustrative: true', 'illustrative: false'))
edit('testimonials.yaml', (text) =>
  text
    .replaceAll('Illustrative client', 'R. M.')
    .replaceAll(
      'verified: false',
      'verified: true\n    consentOnFile: true\n    date: 2026-05-04\n    relationship: client',
    ),
)
edit(
  'team.yaml',
  (text) => `${text}support:\n  name: support staff\n  area: support\n  work: Answers the phone.\n`,
)
edit('prices/accounting.yaml', (text) => text.replace('Cleanup', 'Sales tax discount'))
edit('pages/about.yaml', (text) =>
  text.replace('    items:\n', '    items:\n      - { need: I owe tax., to: /tax-debt-relief }\n'),
)
cpSync(join(dir, 'services/business-formation.yaml'), join(dir, 'services/tax-debt-relief.yaml'))
writeFileSync(join(dir, 'images/small.png'), pngHeader(450, 600))
writeFileSync(join(dir, 'images/wide.png'), pngHeader(1200, 900))

function edit(file: string, change: (text: string) => string): void {
  const path = join(dir, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** As much of a PNG as tells its size. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** The firm, some of whose files may have other texts. */
function firmWith(drafts: ReadonlyMap<string, string>): Launch {
  const today = '2026-11-20'
  const { content, ...loaded } = load(dir, { drafts, today })
  if (!content) throw new Error(formatProblems(loaded))
  return { dir, content, sources: loaded.sources, today }
}

/** Its tests remove the folder `dir`. */
export const firm = firmWith(new Map())

type Change = (text: string) => string

/** What the check finds after files have other texts. */
export function findingsAfterEdits(changes: Readonly<Record<string, Change>>): Placed[] {
  const drafts = Object.entries(changes).map(
    ([file, change]) => [file, change(readFileSync(join(dir, file), 'utf8'))] as const,
  )
  return check(firmWith(new Map(drafts)), [])
}

export function findingsAfterEdit(file: string, change: Change): Placed[] {
  return findingsAfterEdits({ [file]: change })
}

/** What the check finds after one field has another value; `undefined` removes the field. */
export function findingsAfter(file: string, path: Path, value: unknown): Placed[] {
  return findingsAfterEdit(file, (text) => {
    const document = parseDocument(text)
    if (value === undefined) document.deleteIn(path)
    else document.setIn(path, document.createNode(value))
    return String(document)
  })
}
