import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gatedIn } from '#test/changed-firm.ts'
import { changedFolder } from '#test/changed-folder.ts'
import { shown } from '#test/shown.ts'
import { makeCopies, readPictures } from './pictures.ts'

/** Nothing is heavier. */
function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

const photo = noise(2000, 1500).resize(4000, 3000, { kernel: 'nearest' })
const pictured = (picture: string) => [/look: tile/, `$&\n    picture: ${picture}`] as const

// The test firm with a photo of 8 MB that lies on its side, something transparent, and a picture that no
// page shows.
const dir = changedFolder({
  'images/photo.jpg': await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer(),
  'images/cutout.png': await noise(400, 400).ensureAlpha(0.5).png().toBuffer(),
  'images/unused.jpg': await noise(400, 400).jpeg().toBuffer(),
  'services/accounting.yaml': pictured('photo.jpg'),
  'services/business-formation.yaml': pictured('cutout.png'),
})
const cache = join(dir, '.cache')
const inImages = (name: string) => join(dir, 'images', name)
const gated = await gatedIn(dir)
const copies = await makeAll()

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

test('a photo of 8 MB costs less than 100 kB', async () => {
  expect(statSync(inImages('photo.jpg')).size).toBeGreaterThan(8_000_000)
  expect(await sizesOf('photo')).toEqual(['jpeg 720x960', 'av1 360x480', 'av1 720x960'])
  const { html = '' } = gated.passed?.pages.find(({ page }) => page.path === '/accounting') ?? {}
  const image = 'picture > source[type="image/avif"] ~ img[src$=".jpg"]'
  expect(shown(html).parts(`${image}[width="1080"][height="1440"]`)).toHaveLength(1)
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
