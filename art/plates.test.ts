import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inkNames } from './inks.ts'
import { markPetals } from './marks.ts'
import { plates } from './plates.ts'
import { plate } from './svg.ts'
import { inks, subjects } from './testing/subjects.ts'

const drawn = plates(inks, subjects)
const size = (name: string) => brotliCompressSync(drawn.get(name) ?? '').length
const kilobyte = 1000

describe('plates', () => {
  it('are the same bytes for the same subjects', () => {
    expect([...plates(inks, subjects)]).toEqual([...drawn])
  })

  it('follow their figures', () => {
    const figures = { ...subjects.figures, states: 48 }
    const changed = plates(inks, { ...subjects, figures })
    const different = [...changed].filter(([name, svg]) => svg !== drawn.get(name))
    expect(different.map(([name]) => name)).toEqual(['stat-states.svg'])
  })

  it.each([
    ['hero.svg', 20],
    ['stat-taxes-saved.svg', 6],
    ['stat-years-experience.svg', 4.5],
    ['stat-happy-clients.svg', 4.5],
    ['stat-states.svg', 4.5],
    ['stat-google-rating.svg', 4.5],
    ['stat-projects.svg', 4.5],
    ['spindle-1.svg', 1.6],
    ['spindle-2.svg', 1.6],
    ['cutaway.svg', 8],
    ['void-check.svg', 9],
    ['torn-coupon.svg', 6],
    ['check-fill.svg', 0.5],
    ['band.svg', 0.5],
    ['band-wide.svg', 0.55],
    ['underprint.svg', 1],
    ['microprint.svg', 0.5],
    ['mark.svg', 0.5],
    ['fee-large.svg', 4.5],
    ['fee-middle.svg', 4.5],
    ['fee-small.svg', 4.5],
    ['seal.svg', 5],
    ['journey-1.svg', 2],
    ['journey-2.svg', 2],
    ['journey-3.svg', 2],
    ['journey-4.svg', 2],
    ['ribbon-corporation.svg', 2.2],
    ['ribbon-partnership.svg', 2.2],
    ['ribbon-nonprofit.svg', 2.2],
    ['ribbon-rental.svg', 2.2],
    ['ribbon-individual.svg', 2.2],
    ['before-after.svg', 7],
    ['bundle.svg', 5],
    ['price-list.svg', 5],
    ['week-dial.svg', 7],
    ['folding-rule.svg', 2.5],
    ['front-agents.svg', 3],
    ['street-agents.svg', 2],
    ['front-physicians.svg', 3],
    ['street-physicians.svg', 2],
    ['front-lot.svg', 2],
    ['street-lot.svg', 1],
    ['stop-tape.svg', 3.5],
    ['service-tax-planning.svg', 7],
    ['service-outsourced-cfo.svg', 7],
    ['service-tax-preparation.svg', 7],
    ['service-accounting.svg', 7],
    ['service-business-formation.svg', 7],
    ['service-other-services.svg', 7],
    ['service-buy-sell-business.svg', 7],
    ['service-tax-debt-relief.svg', 7],
    ['article-nashville-tennessee-cpa.svg', 14],
    ['article-dallas-texas-cpa.svg', 14],
    ['article-greenville-north-carolina-cpa.svg', 14],
    ['article-jackson-tennessee-cpa.svg', 14],
    ['article-oklahoma-city-cpa.svg', 14],
    ['reading-faq.svg', 4],
    ['reading-privacy-policy.svg', 2.5],
    ['reading-terms.svg', 1.5],
    ['reading-sms-terms.svg', 1.5],
    ['about-roster.svg', 5],
    ['about-trunk.svg', 8],
    ['portrait-frame.svg', 6],
    ['role-licensed.svg', 1.5],
    ['role-books.svg', 0.5],
  ])('%s weighs at most %d kB', (name, limit) => {
    expect(drawn.has(name)).toBe(true)
    expect(size(name)).toBeLessThanOrEqual(limit * kilobyte)
  })

  it('gives every plate of the pricing page its natural size', () => {
    const sizes = ['fee-large', 'seal', 'journey-1', 'ribbon-nonprofit', 'before-after', 'bundle']
    const natural = [...sizes, 'price-list'].map((name) =>
      /width="(\d+)" height="(\d+)"/
        .exec(drawn.get(`${name}.svg`) ?? '')
        ?.slice(1)
        .map(Number),
    )
    expect(natural).toEqual([
      [280, 280],
      [544, 544],
      [360, 120],
      [420, 100],
      [720, 300],
      [1200, 160],
      [600, 420],
    ])
  })

  it.each([...drawn])('%s stands alone', (_, svg) => {
    // A plate has its size; a tile fills the box it is given.
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" (viewBox="[-\d ]+" width="\d+" height="\d+"|width="100%" height="100%")/,
    )
    expect(svg).not.toMatch(
      /<script|<foreignObject|\bstyle="|\bon\w+="|url\([^#]|href="[^#]|NaN|undefined|Infinity/,
    )
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const uses = new Set([...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id))
    expect([...uses].sort()).toEqual([...ids].sort())
  })

  it.each([...drawn])('%s prints with inks of the palette, by day and by night', (_, svg) => {
    const style = /<style>(.*)<\/style>/.exec(svg)?.[1]
    const known = new Set(inkNames.flatMap((name) => [inks[name].light, inks[name].dark]))
    const colours = svg.match(/#[0-9a-f]{6}\b/g) ?? []
    expect(colours.length).toBeGreaterThan(0)
    for (const colour of colours) expect(known).toContain(colour)
    const [day = '', night = ''] = (style ?? '').split('@media(prefers-color-scheme:dark){')
    for (const [, name, rules = ''] of night.matchAll(/\.([\w-]+)\{([^}]*)\}/g)) {
      const before = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(day)?.[1] ?? ''
      for (const rule of rules.split(';')) {
        expect(before).not.toContain(rule)
        expect(before).toContain(`${rule.split(':')[0]}:`)
      }
    }
    const declared = [...day.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name)
    const used = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(declared.toSorted()).toEqual([...new Set(used)].toSorted())
  })

  it('put one petal of the mark in metal', () => {
    const mark = drawn.get('mark.svg') ?? ''
    expect(mark.match(/<path|<use/g)).toHaveLength(markPetals)
    expect(mark.match(/class="solid-metal"/g)).toHaveLength(1)
  })
})

describe('plate', () => {
  const options = { viewBox: [0, 0, 10, 10], size: [10, 10], body: '' } as const

  it('writes no night rule for an ink that is the same by night', () => {
    const gold = { light: '#e0bb7a', dark: '#e0bb7a' }
    const svg = plate({ ...inks, 'band-gold': gold }, { ...options, paint: 'band' })
    expect(svg).toContain('<style>.band{stroke:#e0bb7a}</style>')
  })

  it('names a paint it does not know', () => {
    expect(() => plate(inks, { ...options, paint: 'line', body: '<path class="pink"/>' })).toThrow(
      'A drawing uses the paint "pink", which svg.ts does not know.',
    )
  })
})
