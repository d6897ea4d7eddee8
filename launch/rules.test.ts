import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fieldInWords } from '#app/content/engine/english.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { localDate } from '#app/lib/dates.ts'
import { indexPlaces } from '#build/places.ts'
import { covers } from '#test/requirements.ts'
import { openFindings, type Placed } from './check.ts'
import type { Severity } from './finding.ts'
import { isLaterThan, isOlderThanAYear } from './rules/dates.ts'
import {
  answers,
  type Change,
  dir,
  editsOf,
  findingsAfter,
  findingsAfterEdits,
  firm,
  inBlock,
  nowhere,
  opening,
} from './testing/made-up-firm.ts'

const home = 'pages/home.yaml'
const prices = 'pages/pricing.yaml'
const sale = 'services/buy-sell-business.yaml'
const returns = 'services/tax-preparation.yaml'
const landlords = 'pages/for-landlords.yaml'
const debt = 'services/tax-debt-relief.yaml'
const sampleSentence = 'This article came with the website.'
vi.mock('./shipped.ts', async (original) => ({
  ...(await original<object>()),
  isShipped: (_file: string, value: string) => value.includes(sampleSentence),
}))

afterAll(() => rmSync(dir, { recursive: true }))

type Case = [file: string, path: Path, value: unknown, problem: RegExp]

/** Fields of the firm are changed, as many at once as do not touch each other, and exactly these are
    found. */
function eachField(severity: Severity, cases: Case[]) {
  for (const batch of apart(cases)) {
    describe('together', () => {
      let findings: Placed[] = []
      beforeAll(async () => {
        findings = await findingsAfter(...batch)
      })

      test.each(batch)('%s %j becomes %j: %s', (file, path, _, problem) => {
        const field = fieldInWords(path)
        const own = findings.filter((each) => each.file === file && each.field === field)
        expect(own).toMatchObject([{ severity }])
        expect(own[0]?.problem).toMatch(problem)
        expect(own[0]?.fix).toMatch(/^[A-Z].*\.$/)
      })

      test('nothing else is found', () => {
        expect(findings).toHaveLength(batch.length)
      })
    })
  }
}

function apart(cases: Case[]): Case[][] {
  const batches: Case[][] = []
  const key = ([file, path]: Case) => `${[file, ...path]},`
  const touch = (one: Case, other: Case) =>
    key(one).startsWith(key(other)) || key(other).startsWith(key(one))
  for (const one of cases) {
    const free = batches.find((batch) => !batch.some((other) => touch(one, other)))
    if (free) free.push(one)
    else batches.push([one])
  }
  return batches
}

const [firmFile, claims, facts] = ['firm.yaml', 'claims.yaml', 'tax-facts.yaml'] as const

/** Each sentence in an answer of its own. */
const inAnswers = (sentences: readonly string[]): [string, Path, string][] =>
  sentences.map((sentence) => {
    const place = answers.shift() ?? []
    answers.push(place)
    return ['faq.yaml', place, `${opening} ${sentence}`]
  })

const inText = (problem: RegExp, ...sentences: string[]): Case[] =>
  inAnswers(sentences).map((change) => [...change, problem])

test('nothing is found for a firm that is ready', () => {
  expect(openFindings(firm, nowhere)).toEqual([])
})

test('finding has the line of its field, none while the field is missing', async () => {
  expect(await findingsAfter([firmFile, ['phone'], '(615) 555-0142'])).toMatchObject([{ line: 8 }])
  expect(await findingsAfter([firmFile, ['governingState'], undefined])).toMatchObject([
    { line: undefined },
  ])
})

describe('identity', () => {
  eachField('blocker', [
    [firmFile, ['name'], 'Fairshare Tax Advisory', /sample/i],
    [firmFile, ['shortName'], 'Your Firm', /sample/i],
    [firmFile, ['legalName'], 'Harpeth LLC (sample legal name)', /sample/i],
    [firmFile, ['phone'], '(615) 555-0142', /sample/i],
    [firmFile, ['email'], 'info@fairshare.example', /sample/i],
    [firmFile, ['address'], '100 Oak Street, Nashville, TN 00000', /sample/i],
    [firmFile, ['tagline'], 'Never pay more than your fair share in taxes!', /sample/i],
    [firmFile, ['licenses', 0, 'number'], '00000', /sample/i],
  ])
})

