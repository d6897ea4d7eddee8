import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureRoutes } from './picture-api.ts'
import type { SavedPicture } from './types.ts'

function start() {
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const routes = pictureRoutes({ dir, onSaved: () => undefined })
  async function add(name: string, body: unknown, shape = ''): Promise<SavedPicture> {
    const query = new URLSearchParams({ name, shape })
    const reply = await routes['POST /api/picture']?.({ query, body })
    return reply?.value as SavedPicture
  }
  const show = async (name: string) =>
    routes['GET /api/picture']?.({ query: new URLSearchParams({ name }), body: undefined })
  return { dir, images: join(dir, 'images'), add, show }
}

const grey = { channels: 3 as const, background: '#777' }

function plain(width: number, height: number, background = '#245') {
  return sharp({ create: { width, height, channels: 3, background } })
}

test('photo of a phone is turned upright, cleared of its place and reduced', async () => {
  const { images, add, show } = start()
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 9/1 0/1' } }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const photo = await sharp({ create: { ...grey, width: 300, height: 200, noise } })
    .resize(3000)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  const saved = await add('Zoë Müller.JPEG', photo, 'upright')
  expect(saved).toMatchObject({ name: 'zoe-muller.jpg', width: 1600, height: 2400 })
  expect(saved.done).toMatch(/^Turned upright.*reduced from .* to /)
  expect(saved.advice).toBeUndefined()
  const bytes = readFileSync(join(images, saved.name))
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  expect(await show(saved.name)).toEqual({ value: bytes, type: 'image/jpeg' })
})

test('small picture is kept as it is, and another one never takes its place', async () => {
  const { images, add } = start()
  const [one, other] = await Promise.all(
    ['#111', '#eee'].map((color) => plain(600, 800, color).png().toBuffer()),
  )
  expect(await add('office.png', one)).toMatchObject({ name: 'office.png', width: 600 })
  expect(await add('../images/Office.png', other)).toMatchObject({ name: 'office-2.png' })
  expect(await add('office.png', one)).toMatchObject({ name: 'office.png' })
  expect(readdirSync(images)).toEqual(['office-2.png', 'office.png'])
  expect(readFileSync(join(images, 'office.png'))).toEqual(one)
})

test('wide portrait and small picture are taken with advice', async () => {
  const { add } = start()
  const wide = await plain(900, 600).jpeg().toBuffer()
  expect(await add('wide.jpg', wide)).not.toHaveProperty('advice')
  expect((await add('wide.jpg', wide, 'upright')).advice).toMatch(/wider than high/)
  expect((await add('tiny.jpg', await plain(90, 120).jpeg().toBuffer())).advice).toMatch(
    /90 pixels/,
  )
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
