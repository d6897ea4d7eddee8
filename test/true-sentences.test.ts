import { expect, test } from 'vitest'
import { plainText } from '#app/lib/plain-text.ts'
import { required } from '#app/lib/required.ts'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { changedFirm } from './changed-firm.ts'
import { type Edits, textOf } from './changed-folder.ts'
import { withoutBlock } from './edit-yaml.ts'
import { once } from './once.ts'
import { type Shown, shown } from './shown.ts'

// What the pages say of a firm goes with what the firm is.

const followsFirm = covers('true-sentences')

/** Every page and file of the test firm after some edits, in words. */
async function read(...edits: Edits[]) {
  const { problems, content, paths, html } = await changedFirm(...edits)
  expect(problems).toEqual([])
  const words = (path: string) => plainText(html(path)).replaceAll(/\s+/g, ' ')
  const all = required(content, 'content')
  const files = { ...siteFiles(all), ...downloads(all) }
  const texts = once(
    () =>
      new Map([
        ...paths.map((path) => [path, words(path)] as const),
        ...paths.map((path) => [`head of ${path}`, headOf(shown(html(path)))] as const),
        ...Object.entries(files),
      ]),
  )
  return { html, words, texts, files }
}

const firm = once(() => read(answer))
const one = once(() => read(answer, alone))

/** Titles, descriptions and the data for search engines. */
function headOf({ texts, values }: Shown): string {
  const data = texts('title, script[type="application/ld+json"]')
  return [...data, ...values('meta[content]', 'content')].join('\n')
}

/** Where a text matches, and what it says there. */
function saying(texts: ReadonlyMap<string, string>, words: RegExp): string[] {
  return [...texts].flatMap(([path, text]) => {
    const found = words.exec(text)
    return found ? `${path}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}` : []
  })
}

const office = '2400 N Central Avenue, Suite 310, Phoenix, AZ 85004'

const phoenix: Edits = {
  'firm.yaml': (firm) => {
    firm.set('name', 'Vance & Ortega CPAs, P.C.')
    firm.set('shortName', 'Vance & Ortega')
    firm.set('legalName', 'Vance & Ortega CPAs, P.C.')
    firm.set('address', office)
  },
}

test('a firm whose name ends in a period ends its sentences with one', followsFirm, async () => {
  const { texts, words } = await read(phoenix, {
    'legal/terms.md': [/It belongs to \{legalName\}\./, 'It is run by [**{legalName}**](/about).'],
  })
  expect(saying(texts(), /P\.C\.\./)).toEqual([])
  expect(words('/')).toContain('© Vance & Ortega CPAs, P.C. Founded')
  expect(words('/terms')).toContain('run by Vance & Ortega CPAs, P.C.')
})

/** The article about Oklahoma City, as one about another place. */
function articleOn(city: string, state: string): string {
  const place = textOf('articles/oklahoma-city-cpa.md')
    .replace('city: Oklahoma City', `city: ${city}`)
    .replace('state: Oklahoma', `state: ${state}`)
  return place.replace('name: Oklahoma City', `name: ${city}`)
}

test('an article says "remotely" only of a city without an office', followsFirm, async () => {
  const tucson = '12 Oak Street, Tucson, AZ 85701'
  const { words } = await read(phoenix, {
    'firm.yaml': (firm) => {
      firm.set('address', office)
      firm.set('offices', [{ name: 'South', address: tucson }])
    },
    'articles/phoenix-arizona-cpa.md': articleOn('Phoenix', 'Arizona'),
    'articles/tucson-arizona-cpa.md': articleOn('Tucson', 'Arizona'),
    'articles/phoenix-oregon-cpa.md': articleOn('Phoenix', 'Oregon'),
  })
  const licensed = '; our CPA is licensed in Oregon OR-7301, Idaho ID-2288.'
  expect(words('/blog/phoenix-arizona-cpa')).toContain(
    `serves Phoenix clients from its office at ${office}${licensed}`,
  )
  expect(words('/blog/tucson-arizona-cpa')).toContain(
    `serves Tucson clients from its office at ${tucson}${licensed}`,
  )
  expect(words('/blog/phoenix-oregon-cpa')).toContain(
    `serves Phoenix clients remotely from ${office}${licensed}`,
  )
})

test('an article of a firm without a license names none', followsFirm, async () => {
  const { words } = await read({
    'firm.yaml': (firm) => firm.delete('licenses'),
    'articles/portland-oregon-cpa.md': articleOn('Portland', 'Oregon'),
  })
  expect(words('/blog/portland-oregon-cpa')).toContain(
    'serves Portland clients from its office at 7 Signal Street, Suite 2B, Portland, OR 97000.',
  )
  expect(words('/blog/dallas-texas-cpa')).toContain(
    'serves Dallas clients remotely from 7 Signal Street, Suite 2B, Portland, OR 97000.',
  )
})

