import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draw } from './draw.ts'
import { colors } from './testing.ts'

/** As much content as the drawings need; JSON is YAML too. */
const firm = {
  tagline: 'Keep more',
  guarantee: { multiple: 2 },
  hours: [{ days: 'Monday-Friday', opens: '9am', closes: '5pm' }],
  founded: '2011-06',
  fullTimeSince: 2015,
}
const files = {
  'theme.yaml': { colors },
  'firm.yaml': firm,
  'team.yaml': { roles: [{ id: 'cpa', count: 2, credential: 'CPA' }] },
  'deadlines.yaml': { year: 2027, deadlines: [] },
  'prices/tax-planning.yaml': { packages: [{ id: 'full', title: 'Full', price: '$9,400+' }] },
  'prices/tax-preparation.yaml': { packages: [{ id: 'form-1065', title: '1065', price: '$850' }] },
  'case-studies.yaml': {
    records: [1, 2].map((id) => ({ id, taxDueWithoutStrategy: 90, totalTaxSavings: 30 * id })),
  },
  'claims.yaml': Object.fromEntries(
    ['yearsExperience', 'projects', 'states'].map((id, index) => [id, { value: 14 + index }]),
  ),
  'pages/home.yaml': { stats: { tiles: ['projects', 'yearsExperience'] } },
  'audiences.yaml': { audiences: [{ id: 'physicians' }] },
  'services/accounting.yaml': {},
  'services/tax-planning.yaml': {},
}

let contentDir = ''
let outDir = ''

beforeEach(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'draw-'))
  outDir = join(contentDir, '.plates')
  for (const [file, value] of Object.entries(files)) await write(file, JSON.stringify(value))
  await write('articles/dallas-texas-cpa.md', '---\ntitle: Dallas\n---\nText.\n')
  await draw({ contentDir, outDir })
})

afterEach(() => rm(contentDir, { recursive: true }))

async function write(file: string, text: string) {
  await mkdir(dirname(join(contentDir, file)), { recursive: true })
  await writeFile(join(contentDir, file), text)
}

/** Draws anew with another file, and names what was written. */
async function drawnWith(file: string, value: object): Promise<string[]> {
  await write(file, JSON.stringify(value))
  return draw({ contentDir, outDir })
}

const read = (name: string) => readFile(join(outDir, name), 'utf8')

describe('draw', () => {
  it('writes only what changed, and removes what is no longer drawn', async () => {
    expect(await draw({ contentDir, outDir })).toEqual([])
    await rm(join(outDir, 'hero.svg'))
    expect(await drawnWith('case-studies.yaml', { records: [] })).toEqual(['hero.svg'])
    expect((await readdir(outDir)).filter((name) => name.startsWith('spindle-'))).toEqual([])
  })

  it('follows hours, calendar, prices, guarantee and tagline', async () => {
    const hours = [{ days: 'Monday', opens: '9am', closes: '5pm' }]
    expect(await drawnWith('firm.yaml', { ...firm, hours })).toEqual(['week-dial.svg'])
    expect(await drawnWith('firm.yaml', { ...firm, hours, guarantee: { multiple: 3 } })).toEqual([
      'seal.svg',
    ])
    expect(await drawnWith('deadlines.yaml', { year: 2028, deadlines: [] })).toEqual([
      'folding-rule.svg',
    ])
    const packages = [{ id: 'full', title: 'Full', price: '$9,700-12,000' }]
    expect(await drawnWith('prices/tax-planning.yaml', { packages })).toEqual(['fee-full.svg'])
    await drawnWith('firm.yaml', { ...firm, tagline: 'Pay less' })
    expect(await read('microprint.svg')).toContain('PAYLESS')
  })

  it('is drawn for a package without a price in dollars', async () => {
    const packages = [{ id: 'full', title: 'Full', price: 'Varies' }]
    expect(await drawnWith('prices/tax-planning.yaml', { packages })).toEqual(['fee-full.svg'])
  })

  it('draws a rosette for every figure that the home page shows, the first one large', async () => {
    expect(await drawnWith('pages/home.yaml', { stats: { tiles: ['states'] } })).toEqual([
      'stat-states.svg',
    ])
    expect(await read('stat-states.svg')).toContain('width="560"')
    expect(await readdir(outDir)).not.toContain('stat-projects.svg')
  })

  it('recolors every drawing from the theme', async () => {
    const before = await read('hero.svg')
    const line = { day: '#123456', night: '#abcdef' }
    const written = await drawnWith('theme.yaml', { colors: { ...colors, line } })
    expect(written).toContain('service-accounting.svg')
    const after = await read('hero.svg')
    expect(after).toContain('.line{stroke:#123456}')
    expect(after).toContain('.line{stroke:#abcdef}')
    const unstyled = (svg: string) => svg.replace(/<style>.*<\/style>/, '')
    expect(unstyled(after)).toBe(unstyled(before))
  })

  it('writes the drawings of the services, articles and audiences there are, and no others', async () => {
    const kinds = (await readdir(outDir)).filter((name) =>
      /^(service|article|front|street)-/.test(name),
    )
    expect(kinds.sort()).toEqual([
      'article-dallas-texas-cpa.svg',
      'front-lot.svg',
      'front-physicians.svg',
      'service-accounting.svg',
      'service-tax-planning.svg',
      'street-lot.svg',
      'street-physicians.svg',
    ])
    await rm(join(contentDir, 'services/accounting.yaml'))
    await draw({ contentDir, outDir })
    expect(await readdir(outDir)).not.toContain('service-accounting.svg')
  })

  it('writes the neutral drawing, and draws what a file names as its picture', async () => {
    expect(await readdir(outDir)).toContain('neutral.svg')
    expect(await drawnWith('services/tax-planning.yaml', { picture: 'other-services' })).toEqual([
      'service-other-services.svg',
    ])
    await write('articles/dallas-texas-cpa.md', '---\npicture: oklahoma-city-cpa\n---\nText.\n')
    const audiences = [{ id: 'dentists' }, { id: 'owners', picture: 'business-owners' }]
    expect(await drawnWith('audiences.yaml', { audiences })).toEqual([
      'article-oklahoma-city-cpa.svg',
      'front-business-owners.svg',
      'street-business-owners.svg',
    ])
  })
})
