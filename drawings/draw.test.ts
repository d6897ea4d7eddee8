import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { blockOf } from '#app/blocks/find.ts'
import { hero } from '#app/blocks/hero/fields.ts'
import type { Content } from '#app/content/collections.ts'
import type { Id } from '#app/content/schemas/common.ts'
import { required } from '#app/lib/required.ts'
import { Text } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { shown } from '#test/shown.ts'
import { draw } from './draw.ts'
import { bodyOf, recolor, sizeOf } from './svg.ts'
import { inks } from './testing.ts'

const drawn = draw(testFirm)

const folder = new URL('drawn/', import.meta.url)
const files = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(new URL(name, folder), 'utf8'),
])

/** The drawings that a change of the content adds or changes. */
function changed(change: Partial<Content>): string[] {
  return [...draw({ ...testFirm, ...change })]
    .filter(([name, svg]) => svg !== drawn.get(name))
    .map(([name]) => name)
}

const { firm, prices, claims, team, theme, services, articles, audiences } = testFirm
const years = required(claims.yearsExperience, 'claim yearsExperience')
const calendar = required(testFirm.deadlines, 'deadlines.yaml')

test('the same content gives the same drawings', () => {
  expect(changed({})).toEqual([])
})

test('drawings follow hours, guarantee, tagline, calendar, prices, people and colors', () => {
  const hours = [{ days: 'Monday', opens: '9am', closes: '5pm' }]
  expect(changed({ firm: { ...firm, hours } })).toEqual(['week-dial'])
  expect(changed({ firm: { ...firm, tagline: new Text('Pay less') } })).toEqual(['microprint'])
  const { guarantee } = testFirm
  expect(changed({ guarantee: guarantee && { ...guarantee, multiple: 9 } })).toEqual(['seal'])
  expect([...draw({ ...testFirm, guarantee: undefined }).keys()]).not.toContain('seal')
  const deadlines = { ...calendar, year: 2031, deadlines: [] }
  expect(changed({ deadlines })).toEqual(['folding-rule'])
  const [first, ...rest] = prices.planning?.packages ?? []
  if (!first) throw new Error('The test firm has no planning package.')
  const dearer = { ...first, price: { min: 9700, max: 12_000, plus: false } }
  expect(changed({ prices: { ...prices, planning: { packages: [dearer, ...rest] } } })).toEqual([
    `fee-${first.id}`,
  ])
  const yearsExperience = { ...years, value: 31 }
  expect(changed({ claims: { ...claims, yearsExperience } })).toEqual(
    expect.arrayContaining(['about-trunk', 'about-trunk-leaders']),
  )
  const roles = team.roles.map((role, index) => (index === 0 ? { ...role, count: 4 } : role))
  expect(changed({ team: { ...team, roles } })).toContain('about-roster')
  const colors = { ...theme.colors, line: { day: '#123456', night: '#abcdef' } }
  expect(changed({ theme: { ...theme, colors } })).toEqual(
    expect.arrayContaining(['hero', 'week-dial']),
  )
})

const service = required(services.accounting, 'services/accounting.yaml')
const heading = new Text('')
const ids = (...names: string[]) => names as Id<'figure'>[]

/** The test firm whose only page is one with these blocks. */
function drawnWith(...blocks: (typeof service)['blocks']) {
  return draw({ ...testFirm, pages: {}, services: { accounting: { ...service, blocks } } })
}

test('every figure that a page shows in rosettes has one, the first one large', () => {
  const rosettes = { block: 'figures', look: 'rosettes', heading } as const
  const drawings = drawnWith(
    { ...rosettes, show: ids('states', 'projects') },
    { ...rosettes, show: ids('happyClients', 'projects') },
    { ...rosettes, look: 'large', show: ids('googleRating') },
  )
  const sizes = [...drawings].flatMap(([name, svg]) =>
    name.startsWith('stat-') ? [`${name} ${sizeOf(svg).width}`] : [],
  )
  expect(sizes).toEqual(['stat-states 560', 'stat-projects 190', 'stat-happyClients 560'])
})

test('the house is drawn where a page depreciates one', () => {
  expect(drawn.has('cutaway')).toBe(true)
  expect(drawnWith({ block: 'text', heading, text: [] }).has('cutaway')).toBe(false)
})

test('a service, article or audience has its own drawing or the one it names, and no other is drawn', () => {
  const [article] = Object.values(articles)
  const [audience] = audiences?.audiences ?? []
  if (!article || !audience) throw new Error('The test firm lacks pages.')
  const head = required(blockOf(service, hero), 'head of a service')
  const drawings = draw({
    ...testFirm,
    pages: {},
    services: {
      accounting: service,
      own: { ...service, blocks: [{ ...head, picture: 'other-services' }] },
    },
    articles: { phoenix: { ...article, picture: 'oklahoma-city-cpa' } },
    audiences: {
      audiences: [
        { ...audience, id: 'dentists', picture: undefined },
        { ...audience, id: 'owners', picture: 'business-owners' },
      ],
    },
  })
  const kinds = [...drawings.keys()].filter((name) => /^(service|article|front|street)-/.test(name))
  expect(kinds.sort()).toEqual([
    'article-oklahoma-city-cpa',
    'front-business-owners',
    'front-lot',
    'front-neutral',
    'service-accounting',
    'service-other-services',
    'street-business-owners',
    'street-lot',
    'street-neutral',
  ])
})

test('drawings are safe markup whatever the numbers are', () => {
  const zero = { ...years, value: 0 }
  const cases = required(testFirm.caseStudies, 'case-studies.yaml')
  const records = cases.records.map((record) => ({
    ...record,
    taxDueWithoutStrategy: 0,
    totalTaxSavings: 0,
  }))
  const odd = draw({
    ...testFirm,
    claims: { ...claims, yearsExperience: zero, states: { ...zero, value: 1e9 } },
    caseStudies: { ...cases, records },
    deadlines: { ...calendar, deadlines: [] },
    firm: { ...firm, tagline: new Text('<script>&'), hours: [] },
  })
  for (const [name, svg] of [...files, ...drawn, ...odd]) {
    expect(svg, name).not.toMatch(
      /<script|<foreignObject|<image|NaN|undefined|Infinity|\bstyle="|\bon\w+="|url\([^#]|href="[^#]/,
    )
    const ids = shown(svg).values('[id]', 'id')
    expect(new Set(ids).size, name).toBe(ids.length)
    const uses = Array.from(svg.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id = '']) => id)
    expect(
      uses.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([])
  }
})

test.each(files)(
  '%s has roles instead of colors, follows the theme by them and is light',
  (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b(?!["-])|rgb|<style/i)
    expect(brotliCompressSync(svg).length).toBeLessThan(20_000)
    const themed = recolor(inks, svg)
    expect(themed).not.toContain('\n<')
    expect(bodyOf(themed).replace(/<style>.*<\/style>/, '')).toBe(bodyOf(svg))
    const ink = inks['line-soft']
    const other = recolor({ ...inks, 'line-soft': { day: '#abcdef', night: '#fedcba' } }, svg)
    expect(other.replaceAll('#abcdef', ink.day).replaceAll('#fedcba', ink.night)).toBe(themed)
    expect(other.includes('#abcdef')).toBe(/class="[^"]*\bsoft\b/.test(svg))
  },
)

test('each building has its small print for the street', () => {
  const named = (kind: string) =>
    files.flatMap(([name]) => (name.startsWith(kind) ? [name.slice(kind.length)] : []))
  expect(named('street-')).toEqual(named('front-'))
  expect(named('front-')).toContain('lot.svg')
})
