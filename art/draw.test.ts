import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { type DrawOptions, draw } from '../scripts/draw.ts'
import { subjects, tokens } from './testing/subjects.ts'

let folder = ''
let options: Required<DrawOptions>

const claims = (figures: Record<string, number>) =>
  writeFile(
    join(folder, 'claims.yaml'),
    stringify(Object.fromEntries(Object.entries(figures).map(([id, value]) => [id, { value }]))),
  )

const prices = (name: string, list: object) =>
  writeFile(join(folder, 'prices', `${name}.yaml`), stringify(list))

const taxFacts = (facts: Record<string, string>) =>
  writeFile(
    join(folder, 'tax-facts.yaml'),
    stringify(Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, { text }]))),
  )

const article = (slug: string, caseStudy: number) =>
  writeFile(join(folder, 'articles', `${slug}.md`), `---\ncaseStudy: ${caseStudy}\n---\nA story.\n`)

const rules = {
  tnHomeAssessment: '25%',
  tnRentalAssessment: '40%',
  ncAddBack: '85%',
  ncAddBackYearly: '20%',
  okHoldingYears: '5 years',
}

const planning = [
  { id: 'full', title: 'Full', price: '$9,400+' },
  { id: 'light', title: 'Light', price: '$2,500' },
]
const firm = {
  tagline: 'Keep more',
  guarantee: { multiple: 2 },
  founded: '2009-06',
  fullTimeSince: 2017,
}

const cpas = { id: 'cpa', count: 2, credential: 'CPA' }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-'))
  options = {
    contentDir: folder,
    tokensFile: join(folder, 'tokens.css'),
    outDir: join(folder, 'plates'),
  }
  await writeFile(options.tokensFile, tokens)
  await mkdir(join(folder, 'prices'))
  await prices('tax-planning', { packages: planning })
  await prices('tax-preparation', {
    packages: [
      { id: 'form-1065', title: '1065', price: '$850+' },
      { id: 'corporation', form: '1120', title: 'C corporation', price: '$2,100+' },
    ],
  })
  await prices('additional', { services: [{ id: 'call', name: 'Call', price: '$10' }] })
  await writeFile(join(folder, 'firm.yaml'), stringify(firm))
  await writeFile(join(folder, 'team.yaml'), stringify({ roles: [cpas], support: {} }))
  await writeFile(join(folder, 'audiences.yaml'), stringify({ audiences: [] }))
  await writeFile(join(folder, 'case-studies.yaml'), stringify({ records: subjects.bills }))
  await writeFile(
    join(folder, 'faq.yaml'),
    stringify({ items: [{ answer: 'Yes. Call {phone}.' }] }),
  )
  await mkdir(join(folder, 'legal'))
  for (const name of ['privacy-policy', 'terms', 'sms-terms']) {
    await writeFile(join(folder, 'legal', `${name}.md`), '## Opt out\n\nReply **STOP** now.\n')
  }
  await claims(subjects.figures)
  await mkdir(join(folder, 'articles'))
  await article('dallas-texas-cpa', 1)
  await article('jackson-tennessee-cpa', 1)
  await taxFacts(rules)
})

afterEach(() => rm(folder, { recursive: true }))

