import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fieldInWords, type Path } from '#app/content/engine/problem.ts'
import { localDate } from '#app/lib/dates.ts'
import { indexPlaces } from '#build/places.ts'
import { openFindings, type Placed, pagesFinder } from './check.ts'
import { datedValues, entryPlace, renewal } from './dated.ts'
import type { Severity } from './finding.ts'
import { isLaterThan } from './rules/dates.ts'
import { shipped } from './shipped.ts'
import {
  answers,
  type Change,
  editsOf,
  findingsAfter,
  findingsAfterEdits,
  firm,
  firmAfter,
  inBlock,
  nowhere,
  opening,
} from './testing/made-up-firm.ts'

const shippedName = 'Harbor Light Advisory'
const shippedSentence = 'This article came with the website.'
// Not a mock of the module: files of a worker share their modules, so the rules may have it already.
beforeAll(() => {
  vi.spyOn(shipped, 'has').mockImplementation(
    (_file, value) => value === shippedName || value.includes(shippedSentence),
  )
})
afterAll(() => vi.restoreAllMocks())

const [firmFile, claims, facts, team] = ['firm.yaml', 'claims.yaml', 'tax-facts.yaml', 'team.yaml']
const [home, pricing, landlords] = ['home', 'pricing', 'for-landlords'].map(
  (name) => `pages/${name}.yaml`,
) as [string, string, string]
const [sale, returns, debt] = ['buy-sell-business', 'tax-preparation', 'tax-debt-relief'].map(
  (name) => `services/${name}.yaml`,
) as [string, string, string]
const article = 'articles/dallas-texas-cpa.md'
const ofStory = (field: string) => ['testimonials', 0, field]

type Case = readonly [Severity, file: string, path: Path, value: unknown, problem: RegExp]

/** Each sentence in an answer of its own. */
const inAnswers = (sentences: readonly string[]): [string, Path, string][] =>
  sentences.map((sentence) => {
    const place = answers.shift() ?? []
    answers.push(place)
    return ['faq.yaml', place, `${opening} ${sentence}`]
  })

const inText = (problem: RegExp, ...sentences: string[]): Case[] =>
  inAnswers(sentences).map((change) => ['blocker', ...change, problem])

const sample = (label: string) => new RegExp(`^Sample value: ${label}$`)
const link = 'https://www.fairshare.example'

