import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Document } from 'yaml'
import { folder } from '#app/content/engine/test-folder.ts'
import { render } from '#app/site/render.tsx'
import { isFilePath } from '#hosting/request.ts'
import { gatedFirm, gatedIn } from '#test/changed-firm.ts'
import { changedFolder, type Edits } from '#test/changed-folder.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { fontFiles } from './cards/rasterizer.ts'
import { gate } from './gate.ts'
import { makeOutput, writeOutput } from './output.ts'

const builds = covers('check-builds')
afterEach(() => vi.unstubAllEnvs())

/** The pricing page with one of its blocks right below the title. */
const first = (name: string) => (document: Document) => {
  const [top, ...all]: { block: string; id?: string }[] = document.toJS().blocks
  const isIt = ({ block, id }: (typeof all)[number]) => (id ?? block) === name
  all.sort((a, b) => Number(isIt(b)) - Number(isIt(a)))
  document.set('blocks', document.createNode([top, ...all]))
}

test.for(['journey', 'return-prices', 'bundle'])(
  'a pricing page that begins with its %s can be built',
  builds,
  async (kind) => {
    vi.stubEnv('CARDS', 'coarse')
    const only = 'pages/pricing.yaml'
    const dir = changedFolder({ [only]: first(kind) })
    const made = await makeOutput(await gate({ dir, program: { render }, only }))
    expect(made.problems).toEqual([])
    const site = folder({})
    if (made.passed) await writeOutput(site, made.passed)
    expect(readFileSync(join(site, 'cards/pricing.png')).length).toBeGreaterThan(1000)
  },
)

test('a card that cannot be drawn is a problem of its page', builds, async () => {
  const gated = await gatedIn(testFirmDir)
  const { passed } = gated
  const broken = new Map(passed?.made.drawings).set('seal', '<svg id="a" id="b"/>')
  const { problems } = await makeOutput({
    ...gated,
    passed: passed && { ...passed, made: { ...passed.made, drawings: broken } },
  })
  const found = expect.stringContaining("'id'")
  expect(problems).toContainEqual(expect.objectContaining({ file: 'pages/pricing.yaml', found }))
})

const ownFont = (name: string, bytes: string | Uint8Array): Edits => ({
  'theme.yaml': (theme) => theme.setIn(['fonts', 'text'], { name: 'Lora', regular: name }),
  [`fonts/${name}`]: bytes,
  'fonts/LICENSE.txt': 'OFL',
})

test('a font that cannot be opened is a problem of its file', builds, async () => {
  const gated = await gatedFirm(ownFont('lora.woff2', 'no font'))
  expect(gated.problems).toEqual([])
  expect((await makeOutput(gated)).problems).toMatchObject([{ file: 'fonts/lora.woff2' }])
})

test('a font may have any name', builds, async () => {
  const [font = ''] = fontFiles({ display: 'Playfair', text: 'Public Sans' }, testFirmDir)
  const named = ownFont('Lora & Co (Regular).woff2', readFileSync(font))
  const { passed, problems } = await makeOutput(await gatedFirm(named))
  expect(problems).toEqual([])
  const files = [...(passed?.made.files.keys() ?? [])]
  expect(files).toContainEqual(expect.stringContaining('/assets/Lora-Co-Regular-'))
  expect(files.filter((file) => !isFilePath(file))).toEqual([])
})

test('a card names the site with the path it is below', async () => {
  const gated = await gatedFirm({
    'firm.yaml': [/^siteUrl: .*$/m, 'siteUrl: https://obrien.github.example/taxes'],
  })
  const { passed } = await makeOutput(gated)
  expect(new Set(passed?.cards.map(({ address }) => address))).toEqual(
    new Set(['obrien.github.example/taxes']),
  )
})