test('a firm with CPAs and no license is told', async () => {
  expect(await findingsAfter([firmFile, ['licenses'], []])).toContainEqual(
    expect.objectContaining({ severity: 'blocker', problem: 'No CPA license listed' }),
  )
})

test('each office is looked at', async () => {
  const office = { name: 'Bend', address: '1 Sample Street, Bend, OR 97701' }
  expect(await findingsAfter([firmFile, ['offices'], [office]])).toMatchObject([
    { severity: 'blocker', field: 'offices, item 1, address' },
  ])
})

describe('an address', () => {
  eachField('blocker', [
    [firmFile, ['address'], 'Virtual office', /no letter would reach/],
    [firmFile, ['address'], 'Suite 2B, Boise', /no letter would reach/],
  ])
  eachField('warning', [
    [firmFile, ['address'], '7 Signal Street, Portland, OR 85004', /ZIP code/],
    [firmFile, ['siteUrl'], 'https://www.alderfnch.com', /mistyped/],
  ])

  test('may be a box, of another state, or a city alone', async () => {
    const office = { name: 'Boise', address: 'P.O. Box 12, Boise, ID 83702-1234' }
    const city = { name: 'Nampa', address: 'Nampa, ID' }
    expect(await findingsAfter([firmFile, ['offices'], [office, city]])).toEqual([])
  })
})

test('one photo for two people is found', async () => {
  const person = (id: string) => ({
    id,
    name: `Pat ${id}`,
    role: 'cpa',
    photo: 'founder.png',
    photoAlt: `Pat ${id} at a desk`,
  })
  const shared = await findingsAfter(
    ['team.yaml', ['people'], [person('a'), person('b')]],
    ['team.yaml', ['roles', 0, 'count'], 2],
  )
  expect(shared.filter(({ problem }) => /photo for two/.test(problem))).toMatchObject([
    { severity: 'blocker', field: 'people, item 2, photo' },
  ])
})

test('words that play on the sample firm, and its name, are found in any text', async () => {
  const sentences = ['You pay your fair share and no more.', 'Ask Fairshare.']
  expect(await findingsAfter(...inAnswers(sentences))).toMatchObject([
    { severity: 'blocker', problem: expect.stringMatching(/name of the sample/i) },
    { severity: 'warning', problem: expect.stringMatching(/words of the sample/i) },
  ])
})

test('a value of the sample in a field that must be your own blocks the launch, said once', async () => {
  const own = await findingsAfter(['firm.yaml', ['legalName'], sampleSentence])
  expect(own).toMatchObject([
    { severity: 'blocker', file: 'firm.yaml', problem: 'Value that came with this website' },
  ])
  const described = await findingsAfter(['firm.yaml', ['legalName'], `Sample. ${sampleSentence}`])
  expect(described.map(({ problem }) => problem)).toEqual(['Sample legal name'])
})

test('an article that came with the website is found under the name of another firm', async () => {
  const file = 'articles/dallas-texas-cpa.md'
  const edit = (text: string) => `${text}\n${sampleSentence}\n`
  expect(await findingsAfterEdits({ [file]: edit })).toMatchObject([{ severity: 'warning', file }])
})