test('the foot of a page has each license once, however it is written', followsFirm, async () => {
  const credentials = [{ title: 'CPA', state: 'Oregon', number: 'OR 7301' }]
  const { words } = await read({
    'team.yaml': (team) =>
      team.set('people', [{ id: 'one', name: 'Person One', role: 'cpa', credentials }]),
  })
  const foot = words('/terms')
  expect(foot.match(/7301/g)).toHaveLength(1)
  expect(foot).toContain('CPA licenses: Oregon OR-7301, Idaho ID-2288')
})

/** As the firm of a state: its office is there, and it has no license or law of another. */
function inState(address: string, more: Record<string, unknown> = {}): Edits {
  return {
    'firm.yaml': (firm) => {
      firm.set('address', address)
      for (const field of ['licenses', 'governingState']) firm.delete(field)
      for (const [field, value] of Object.entries(more)) firm.set(field, value)
    },
  }
}

/** What the pages and files that list states say. */
function ofStates({ words, files }: Awaited<ReturnType<typeof read>>) {
  const calendars = Object.entries(files).filter(([path]) => path.endsWith('.ics'))
  const pages = ['/learning-library', '/privacy-policy']
  return new Map([...pages.map((path) => [path, words(path)] as const), ...calendars])
}

test(
  'dates and notices of states are those of the states the firm names',
  followsFirm,
  async () => {
    const boise = await read(inState('41 Ditch Road, Boise, ID 83702'))
    expect(saying(ofStates(boise), /\bOregon\b/)).toEqual([])
    expect(boise.words('/learning-library')).toContain('Idaho return for 2027')
    expect(boise.words('/learning-library')).toContain('8 dates of 2028') // without Oregon's
    expect(Object.keys(boise.files).filter((path) => path.endsWith('.ics'))).toHaveLength(2)
    const states = shown(boise.html('/privacy-policy')).texts('li > strong:first-child')
    expect(states.indexOf('Idaho.')).toBe(states.indexOf('California.') + 1)

    const phoenixOnly = await read(inState(office))
    expect(saying(ofStates(phoenixOnly), /\b(Oregon|Idaho)\b/)).toEqual([])
    expect(shown(phoenixOnly.html('/learning-library')).parts('[aria-label="Dates of"]')).toEqual(
      [],
    )

    const named = await read(inState(office, { otherStates: ['Idaho'], governingState: 'Oregon' }))
    expect(named.words('/learning-library')).toMatch(/Oregon only.*Idaho return/)
    expect(named.words('/privacy-policy')).toMatch(/Oregon\. Ask.*Idaho\. Ask/)
  },
)

/** One Enrolled Agent in Boise, without portal, calculator, case studies, articles and signs. */
const alone: Edits = {
  'firm.yaml': (firm) => {
    firm.set('address', '41 Ditch Road, Boise, ID 83702')
    for (const field of ['portalUrl', 'calculator', 'licenses', 'governingState']) {
      firm.delete(field)
    }
  },
  'team.yaml': (team) => {
    const [, agent] = team.toJS().roles
    team.set('roles', [{ ...agent, count: 1 }])
  },
  'case-studies.yaml': undefined,
  'pages/case-studies.yaml': undefined,
  'articles/dallas-texas-cpa.md': undefined,
  'articles/oklahoma-city-cpa.md': undefined,
  'pages/home.yaml': withoutBlock('signs'),
  // What the check asks for.
  'testimonials.yaml': [/ *caseStudy: .*\n/g, ''],
  'redirects.yaml': [/\/blog\/dallas-texas-cpa/, '/faq'],
}

const answer: Edits = {
  'faq.yaml': (faq) =>
    faq.setIn(
      ['items', 0, 'answer'],
      'Everyone who owns something may ask.{?articles.list} Our articles on {articles.list} say more.{/} Ask us.',
    ),
}

test.each([
  ['/contact', 'You upload your last return', 'You send us your last return'],
  ['/contact', 'Checked signs are not counted aloud', undefined],
  ['/terms', 'The calculator', undefined],
  ['/terms', 'Sample outcomes', undefined],
  ['/privacy-policy', 'Calculator figures', undefined],
  ['/privacy-policy', 'A copied calculator link', undefined],
  ['/about', 'CPA Signs the plans', 'Enrolled Agent Works alone and is enrolled'],
  ['/about', 'Enrolled Agents Enrolled to practice', undefined],
  ['/about-our-firm', 'The samples', undefined],
  ['/', 'one of our samples', 'Each figure is a sample.'],
  ['/faq', 'Our articles on Dallas and Oklahoma City say more. Ask us.', 'may ask. Ask us.'],
])('%s says "%s" only of a firm with such a thing', followsFirm, async (path, said, instead) => {
  expect((await firm()).words(path)).toContain(said)
  const { words } = await one()
  expect(words(path)).not.toContain(said)
  if (instead) expect(words(path)).toContain(instead)
})

test('a firm of one without all that has no trace of it', followsFirm, async () => {
  const trace = /portal|calculator|case stud|\bour articles\b|\bCPA\b|\bbookkeeper|\bour team\b/i
  expect(saying((await one()).texts(), trace)).toEqual([])
})
