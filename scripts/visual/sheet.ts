import type { Page } from '@playwright/test'

/** A picture on the contact sheet: small, with a line under it. */
export type Print = { title: string; png: Buffer; isMarked?: boolean }

const gap = 16
const caption = 20

/** All prints on one sheet, as WebP: in rows, each as wide as asked and cut off at the foot. */
export async function contactSheet(
  page: Page,
  prints: readonly Print[],
  { width, height, columns }: { width: number; height: number; columns: number },
): Promise<Buffer> {
  const cell = { width: width + gap, height: height + caption + gap }
  const rows = Math.ceil(prints.length / columns)
  await page.evaluate(startSheet, {
    width: Math.min(columns, prints.length) * cell.width + gap,
    height: rows * cell.height + gap,
  })
  for (const [index, { title, png, isMarked = false }] of prints.entries()) {
    await page.evaluate(addPrint, {
      title,
      isMarked,
      url: `data:image/png;base64,${png.toString('base64')}`,
      x: gap + (index % columns) * cell.width,
      y: gap + Math.floor(index / columns) * cell.height,
      width,
      height,
    })
  }
  const url = await page.evaluate(() =>
    document.querySelector('canvas')?.toDataURL('image/webp', 0.8),
  )
  if (!url) throw new Error('The contact sheet could not be drawn.')
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Runs in the page. */
function startSheet({ width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.fillStyle = '#8a8f94'
  context.fillRect(0, 0, width, height)
  document.body.replaceChildren(canvas)
}

type Place = { x: number; y: number; width: number; height: number }

/** Runs in the page. */
async function addPrint({
  title,
  url,
  isMarked,
  x,
  y,
  width,
  height,
}: Place & { title: string; url: string; isMarked: boolean }) {
  const context = document.querySelector('canvas')?.getContext('2d')
  if (!context) return
  const picture = await createImageBitmap(await (await fetch(url)).blob(), {
    resizeWidth: width,
    resizeQuality: 'high',
  })
  const shown = Math.min(height, picture.height)
  context.drawImage(picture, 0, 0, width, shown, x, y, width, shown)
  if (isMarked) {
    context.strokeStyle = '#dc0028'
    context.lineWidth = 4
    context.strokeRect(x - 2, y - 2, width + 4, shown + 4)
  }
  context.fillStyle = '#fff'
  context.font = '13px sans-serif'
  context.fillText(title, x, y + shown + 15, width)
}
