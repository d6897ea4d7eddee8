import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Path } from '#app/content/engine/problem.ts'
import type { Source } from '#app/content/engine/source.ts'
import { parseSource } from '#app/content/engine/source.ts'
import type { ClaimId } from '#app/content/schemas/claims.ts'
import { check, type Placed } from '#launch/check.ts'
import { type Launch, valueAt } from '#launch/launch.ts'

// A firm that is ready to go live on November 20, 2026, as far as the rules of the launch check look
// at it. It has nothing to do with content/.

const site = 'https://www.harpethridgetax.com'

const claim = (label: string, value: number, parts: { prefix?: string; suffix?: string } = {}) => ({
  ...parts,
  value,
  label,
  basis: 'As counted by the firm',
  asOf: '2026-11',
  source: 'Evidence folder, reviewed by the owner',
  verified: true,
})

const claims: Record<ClaimId, object> = {
  taxesSaved: claim('saved', 12, { prefix: '$', suffix: 'M+' }),
  yearsExperience: { ...claim('years of experience', 17), basis: 'counted from June 2009' },
  happyClients: { ...claim('clients', 300, { suffix: '+' }), basis: 'served since June 2009' },
  states: claim('states we can serve', 50, { suffix: '+' }),
  googleRating: claim('Google rating', 4.8),
  projects: claim('projects', 900, { suffix: '+' }),
  averageSavings: claim('average savings', 40, { prefix: '$', suffix: 'K+' }),
  planningShare: claim('of firms plan', 20, { suffix: '%' }),
  cashFlow: claim('more cash', 30, { suffix: '%' }),
  inHouseTeam: claim('a year', 150, { prefix: '$', suffix: 'K' }),
  debtPenalties: claim('penalties', 70, { prefix: '$', suffix: 'B' }),
  debtCases: claim('cases', 70, { suffix: 'K' }),
  debtResolved: claim('resolved', 10, { prefix: '$', suffix: 'B' }),
}

const role = (count: number, one: string, many: string) => ({ count, one, many })

