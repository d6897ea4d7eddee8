import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-'))
  options = {
    contentDir: folder,
    tokensFile: join(folder, 'tokens.css'),
    outDir: join(folder, 'plates'),
  }
  await writeFile(options.tokensFile, tokens)
  await writeFile(join(folder, 'firm.yaml'), 'tagline: Keep more')
  await writeFile(join(folder, 'case-studies.yaml'), stringify({ records: subjects.bills }))
  await claims(subjects.figures)
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
    expect(await draw(options)).toEqual(['stat-years-experience.svg'])
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
})
