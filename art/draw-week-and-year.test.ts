import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { draw } from '../scripts/draw.ts'

it('the dial follows the hours of the firm, the folding rule its tax calendar', async () => {
  const contentDir = await mkdtemp(join(tmpdir(), 'draw-'))
  onTestFinished(() => rm(contentDir, { recursive: true }))
  await cp('content', contentDir, { recursive: true })
  const options = { contentDir, outDir: join(contentDir, 'plates') }
  const change = async (file: string, from: RegExp, to: string) => {
    const path = join(contentDir, file)
    const text = await readFile(path, 'utf8')
    expect(text).toMatch(from)
    await writeFile(path, text.replace(from, to))
    return draw(options)
  }
  await draw(options)
  expect(await change('firm.yaml', /closes: 3pm/, 'closes: 4pm')).toEqual(['week-dial.svg'])
  expect(await change('deadlines.yaml', /^year: \d+/m, 'year: 2028')).toEqual(['folding-rule.svg'])
}, 30_000)