const files: Record<string, object> = {
  'firm.yaml': {
    name: 'Harpeth Ridge Tax Partners',
    shortName: 'Harpeth Ridge',
    legalName: 'Harpeth Ridge Tax Partners PLLC',
    phone: '(615) 342-7781',
    email: 'office@harpethridgetax.com',
    address: '412 Woodland Street, Suite 210, Nashville, TN 37206',
    siteUrl: site,
    schedulingUrl: 'https://calendly.com/harpethridge/consultation',
    blogUrl: 'https://blog.harpethridgetax.com',
    googleProfileUrl: 'https://maps.google.com/?cid=40127731',
    social: [
      { name: 'Facebook', url: 'https://www.facebook.com/harpethridge' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/harpethridge' },
    ],
    timeZone: 'America/Chicago',
    timeZoneName: 'Central Time',
    wisp: true,
    governingState: 'Tennessee',
    retention: 'for seven years',
    sms: { maxPerMonth: 6 },
    founded: '2009-06',
    fullTimeSince: 2017,
    licences: [{ state: 'Tennessee', number: '28417' }],
    pricesEffective: '2026-11-15',
    partners: [
      { name: 'Cumberland Networks', url: 'https://www.cumberland.com', compensated: false },
      { name: 'Stones River Insurance', url: 'https://www.stonesriver.com', compensated: true },
    ],
    security: { contact: 'security@harpethridgetax.com', expires: '2027-11-01' },
    guarantee: { multiple: 2, reviewedByCounsel: true },
  },
  'claims.yaml': claims,
  'launch.yaml': {
    hours: true,
    prices: true,
    salesTaxDiscount: true,
    people: true,
    smsRegistration: true,
    hostingLogs: true,
    legalTexts: true,
    evidence: true,
  },
  'guarantee.yaml': { title: '2X guarantee.', terms: 'We refund the difference.' },
  'faq.yaml': {
    items: [
      { answer: 'A plan lowers the tax of later years.' },
      { answer: 'The guarantee: We refund the difference.' },
    ],
  },
  'testimonials.yaml': {
    testimonials: [
      {
        title: 'Agent with rentals',
        quote: 'They call back.',
        name: 'R. M.',
        verified: true,
        consentOnFile: true,
        date: '2026-09-30',
        relationship: 'client',
        caseStudy: 3,
      },
    ],
  },
  'case-studies.yaml': { illustrative: false, records: [{ totalTaxSavings: 41_000 }] },
  'tax-facts.yaml': {
    repsHours: { text: '750 hours', reviewed: '2026-11-01', validThrough: '2026-12-31' },
  },
  'deadlines.yaml': { year: 2027, reviewed: '2026-11-01' },
  'team.yaml': {
    roles: [role(2, 'a CPA', 'CPAs'), role(5, 'a veteran tax preparer', 'veteran tax preparers')],
    support: { name: 'support staff' },
    founder: { name: 'Ruth Calloway', portrait: 'founder.png' },
  },
  'prices/accounting.yaml': {
    packages: [{ additionalCosts: [{ name: 'Sales tax discount', price: { text: '$160' } }] }],
  },
  'prices/additional.yaml': {
    services: [{ id: 'discovery-call', price: { min: 20, text: '$20' } }],
  },
  'pages/home.yaml': { strategy: { validThrough: '2026-12-31' } },
  'pages/faq.yaml': { head: { updated: '2026-11-01' } },
  'pages/pricing.yaml': { hero: { lead: 'An agent needs {tax.repsHours} a year.' } },
  'pages/sms-optin.yaml': { heading: 'Texts' },
  'services/tax-preparation.yaml': { forWhom: 'Owners.' },
  'services/tax-debt-relief.yaml': { forWhom: 'Owners who owe.' },
  'services/buy-sell-business.yaml': { forWhom: 'Begin with a free strategy session.' },
  'articles/dallas-texas-cpa.md': { reviewed: '2026-11-01' },
  'legal/terms.md': { date: '2026-11-01' },
  'theme.yaml': { colors: { line: '#1a4fa3' } },
}

/** What loading adds to the typed values: the days of the deadlines. */
function loaded(file: string, value: object): object {
  return file === 'deadlines.yaml' ? { ...value, deadlines: [{ date: '2027-10-15' }] } : value
}

function sourceOf(file: string, value: object): Source {
  const yaml = stringify(value)
  const { source } = parseSource(file, file.endsWith('.md') ? `---\n${yaml}---\n` : yaml)
  if (!source) throw new Error(`${file} cannot be parsed.`)
  return source
}

const dir = mkdtempSync(join(tmpdir(), 'firm-'))
mkdirSync(join(dir, 'images'))
writeFileSync(join(dir, 'images/founder.png'), pngHeader(900, 1200))
writeFileSync(join(dir, 'images/small.png'), pngHeader(300, 400))
writeFileSync(join(dir, 'images/wide.png'), pngHeader(1200, 900))
writeFileSync(join(dir, 'images/broken.jpg'), 'not a picture')

/** As much of a PNG as tells its size. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Its tests remove the folder `dir`. */
export const firm: Launch = {
  dir,
  today: '2026-11-20',
  data: new Map(Object.entries(files).map(([file, value]) => [file, loaded(file, value)])),
  sources: new Map(Object.entries(files).map(([file, value]) => [file, sourceOf(file, value)])),
}

/** What the check finds after one field has another value; `undefined` removes the field. */
export function findingsAfter(file: string, path: Path, value: unknown): Placed[] {
  const whole = structuredClone(files[file]) as object
  const parent = valueAt(whole, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined
  if (!parent) throw new Error(`There is no ${path.join('.')} in ${file}.`)
  parent[path.at(-1) ?? ''] = value
  const data = new Map(firm.data).set(file, loaded(file, whole))
  const sources = new Map(firm.sources).set(file, sourceOf(file, whole))
  return check({ ...firm, data, sources }, [])
}
