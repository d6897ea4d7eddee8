import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImage } from '#app/content/engine/image-file.ts'
import { render } from '#app/site/render.tsx'
import { testFirmDir } from '#test/firm-content.ts'
import { covers } from '#test/requirements.ts'
import { gate } from './gate.ts'
import { makeCopies, readPictures } from './pictures.ts'

const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
const cache = join(dir, '.cache')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const inImages = (name: string) => join(dir, 'images', name)

/** Nothing is heavier than noise. */
function noise(width: number, height: number) {
  const background = { r: 128, g: 128, b: 128 }
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', sigma: 60 } },
  })
}

/** The test firm, one of whose services shows a picture. */
function firmShowing(picture: string) {
  const file = 'services/accounting.yaml'
  const text = `${readFileSync(join(dir, file), 'utf8')}\npicture: ${picture}\n`
  return gate({ dir, program: { render }, drafts: new Map([[file, text]]) })
}

async function copiesShowing(picture: string) {
  const { passed, problems } = firmShowing(picture)
  expect(problems).toEqual([])
  const all = passed ? await makeCopies(passed, cache) : {}
  const html = passed?.pages.find(({ page }) => page.path === '/accounting')?.html ?? ''
  const [stem = ''] = picture.split('.')
  return { html, all, own: Object.entries(all).filter(([path]) => path.includes(`/${stem}-`)) }
}

beforeAll(() => {
  cpSync(testFirmDir, dir, { recursive: true })
})

describe('a photo of 8 MB', () => {
  beforeAll(async () => {
    const grain = await noise(2000, 1500).png({ compressionLevel: 1 }).toBuffer()
    const photo = sharp(grain).resize(8000, 6000, { kernel: 'linear' })
    await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 70 }).toFile(inImages('photo.jpg'))
  })

  test('costs a visitor less than 100 kB', covers('picture-weight'), async () => {
    expect(statSync(inImages('photo.jpg')).size).toBeGreaterThan(8_000_000)
    const { all, own, html } = await copiesShowing('photo.jpg')
    const sizes = await Promise.all(
      own.map(async ([path, bytes]) => {
        const { format, compression, width, height, exif, orientation, space } =
          await sharp(bytes).metadata()
        expect(bytes.length, path).toBeLessThan(100_000)
        expect({ exif, orientation, space }).toEqual({ space: 'srgb' })
        return `${compression ?? format} ${width} ${height}`
      }),
    )
    expect(sizes).toEqual(['jpeg 720 960', 'av1 360 480', 'av1 720 960'])
    expect(html).toMatch(
      /<picture><source type="image\/avif".*?<img src="[^"]*\.jpg" width="1080" height="1440"/,
    )
    expect(Object.keys(all).filter((path) => path.startsWith('/images/'))).toEqual([])
  })

  test('is resized once', async () => {
    const { own } = await copiesShowing('photo.jpg')
    for (const [path] of own) writeFileSync(join(cache, path.replace('/assets/', '')), 'kept')
    const again = await copiesShowing('photo.jpg')
    expect(again.own.map(([, bytes]) => String(bytes))).toEqual(own.map(() => 'kept'))
  })
})

test('a picture that no page shows is not published', async () => {
  await noise(400, 300).jpeg().toFile(inImages('unused.jpg'))
  const { all } = await copiesShowing('boxes.svg')
  expect(Object.keys(all).filter((path) => path.includes('unused'))).toEqual([])
  expect(Object.keys(all)).toContainEqual(expect.stringMatching(/^\/assets\/boxes-.{7}\.svg$/))
})

test('what is transparent stays so', async () => {
  const grain = await noise(900, 900).png().toBuffer()
  await sharp(grain).ensureAlpha(0.5).png().toFile(inImages('cutout.png'))
  const { own } = await copiesShowing('cutout.png')
  expect(own.map(([path]) => path)).toContainEqual(expect.stringMatching(/\.png$/))
  for (const [path, bytes] of own) {
    expect(bytes.length, path).toBeLessThan(100_000)
    expect((await sharp(bytes).metadata()).hasAlpha, path).toBe(true)
  }
})

test('a picture cut off in the middle is a problem of the content', async () => {
  const bytes = await noise(600, 600).jpeg().toBuffer()
  writeFileSync(inImages('half.jpg'), bytes.subarray(0, bytes.length / 2))
  const { problems, passed } = await readPictures(firmShowing('half.jpg'))
  expect(passed).toBeUndefined()
  expect(problems).toMatchObject([{ file: 'images/half.jpg' }])
})

describe('the size of a picture is the one it is shown in', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async (format) => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const file = join(dir, `turned-${orientation}.${format}`)
      await noise(40, 30).withMetadata({ orientation }).toFormat(format).toFile(file)
      const { autoOrient } = await sharp(file).metadata()
      expect({ orientation, ...readImage(file) }).toMatchObject({ orientation, ...autoOrient })
    }
  })
})