describe('the pages of a finding', () => {
  type Seen = [page: string, file: string, path: Path]

  /** Pages that print one field each. */
  const pagesWith = (...seen: Seen[]) => {
    const where = { start: 0, end: 0, inside: ['main'], tag: 0 }
    const runs = (file: string, path: Path) => [{ text: 'x', origin: [{ file, path }], ...where }]
    return indexPlaces(
      seen.map(([page, file, path]) => ({ path: page, html: '', runs: runs(file, path) })),
    )
  }
  const pagesAfter = async (change: Change, ...seen: Seen[]) => {
    const [finding] = await findingsAfterEdits(editsOf([change]), pagesWith(...seen))
    return finding?.pages
  }

  test('are those that print its field, in the order of the site', async () => {
    const change = [firmFile, ['phone'], '(615) 555-0142'] as const
    const printed = ['/faq', '/', '/404'].map((page): Seen => [page, firmFile, ['phone']])
    const other: Seen = ['/pricing', firmFile, ['email']]
    expect(await pagesAfter(change, ...printed, other)).toEqual(['/', '/faq'])
  })

  test('are those that print its entry where no page prints the field', async () => {
    const change = [claims, ['taxesSaved', 'verified'], false] as const
    const figure: Seen = ['/', claims, ['taxesSaved', 'value']]
    const other: Seen = ['/faq', claims, ['states', 'value']]
    expect(await pagesAfter(change, figure, other)).toEqual(['/'])
    expect(await pagesAfter(change, other)).toEqual([])
  })

  test('are not those of other entries of a list', async () => {
    const change = [firmFile, ['partners', 0, 'compensated'], undefined] as const
    const at = (index: number): Seen => ['/faq', firmFile, ['partners', index, 'name']]
    expect(await pagesAfter(change, at(0))).toEqual(['/faq'])
    expect(await pagesAfter(change, at(1))).toEqual([])
  })

  test('are the page of its file, or of the file that lacks an answer', async () => {
    const updated = ['pages/faq.yaml', ['head', 'updated'], '2027-01-01'] as const
    expect(await pagesAfter(updated)).toEqual(['/faq'])
    expect(await pagesAfter([firmFile, ['governingState'], undefined])).toEqual(['/terms'])
  })

  test('of a tax figure are also those whose charts count with it', async () => {
    const change = [facts, ['corporateRate', 'reviewed'], '2026-11-21'] as const
    const printed: Seen = ['/blog/dallas-texas-cpa', facts, ['corporateRate', 'text']]
    expect(await pagesAfter(change, printed)).toEqual([
      '/buy-sell-business',
      '/blog/dallas-texas-cpa',
    ])
  })
})

describe('a title nobody holds', () => {
  const planner = {
    id: 'cpa',
    count: 1,
    one: 'a planner',
    many: 'planners',
    area: 'plans',
    work: 'Signs.',
  }
  const withoutCpa = async (sentences: string[]) => {
    const findings = await findingsAfter(
      ...inAnswers(sentences),
      ['team.yaml', ['roles', 0], planner],
      [firmFile, ['licenses'], undefined],
    )
    return findings.filter(({ file }) => file === 'faq.yaml')
  }

  test('is found', async () => {
    const sentences = [
      'Our CPAs write your plan.',
      'A CPA prepares each return.',
      "We're your CPA in town.",
      'Ask a certified public accountant on our team.',
    ]
    const problem = 'Claims a title nobody holds: CPA'
    expect(await withoutCpa(sentences)).toMatchObject(
      sentences.map(() => ({ severity: 'blocker', problem, line: expect.any(Number) })),
    )
    expect(await findingsAfter(...inAnswers(sentences))).toEqual([])
  })

  test('is found for attorneys, planners and the like, too', async () => {
    const sentences = ['Our CFPs and attorneys write your plan.', 'We are fiduciaries.']
    const problems = (await findingsAfter(...inAnswers(sentences))).map(({ problem }) => problem)
    expect(problems.join()).toMatch(/attorney.*CFP.*fiduciary/)
    const asked = [
      'Ask your attorney, or an attorney of your choice. Our partner is a CFP.',
      'We are not attorneys. Our work with your lawyer begins early.',
    ]
    expect(await findingsAfter(...inAnswers(asked))).toEqual([])
    const held = { ...planner, credential: 'Attorney at law' }
    const ours = await findingsAfter(...inAnswers(['Our attorneys sign.']), [
      'team.yaml',
      ['roles', 0],
      held,
    ])
    expect(ours.filter(({ problem }) => /: attorney/.test(problem))).toEqual([])
  })

  test("is not found where it is another's", async () => {
    const sentences = [
      'Signs you have outgrown your CPA.',
      'Send it to your current CPA, or to another CPA.',
      'Ask {team.licensed}, not a CPA.',
      'We sign.\n{?title.cpa} Our CPAs sign.',
    ]
    expect(await withoutCpa(sentences)).toEqual([])
  })
})

