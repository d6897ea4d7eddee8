import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { pictureRoutes } from './picture-api.ts'
import type { Pictures, SavedPicture } from './types.ts'

function start() {
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  onTestFinished(() => rmSync(`${dir}-removed`, { recursive: true, force: true }))
  const check = async () => ({ problems: [], sources: new Map() })
  const ask = asking(pictureRoutes({ dir, check }, `${dir}-removed`))
  const add = (name: string, body: unknown): Promise<SavedPicture> =>
    ask('POST /api/picture', body, { name })
  return { dir, ask, add, show: (name: string) => ask('GET /api/picture', undefined, { name }) }
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#245' } })
}

test(
  'photo of a phone is turned upright, cleared of its place and reduced',
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
  },
)

test('no picture takes the place of another one', async () => {
  const { dir, add } = start()
  for (const [at, name] of ['office.png', '../images/Office.jpg', 'office.png'].entries())
    await add(
      name,
      await plain(60 + at, 80)
        .png()
        .toBuffer(),
    )
  const all = ['office-2.png', 'office-3.png', 'office.png']
  expect(readdirSync(join(dir, 'images'))).toEqual(all)
  // The same picture once more is the one that is there.
  expect(await add('desk.png', await plain(61, 80).png().toBuffer())).toMatchObject({
    name: 'office-2.png',
  })
  expect(readdirSync(join(dir, 'images'))).toEqual(all)
})

test('picture that nobody uses is removed, and put back after a restart', async () => {
  const { dir, ask, add } = start()
  await add('desk.png', await plain(60, 80).png().toBuffer())
  await ask('POST /api/picture/remove', { name: 'desk.png' })
  expect(readdirSync(join(dir, 'images'))).toEqual([])
  expect(await ask('GET /api/pictures')).toEqual({ pictures: [], removed: ['desk.png'] })
  await add('desk.png', await plain(90, 80).png().toBuffer())
  expect(await ask('POST /api/picture/back', { name: 'desk.png' })).toMatchObject({
    name: 'desk-2.png',
  })
  for (const name of ['../firm.yaml', '', 'nothing.png'])
    for (const act of ['remove', 'back'])
      await expect(ask(`POST /api/picture/${act}`, { name })).rejects.toThrow('no such picture')
})

test('picture that a page shows is not removed, and replaced only by one that the page can show', async () => {
  const { dir, options, read } = copyOfFirm()
  const ask = asking(pictureRoutes(options, `${dir}-removed`))
  onTestFinished(() => rmSync(`${dir}-removed`, { recursive: true, force: true }))
  const { pictures }: Pictures = await ask('GET /api/pictures')
  const used = pictures.find((each) => each.name === 'founder.png')
  const { name = '', uses: [use] = [] } = used ?? {}
  expect(read(`${use?.link}`.replace(/(\.\w+)\/.*/, '$1'))).toContain(name)
  await expect(ask('POST /api/picture/remove', { name })).rejects.toThrow(use?.words)
  const before = readFileSync(join(dir, 'images', name))
  const tiny = await plain(30, 40).jpeg().toBuffer()
  await expect(ask('POST /api/picture', tiny, { replace: name })).rejects.toThrow()
  expect(readFileSync(join(dir, 'images', name))).toEqual(before)
  const other = await plain(1500, 2000).jpeg().toBuffer()
  await ask('POST /api/picture', other, { replace: name })
  expect(readFileSync(join(dir, 'images', name))).not.toEqual(before)
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
