import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Drafts } from '#app/content/engine/load.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir, load } from '#app/content/load.ts'
import { longDate } from '#app/lib/dates.ts'
import { localTime } from '#app/lib/hours.ts'
import { rangeText } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { makeOutput, writeOutput } from '#build/output.ts'
import { type Answers, begin } from '#editor/begin.ts'
import { textsIn } from '#editor/read-files.ts'
import { settle } from '#editor/settle.ts'
import { fieldsOf } from '#launch/launch.ts'
import { sentencesOf, shipped } from '#launch/shipped.ts'
import { alone, twelve } from './begun-firms.ts'

// Both firms begin with the sample and get a site on which nothing is the sample's.

const { sources, content } = await load()

/** What names the sample firm, its people, places, links and claims. */
function sampleValues(): string[] {
  const { firm, claims, team, articles, caseStudies, testimonials } = required(content, '')
  const marked = fieldsOf({ sources }).filter(
    ({ file, value, declared }) =>
      declared.at(-1)?.sample && typeof value === 'string' && shipped.has(file, value),
  )
  const people = team.people.map(({ name }) => name.plain.replace(' (sample)', ''))
  const places = Object.values(articles).flatMap(({ city, state }) => [city.plain, state.plain])
  const stories = testimonials?.testimonials.flatMap(({ quote, title }) => [quote, title]) ?? []
  return [
    ...new Set([
      ...marked.filter(({ path }) => path.at(-1) !== 'body').map(({ value }) => `${value}`),
      ...people,
      ...places,
      ...['Fairshare', 'fairshare', 'fair share', '555-0142', 'June 2009'],
      ...firm.hours.map(({ opens, closes }) => `${opens}-${closes}`),
      ...Object.values(claims).flatMap((claim) => (claim ? [rangeText(claim).plain] : [])),
      ...stories.map(({ plain }) => plain),
      ...(caseStudies?.records.map(
        ({ totalTaxSavings }) => `$${totalTaxSavings.toLocaleString('en-US')}`,
      ) ?? []),
    ]),
  ].filter((value) => value.length > 4)
}

async function builtFrom(answers: Answers, logo?: string) {
  const [dir = '', out = ''] = ['begun-', 'built-'].map((name) => mkdtempSync(join(tmpdir(), name)))
  cpSync(contentDir, dir, { recursive: true })
  mkdirSync(join(dir, 'images'), { recursive: true })
  if (logo) writeFileSync(join(dir, 'images/logo.svg'), logo)
  const check = (drafts?: Drafts) => gate({ dir, program: { render }, ...(drafts && { drafts }) })
  const { changes, problems } = await begin({ check }, textsIn(dir), answers)
  expect(problems).toEqual([])
  for (const [file, text] of changes)
    if (text === null) rmSync(join(dir, file))
    else writeFileSync(join(dir, file), text)
  const { passed, ...checked } = await makeOutput(await gate({ dir, program: { render } }))
  await writeOutput(out, { ...required(passed, formatProblems(checked, dir)), cards: [] })
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) =>
    /\.(html|md|txt|xml|json|ics|vcf|svg|webmanifest)$/.test(name),
  )
  const built = files.map((name): [string, string] => [name, readFileSync(join(out, name), 'utf8')])
  for (const each of [dir, out]) rmSync(each, { recursive: true })
  return { built, drawings: passed?.made.drawings }
}

/** What packages are called. */
function packageNames(): string[] {
  const { planning, accounting } = required(content, '').prices
  return [planning, accounting].flatMap(
    (list) => list?.packages.map(({ title }) => title.plain) ?? [],
  )
}

/** What services that the firm does not offer, and packages, are called. */
function namesWithout(offered: Answers[string] = {}): string[] {
  const { services } = required(content, '')
  const gone = Object.entries(services).filter(([slug]) => !offered[`services/${slug}.yaml`])
  return [...gone.map(([, { head }]) => head.name.plain), ...packageNames()]
}

/** What an office manager would call the same. */
const otherNames = ['CFO', 'Controller', 'keep books', 'your books and', 'bookkeeper', 'tax plan']

test('a firm of two services says nothing of the others', async () => {
  const services = { 'services/tax-preparation.yaml': true, 'services/tax-debt-relief.yaml': true }
  const { built } = await builtFrom({ ...alone, services, prices: { yes: true } })
  const about = built.find(([name]) => name === 'about.html')?.[1] ?? ''
  expect(about.includes('Nora O&#x27;Brien opened')).toBe(true)
  const names = namesWithout(services)
  expect(names.length).toBeGreaterThan(9)
  const found = built.flatMap(([name, text]) => {
    // Search engines know firms of this kind as an AccountingService.
    const words = text.replaceAll('AccountingService', '')
    const said = [...names, ...otherNames].filter((each) => words.includes(each))
    return said.map((each) => `${name}: ${each}`)
  })
  expect(found).toEqual([])
})