describe('links and partners', () => {
  const sample = 'https://www.fairshare.example'
  eachField('blocker', [
    [firmFile, ['siteUrl'], sample, /sample/i],
    [firmFile, ['schedulingUrl'], 'https://example.com/book', /sample/i],
    [firmFile, ['blogUrl'], sample, /sample/i],
    [firmFile, ['social', 0, 'url'], sample, /sample/i],
    [firmFile, ['partners', 1, 'url'], sample, /sample/i],
    [firmFile, ['social', 0, 'url'], 'https://facebook.com/', /social link/i],
    [firmFile, ['social', 1, 'url'], 'https://x.com/ridge', /social link/i],
    [firmFile, ['googleProfileUrl'], undefined, /Google/],
    [firmFile, ['partners', 0, 'name'], 'Sample IT company', /sample/i],
    [firmFile, ['partners', 0, 'compensated'], undefined, /not disclosed/],
    [firmFile, ['security', 'contact'], 'it@ridge.example', /sample/i],
    ...inText(/sample/i, 'Call (615) 555-0142.', 'Write to office@ridge.example.'),
  ])
  eachField('warning', [
    [firmFile, ['schedulingUrl'], 'https://calendy.com/ridge', /mistyped/],
    [firmFile, ['schedulingUrl'], 'https://wwwridge.com/call', /mistyped/],
    [firmFile, ['email'], 'ridge@gmial.com', /mistyped/],
  ])

  test('domains that are well known, or like no other, are not mistyped', async () => {
    expect(
      await findingsAfter([firmFile, ['schedulingUrl'], 'https://calendly.com/ridge']),
    ).toEqual([])
    expect(
      await findingsAfter([firmFile, ['schedulingUrl'], 'https://www2.ridge.com/call']),
    ).toEqual([])
  })
})

describe('figures', () => {
  const impossible = /can't be right/
  eachField('blocker', [
    [claims, ['taxesSaved', 'verified'], false, /unverified/i],
    [claims, ['planningShare', 'verified'], false, /unverified/i],
    [claims, ['cashFlow', 'source'], 'Not yet confirmed', /without a source/],
    [claims, ['states', 'label'], 'states we are licensed in', /license/],
    [claims, ['projects', 'value'], 100, impossible],
    [claims, ['taxesSaved', 'value'], 0.003, impossible],
  ])
})

describe('stories', () => {
  const [stories, at] = [
    'testimonials.yaml',
    (field: string) => ['testimonials', 0, field],
  ] as const
  eachField('blocker', [[stories, at('name'), 'Illustrative client', /name/]])

  test('story that is not verified is illustrative', async () => {
    const edit = (text: string) =>
      text.replace(/verified: true\n +consentOnFile.*\n +date.*\n.*/, 'verified: false')
    expect(await findingsAfterEdits({ [stories]: edit })).toMatchObject([
      {
        severity: 'warning',
        field: fieldInWords(at('verified')),
      },
    ])
  })

  test('verified story is not called a sample', async () => {
    const edit = (text: string) => text.replace('Three clients', 'Three illustrative clients')
    expect(await findingsAfterEdits({ 'pages/home.yaml': edit })).toMatchObject([
      { severity: 'blocker', file: 'pages/home.yaml', field: expect.stringContaining('intro') },
    ])
  })

  test('story from an employee needs its connection', async () => {
    expect(await findingsAfter([stories, at('relationship'), 'employee'])).toMatchObject([
      { severity: 'blocker', field: fieldInWords(at('connection')) },
    ])
  })

  test('verified story cannot use sample outcomes', async () => {
    expect(await findingsAfter(['case-studies.yaml', ['illustrative'], true])).toMatchObject([
      { severity: 'blocker', file: stories, field: fieldInWords(at('caseStudy')) },
      { severity: 'blocker', file: stories },
      { severity: 'warning', file: 'case-studies.yaml', field: 'illustrative' },
    ])
  })
})

