import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ImageFile, measureImages } from './measure-images.ts'
import { blank, folder } from './test-folder.ts'

/** Of files in a folder, as they are shown. */
async function sizesIn(dir: string, names: readonly string[]) {
  return Array.from(await measureImages(dir, names), ([name, { picture }]) =>
    picture ? `${name} ${picture.width}x${picture.height}` : name,
  )
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'the size of a %s is the one it is shown in, however the camera was held',
  async (format) => {
    const files: Record<string, Uint8Array> = {}
    for (let orientation = 1; orientation <= 8; orientation++) {
      const turned = blank(40, 30).withMetadata({ orientation }).toFormat(format)
      files[`${orientation}.${format}`] = await turned.toBuffer()
    }
    const names = Object.keys(files)
    const shown = ['40x30', '40x30', '40x30', '40x30', '30x40', '30x40', '30x40', '30x40']
    expect(await sizesIn(folder(files), names)).toEqual(
      names.map((name, at) => `${name} ${shown[at]}`),
    )
  },
)

test('a drawing has the size of its view, and only a file named so is one', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"/>'
  const dir = folder({ 'a.svg': svg, 'a.png': svg, 'b.svg': '<p>no drawing</p>' })
  expect(await sizesIn(dir, ['a.svg', 'a.png', 'b.svg'])).toEqual([
    'a.svg 300x60',
    'a.png',
    'b.svg',
  ])
})

test('a file that is no picture for pages, or gone, has no size', async () => {
  const dir = folder({
    'moving.gif': await blank(9, 9).gif().toBuffer(),
    'new.jpg': await blank(9, 9).avif().toBuffer(),
    'empty.jpg': '',
    'note.jpg': 'x',
  })
  const names = ['moving.gif', 'new.jpg', 'empty.jpg', 'note.jpg', 'gone.jpg']
  expect(await sizesIn(dir, names)).toEqual(names)
})

test('a file is measured again when it has changed, and only then', async () => {
  const bytes = (width: number) => blank(width, 30).png().toBuffer()
  const dir = folder({ 'a.png': await bytes(40), 'b.png': await bytes(40) })
  const measured = async (): Promise<(ImageFile | undefined)[]> => {
    const images = await measureImages(dir, ['a.png', 'b.png'])
    return ['a.png', 'b.png'].map((name) => images.get(name))
  }
  const before = await measured()
  expect(await measured()).toEqual(before)
  writeFileSync(join(dir, 'a.png'), await bytes(50))
  utimesSync(join(dir, 'a.png'), 1, 1)
  const [a, b] = await measured()
  expect(a?.picture).toMatchObject({ width: 50, height: 30 })
  expect(b).toBe(before[1])
})