/** One for each rule and kind of value. A row finds one thing; where more follows from it, it is a test of its own. */
const cases: Record<string, Case[]> = {
  samples: [
    ['blocker', firmFile, ['legalName'], shippedName, sample('Legal name')],
    ['blocker', firmFile, ['shortName'], 'Your Firm', sample('Short name')],
    ['blocker', firmFile, ['phone'], '(615) 555-0142', sample('Phone')],
    ['blocker', firmFile, ['address'], '9 Oak Street, Bend, OR 00000', sample('Address')],
    ['blocker', firmFile, ['social', 0, 'url'], link, sample('Social media, Web address')],
    ['blocker', firmFile, ['licenses', 0, 'number'], '00000', sample('Licenses, Number')],
    ['blocker', 'practice.yaml', ['sample'], ['call'], sample('The first call')],
  ],
  questions: [
    ['blocker', firmFile, ['wisp'], false, /security plan/],
    ['blocker', firmFile, ['governingState'], undefined, /governing/],
    ['blocker', firmFile, ['retention'], undefined, /retention/],
    ['blocker', firmFile, ['partners', 0, 'compensated'], undefined, /not disclosed/],
    ['warning', firmFile, ['sms', 'maxPerMonth'], undefined, /limit/],
    ['blocker', 'guarantee.yaml', ['reviewedByCounsel'], false, /not reviewed/],
    ['blocker', claims, ['taxesSaved', 'verified'], false, /unverified/i],
    ['blocker', 'launch.yaml', ['hours'], false, / not /],
  ],
  'who the firm is': [
    ['blocker', firmFile, ['address'], 'Virtual office', /no letter would reach/],
    ['warning', firmFile, ['address'], '7 Signal Street, Portland, OR 85004', /ZIP code/],
    ['warning', firmFile, ['siteUrl'], 'https://www.alderfnch.com', /mistyped/],
    ['warning', firmFile, ['schedulingUrl'], 'https://calendy.com/ridge', /mistyped/],
    ['warning', firmFile, ['payUrl'], 'https://wwwridge.com/call', /mistyped/],
    ['warning', firmFile, ['email'], 'ridge@gmial.com', /mistyped/],
    ['blocker', firmFile, ['social', 0, 'url'], 'https://facebook.com/', /social link/i],
    ['blocker', firmFile, ['social', 1, 'url'], 'https://x.com/ridge', /social link/i],
    ['blocker', firmFile, ['googleProfileUrl'], undefined, /Google/],
    ['warning', team, ['founder', 'name'], undefined, /name/],
    ['warning', team, ['founder', 'portrait'], undefined, /no portrait/i],
    ['warning', team, ['founder', 'portrait'], 'small.png', /small/],
    ['warning', team, ['founder', 'portrait'], 'wide.png', /3:4/],
  ],
  contradictions: [
    ['blocker', claims, ['cashFlow', 'source'], 'Not yet confirmed', /without a source/],
    ['blocker', claims, ['states', 'label'], 'states we are licensed in', /license/],
    ['blocker', claims, ['projects', 'value'], 100, /can't be right/],
    ['blocker', claims, ['yearsExperience', 'value'], 13, /more years/i],
    ['warning', claims, ['yearsExperience', 'value'], 11, /out of date/],
    ['blocker', claims, ['yearsExperience', 'basis'], 'counted from May 2016', /founding/],
    ['blocker', claims, ['happyClients', 'basis'], 'served since 2001', /founding/],
    ['warning', claims, ['cashFlow', 'value'], 0, /zero/],
    ['blocker', 'testimonials.yaml', ofStory('name'), 'Illustrative client', /name/],
    ['blocker', 'testimonials.yaml', ofStory('relationship'), 'employee', /connection/i],
    ['blocker', firmFile, ['timeZoneName'], 'Eastern Time', /time zone/i],
    ['warning', 'prices/tax-planning.yaml', ['packages', 0, 'price'], '$94,000+', /high price/],
    ['warning', 'prices/tax-planning.yaml', ['packages', 1, 'price'], '$49+', /low price/],
    ['warning', 'prices/additional.yaml', ['services', 1, 'price'], '$0', /\$0/],
    ['blocker', 'faq.yaml', ['items', 0, 'answer'], `${opening} We guarantee it.`, /guarantee/],
    ...inText(/guarantee/, 'Worth 2X your fee.', 'Worth two times the planning fee.'),
    ...inText(/team size/i, 'Ask a team of 9.', 'Twelve professionals answer.', 'We are 3 CPAs.'),
    ...inText(
      /founding date or years/i,
      'With 25+ years of experience.',
      'Founded in May 2001.',
      'Serving owners since May 1999.',
      'For over ten years, our work is planning.',
    ),
    ...inText(/wrong price for the discovery call/i, 'It begins with a $20 discovery call.'),
  ],
  words: [
    ...inText(/object to/, 'We know every loophole.', 'The #1 firm in town.', 'The best in Texas.'),
    ...inText(/unfinished/i, 'The year is being confirmed.'),
    ...inText(/"free"/, 'Book a free consultation.', 'It is free of charge.'),
    ...inText(/name of the sample/i, 'Ask Fairshare.'),
    ...inText(/sample number/i, 'Call (615) 555-0142.', 'Write to office@ridge.example.'),
    ...inText(/nobody holds: fiduciary/, 'We are fiduciaries.'),
    ['warning', firmFile, ['tagline'], 'You pay your fair share.', /words of the sample/i],
    ['blocker', sale, inBlock(sale, 'closing', 'text'), 'A free discovery call.', /"free"/],
    ['blocker', returns, inBlock(returns, 'columns', 'heading'), 'A guarantee.', /"guarantee"/],
    ['blocker', landlords, inBlock(landlords, 'text', 'heading'), 'A guarantee.', /"guarantee"/],
    ['blocker', pricing, inBlock(pricing, 'hero', 'lead'), 'It is 100% guaranteed.', /object to/],
    ['blocker', debt, inBlock(debt, 'offer', 'offers', 0), 'By SMS.', /text messages/i],
  ],
  dates: [
    ['blocker', facts, ['corporateRate', 'validThrough'], '2026-11-19', /figure is out of date/],
    ['warning', facts, ['houseLife', 'validThrough'], '2026-12-31', /within sixty days/],
    ['blocker', home, inBlock(home, 'depreciation', 'validThrough'), '2026-01-01', /out of date/],
    ['blocker', facts, ['corporateRate', 'reviewed'], '2026-11-21', /in the future/],
    ['blocker', claims, ['states', 'asOf'], '2026-12', /in the future/],
    ['warning', claims, ['taxesSaved', 'asOf'], '2025-10', /reviewed more than a year ago/],
    ['warning', 'sources.yaml', ['code', 'seen'], undefined, /nobody has read/],
    ['blocker', 'sources.yaml', ['code', 'assumed'], 'That it is law.', /only assumed/],
    ['warning', firmFile, ['pricesEffective'], '2025-11-19', /year old/],
    ['warning', firmFile, ['security', 'expires'], '2026-11-19', /expired/],
    ['warning', firmFile, ['security', 'expires'], '2027-11-21', /more than a year/],
    ['warning', firmFile, ['holidays'], ['2026-07-03', '2026-09-07'], /holidays/],
  ],
}

/** Where another field than the changed one is at fault. */
const faultAt: Record<string, Path> = { sample: ['call'], relationship: ofStory('connection') }

/** As many cases at once as do not touch each other; exactly these are found. */
describe.each(Object.entries(cases))('%s', (_, all) => {
  describe.each(apart(all).map((batch) => ({ batch })))('together', ({ batch }) => {
    let findings: Placed[] = []
    beforeAll(async () => {
      const changes = batch.map(([, file, path, value]): Change => [file, path, value])
      findings = await findingsAfter(...changes)
    })

    test.each(batch)('%s in %s %j, which becomes %j: %s', (severity, file, path, __, problem) => {
      const field = fieldInWords(faultAt[String(path.at(-1))] ?? path)
      const own = findings.filter((each) => each.file === file && each.field === field)
      expect(own).toMatchObject([{ severity }])
      expect(own[0]?.problem).toMatch(problem)
      expect(own[0]?.fix).toMatch(/^[A-Z].*\.$/)
    })

    test('nothing else', () => expect(findings).toHaveLength(batch.length))
  })
})

function apart(all: Case[]): Case[][] {
  const batches: Case[][] = []
  const key = ([, file, path]: Case) => `${[file, ...path]},`
  const touch = (one: Case, other: Case) =>
    key(one).startsWith(key(other)) || key(other).startsWith(key(one))
  for (const one of all) {
    const free = batches.find((batch) => !batch.some((other) => touch(one, other)))
    if (free) free.push(one)
    else batches.push([one])
  }
  return batches
}

describe('nothing is found', () => {
  test('for a firm that is ready', () => expect(openFindings(firm, nowhere)).toEqual([]))

  test.each([
    [
      'counts, years and prices that are right',
      ...inAnswers([
        'We keep 3X in mind and file Form 1040X for 2 Enrolled Agents.',
        'A team of 4, or 5+ people including support staff, with 12+ years of experience.',
        'Founded in February 2014, full-time since 2016. The $25 discovery call is tax advice.',
        'We have served owners since 2014. For more than 12 years we have planned ahead.',
        'We have read the law. Since 2025 section 174A applies; since 2018 we may deduct more.',
        'A building is written off for more than 27 years. Our plan says how.',
        'For four partners, up to 30 employees and three rentals; interest-free is no word of ours.',
        'Wages of a child are free of Social Security tax. Feel free to ask, and free up a day.',
        '[Tax planning](/tax-planning) fits best in the fall. See [it](/faq#1-call).',
        'Ask your attorney, or an attorney of your choice. Our partner is a CFP.',
        'We are not attorneys. Our work with your lawyer begins early.',
      ]),
      [facts, ['propertyHours', 'what'], 'Growth is tax-free after ten years'],
      ['theme.yaml', ['colors', 'gold', 'day'], '#1a4fa3'],
    ],
    [
      'a box, a city alone, a name of a time zone, a domain like no other',
      [
        firmFile,
        ['offices'],
        [
          { name: 'Boise', address: 'P.O. Box 12, Boise, ID 83702-1234' },
          { name: 'Nampa', address: 'Nampa, ID' },
        ],
      ],
      [firmFile, ['timeZoneName'], 'Oregon Time'],
      [firmFile, ['schedulingUrl'], 'https://calendly.com/ridge'],
      [firmFile, ['payUrl'], 'https://www2.ridge.com/call'],
      [firmFile, ['holidays'], ['2026-11-20']],
      ['sources.yaml', ['other'], { name: 'A page', url: 'https://www.irs.gov/' }],
    ],
  ] as [string, ...Change[]][])('in %s', async (_, ...changes) => {
    expect(await findingsAfter(...changes)).toEqual([])
  })
})

test('finding has the line of its field and what the form calls it, no line while it is missing', async () => {
  const changes: Change[] = [
    [firmFile, ['social', 0, 'url'], link],
    [firmFile, ['governingState'], undefined],
  ]
  expect(await findingsAfter(...changes)).toMatchObject([
    { line: 25, label: 'Social media, LinkedIn, Web address' },
    { line: undefined, label: 'State whose law governs the website' },
  ])
})

test('an article that came with the website is found, and may stay', async () => {
  const edit = (text: string) => `${text}\n${shippedSentence}\n`
  expect(await findingsAfterEdits({ [article]: edit })).toMatchObject([
    { severity: 'warning', file: article, id: expect.any(String) },
  ])
})

test('a firm with CPAs and no license is told', async () => {
  expect(await findingsAfter([firmFile, ['licenses'], []])).toContainEqual(
    expect.objectContaining({ severity: 'blocker', problem: 'No CPA license listed' }),
  )
})

test('one photo for two people is found', async () => {
  const people = ['a', 'b'].map((id) => ({
    id,
    name: `Pat ${id}`,
    role: 'cpa',
    photo: 'founder.png',
    photoAlt: `Pat ${id} at a desk`,
  }))
  const shared = await findingsAfter([team, ['people'], people], [team, ['roles', 0, 'count'], 2])
  expect(shared).toContainEqual(
    expect.objectContaining({ severity: 'blocker', field: 'people, item 2, photo' }),
  )
})

type Seen = [page: string, file: string, path: Path]

/** Pages that print one field each. */
function pagesPrinting(...seen: Seen[]) {
  const where = { start: 0, end: 0, inside: ['main'], tag: 0 }
  return indexPlaces(
    seen.map(([page, file, path]) => ({
      path: page,
      html: '',
      runs: [{ text: 'x', origin: [{ file, path }], ...where }],
    })),
  )
}

describe('the pages of a finding', () => {
  const pagesAfter = async (change: Change, ...seen: Seen[]) => {
    const [finding] = await findingsAfterEdits(editsOf([change]), pagesPrinting(...seen))
    return finding?.pages
  }

  test('are those that print its field, in the order of the site', async () => {
    const printed = ['/faq', '/', '/404'].map((page): Seen => [page, firmFile, ['phone']])
    const other: Seen = ['/pricing', firmFile, ['email']]
    const change = [firmFile, ['phone'], '(615) 555-0142'] as const
    expect(await pagesAfter(change, ...printed, other)).toEqual(['/', '/faq'])
  })

  test('are those that print its entry, and no other, where no page prints the field', async () => {
    const change = [firmFile, ['partners', 0, 'compensated'], undefined] as const
    const at = (page: string, index: number): Seen => [page, firmFile, ['partners', index, 'name']]
    expect(await pagesAfter(change, at('/faq', 0), at('/', 1))).toEqual(['/faq'])
  })

  test('are the page of its file, or those of what a question is about', async () => {
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

  test('of a tax figure are none where a page leaves out the entry that names it', async () => {
    const change = [facts, ['houseLife', 'reviewed'], '2026-11-21'] as const
    const page = 'services/tax-planning.yaml'
    const at = inBlock(page, 'questions', 'heading')
    expect(await pagesAfter(change, ['/tax-planning', page, at])).toEqual([])
    expect(await pagesAfter(change)).toEqual(['/tax-planning'])
  })
})

describe('a title nobody holds', () => {
  const planner = { id: 'cpa', count: 1, one: 'a planner', many: 'planners', work: 'Signs.' }
  const withoutCpa = async (sentences: string[]) => {
    const findings = await findingsAfter(
      ...inAnswers(sentences),
      [team, ['roles', 0], planner],
      [firmFile, ['licenses'], undefined],
    )
    return findings.filter(({ file }) => file === 'faq.yaml')
  }

  test('is found, except where it is of another or behind its mark', async () => {
    const sentences = ['Our CPAs write your plan.', "We're your CPA in town.", 'A CPA signs.']
    const problem = 'Claims a title nobody holds: CPA'
    const ofOthers = [
      'Signs you have outgrown your CPA. Send it to your current CPA, or to another CPA.',
      'Ask {team.licensed}, not a CPA.',
      'We sign.\n{?title.cpa} Our CPAs sign.',
    ]
    expect(await withoutCpa([...sentences, ...ofOthers])).toMatchObject(
      sentences.map(() => ({ severity: 'blocker', problem, line: expect.any(Number) })),
    )
  })

  test('is held by whoever has the credential', async () => {
    const sentence = inAnswers(['Our attorneys sign.'])
    const held = [team, ['roles', 2, 'credential'], 'Attorney at law'] as const
    expect(await findingsAfter(...sentence)).toHaveLength(1)
    expect(await findingsAfter(...sentence, held)).toEqual([])
  })
})

describe('stories', () => {
  test('that are not verified are samples', async () => {
    const edit = (text: string) =>
      text.replace(/verified: true\n +consentOnFile.*\n +date.*\n.*/, 'verified: false')
    expect(await findingsAfterEdits({ 'testimonials.yaml': edit })).toMatchObject([
      { severity: 'warning', field: fieldInWords(ofStory('verified')) },
    ])
  })

  test('that are verified are not called samples, and have no sample outcomes', async () => {
    const edit = (text: string) => text.replace('Three clients', 'Three illustrative clients')
    const outcomes = (text: string) => text.replace('illustrative: false', 'illustrative: true')
    const findings = await findingsAfterEdits({ [home]: edit, 'case-studies.yaml': outcomes })
    expect(findings.map(({ severity, problem }) => `${severity}: ${problem}`)).toEqual([
      'warning: Case studies are still samples',
      'blocker: Calls a verified story a sample',
      ...Array(2).fill('blocker: Verified story uses sample figures'),
    ])
  })
})

test.each([
  ['portalUrl', 'Upload it to the client portal.', [firmFile, ['portalUrl'], undefined]],
  ['schedulingUrl', 'You book a time online.', [firmFile, ['schedulingUrl'], undefined]],
  ['role.bookkeeper', 'Our bookkeeper adds it up.', [team, ['roles', 2, 'one'], 'a clerk']],
] as const)('without {%s}: "%s" is found, unless it is marked', async (fact, text, without) => {
  const rest: Change[] =
    fact === 'role.bookkeeper'
      ? [
          [team, ['roles', 2, 'many'], 'clerks'],
          [team, ['roles', 2, 'id'], 'clerk'],
        ]
      : []
  const found = (change: Change[]) =>
    findingsAfterEdits(
      editsOf([without, ...rest, ...change]),
      pagesPrinting(...change.map(([file, path]): Seen => ['/faq', file, path])),
    ).then((all) => all.filter(({ file, path }) => file === 'faq.yaml' && Number(path[1]) > 6))
  expect(await found(inAnswers([text]))).toMatchObject([
    { severity: 'warning', fix: expect.stringContaining(`{?${fact}}`) },
  ])
  expect(await found(inAnswers([`{?${fact}} ${text}`]))).toEqual([])
})

test('words that a page leaves out with the thing itself are not found', async () => {
  const file = 'pages/contact.yaml'
  const ways = ['email', 'online', 'portal'].map((way) => inBlock(file, 'ways', way, 'label'))
  const without: Change[] = ['schedulingUrl', 'portalUrl'].map((key) => [
    firmFile,
    [key],
    undefined,
  ])
  const found = async (...paths: Path[]) => {
    const printed = pagesPrinting(...paths.map((path): Seen => ['/contact', file, path]))
    const all = await findingsAfterEdits(editsOf(without), printed)
    return all.filter((each) => each.file === file).map(({ path }) => path)
  }
  expect(await found(...ways.slice(0, 1))).toEqual([])
  expect(await found(...ways)).toEqual(ways.slice(1))
})

test('a large number is no team size', async () => {
  expect(await findingsAfter(...inAnswers(['We have met 1,200 professionals.']))).toEqual([])
})

test('what is quoted of a text, and what its entry is called, is read with its facts', async () => {
  const [change = ['', [], '']] = inAnswers([
    '{?title.cpa}{shortName} is{!title.cpa}We are{/} the best in {founded}.',
  ])
  const [file, path] = change
  const findings = await findingsAfter(
    change,
    [file, [...path.slice(0, -1), 'question'], 'Who is {shortName}{?page.fax} by fax'],
    ['practice.yaml', ['sample'], ['call']],
  )
  expect(findings).toMatchObject([
    { found: '25, phone, The fee is kept., You book 25 minutes by phone for $25.' },
    {
      label: expect.stringMatching(/Who is Alder & Finch, /),
      found: '& Finch is the best in February 2014.',
    },
  ])
})

describe('states', () => {
  test('that a text names and the firm does not', async () => {
    const file = 'services/tax-planning.yaml'
    const items = inBlock(file, 'questions', 'items')
    const said = [
      file,
      [...items, 1, 'answer'],
      'Vermont asks a fee of everyone who files.',
    ] as const
    expect(await findingsAfter(said)).toMatchObject([{ severity: 'warning', file }])
    expect(await findingsAfter(said, [firmFile, ['otherStates'], ['Vermont']])).toEqual([])
    const west = [file, said[1], 'West Virginia asks a fee of everyone who files.'] as const
    expect(await findingsAfter(west, [firmFile, ['otherStates'], ['West Virginia']])).toEqual([])
    expect(await findingsAfter(west, [firmFile, ['otherStates'], ['Virginia']])).toMatchObject([
      { fix: expect.stringContaining('file in West Virginia') },
    ])
    // A page may leave out an entry.
    const other = pagesPrinting(['/tax-planning', file, [...items, 0, 'answer']])
    expect(await findingsAfterEdits(editsOf([said]), other)).toEqual([])
  })

  test('that the calendar has dates of are those of offices and licenses', async () => {
    const licenses: Change = [firmFile, ['licenses'], [{ state: 'Oregon', number: 'OR-7301' }]]
    const office = { name: 'Boise', address: '41 Ditch Road, Boise, ID 83702' }
    expect(await findingsAfter(licenses)).toMatchObject([{ severity: 'warning', found: 'Idaho' }])
    expect(await findingsAfter(licenses, [firmFile, ['offices'], [office]])).toEqual([])
  })

  test('of an office without a privacy notice', async () => {
    expect(
      await findingsAfter([firmFile, ['address'], '2400 N Central Avenue, Phoenix, AZ 85004']),
    ).toMatchObject([{ severity: 'warning', file: 'legal/privacy-policy.md', found: 'Arizona' }])
  })
})

test('words are quoted without the block below them', async () => {
  const edit = (text: string) =>
    `${text}\n:::takeaways\n- The best in Texas.\n:::\n\n## Prices below\n\nSee them.\n`
  expect(await findingsAfterEdits({ [article]: edit })).toMatchObject([
    { found: '- The best in Texas.' },
  ])
})

describe('an answer of the owner', () => {
  const [change = ['', [], '']] = inAnswers(['The gain is tax-free after ten years.'])
  const answer = (finding: string | undefined): Change => [
    'launch.yaml',
    ['answered'],
    [{ finding, reason: 'A tax term here.', on: '2026-11-19' }],
  ]

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
    const one = (text: string) => `${text}\nIt is tax-free.\n`
    const two = (text: string) => `${one(text)}\nOur plans are tax-free.\n`
    const [first] = await findingsAfterEdits({ [article]: one })
    const edits = editsOf([answer(first?.id)])
    expect(await findingsAfterEdits({ [article]: one, ...edits })).toEqual([])
    expect(await findingsAfterEdits({ [article]: two, ...edits })).toMatchObject([
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

describe('days', () => {
  test('founding date in the future is reported as such, without a negative number of years', async () => {
    const findings = await findingsAfter(
      [firmFile, ['founded'], '2026-12'],
      [firmFile, ['fullTimeSince'], 2026],
    )
    expect(findings).toMatchObject([{ file: firmFile, field: 'founded' }])
  })

  test('legal text must not mention a year after its date', async () => {
    const file = 'legal/terms.md'
    expect(await findingsAfterEdits({ [file]: (text) => `${text}\nIn 2025.\n` })).toMatchObject([
      { severity: 'blocker', file, field: 'date' },
    ])
    const named = { [file]: (text: string) => `${text}\nCall {phone}.\n` }
    const phone = {
      [firmFile]: (text: string) => text.replace(/^phone:.*/m, 'phone: (615) 234-2045'),
    }
    expect(await findingsAfterEdits({ ...named, ...phone })).toEqual([])
  })

  const problemsOn = (today: string) => openFindings({ ...firm, today }, nowhere)

  test.each(['2026-06-30', '2026-12-31'])(
    'tax figure through %s that no page shows is no finding',
    async (validThrough) => {
      const more = { source: 'code', year: 2026, reviewed: '2026-01-01', validThrough }
      const unused = { text: '1%', what: 'A rate', ...more }
      expect(await findingsAfter([facts, ['unused'], unused])).toEqual([])
    },
  )

  test.each([
    ['years of experience', '2027-01-31', '2027-02-01', /years of experience/i],
    ['tax figures', '2028-12-31', '2029-01-01', /tax figure is out of date/i],
    ['tax calendar', '2028-12-31', '2029-01-01', /tax calendar/i],
    ['clients it takes', '2031-05-20', '2031-05-21', /whether you take these clients/],
    ['reviews', '2027-08-03', '2027-08-04', /reviewed more than a year ago/],
    ['prices', '2027-09-01', '2027-09-02', /prices/i],
    ['security contact', '2027-09-01', '2027-09-02', /security contact/i],
  ])('%s: in order on %s, found on %s', (_, last, next, problem) => {
    const said = (today: string) => problemsOn(today).map((each) => each.problem)
    expect(said(last).join()).not.toMatch(problem)
    expect(said(next).join()).toMatch(problem)
  })

  test('a month is never in the future while it runs', () => {
    expect(isLaterThan('2026-11', '2026-11-01')).toBe(false)
    expect(isLaterThan('2026-12', '2026-11-30')).toBe(true)
  })

  test('today is the day of this computer', () => {
    expect(localDate(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
  })
})

describe('dated values', () => {
  const listed = async (...change: Parameters<typeof firmAfter>) =>
    datedValues(await firmAfter(...change)).map(({ file, path, last }) => [
      [file, ...path].join('/'),
      last,
    ])

  test('what has a last day is listed by that day', () => {
    const days = datedValues(firm).map(({ last }) => last)
    expect(days).toEqual(days.toSorted())
    const files = new Set(datedValues(firm).map(({ file }) => file))
    const some = [
      'capacity.yaml',
      'claims.yaml',
      'deadlines.yaml',
      'firm.yaml',
      'notice.yaml',
      facts,
    ]
    expect([...files]).toEqual(expect.arrayContaining(some))
  })

  test('a day of the practice counts where a page names it', () => {
    const [dated] = datedValues(firm).filter(({ path }) => path[0] === 'planCutoff')
    const shown = (key: string) =>
      pagesFinder(
        firm,
        pagesPrinting(['/faq', 'practice.yaml', [key]]),
      )(dated ? [entryPlace(dated)] : [])
    expect(dated?.how.onlyShown).toBe(true)
    expect(shown('billing')).toEqual([])
    expect(shown('planCutoff')).toEqual(['/faq'])
  })

  test('a month holds for a year after its end, a list until its last day', async () => {
    expect(await listed('claims.yaml', ['taxesSaved', 'asOf'], '2025-02')).toContainEqual([
      'claims.yaml/taxesSaved/asOf',
      '2026-02-28',
    ])
    const days = ['2027-01-01', '2026-12-24']
    expect(await listed('firm.yaml', ['holidays'], days)).toContainEqual([
      'firm.yaml/holidays',
      '2027-01-01',
    ])
  })

  test('a figure that ends before its next review is listed once', async () => {
    const names = (await listed(facts, ['propertyHours', 'validThrough'], '2026-12-31')).map(
      ([name]) => name,
    )
    expect(names).toContain(`${facts}/propertyHours/validThrough`)
    expect(names).not.toContain(`${facts}/propertyHours/reviewed`)
  })

  test('still right: a figure gets its next year and today as its review', async () => {
    const launch = await firmAfter(facts, ['propertyHours', 'validThrough'], '2026-12-31')
    const at = (key: string) => ({ file: facts, path: ['propertyHours', key] })
    expect(renewal(launch, at('validThrough'))).toEqual([
      { path: ['propertyHours', 'reviewed'], value: '2026-11-20' },
      { path: ['propertyHours', 'validThrough'], value: '2027-12-31' },
    ])
    expect(renewal(launch, at('reviewed'))).toEqual([
      { path: ['propertyHours', 'reviewed'], value: '2026-11-20' },
    ])
    expect(renewal(launch, { file: 'firm.yaml', path: ['holidays'] })).toEqual([])
  })
})