describe('contradictions', () => {
  const founding = /founding/
  eachField('blocker', [
    ...inText(/guarantee/, 'Worth 2X your fee.', 'Worth two times the planning fee.'),
    [
      'faq.yaml',
      ['items', 0, 'answer'],
      'We guarantee all our work, and we pay if you are not happy.',
      /guarantee/,
    ],
    ...inText(/team size/i, 'Ask a team of 9.', 'Twelve professionals answer.', 'We are 3 CPAs.'),
    ...inText(
      /founding date or years/i,
      'With 25+ years of experience.',
      'Founded in May 2001.',
      'We have served owners since 1999.',
      'Serving owners since May 1999.',
      'For more than 25 years we have served owners.',
      'For over ten years, our work is planning.',
    ),
    [claims, ['yearsExperience', 'value'], 13, /more years/i],
    [claims, ['yearsExperience', 'basis'], 'counted from May 2016', founding],
    [claims, ['happyClients', 'basis'], 'served since 2001', founding],
    [firmFile, ['timeZoneName'], 'Eastern Time', /time zone/i],
    ...inText(/"free"/, 'Book a free consultation.'),
    ...inText(/wrong price/i, 'It begins with a $20 discovery call.'),
    [sale, inBlock(sale, 'closing', 'text'), 'Begin with a free discovery call.', /"free"/],
  ])
  eachField('warning', [
    [claims, ['yearsExperience', 'value'], 11, /out of date/],
    [claims, ['cashFlow', 'value'], 0, /zero/],
    ['prices/tax-planning.yaml', ['packages', 0, 'price'], '$94,000+', /high price/],
    ['prices/additional.yaml', ['services', 1, 'price'], '$0', /\$0/],
    ['prices/tax-planning.yaml', ['packages', 1, 'price'], '$49+', /low price/],
  ])

  test("a name of the time zone that no other zone has is the owner's to choose", async () => {
    expect(await findingsAfter([firmFile, ['timeZoneName'], 'Oregon Time'])).toEqual([])
  })

  test('nothing is found in what the firm may say', async () => {
    const sentences = [
      'We keep 3X in mind and file Form 1040X for 2 Enrolled Agents.',
      'A team of 4, or 5+ people including support staff, with 12+ years of experience.',
      'Founded in February 2014, full-time since 2016. The $25 discovery call is tax advice.',
      'We have served owners since 2014. For more than 12 years we have planned ahead.',
      'We have read the law. Since 2025 section 174A applies; since 2018 we may deduct more.',
      'A building is written off for more than 27 years. Our plan says how.',
      'For four partners, up to 30 employees and three rentals; interest-free is no word of ours.',
    ]
    expect(await findingsAfter(...inAnswers(sentences))).toEqual([])
  })
})

test('a sentence about something that the firm does not have', async () => {
  const [path = []] = answers
  const said = (text: string) => ['faq.yaml', path, `${opening} ${text}`] as const
  const noPortal = [firmFile, ['portalUrl'], undefined] as const
  const upload = 'Upload it to the client portal.'
  expect(await findingsAfter(said(upload))).toEqual([])
  expect(await findingsAfter(noPortal)).toEqual([])
  expect(await findingsAfter(noPortal, said(upload))).toMatchObject([
    { severity: 'warning', file: 'faq.yaml', fix: expect.stringContaining('{?portalUrl}') },
  ])
  expect(await findingsAfter(noPortal, said(`{?portalUrl} ${upload}`))).toEqual([])
  const question = [...path.slice(0, -1), 'question']
  const marked = ['faq.yaml', question, '{?portalUrl} Where do I send it?'] as const
  expect(await findingsAfter(noPortal, marked, said(upload))).toEqual([])
})

test('a sentence about booking online where there is no booking page', async () => {
  const [path = []] = answers
  const said = ['faq.yaml', path, `${opening} You book a time online.`] as const
  const noBooking = [firmFile, ['schedulingUrl'], undefined] as const
  expect(await findingsAfter(noBooking, said)).toContainEqual(
    expect.objectContaining({ file: 'faq.yaml', fix: expect.stringContaining('{?schedulingUrl}') }),
  )
})

test('a sentence about a role that nobody has', async () => {
  const [path = []] = answers
  const said = (text: string) => ['faq.yaml', path, `${opening} ${text}`] as const
  expect(await findingsAfter(said('Our bookkeeper adds it up.'))).toEqual([])
  expect(await findingsAfter(said('Our tax preparers add it up.'))).toMatchObject([
    { found: expect.stringContaining('Our tax preparers') },
  ])
})

