import { describe, expect, it } from 'vitest'
import { plates, type Subjects } from './plates.ts'
import { inks } from './testing.ts'

const subjects: Subjects = {
  stats: [
    { id: 'saved', figure: 78 },
    { id: 'rating', figure: 5 },
    { id: 'projects', figure: 2000 },
  ],
  marks: new Map([['rating', '<path d="M0 0h9" class="plate"/>']]),
  bills: [
    { id: 1, taxDueWithoutStrategy: 100_000, totalTaxSavings: 43_000 },
    { id: 2, taxDueWithoutStrategy: 9000, taxRefundWithStrategy: 1000, totalTaxSavings: 10_000 },
  ],
  week: [{ weekday: 0, opens: 660, closes: 1080 }],
  calendar: { year: 2027, dates: ['2027-01-15', '2027-05-17'] },
  tagline: 'Keep more',
  fees: [{ id: 'large', dollars: 9400 }],
  guaranteeMultiple: 2,
  forms: [{ id: 'corporation', name: '1120 C-Corp' }],
  roster: { roles: [{ id: 'licensed', count: 2, credential: true }], support: true },
  years: { founded: 2009, fullTimeSince: 2017, count: 17 },
}

const drawn = plates(inks, subjects)

const changed = (change: Partial<Subjects>) =>
  [...plates(inks, { ...subjects, ...change })]
    .filter(([name, svg]) => svg !== drawn.get(name))
    .map(([name]) => name)

describe('plates', () => {
  it('has a drawing for each figure, record, package, form and role, and those of the firm', () => {
    expect([...drawn.keys()]).toEqual(
      [
        ...['stat-saved', 'stat-rating', 'stat-projects', 'spindle-1', 'spindle-2', 'fee-large'],
        ...['ribbon-corporation', 'role-licensed', 'role-support', 'about-roster', 'about-trunk'],
        ...['about-trunk-leaders', 'seal', 'week-dial', 'folding-rule', 'microprint'],
      ].map((name) => `${name}.svg`),
    )
    expect(drawn.get('stat-rating.svg')).toContain('<path d="M0 0h9" class="plate"/></svg>')
  })

  it('gives the first figure a larger size', () => {
    expect(drawn.get('stat-saved.svg')).toContain('width="560"')
    expect(drawn.get('stat-projects.svg')).toContain('width="190"')
  })

  it('is the same for the same data, and follows what changes', () => {
    expect(changed({})).toEqual([])
    expect(changed({ tagline: 'Pay less' })).toEqual(['microprint.svg'])
    expect(changed({ guaranteeMultiple: 3 })).toEqual(['seal.svg'])
    expect(changed({ fees: [{ id: 'large', dollars: 9700 }] })).toEqual(['fee-large.svg'])
    expect(changed({ week: [{ weekday: 0, opens: 660, closes: 1020 }] })).toEqual(['week-dial.svg'])
    expect(changed({ calendar: { year: 2028, dates: [] } })).toEqual(['folding-rule.svg'])
    expect(changed({ years: { ...subjects.years, count: 18 } })).toEqual([
      'about-trunk.svg',
      'about-trunk-leaders.svg',
    ])
    const roles = [{ id: 'licensed', count: 3, credential: true }]
    expect(changed({ roster: { roles, support: true } })).toEqual(['about-roster.svg'])
  })

  it('is safe markup whatever the numbers are', () => {
    const odd = plates(inks, {
      ...subjects,
      stats: [0, 0.4, Number.NaN, 1e9].map((figure, index) => ({ id: `${index}`, figure })),
      fees: [{ id: 'varies', dollars: Number.NaN }],
      bills: [{ id: 1, taxDueWithoutStrategy: 0, totalTaxSavings: 0 }],
      week: [],
      tagline: '<script>&',
    })
    for (const [name, svg] of [...drawn, ...odd]) {
      expect(svg, name).not.toMatch(/<script|NaN|undefined|Infinity|\bon\w+="|href="[^#]/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size, name).toBe(ids.length)
      const uses = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
      expect(
        uses.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([])
    }
  })
})
