import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valueAt } from '#app/content/engine/problem.ts'
import type { Run } from '#app/lib/marks.ts'
import { gatedIn } from '#test/changed-firm.ts'
import { testFirmDir } from '#test/firm-content.ts'
import type { Gated } from './gate.ts'
import { isSeen } from './places.ts'

const firm = await gatedIn(testFirmDir)
const pages = placedPages(firm)

function placedPages({ passed, problems }: Gated) {
  if (!passed) throw new Error(JSON.stringify(problems[0]))
  const { pages, placesOn } = passed
  return [...pages.map(({ page }) => page), 'not-found' as const, 'error' as const].map(placesOn)
}

test.each(['content', 'test/firm', 'test/solo'])(
  'every page of %s that is rendered to learn its places is the page that visitors get',
  async (folder) => {
    const dir = join(import.meta.dirname, '..', folder)
    const gated = await gatedIn(dir)
    const placed = new Map(placedPages(gated).map(({ path, html }) => [path, html]))
    const { pages = [], answers } = gated.passed ?? {}
    const ordinary = pages.map(({ page, html }) => [page.path, html] as const)
    const all = [...ordinary, ['/404', answers?.['not-found']], ['/500', answers?.error]] as const
    const differing = all.filter(([path, html]) => placed.get(path) !== html)
    expect(differing.map(([path]) => path)).toEqual([])
  },
)

const hasWords = ({ text }: Run) => /[\p{L}\p{N}]/u.test(text)

test('whatever a page says comes from a field', () => {
  const lost = pages.flatMap(({ path, runs }) =>
    runs
      .filter((run) => run.attribute === undefined && isSeen(run) && hasWords(run))
      .filter(({ origin = [] }) => origin.length === 0)
      .map(({ text }) => `${path}: ${text}`),
  )
  expect(lost).toEqual([])
})

test('every place is one where something was typed', () => {
  const nowhere = pages.flatMap(({ path, runs }) =>
    runs.flatMap(({ text, origin = [] }) =>
      origin
        .filter((place) => valueAt(firm.sources.get(place.file)?.value, place.path) === undefined)
        .map((place) => `${path}: ${text} (${[place.file, ...place.path].join('/')})`),
    ),
  )
  expect([...new Set(nowhere)]).toEqual([])
})

const planning = 'prices/tax-planning.yaml/packages'
const books = 'prices/accounting.yaml/packages'
const call = 'prices/additional.yaml/services/0/price'
const records = 'case-studies.yaml/records'
const article = 'articles/dallas-texas-cpa.md'
const hours = 'firm.yaml/hours'

/** The first block of a kind in a file of the test firm: 'pages/home.yaml/blocks/7'. */
function block(file: string, name: string): string {
  const list = valueAt(firm.sources.get(file)?.value, ['blocks'])
  const at = Array.isArray(list) ? list.findIndex((each) => each.block === name) : -1
  return `${file}/blocks/${at}`
}

const home = (name: string) => block('pages/home.yaml', name)
const prices = (name: string) => block('pages/pricing.yaml', name)
const service = (slug: string, name: string) => block(`services/${slug}.yaml`, name)

/** The page, what it says, the fields that say it, and what is said right before it where the page says the
    same in several places. One of each way in which a page comes to say
    something, read from the files and pages of the test firm by hand. */