test('a state that the firm names nowhere else', async () => {
  const [path = []] = answers
  const said = ['faq.yaml', path, `${opening} Filing costs include a fee of Vermont.`] as const
  expect(await findingsAfter(said)).toMatchObject([{ severity: 'warning', file: 'faq.yaml' }])
  expect(await findingsAfter(said, [firmFile, ['otherStates'], ['Vermont']])).toEqual([])
})

describe('words', () => {
  eachField('blocker', [
    ...inText(
      /object to/,
      'We know every loophole.',
      'Our tax experts call back.',
      'The #1 firm in town.',
      'The biggest refund you will ever get.',
      'The best in Texas.',
      'Planning is risk free.',
      'biggest refund, best in Texas, 100% risk free!',
    ),
    [prices, inBlock(prices, 'hero', 'lead'), 'Your savings are 100% guaranteed.', /object to/],
    [returns, inBlock(returns, 'columns', 'heading'), 'A return with a guarantee.', /"guarantee"/],
    [landlords, inBlock(landlords, 'text', 'heading'), 'A guarantee for you.', /"guarantee"/],
    [debt, inBlock(debt, 'offer', 'offers', 0), 'By SMS.', /text messages/i],
    ...inText(/unfinished/i, 'The year is being confirmed.'),
  ])

  test('a color and the address of a place are no claim to be number one', async () => {
    const color = ['theme.yaml', ['colors', 'gold', 'day'], '#1a4fa3'] as const
    const link = inAnswers(['See [the first](/faq#1-call) question.'])
    expect(await findingsAfter(color, ...link)).toEqual([])
  })
})

describe('what is no promise', () => {
  test('is not found', async () => {
    const sentences = [
      'Wages of a child are free of Social Security tax. Feel free to ask, and free up a day.',
      '[Tax planning](/tax-planning) fits best in the fall.',
    ]
    const remark = [facts, ['propertyHours', 'what'], 'Growth is tax-free after ten years'] as const
    expect(await findingsAfter(remark, ...inAnswers(sentences))).toEqual([])
    expect(await findingsAfter(...inAnswers(['It is free of charge.']))).toHaveLength(1)
  })

  test('is quoted without the block below it', async () => {
    const file = 'articles/dallas-texas-cpa.md'
    const edit = (text: string) =>
      `${text}\n:::takeaways\n- The best in Texas.\n:::\n\n## Prices below\n\nSee them.\n`
    const [finding] = (await findingsAfterEdits({ [file]: edit })).filter(({ problem }) =>
      /object to/.test(problem),
    )
    expect(finding?.found).toBe('- The best in Texas.')
  })
})

describe('an answer of the owner', covers('launch-answers'), () => {
  const [change = ['', [], '']] = inAnswers(['The gain is tax-free after ten years.'])
  const answer = (finding: string | undefined) =>
    [
      'launch.yaml',
      ['answered'],
      [{ finding, reason: 'A tax term here.', on: '2026-11-19' }],
    ] as const

  test('settles a doubt about words as long as the words stay', async () => {
    const [finding] = await findingsAfter(change)
    expect(finding).toMatchObject({
      severity: 'blocker',
      id: expect.stringMatching(/^f[\da-f]{7}$/),
    })
    expect(await findingsAfter(change, answer(finding?.id))).toEqual([])
    const [file, path, text] = change
    const other = [file, path, text.replace('ten', 'five')] as const
    expect(await findingsAfter(other, answer(finding?.id))).toMatchObject([{ severity: 'blocker' }])
  })

  test('does not settle the same slip in another paragraph', async () => {
    const file = 'articles/dallas-texas-cpa.md'
    const one = (text: string) => `${text}\nIt is tax-free.\n`
    const two = (text: string) => `${one(text)}\nOur plans are tax-free.\n`
    const [first] = await findingsAfterEdits({ [file]: one })
    const yaml = `answered: [{ finding: ${first?.id}, reason: A term of the law., on: 2026-11-19 }]\n`
    const edits = { 'launch.yaml': (text: string) => `${text}\n${yaml}` }
    expect(await findingsAfterEdits({ [file]: one, ...edits })).toEqual([])
    expect(await findingsAfterEdits({ [file]: two, ...edits })).toMatchObject([
      { found: 'Our plans are tax-free.' },
    ])
  })

  test('cannot make a sample, an unproven figure or an unfinished text right', async () => {
    const findings = await findingsAfter(
      [firmFile, ['phone'], '(615) 555-0142'],
      [claims, ['taxesSaved', 'verified'], false],
      ...inAnswers(['The year is being confirmed.']),
    )
    expect(findings).toHaveLength(3)
    for (const each of findings) expect(each.id).toBeUndefined()
  })
})

