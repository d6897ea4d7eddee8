import type { Browser, BrowserContext, Page } from '@playwright/test'
import { isStarted } from '../../e2e/is-started.ts'

// One visit with an empty cache, on a simulated phone and line.

export const line = { latency: 150, kilobitsDown: 1600, kilobitsUp: 750 }
export const slowdown = 4
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export const fileKinds = ['html', 'script', 'fonts', 'pictures', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

export type Visit = {
  firstPaint: number
  largestPaint: number
  /** Milliseconds beyond 50 of every long task after the first paint: total blocking time. */
  blocking: number
  shift: number
  files: Record<FileKind, { bytes: number; requests: number }>
}

type Seen = { firstPaint: number; largestPaint: number; shift: number; tasks: [number, number][] }

/** `hasScript`: the visit is over when the page's script, which starts late on purpose, has run. */
export async function visit(browser: Browser, url: string, hasScript: boolean): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(context, page)
  const files = await watchFiles(context, page)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  if (hasScript) await started(page)
  await quiet(page, files)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  const late = seen.tasks.filter(([start]) => start >= seen.firstPaint)
  return {
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    blocking: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    shift: Math.round(seen.shift * 1000) / 1000,
    files,
  }
}

/** Nothing has come for a second: a slow processor asks for the rest only after the first layout. */
async function quiet(page: Page, files: Visit['files']) {
  const count = () => Object.values(files).reduce((sum, { requests }) => sum + requests, 0)
  let before: number
  do {
    before = count()
    await page.waitForTimeout(1000)
  } while (count() !== before)
}

/** React has taken the page over. */
export async function started(page: Page) {
  await page.waitForFunction(isStarted)
}

async function slowDown(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.kilobitsDown * 1000) / 8,
    uploadThroughput: (line.kilobitsUp * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Bytes as they came over the line, headers included. */
async function watchFiles(context: BrowserContext, page: Page): Promise<Visit['files']> {
  const files = Object.fromEntries(
    fileKinds.map((kind) => [kind, { bytes: 0, requests: 0 }]),
  ) as Visit['files']
  const kindOf = new Map<string, FileKind>()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    kindOf.set(requestId, fileKind(new URL(response.url).pathname))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const of = files[kindOf.get(requestId) ?? 'other']
    of.bytes += encodedDataLength
    of.requests++
  })
  return files
}

function fileKind(path: string): FileKind {
  const [, ending = 'html'] = /\.(\w+)$/.exec(path) ?? []
  const kinds: Record<string, FileKind> = {
    html: 'html',
    js: 'script',
    woff2: 'fonts',
    svg: 'pictures',
    png: 'pictures',
    jpg: 'pictures',
    webp: 'pictures',
  }
  return kinds[ending] ?? 'other'
}

/** Runs in the page, before anything of it does. */
function watch() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.shift += value
  })
}
