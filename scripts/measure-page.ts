import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'

export type Measures = {
  html: number
  fonts: number
  fontsOfFirstScreen: number
  picturesOfFirstScreen: number
  pictures: number
  inlineScript: number
  scriptBeforePaint: number
  ownScript: number
  requestsBeforePaint: number
  layoutShift: number
  otherOrigins: number
  cookies: number
}

type Loaded = { url: string; start: number }

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** What a busy machine can only make look worse: a late paint lets more requests in before it. */
const beforePaint = ['requestsBeforePaint', 'scriptBeforePaint', 'fontsOfFirstScreen'] as const

/** The dearer of a phone's and a desktop's visit to one page of the built site. */
export async function measurePage(
  executablePath: string,
  origin: string,
  path: string,
): Promise<Measures> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const dearer: Partial<Measures> = {}
  for (const viewport of windows) {
    const best = await visit(browser, viewport, origin + path)
    for (let again = 0; again < 2; again++) {
      const other = await visit(browser, viewport, origin + path)
      for (const name of beforePaint) best[name] = Math.min(best[name], other[name])
    }
    for (const name of Object.keys(best) as (keyof Measures)[]) {
      dearer[name] = Math.max(dearer[name] ?? 0, best[name])
    }
  }
  await browser.close()
  return dearer as Measures
}

async function visit(
  browser: Browser,
  viewport: { width: number; height: number },
  url: string,
): Promise<Measures> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput)
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const html = await (await page.goto(url, { waitUntil: 'networkidle' }))?.text()
  const seen = await firstScreen(page)
  await scrollThrough(page)
  const { loaded, paint, shift, icon } = await page.evaluate(() => ({
    icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
    loaded: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, start: startTime })),
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    shift: (window as unknown as { shift: number }).shift,
  }))
  // The tab's icon is fetched by the browser's own interface, whenever it pleases.
  const early = loaded.filter(({ url: from, start }) => start < paint && from !== icon)
  const cookies = await context.cookies()
  await context.close()
  const { origin } = new URL(url)
  const inline = [...(html ?? '').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  )
  return {
    html: brotliCompressSync(html ?? '').length,
    fonts: sent(loaded, /\.woff2$/),
    fontsOfFirstScreen: sent(early, /\.woff2$/),
    picturesOfFirstScreen: sent(
      seen.map((src) => ({ url: src, start: 0 })),
      /./,
    ),
    pictures: sent(loaded, /\.(svg|png|jpe?g|webp|avif)$/),
    inlineScript: brotliCompressSync(inline.join('')).length,
    scriptBeforePaint:
      early.filter(isScript).length + (html?.match(/<script[^>]+src=|modulepreload/g)?.length ?? 0),
    ownScript: sent(
      loaded.filter((one) => isScript(one) && !one.url.includes('/vendor-')),
      /./,
    ),
    requestsBeforePaint: early.length + 1, // and the document itself
    // To three places, as Lighthouse counts: less than that nobody can see.
    layoutShift: Math.round(shift * 1000) / 1000,
    otherOrigins: loaded.filter(({ url: from }) => !from.startsWith(origin)).length,
    cookies: cookies.length,
  }
}

/** Addresses of the pictures that are at least partly on the first screen. */
function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ src }) => src),
  )
}

/** Brings every lazy picture into view, as a reader would. */
async function scrollThrough(page: Page) {
  const images = page.locator('img')
  for (let index = 0; index < (await images.count()); index++) {
    const image = images.nth(index)
    if (!(await image.isVisible())) continue
    await image.scrollIntoViewIfNeeded()
    await image.evaluate(async (element: HTMLImageElement) => {
      if (!element.complete) await element.decode()
    })
  }
  await page.waitForLoadState('networkidle')
}

function isScript({ url }: Loaded): boolean {
  return url.endsWith('.js')
}

/** Bytes of the files of one kind as they are sent: the precompressed file where there is one. */
function sent(loaded: readonly Loaded[], kind: RegExp): number {
  const files = new Set(
    loaded.map(({ url }) => new URL(url).pathname).filter((file) => kind.test(file)),
  )
  return [...files].reduce((sum, file) => {
    const plain = join('build/site', file)
    const compressed = `${plain}.br`
    return sum + readFileSync(existsSync(compressed) ? compressed : plain).length
  }, 0)
}