describe('dates', () => {
  const [expired, future, old] = [
    /tax figure is out of date/i,
    /in the future/,
    /reviewed more than a year ago/,
  ]
  eachField('blocker', [
    [facts, ['propertyHours', 'validThrough'], '2026-11-19', expired],
    [home, inBlock(home, 'depreciation', 'validThrough'), '2026-01-01', expired],
    [facts, ['propertyHours', 'reviewed'], '2026-11-21', future],
    ['sources.yaml', ['code', 'seen'], '2026-11-21', future],
    [claims, ['states', 'asOf'], '2026-12', future],
    ['pages/faq.yaml', ['head', 'updated'], '2027-01-01', future],
    [firmFile, ['pricesEffective'], '2026-12-01', future],
    ['testimonials.yaml', ['testimonials', 0, 'date'], '2026-12-01', future],
  ])
  eachField('warning', [
    [facts, ['propertyHours', 'validThrough'], '2026-12-31', /within sixty days/],
    ['sources.yaml', ['code', 'seen'], undefined, /nobody has read/],
    [facts, ['propertyHours', 'reviewed'], '2025-11-19', old],
    [claims, ['states', 'asOf'], '2025-10', old],
    [firmFile, ['pricesEffective'], '2025-11-19', /year old/],
    [firmFile, ['security', 'expires'], '2026-11-19', /expired/],
    [firmFile, ['security', 'expires'], '2027-11-21', /more than a year/],
    [firmFile, ['holidays'], ['2026-07-03', '2026-09-07'], /holidays/],
  ])

  test('dates of a state that the firm names nowhere else', async () => {
    const edit = (text: string) => text.replaceAll('Idaho', 'Ohio')
    expect(await findingsAfterEdits({ 'deadlines.yaml': edit })).toMatchObject([
      { severity: 'warning', found: 'Ohio' },
    ])
    const inOhio = (text: string) =>
      text.replace(/^address: .*/m, 'address: 7 Signal Street, Columbus, OH 43004')
    expect(await findingsAfterEdits({ 'deadlines.yaml': edit, 'firm.yaml': inOhio })).toEqual([])
  })

  test('dates of the state of an office are its own', async () => {
    const idahoOffice = [{ name: 'Boise', address: '41 Ditch Road, Boise, ID 83702' }]
    const licenses = [{ state: 'Oregon', number: 'OR-7301' }]
    expect(
      await findingsAfter([firmFile, ['licenses'], licenses], [firmFile, ['offices'], idahoOffice]),
    ).toEqual([])
    expect(await findingsAfter([firmFile, ['licenses'], licenses])).toMatchObject([
      { found: 'Idaho' },
    ])
    expect(
      await findingsAfter(
        [firmFile, ['licenses'], licenses],
        [firmFile, ['otherStates'], ['Idaho']],
      ),
    ).toEqual([])
  })

  test('a state of an office without a privacy notice', async () => {
    expect(
      await findingsAfter([firmFile, ['address'], '2400 N Central Avenue, Phoenix, AZ 85004']),
    ).toMatchObject([{ severity: 'warning', file: 'legal/privacy-policy.md', found: 'Arizona' }])
  })

  test('figures that go stale on the same day are one finding', () => {
    const soon = openFindings({ ...firm, today: '2028-11-15' }, nowhere).filter(
      ({ file, problem }) => file === facts && problem.includes('sixty days'),
    )
    expect(soon).toMatchObject([{ found: expect.stringContaining('propertyHours, houseLife') }])
  })

  test('a source that neither a text nor a figure names need not be read', async () => {
    const other = { name: 'A page', url: 'https://www.irs.gov/' }
    expect(await findingsAfter(['sources.yaml', ['other'], other])).toEqual([])
  })

  test('review of an article ages', async () => {
    const file = 'articles/dallas-texas-cpa.md'
    const edit = (text: string) => text.replace(/^reviewed: .*/m, 'reviewed: 2025-01-01')
    expect(await findingsAfterEdits({ [file]: edit })).toMatchObject([
      { severity: 'warning', file, field: 'reviewed' },
    ])
  })

  test('holiday of today is not over', async () => {
    expect(await findingsAfter([firmFile, ['holidays'], ['2026-11-20']])).toEqual([])
  })

  test('founding date in the future is reported as such, without a negative number of years', async () => {
    const findings = await findingsAfter(
      [firmFile, ['founded'], '2026-12'],
      [firmFile, ['fullTimeSince'], 2026],
    )
    expect(findings).toMatchObject([{ file: firmFile, field: 'founded' }])
  })

  test('expired tax figure that no text uses is a warning', async () => {
    const unused = {
      text: '1%',
      what: 'A rate',
      source: 'code',
      year: 2026,
      reviewed: '2026-01-01',
      validThrough: '2026-06-30',
    }
    expect(await findingsAfter([facts, ['unused'], unused])).toMatchObject([
      { severity: 'warning', field: 'unused, validThrough' },
    ])
  })

  test('legal text must not mention a year after its date', async () => {
    const file = 'legal/terms.md'
    expect(await findingsAfterEdits({ [file]: (text) => `${text}\nIn 2025.\n` })).toMatchObject([
      { severity: 'blocker', file, field: 'date' },
    ])
  })

  const problemsOn = (today: string) =>
    openFindings({ ...firm, today }, nowhere)
      .map(({ problem }) => problem)
      .join()

  test.each([
    ['years of experience', '2027-01-31', '2027-02-01', /years of experience/i],
    ['tax figures', '2028-12-31', '2029-01-01', expired],
    ['tax calendar', '2028-12-31', '2029-01-01', /tax calendar/i],
    ['reviews', '2027-08-03', '2027-08-04', old],
    ['prices', '2027-09-01', '2027-09-02', /prices/i],
    ['security contact', '2027-09-01', '2027-09-02', /security contact/i],
  ])('%s: in order on %s, found on %s', (_, last, next, problem) => {
    expect(problemsOn(last)).not.toMatch(problem)
    expect(problemsOn(next)).toMatch(problem)
  })

  test('a month is old a year after it ended and never in the future while it runs', () => {
    expect(isOlderThanAYear('2025-11', '2026-11-30')).toBe(false)
    expect(isOlderThanAYear('2025-11', '2026-12-01')).toBe(true)
    expect(isLaterThan('2026-11', '2026-11-01')).toBe(false)
    expect(isLaterThan('2026-12', '2026-11-30')).toBe(true)
  })

  test('today is the day of this computer', () => {
    expect(localDate(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
  })
})

describe('founder, law and answers', () => {
  const portrait = ['founder', 'portrait']
  eachField('warning', [
    ['team.yaml', ['founder', 'name'], undefined, /name/],
    ['team.yaml', portrait, undefined, /no portrait/i],
    ['team.yaml', portrait, 'small.png', /small/],
    ['team.yaml', portrait, 'wide.png', /3:4/],
    [firmFile, ['sms', 'maxPerMonth'], undefined, /limit/],
  ])
  eachField('blocker', [
    [firmFile, ['wisp'], false, /security plan/],
    [firmFile, ['governingState'], undefined, /governing/],
    [firmFile, ['retention'], undefined, /retention/],
    ['guarantee.yaml', ['reviewedByCounsel'], false, /not reviewed/],
    ['launch.yaml', ['hours'], false, /not confirmed/],
    ['launch.yaml', ['prices'], false, /not confirmed/],
    ['launch.yaml', ['salesTaxDiscount'], false, /discount/],
    ['launch.yaml', ['people'], false, /not confirmed/],
    ['launch.yaml', ['smsRegistration'], false, /registration/],
    ['launch.yaml', ['hostingLogs'], false, /privacy policy/],
    ['launch.yaml', ['legalTexts'], false, /not reviewed/],
    ['launch.yaml', ['evidence'], false, /proof/i],
  ])
})
