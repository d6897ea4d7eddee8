import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DrawOptions, draw } from '../scripts/draw.ts'
import { contentFolder, cpas, firm, planning, rules } from './testing/content-folder.ts'
import { subjects } from './testing/subjects.ts'

let content: Awaited<ReturnType<typeof contentFolder>>
let options: Required<DrawOptions>

beforeEach(async () => {
  content = await contentFolder()
  options = content.options
})

afterEach(() => rm(content.folder, { recursive: true }))

describe('draw', () => {
  it('writes every plate once, and again only what changed', async () => {
    const first = await draw(options)
    expect(first).toContain('spindle-2.svg')
    expect((await readdir(options.outDir)).sort()).toEqual(first.toSorted())
    const before = await stat(join(options.outDir, 'hero.svg'))
    expect(await draw(options)).toEqual([])
    await content.claims({ ...subjects.figures, yearsExperience: 18 })
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
    await content.write('case-studies.yaml', { records: subjects.bills.slice(0, 1) })
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
    await content.claims(others)
    await expect(draw(options)).rejects.toThrow(
      'content/claims.yaml: "states" needs a value of 1 or more, for its rosette.',
    )
  })

  it('draws a plate for each package, whatever else their files say', async () => {
    await draw(options)
    const more = planning.map((each) => ({ ...each, isPrimary: true, outcomes: ['A plan'] }))
    await content.prices('tax-planning', { updated: '2027', packages: more })
    expect(await draw(options)).toEqual([])
    const third = { id: 'range', title: 'Range', price: '$3,000-4,000+' }
    await content.prices('tax-planning', { packages: [...planning, third] })
    expect(await draw(options)).toEqual(['fee-range.svg'])
    const names = await readdir(options.outDir)
    expect(names).toContain('fee-full.svg')
    expect(names).toContain('ribbon-form-1065.svg')
    expect(names).toContain('ribbon-corporation.svg')
  })

  it('follows a price, the guarantee and the list of services', async () => {
    await draw(options)
    await content.prices('tax-planning', {
      packages: planning.map((each) => ({ ...each, price: each.price.replace('9,4', '9,7') })),
    })
    expect(await draw(options)).toEqual(['fee-full.svg'])
    await content.write('firm.yaml', { ...firm, guarantee: { multiple: 3 } })
    expect(await draw(options)).toEqual(['seal.svg'])
    await content.prices('additional', { services: [{ id: 'call' }, { id: 'letter' }] })
    expect(await draw(options)).toEqual(['price-list.svg'])
  })

  it('follows the kinds of messages', async () => {
    await draw(options)
    await content.messages(['reminders', 'deadlines', 'documents'])
    expect(await draw(options)).toEqual(['stop-tape.svg'])
  })

  it('follows the rules of the states and the records of the articles', async () => {
    await draw(options)
    await content.taxFacts({ ...rules, tnRentalAssessment: '50%' })
    expect(await draw(options)).toEqual(['article-nashville-tennessee-cpa.svg'])
    await content.article('jackson-tennessee-cpa', 2)
    expect(await draw(options)).toEqual(['article-jackson-tennessee-cpa.svg'])
  })

  it('draws nothing for a page that the firm does not have', async () => {
    await content.write('services/accounting.yaml', {})
    const all = await draw(options)
    for (const file of [
      'pages/sms-optin.yaml',
      'legal/sms-terms.md',
      'articles/oklahoma-city-cpa.md',
    ])
      await rm(join(content.folder, file))
    await draw(options)
    const names = await readdir(options.outDir)
    expect(all.filter((name) => !names.includes(name)).sort()).toEqual([
      'article-oklahoma-city-cpa.svg',
      'reading-sms-terms.svg',
      'stop-tape.svg',
    ])
    expect(names.filter((name) => name.startsWith('service-'))).toEqual(['service-accounting.svg'])
  })

  it('says which rule and which record it cannot draw', async () => {
    await content.article('dallas-texas-cpa', 7)
    await expect(draw(options)).rejects.toThrow(
      'content/articles/dallas-texas-cpa.md: "caseStudy" needs the id of a record, for the drawing.',
    )
    await content.taxFacts({ ...rules, okHoldingYears: 'five years' })
    await expect(draw(options)).rejects.toThrow(
      'content/tax-facts.yaml: "okHoldingYears" needs a number, for the drawing of its city.',
    )
  })

  it('follows the roster, and the year in which the work became full-time', async () => {
    await draw(options)
    const roles = [cpas, { id: 'bookkeeper', count: 1 }]
    await content.write('team.yaml', { roles, support: {} })
    expect(await draw(options)).toEqual(['about-roster.svg', 'role-bookkeeper.svg'])
    await content.write('firm.yaml', { ...firm, fullTimeSince: 2012 })
    expect(await draw(options)).toEqual(['about-trunk.svg', 'about-trunk-leaders.svg'])
    await content.write('team.yaml', { roles: [{ id: 'cpa', count: 'two' }] })
    await expect(draw(options)).rejects.toThrow(
      'content/team.yaml: "cpa" needs a count of 1 or more, for its rings.',
    )
  })

  it('says which price and which guarantee it cannot draw', async () => {
    await content.write('firm.yaml', { guarantee: { multiple: 'two' } })
    await expect(draw(options)).rejects.toThrow(
      'content/firm.yaml: "guarantee.multiple" needs a whole number, for the seal.',
    )
    await content.prices('tax-planning', {
      packages: [{ id: 'full', title: 'Full', price: 'Varies' }],
    })
    await expect(draw(options)).rejects.toThrow(
      'content/prices/tax-planning.yaml: "full" needs a price in dollars, for its rosette.',
    )
  })
})