describe('draw', () => {
  it('writes every plate once, and again only what changed', async () => {
    const first = await draw(options)
    expect(first).toContain('spindle-2.svg')
    expect((await readdir(options.outDir)).sort()).toEqual(first.toSorted())
    const before = await stat(join(options.outDir, 'hero.svg'))
    expect(await draw(options)).toEqual([])
    await claims({ ...subjects.figures, yearsExperience: 18 })
    expect(await draw(options)).toEqual([
      'stat-years-experience.svg',
      'about-trunk.svg',
      'about-trunk-leaders.svg',
    ])
    const after = await stat(join(options.outDir, 'hero.svg'))
    expect(after.mtimeMs).toBe(before.mtimeMs)
  })

  it('removes plates no longer drawn', async () => {
    await draw(options)
    await writeFile(
      join(folder, 'case-studies.yaml'),
      stringify({ records: subjects.bills.slice(0, 1) }),
    )
    await draw(options)
    const names = await readdir(options.outDir)
    expect(names).toContain('spindle-1.svg')
    expect(names).not.toContain('spindle-2.svg')
  })

  it('prints the tagline of the firm', async () => {
    await draw(options)
    expect(await readFile(join(options.outDir, 'microprint.svg'), 'utf8')).toContain('KEEPMORE')
  })

  it('says which figure is missing', async () => {
    const { states, ...others } = subjects.figures
    expect(states).toBe(50)
    await claims(others)
    await expect(draw(options)).rejects.toThrow(
      'content/claims.yaml: "states" needs a value of 1 or more, for its rosette.',
    )
  })

  it('draws a plate for each package, whatever else their files say', async () => {
    await draw(options)
    const more = planning.map((each) => ({ ...each, isPrimary: true, outcomes: ['A plan'] }))
    await prices('tax-planning', { updated: '2027', packages: more })
    expect(await draw(options)).toEqual([])
    const third = { id: 'range', title: 'Range', price: '$3,000-4,000+' }
    await prices('tax-planning', { packages: [...planning, third] })
    expect(await draw(options)).toEqual(['fee-range.svg'])
    const names = await readdir(options.outDir)
    expect(names).toContain('fee-full.svg')
    expect(names).toContain('ribbon-form-1065.svg')
    expect(names).toContain('ribbon-corporation.svg')
  })

  it('follows a price, the guarantee and the list of services', async () => {
    await draw(options)
    await prices('tax-planning', {
      packages: planning.map((each) => ({ ...each, price: each.price.replace('9,4', '9,7') })),
    })
    expect(await draw(options)).toEqual(['fee-full.svg'])
    await writeFile(join(folder, 'firm.yaml'), stringify({ ...firm, guarantee: { multiple: 3 } }))
    expect(await draw(options)).toEqual(['seal.svg'])
    await prices('additional', { services: [{ id: 'call' }, { id: 'letter' }] })
    expect(await draw(options)).toEqual(['price-list.svg'])
  })

  it('follows the rules of the states and the records of the articles', async () => {
    await draw(options)
    await taxFacts({ ...rules, tnRentalAssessment: '50%' })
    expect(await draw(options)).toEqual(['article-nashville-tennessee-cpa.svg'])
    await article('jackson-tennessee-cpa', 2)
    expect(await draw(options)).toEqual(['article-jackson-tennessee-cpa.svg'])
  })

  it('says which rule and which record it cannot draw', async () => {
    await article('dallas-texas-cpa', 7)
    await expect(draw(options)).rejects.toThrow(
      'content/articles/dallas-texas-cpa.md: "caseStudy" needs the id of a record, for the drawing.',
    )
    await taxFacts({ ...rules, okHoldingYears: 'five years' })
    await expect(draw(options)).rejects.toThrow(
      'content/tax-facts.yaml: "okHoldingYears" needs a number, for the drawing of its city.',
    )
  })

  it('follows the roster, and the year in which the work became full-time', async () => {
    await draw(options)
    const roles = [cpas, { id: 'bookkeeper', count: 1 }]
    await writeFile(join(folder, 'team.yaml'), stringify({ roles, support: {} }))
    expect(await draw(options)).toEqual(['about-roster.svg', 'role-bookkeeper.svg'])
    await writeFile(join(folder, 'firm.yaml'), stringify({ ...firm, fullTimeSince: 2012 }))
    expect(await draw(options)).toEqual(['about-trunk.svg', 'about-trunk-leaders.svg'])
    await writeFile(join(folder, 'team.yaml'), stringify({ roles: [{ id: 'cpa', count: 'two' }] }))
    await expect(draw(options)).rejects.toThrow(
      'content/team.yaml: "cpa" needs a count of 1 or more, for its rings.',
    )
  })

  it('says which price and which guarantee it cannot draw', async () => {
    await writeFile(join(folder, 'firm.yaml'), stringify({ guarantee: { multiple: 'two' } }))
    await expect(draw(options)).rejects.toThrow(
      'content/firm.yaml: "guarantee.multiple" needs a whole number, for the seal.',
    )
    await prices('tax-planning', { packages: [{ id: 'full', title: 'Full', price: 'Varies' }] })
    await expect(draw(options)).rejects.toThrow(
      'content/prices/tax-planning.yaml: "full" needs a price in dollars, for its rosette.',
    )
  })
})
