import type { Page } from '@playwright/test'

/** How far two pictures may be apart before somebody has to look: a pixel counts as changed when a
    colour channel differs by more than `channel` of 255, a picture when more than `pixels` do.
    Both pictures come from one browser on one machine, so this is only for its rounding. */
export const tolerance = { channel: 12, pixels: 25 }

export type Difference = {
  /** Changed pixels; where the heights differ, everything below the shorter picture. */
  pixels: number
  share: number
  isChanged: boolean
  /** The later picture in grey with the changed pixels in red, as PNG. */
  picture: Buffer
}

/** Compares in a page of the browser, which can decode pictures and has a canvas. */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { pixels, all, url } = await page.evaluate(countChanges, {
    urls: [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`),
    channel: tolerance.channel,
  })
  return {
    pixels,
    share: pixels / all,
    isChanged: pixels > tolerance.pixels,
    picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  }
}

/** Runs in the page. */
async function countChanges({ urls, channel }: { urls: string[]; channel: number }) {
  const read = async (url: string) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    return { data, width: picture.width, height: picture.height }
  }
  const [a, b] = await Promise.all([read(urls[0] ?? ''), read(urls[1] ?? '')])
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  const drawn = context.createImageData(width, height)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [inA, inB] = [x < a.width && y < a.height, x < b.width && y < b.height]
      const [i, j] = [(y * a.width + x) * 4, (y * b.width + x) * 4]
      let changed = !(inA && inB)
      for (let c = 0; c < 3 && !changed; c++) {
        changed = Math.abs((a.data[i + c] ?? 0) - (b.data[j + c] ?? 0)) > channel
      }
      if (changed) pixels++
      const grey = inB ? 160 + ((b.data[j + 1] ?? 0) * 95) / 255 : 255
      drawn.data.set(changed ? [220, 0, 40, 255] : [grey, grey, grey, 255], (y * width + x) * 4)
    }
  }
  context.putImageData(drawn, 0, 0)
  return { pixels, all: width * height, url: canvas.toDataURL('image/png') }
}
