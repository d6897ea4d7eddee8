import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '#app/site/render.tsx'
import { testFirmDir } from '#test/firm-content.ts'
import { covers } from '#test/requirements.ts'
import { type Gated, gate } from './gate.ts'
import { makeCopies, readPictures } from './pictures.ts'

const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
const cache = join(dir, '.cache')
const inImages = (name: string) => join(dir, 'images', name)
let gated: Gated
let copies: Record<string, Uint8Array>

/** Nothing is heavier. */
function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

// The test firm with a photo of 8 MB that lies on its side, something transparent, and a picture that no
// page shows.
beforeAll(async () => {
  cpSync(testFirmDir, dir, { recursive: true })
  const photo = noise(2000, 1500).resize(4000, 3000, { kernel: 'nearest' })
  await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toFile(inImages('photo.jpg'))
  await noise(400, 400).ensureAlpha(0.5).png().toFile(inImages('cutout.png'))
  await noise(400, 400).jpeg().toFile(inImages('unused.jpg'))
  const pictures = { accounting: 'photo.jpg', 'business-formation': 'cutout.png' }
  const drafts = Object.entries(pictures).map(([service, picture]) => {
    const file = `services/${service}.yaml`
    const text = readFileSync(join(dir, file), 'utf8')
    return [file, text.replace('look: tile', `$&\n    picture: ${picture}`)] as const
  })
  gated = await gate({ dir, program: { render }, drafts: new Map(drafts) })
  copies = await makeAll()
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

async function makeAll(): Promise<Record<string, Uint8Array>> {
  expect(gated.problems).toEqual([])
  return gated.passed ? makeCopies(gated.passed, cache) : {}
}

/** "av1 720x960": of each copy of a picture, which must also be light and say nothing of the camera. */
function sizesOf(stem: string) {
  const own = Object.entries(copies).filter(([path]) => path.startsWith(`/assets/${stem}-`))
  return Promise.all(
    own.map(async ([path, bytes]) => {
      expect(bytes.length, path).toBeLessThan(100_000)
      const about = await sharp(bytes).metadata()
      const { exif, orientation, space, compression, format, width, height, hasAlpha } = about
      expect({ exif, orientation, space }).toEqual({ space: 'srgb' })
      return `${compression ?? format} ${width}x${height}${hasAlpha ? ' transparent' : ''}`
    }),
  )
}

test('a photo of 8 MB costs less than 100 kB', covers('picture-weight'), async () => {
  expect(statSync(inImages('photo.jpg')).size).toBeGreaterThan(8_000_000)
  expect(await sizesOf('photo')).toEqual(['jpeg 720x960', 'av1 360x480', 'av1 720x960'])
  const html = gated.passed?.pages.find(({ page }) => page.path === '/accounting')?.html
  expect(html).toMatch(
    /<picture><source type="image\/avif".*?<img src="[^"]*\.jpg" width="1080" height="1440"/,
  )
})

test('what is transparent stays so', async () => {
  expect(await sizesOf('cutout')).toEqual([
    expect.stringMatching(/^png .* transparent$/),
    'av1 360x360 transparent',
    'av1 400x400 transparent',
  ])
})

test('only copies of what pages show are published, and drawings as they are', () => {
  const stems = Object.keys(copies).map((path) => path.replace(/(-\d+)?-[\w-]{7}\.\w+$/, ''))
  expect([...new Set(stems)].toSorted()).toEqual(
    ['boxes', 'cutout', 'founder', 'photo'].map((stem) => `/assets/${stem}`),
  )
})

test('a copy is made once', async () => {
  const [path = ''] = Object.keys(copies).filter((each) => each.endsWith('.avif'))
  writeFileSync(path.replace('/assets', cache), 'kept')
  expect(String((await makeAll())[path])).toBe('kept')
})

test('a picture cut off in the middle is a problem of the content', async () => {
  const bytes = readFileSync(inImages('cutout.png'))
  writeFileSync(inImages('cutout.png'), bytes.subarray(0, bytes.length / 2))
  const { problems, passed } = await readPictures(gated)
  expect(passed).toBeUndefined()
  expect(problems).toMatchObject([{ file: 'images/cutout.png' }])
})
