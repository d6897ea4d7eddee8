import { expect, test } from 'vitest'
import { required } from '#app/lib/required.ts'
import { isText, shown } from '#app/lib/shown.ts'
import { changedFolder, textOf } from '#test/changed-folder.ts'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
import { checkBetweenFiles } from './check.ts'
import type { Path } from './engine/problem.ts'
import { load } from './load.ts'

const { sources } = await load(testFirmDir)
const asTyped = { sources, uses: new Map() }

/** 'blocks.stories.show.0' as a path, with the first such block in place of its name. */
function pathIn(whole: unknown, place: string): Path {
  const [name = '', ...rest] = place.split('.')
  const isBlock = Array.isArray(whole) && /\D/.test(name)
  const at = isBlock ? whole.findIndex(({ block }) => block === name) : Number(name)
  const key = Array.isArray(whole) ? at : name
  const inner: unknown = Reflect.get(Object(whole), key)
  return rest.length > 0 ? [key, ...pathIn(inner, rest.join('.'))] : [key]
}

/** A value with one of its parts replaced. */
function withValue<Whole>(whole: Whole, place: string, value: unknown): Whole {
  return replaced(whole, pathIn(whole, place), value) as Whole
}

function replaced(whole: unknown, [key = '', ...rest]: Path, value: unknown): unknown {
  const before: unknown = Reflect.get(Object(whole), key)
  const changed = rest.length > 0 ? replaced(before, rest, value) : value
  const part = isText(before) && typeof changed === 'string' ? shown(changed) : changed
  const copy = Array.isArray(whole) ? [...whole] : { ...Object(whole) }
  return Object.assign(copy, { [key]: part })
}

function problemsWith(place: string, value: unknown) {
  return checkBetweenFiles(withValue(testFirm, place, value), asTyped)
}

/** What is wrong when a file has another value at a place. */
function problemsIn(file: string, place: string, value: unknown) {
  const source = required(sources.get(file), file)
  const typed = { ...source, value: withValue(source.value, place, value) }
  return checkBetweenFiles(testFirm, { ...asTyped, sources: new Map(sources).set(file, typed) })
}

test('a firm whose files agree has no problems', () => {
  expect(checkBetweenFiles(testFirm, asTyped)).toEqual([])
})

const scale = 'blocks.comparison.scale.costs'

test.each([
  ['testimonials.yaml', 'testimonials.2.caseStudy', 13, 'a record in'],
  ['pages/home.yaml', 'blocks.stories.show.0', 'nobody', 'a story in'],
  ['pages/home.yaml', `${scale}.0.cost`, 'firstYear.x', 'priceRange.tax-planning'],
  ['pages/home.yaml', `${scale}.1.cost`, 'claim.states', 'a claim in dollars'],
  ['pages/home.yaml', 'blocks.figures.show.0', 'debtCases', 'claims.yaml: taxes'],
  ['prices/additional.yaml', 'services.0.partner', 'loans', 'a partner in'],
  ['guarantee.yaml', 'example.package', 'nobody', 'a package in'],
  [
    'services/tax-planning.yaml',
    'blocks.offer.prices.items.0.amount',
    'price.tax-planning.x',
    'price.',
  ],
  ['services/outsourced-cfo.yaml', 'blocks.packages.show.1', 'x', 'or prices/accounting.yaml: '],
  [
    'services/tax-preparation.yaml',
    'blocks.forms.tree.answers.1.next.answers.0.form',
    'form-1120',
    'a return in prices/tax-preparation.yaml: form-1120s',
  ],
  [
    'services/other-services.yaml',
    'blocks.additional-prices.groups.0.services.0',
    'ghost',
    'a service in',
  ],
  ['pages/home.yaml', 'blocks.questions.show.0', 'x', 'a question in faq.yaml'],
  ['tax-facts.yaml', 'houseLife.source', 'cod', 'a source in sources.yaml: code'],
  ['team.yaml', 'founder.person', 'x', "there isn't a person in team.yaml"],
])('%s with %s: %s is answered with what there is: %s', (file, field, name, expected) => {
  const path = pathIn(sources.get(file)?.value, field)
  expect(problemsIn(file, field, name)).toMatchObject([
    { file, path, found: `"${name}"`, expected: expect.stringContaining(expected) },
  ])
})