const known: [page: string, text: string, fields: string | string[], before?: string][] = [
  // Prices
  ['/', '$1,000-2,000+', `${planning}/2/price`, 'A plan starts at'],
  ['/', '$25', call, 'minutes by phone for'],
  ['/pricing', 'per year', `${planning}/1/frequency`, '$3,000'],
  ['/pricing', '$200', `${planning}/1/additionalCosts/1/price`],
  ['/pricing', 'each', 'interface.yaml/prices/each', '$200'],
  ['/pricing', 'Varies', 'interface.yaml/prices/varies', 'Payroll setup'],
  ['/who-we-serve', 'a month', 'audiences.yaml/audiences/3/costs/0/price', '$500'],
  ['/tax-planning', 'Full Plan', `${service('tax-planning', 'offer')}/prices/items/0/label`],
  // Made from several
  ['/', '$3,000', [`${planning}/2/price`, 'guarantee.yaml/multiple'], 'plan names'],
  ['/pricing', '$7,000', [`${books}/1/price`, `${books}/1/onboarding`]],
  ['/', '$32,000', `${home('depreciation')}/parts`, 'First year, in parts'],
  [
    '/pricing',
    '20.0%',
    ['taxPaid', 'grossIncome'].map((each) => `${prices('calculator')}/example/${each}`),
  ],
  // Claims
  ['/', '4.5', 'claims.yaml/taxesSaved/value'],
  // Dates
  ['/pricing', 'September 1, 2026', 'firm.yaml/pricesEffective', 'Prices as of'],
  ['/', 'February 2014', 'firm.yaml/founded', 'Counted since'],
  ['/blog/dallas-texas-cpa', 'August 3, 2026', `${article}/published`],
  ['/learning-library', '2027', 'deadlines.yaml/year', 'Form 1040 for'],
  ['/learning-library', "Founders' Day", "deadlines.yaml/states/Idaho/holidays/Founders' Day"],
  ['/learning-library', 'Sunday', 'deadlines.yaml/deadlines/7', ', a'],
  ['/contact', 'November 26, 2026', 'firm.yaml/holidays/0'],
  // Opening hours
  ['/contact', '36', hours, 'A week as a dial:'],
  ['/contact', 'Friday', [0, 1, 2].map((at) => `${hours}/${at}/days`)],
  ['/contact', '12pm', `${hours}/2/closes`, 'After'],
  // Alt texts
  [
    '/',
    'A house cut open; carpet is A, fence B, walls C, land D.',
    `${home('depreciation')}/pictureAlt`,
  ],
  ['/blog/dallas-texas-cpa', 'Three stacked boxes, the lowest the largest', `${article}/body`],
  // Buttons and labels
  ['/', 'Schedule a Tax Strategy Session', `${home('hero')}/schedule`, 'a year .'],
  ['/faq', 'Link to this answer', 'interface.yaml/faq/link'],
  ['/', '(opens in a new tab)', 'interface.yaml/link/newTab'],
  ['/', '(503) 555-0147 ext. 12', 'firm.yaml/phone'],
  // Plurals, numbers and lists in words
  ['/', '2', 'team.yaml/roles/1/count', 'Signs the plans.'],
  ['/', 'Enrolled Agents', 'team.yaml/roles/1/many', '2'],
  [
    '/about-our-firm',
    '4',
    [0, 1, 2].map((at) => `team.yaml/roles/${at}/count`),
    'A ring for each of the',
  ],
  ['/case-studies', 'twelve', [records, 'interface.yaml/numbers']],
  ['/', '7', `${home('signs')}/items`, 'of'],
  // Tables and charts
  ['/case-studies', '$250,000', `${records}/11/taxDueWithoutStrategy`, 'Longest bar:'],
  ['/blog/dallas-texas-cpa', '$200,000', `${records}/2/taxDueWithoutStrategy`, 'Due'],
  ['/tax-planning', 'Elect', `${service('tax-planning', 'strip')}/strips/0/rows/0/what`],
  // Footnotes and sources
  ['/blog/dallas-texas-cpa', 'IRC § 11(b).', `${article}/body`],
  ['/blog/dallas-texas-cpa', '21%', 'tax-facts.yaml/corporateRate/text', 'pays'],
  ['/faq', 'Our first plan names savings of at least', 'guarantee.yaml/terms'],
  // The same in two places
  ['/faq', 'When do you answer?', 'faq.yaml/items/1/question'],
  ['/bookkeeping', 'The days of a close', `${service('accounting', 'strip')}/heading`],
  ['/404', 'Oops! Page not found', 'interface.yaml/notFound/heading'],
]

test.each(known)('on %s "%s" leads to %s', (page, text, fields, before) => {
  const { runs = [] } = pages.find(({ path }) => path === page) ?? {}
  const own = runs.filter((run) => run.inside.includes('main') && isSeen(run))
  const found = own.filter(
    (run) => said(run.text) === text && (!before || saidBefore(own, run).endsWith(before)),
  )
  const named = found.map(({ origin = [] }) =>
    origin.map(({ file, path }) => [file, ...path].join('/')),
  )
  expect(new Set(named.map(String))).toEqual(new Set([String(fields)]))
})

function said(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function saidBefore(runs: readonly Run[], { start }: Run): string {
  const texts = runs.filter((run) => run.attribute === undefined && run.end <= start)
  return said(
    texts
      .slice(-6)
      .map(({ text }) => text)
      .join(' '),
  )
}