const petal = /0-6[Cc]5-/

test(
  'a firm without prices names no package, and one with a logo has no other mark',
  async () => {
    expect(readFileSync('drawings/drawn/mark.svg', 'utf8')).toMatch(petal)
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100"><path d="M0 0h9"/></svg>'
    const look = { ...twelve.look, logo: { file: 'logo.svg' } }
    const { built, drawings } = await builtFrom({ ...twelve, look, prices: { yes: false } }, logo)
    const found = built.flatMap(([name, text]) => {
      const words = text.replaceAll('Strategic Tax Reduction', '')
      const said = packageNames().filter((each) => words.includes(each))
      return [...said, ...(petal.test(text) ? ['the mark'] : [])].map((each) => `${name}: ${each}`)
    })
    expect(found).toEqual([])
    expect(drawings?.has('mark')).toBe(false)
    const read = (file: string) => built.find(([name]) => name === file)?.[1] ?? ''
    const today = longDate(localTime(Date.now(), 'America/Phoenix').date)
    for (const page of ['privacy-policy', 'terms', 'sms-terms'])
      expect([page, read(`${page}.html`).includes(today)]).toEqual([page, true])
    expect(read('about.md')).toContain('in English and Spanish')
    expect(read('index.html').match(/quoted (?:in writing|after review)/g)).toHaveLength(3)
    expect(read('index.html')).toContain('href="#footer-services"')
  },
)

const no = { yes: false }
const plain = { ...alone, languages: { languages: 'English, Spanish' } }
const called = {
  ...plain,
  reach: { ...alone.reach, phone: '(208) 947-2288' },
  prices: { yes: true },
}
const unpriced = { ...twelve, prices: no, guarantee: no, articles: no }
const guaranteed = { ...twelve, services: { 'services/tax-planning.yaml': true } }

type Said = { page: string; says?: string[]; not: string[] }

/** What is true of a firm, by page, and what is true only of one that has more. */
const sayings: [string, Answers, Said[]][] = [
  [
    'alone, without a phone, prices or a booking page',
    plain,
    [
      {
        page: 'about',
        says: ['We answer your messages in English and Spanish, schedule your appointments'],
        not: ['schedules your appointments', 'industry and revenue', 'our office is'],
      },
      {
        page: 'contact',
        says: ["a day we're open"],
        not: ['our office', 'eave a message', 'our number'],
      },
      {
        page: 'faq',
        not: ['about cost', 'What it costs', 'Costs, timing', 'first year', 'by phone or in'],
      },
      { page: 'learning-library', not: ['oming soon', 'Tax Guides', 'Video'] },
      {
        page: 'privacy-policy',
        says: ['documents out of emails. Ask us first'],
        not: ['our office', 'or letter.', 'people who work for us', 'phone or email', 'Call us'],
      },
      { page: '404', says: ['home page</a> or <a'], not: ['prices'] },
      {
        page: 'terms',
        says: ['how we bill and which costs are extra', 'asking for a call, or sending us'],
        not: [
          'booking',
          'plus sign',
          'expands',
          'story',
          'stories',
          'Figures about',
          'planning',
          'paying for',
          'Call ',
        ],
      },
      {
        page: 'other-services',
        says: ["You'll have the price in writing", 'Start with the discovery call'],
        not: ['listed price', 'on this page', 'own price', 'starting price', 'debt relief'],
      },
      { page: 'tax-preparation', not: ['starting price', 'pay less'] },
      { page: 'about-our-firm', says: ['grew out of'], not: ['direct line'] },
    ],
  ],
  [
    'alone, with a phone and prices',
    called,
    [
      {
        page: 'about',
        says: ['We answer the phone in English and Spanish, schedule'],
        not: ['revenue'],
      },
      { page: 'pricing', says: ['send it to us'], not: ['booking form'] },
      { page: 'terms', says: ['the date of our prices'], not: ['expands'] },
      { page: 'privacy-policy', says: ['by email, phone or a reply'], not: ['or letter.'] },
      { page: '404', says: ['see our <a href="/pricing">prices</a>'], not: [] },
    ],
  ],
  [
    'of twelve, without prices and a founder',
    unpriced,
    [
      { page: 'about', says: ['opened in September 2004'], not: ['Our founder', 'revenue'] },
      { page: 'about-our-firm', not: ['founder', 'coming soon', 'was founded'] },
      {
        page: 'other-services',
        says: ['The buttons on this page'],
        not: ['listed price', 'starting price'],
      },
      { page: 'accounting', not: ['what it costs', 'onboarding fee', 'need a package'] },
      { page: 'outsourced-cfo', not: ['and the price', 'Onboarding'] },
      {
        page: 'buy-sell-business',
        says: ['On the discovery call'],
        not: ['free strategy', 'is free'],
      },
      {
        page: 'terms',
        says: ['booking a call, or'],
        not: ['plus sign', 'expands', 'date of our prices'],
      },
      { page: 'privacy-policy', says: ['emails and texts and out of booking forms. Use'], not: [] },
    ],
  ],
  [
    'with the prices of plans and a guarantee',
    guaranteed,
    [
      { page: 'pricing', says: ['A plus sign means', 'Starting prices as of'], not: [] },
      { page: 'terms', says: ['the date of our prices', 'expands them.'], not: ['expands it.'] },
    ],
  ],
]