test('an id is told at its own place, below a block that is not shown', async () => {
  const dir = changedFolder({
    'guarantee.yaml': undefined,
    'faq.yaml': [/answer: ".*guarantee.*"/, 'answer: "Ask us, and we will tell you in one call."'],
    'pages/home.yaml': [/show: \[cafe,/, 'show: [caffe,'],
  })
  const { problems, sources } = await load(dir)
  const path = pathIn(sources.get('pages/home.yaml')?.value, 'blocks.stories.show.0')
  expect(problems).toMatchObject([{ file: 'pages/home.yaml', path, hint: 'Did you mean cafe?' }])
})

test('an id in a block of a text is told with its line', async () => {
  const file = 'articles/oklahoma-city-cpa.md'
  const block = ':::stories[Voices]\n```yaml\nshow: [cafe, caffe]\n```\n:::'
  const text = `${textOf(file)}\n\n${block}\n`
  const { problems } = await load(changedFolder({ [file]: text }))
  const line = text.split('\n').findIndex((each) => each.includes('caffe')) + 1
  expect(problems).toMatchObject([{ file, line, found: '"caffe"', hint: 'Did you mean cafe?' }])
})

test('one person is called by a name with an article of the language', () => {
  const path = ['roles', 0, 'one']
  expect(problemsWith('team.roles.0.one', shown('CPA'))).toMatchObject([
    { file: 'team.yaml', path, found: '"CPA"', expected: 'a name that starts with "a" or "an"' },
  ])
  expect(problemsWith('interface.team.articles', shown('un una'))[0]).toMatchObject({
    file: 'team.yaml',
    path,
    expected: 'a name that starts with "un" or "una"',
    example: 'un bookkeeper',
  })
})

test('the nearest id is the hint, and a firm without any is told so', () => {
  expect(problemsIn('guarantee.yaml', 'example.package', 'cor')[0]?.hint).toBe('Did you mean core?')
  expect(problemsWith('firm.partners', []).map(({ expected }) => expected)).toEqual(
    Array(2).fill("no such line, because there isn't a partner in firm.yaml"),
  )
})

test('an article uses the figures of its own record only', () => {
  const file = 'articles/oklahoma-city-cpa.md'
  const use = { path: ['lead'], spot: { line: 1 } }
  const used = new Map([
    ['case.10.revenue', use],
    ['case.1.revenue', use],
  ])
  expect(checkBetweenFiles(testFirm, { sources, uses: new Map([[file, used]]) })).toMatchObject([
    { file, path: ['lead'], found: '{case.1.revenue}' },
  ])
})

test.each([
  ['revenue', 90_000, '$90,000', 'between $200,000 and $8,000,000'],
  ['totalTaxSavings', 20_000, '$20,000', '10% to 60% of the tax due'],
  ['totalTaxSavings', 2000, '$2,000', '10% to 60% of the tax due'],
])('a sample business with a %s of %d is not one of the firm', (field, amount, shown, expected) => {
  expect(problemsWith(`caseStudies.records.0.${field}`, amount)).toMatchObject([
    { file: 'case-studies.yaml', path: ['records', 0, field], found: shown, expected },
  ])
})

test('a personal record saves at most what the calculator shows, unless it ends in a refund', () => {
  const records = testFirm.caseStudies?.records ?? []
  const without = records.findIndex(
    ({ type, taxRefundWithStrategy }) => type === 'mixed' && !taxRefundWithStrategy,
  )
  const refunded = records.findIndex(
    ({ type, taxRefundWithStrategy }) => type === 'mixed' && taxRefundWithStrategy,
  )
  const tooMuch = (index: number) =>
    problemsWith(
      `caseStudies.records.${index}.totalTaxSavings`,
      records[index]?.taxDueWithoutStrategy,
    )
  expect(tooMuch(without)).toMatchObject([
    { path: ['records', without, 'totalTaxSavings'], expected: 'at most 60% of the tax due' },
  ])
  expect(tooMuch(refunded)).toEqual([])
})

test('tax that comes due later is never shown without words for it', () => {
  expect(problemsWith('pages.case-studies.blocks.outcomes.later', undefined)).toMatchObject([
    { file: 'pages/case-studies.yaml', found: 'nothing' },
  ])
})

test('there is a text for each revenue band', () => {
  expect(problemsWith('pages.about.blocks.serve.revenue.bands', ['A', 'B', 'C'])).toMatchObject([
    { file: 'pages/about.yaml', found: '3 texts' },
  ])
})

test('a name that would leave a hole in a card is refused', () => {
  expect(problemsWith('firm.name', 'Fox 🦊 Tax')).toMatchObject([
    {
      file: 'firm.yaml',
      path: ['name'],
      expected: expect.stringContaining('🦊'),
      hint: expect.stringMatching(/: Fox Tax$/),
    },
  ])
  expect(problemsWith('firm.name', 'Peña & Søn™ “Tax”')).toEqual([])
})

test.each([
  ['firm.fullTimeSince', 1999, 'a year from 2014, when the firm was founded, to '],
  ['firm.fullTimeSince', 2098, 'a year from 2014, when the firm was founded, to '],
  ['pages.contact.blocks.ways.warning.line', 'Send no documents.', 'exactly the required sentence'],
  ['legal.terms.dateLabel', 'Updated', 'Effective or Last updated'],
])('%s as %j is refused', (place, value, expected) => {
  expect(problemsWith(place, value)).toMatchObject([
    {
      path: pathIn(testFirm, place).slice(place.startsWith('firm') ? 1 : 2),
      expected: expect.stringContaining(expected),
    },
  ])
})

test('required English words are not asked of a site in another language', () => {
  const spanish = withValue(testFirm, 'interface.language', 'es-US')
  const changed = withValue(
    spanish,
    'pages.contact.blocks.ways.warning.line',
    'No envíe documentos.',
  )
  const dated = withValue(changed, 'legal.terms.dateLabel', 'Actualizado')
  expect(checkBetweenFiles(dated, asTyped)).toEqual([])
})

test('colors, addresses and menus are checked, too', () => {
  const faint = withValue(testFirm, 'theme.colors.ink', { day: '#cccccc', night: '#cccccc' })
  const navigation = { ...testFirm.navigation, menus: [shown('About'), shown('Services')] }
  const files = checkBetweenFiles({ ...faint, navigation }, asTyped).map(({ file }) => file)
  expect(new Set(files)).toEqual(
    new Set([
      'pages/pricing.yaml',
      'pages/case-studies.yaml',
      'pages/learning-library.yaml',
      'theme.yaml',
    ]),
  )
})
