import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { asking } from '#test/helpers/firm-copy.ts'
import { covers } from '#test/requirements.ts'
import { pictureRoutes } from './picture-api.ts'
import type { SavedPicture } from './types.ts'

function start() {
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const ask = asking(pictureRoutes({ dir }))
  const add = (name: string, body: unknown): Promise<SavedPicture> =>
    ask('POST /api/picture', body, { name, shape: 'upright' })
  return { dir, add, show: (name: string) => ask('GET /api/picture', undefined, { name }) }
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#245' } })
}

test(
  'photo of a phone is turned upright, cleared of its place and reduced',
  covers('editor-picture'),
  async () => {
    const { add, show } = start()
    const photo = await plain(3000, 2000)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 9/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { name, done } = await add('Zoë Müller.JPEG', photo)
    expect(name).toBe('zoe-muller.jpg')
    expect(done).toMatch(/^Turned upright\. Added: 1600 × 2400 pixels, \d+ kB\.$/)
    const facts = await sharp(await show(name)).metadata()
    expect(facts).toMatchObject({ width: 1600, height: 2400 })
    expect(facts).not.toHaveProperty('exif')
    expect((await add('wide.jpg', await plain(900, 600).jpeg().toBuffer())).done).toMatch(/wider/)
  },
)

test('no picture takes the place of another one', async () => {
  const { dir, add } = start()
  const photo = await plain(60, 80).png().toBuffer()
  for (const name of ['office.png', '../images/Office.jpg', 'office.png']) await add(name, photo)
  expect(readdirSync(join(dir, 'images'))).toEqual(['office-2.png', 'office-3.png', 'office.png'])
})

test('whatever is no picture for a page is refused with the reason', async () => {
  const { dir, add, show } = start()
  const photo = await plain(4000, 3000).jpeg().toBuffer()
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
  const refused: [RegExp, unknown][] = [
    [/can't be opened as a picture/, Buffer.from('A letter.')],
    [/can't be opened as a picture/, { a: 'form' }],
    [/HEIC/, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1')],
    [/damaged/, photo.subarray(0, photo.length / 2)],
    [/<script>/, svg('<script>alert(1)</script>')],
  ]
  for (const [why, body] of refused) await expect(add('a.jpg', body)).rejects.toThrow(why)
  expect(readdirSync(dir)).toEqual([])
  expect(await add('mark.svg', svg('<path d="M0 0h9"/>'))).toMatchObject({ name: 'mark.svg' })
  await expect(show('../firm.yaml')).rejects.toThrow('no such picture')
})