test.each(sayings)(
  'a firm %s says what is true of it',
  async (_, answers, pages) => {
    const { built } = await builtFrom(answers)
    const found = pages.flatMap(({ page, says = [], not }) => {
      const file = built.find(([name]) => name === `${page}.html`)?.[1] ?? ''
      const [main = ''] = /<title>.*<\/main>/s.exec(file) ?? []
      const words = main.replaceAll('&#x27;', "'")
      const missing = says.filter((each) => !words.includes(each))
      return [...missing, ...not.filter((each) => words.includes(each))].map(
        (each) => `${page}: ${each}`,
      )
    })
    expect(found).toEqual([])
  },
)

describe.each([
  ['one Enrolled Agent', alone],
  ['twelve people in two offices', twelve],
])('%s', (_, answers) => {
  test('get a whole site without a trace of the sample', async () => {
    const { built } = await builtFrom(answers)
    const values = sampleValues()
    expect(values.length).toBeGreaterThan(60)
    const found = built.flatMap(([name, text]) => {
      // A source of the law may be a page of a state.
      const words = text.replaceAll(/https?:\/\/[^\s"<>)]*\.gov[^\s"<>)]*/g, '')
      return values.filter((value) => words.includes(value)).map((value) => `${name}: ${value}`)
    })
    expect(found).toEqual([])
  })
})

test(
  'a service that comes back is among the core services again',
  async () => {
    const check = (drafts?: Drafts) =>
      gate({ dir: contentDir, program: { render }, ...(drafts && { drafts }) })
    const texts = textsIn(contentDir)
    const file = 'services/outsourced-cfo.yaml'
    const without = { ...twelve.services, [file]: false }
    const no = { yes: false }
    const { changes } = await begin({ check }, texts, {
      ...twelve,
      services: without,
      prices: no,
      guarantee: no,
    })
    const shown = async () => {
      const { passed } = await check(changes)
      const home = passed?.pages.find(({ page }) => page.path === '/')?.html ?? ''
      const [, section = ''] = /<section id="services"(.*?)<\/section>/s.exec(home) ?? []
      return [...section.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
    }
    expect(await shown()).toEqual(['/tax-planning', '/tax-debt-relief', '/accounting'])
    changes.delete(file)
    await settle({ check }, texts, changes, () => false)
    expect(await shown()).toEqual(['/tax-planning', '/tax-debt-relief', '/outsourced-cfo'])
  },
)

const services = Object.keys(required(twelve.services, ''))

test.each([
  ...services.map((file): [string, Answers] => [
    `without ${file}`,
    { ...twelve, services: { ...twelve.services, [file]: false } },
  ]),
  ['without prices', { ...twelve, prices: { yes: false } }],
  ['without a service', { ...alone, services: {}, prices: { yes: true } }],
])('a firm %s has a site', async (_, answers) => {
  const check = (drafts?: Drafts) =>
    gate({ dir: contentDir, program: { render }, ...(drafts && { drafts }) })
  const { changes } = await begin({ check }, textsIn(contentDir), answers)
  expect((await check(changes)).problems).toEqual([])
})

test('every sentence of the sample is known, and no other', () => {
  const said = sentencesOf({ sources })
  expect(said.length).toBeGreaterThan(1000)
  expect(said.filter(({ text }) => !shipped.says(text))).toEqual([])
  expect(shipped.says('We keep bees on the roof of our office in Boise.')).toBe(false)
})
