import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

type Change = [path: (string | number)[], value: unknown]

/** The day on which the invented firm is ready. */
export const readyOn = '2026-11-20'

/** The content of this repository as an invented firm would leave it on the day it goes live: every
    sample replaced, every question answered, and no line of code touched. */
export function completeFirm(): string {
  const dir = mkdtempSync(join(tmpdir(), 'firm-'))
  cpSync('content', dir, { recursive: true })
  for (const [file, changes] of Object.entries(settled)) change(dir, file, changes)
  mkdirSync(join(dir, 'images'), { recursive: true })
  writeFileSync(join(dir, 'images/founder.png'), picture(900, 1200))
  writeFileSync(join(dir, 'images/small.png'), picture(300, 400))
  writeFileSync(join(dir, 'images/broken.jpg'), 'no picture')
  return dir
}

function change(dir: string, file: string, changes: readonly Change[]): void {
  const document = parseDocument(readFileSync(join(dir, file), 'utf8'))
  for (const [path, value] of changes) document.setIn(path, value)
  writeFileSync(join(dir, file), document.toString({ lineWidth: 0 }))
}

/** As much of a PNG as tells its size. */
function picture(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const proven = (id: string, more: Record<string, string> = {}): Change[] => [
  [[id, 'verified'], true],
  [[id, 'source'], 'Evidence folder, reviewed by the owner'],
  ...Object.entries(more).map(([field, value]): Change => [[id, field], value]),
]

const published = (id: string) => proven(id, { basis: 'IRS Data Book, fiscal year 2024' })

const told = (index: number, name: string): Change[] => [
  [['testimonials', index, 'name'], name],
  [['testimonials', index, 'verified'], true],
  [['testimonials', index, 'consentOnFile'], true],
  [['testimonials', index, 'date'], '2026-09-30'],
  [['testimonials', index, 'relationship'], 'client'],
]

const site = 'https://www.harpethridgetax.com'

const settled: Record<string, Change[]> = {
  'firm.yaml': [
    [['name'], 'Harpeth Ridge Tax Partners'],
    [['shortName'], 'Harpeth Ridge'],
    [['descriptor'], 'Tax Partners'],
    [['legalName'], 'Harpeth Ridge Tax Partners PLLC'],
    [['phone'], '(615) 342-7781'],
    [['email'], 'office@harpethridgetax.com'],
    [['address'], '412 Woodland Street, Suite 210, Nashville, TN 37206'],
    [['siteUrl'], site],
    [['schedulingUrl'], 'https://calendly.com/harpethridge/consultation'],
    [['blogUrl'], 'https://blog.harpethridgetax.com'],
    [['googleProfileUrl'], 'https://maps.google.com/?cid=40127731'],
    [['social', 0, 'url'], 'https://www.youtube.com/@harpethridge'],
    [['social', 1, 'url'], 'https://www.facebook.com/harpethridge'],
    [['social', 2, 'url'], 'https://www.instagram.com/harpethridge'],
    [['social', 3, 'url'], 'https://www.linkedin.com/company/harpethridge'],
    [['wisp'], true],
    [['governingState'], 'Tennessee'],
    [['retention'], 'for seven years after the return they belong to is filed'],
    [['sms'], { maxPerMonth: 6 }],
    [['licences', 0, 'number'], '28417'],
    [['partners', 0, 'name'], 'Cumberland Networks'],
    [['partners', 0, 'url'], 'https://www.cumberlandnetworks.com'],
    [['partners', 0, 'compensated'], false],
    [['partners', 1, 'name'], 'Stones River Insurance'],
    [['partners', 1, 'url'], 'https://www.stonesriverinsurance.com'],
    [['partners', 1, 'compensated'], true],
    [['security', 'contact'], 'security@harpethridgetax.com'],
    [['guarantee', 'reviewedByCounsel'], true],
  ],
  'claims.yaml': [
    ...['taxesSaved', 'yearsExperience', 'happyClients', 'states', 'googleRating'].flatMap((id) =>
      proven(id),
    ),
    ...['projects', 'averageSavings', 'cashFlow', 'inHouseTeam'].flatMap((id) => proven(id)),
    ...['planningShare', 'debtPenalties', 'debtCases', 'debtResolved'].flatMap(published),
  ],
  'testimonials.yaml': ['R. M.', 'T. K.', 'L. D.', 'J. B.', 'C. W.'].flatMap((name, index) =>
    told(index, name),
  ),
  'case-studies.yaml': [[['illustrative'], false]],
  'services/tax-debt-relief.yaml': [
    [['extra', 2, 'note'], 'IRS Data Book, fiscal year 2024. They do not describe our results.'],
  ],
  'team.yaml': [[['founder'], { name: 'Ruth Calloway', portrait: 'founder.png' }]],
  'launch.yaml': [
    ...['hours', 'prices', 'salesTaxDiscount', 'people'],
    ...['smsRegistration', 'hostingLogs', 'legalTexts', 'evidence'],
  ].map((question): Change => [[question], true]),
}
