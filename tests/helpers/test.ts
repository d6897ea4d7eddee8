import { type APIRequestContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

export { expect }

/** For tests that only read what the server sends: no page is opened, so there is none to watch. */
export const readerTest = base

export async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

/** Every test also proves that the page it used was clean: nothing in the console (where the browser reports a violation
    of the Content-Security-Policy) but the errors it causes on purpose, no request to another origin and no cookie. */
export const test = base.extend<{ expectedErrors: RegExp | undefined; watch: undefined }>({
  expectedErrors: [undefined, { option: true }],
  watch: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const faults: string[] = []
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (!expectedErrors?.test(message.text())) faults.push(`console of ${page.url()}: ${message.text()}`)
      }
      page.on('console', note)
      page.on('pageerror', (error) => {
        if (!expectedErrors?.test(error.message)) faults.push(`page error: ${error.message}`)
      })
      page.on('request', (request) => {
        // An email address or a phone number is handed to another program.
        if (!/^(mailto|tel):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
          faults.push(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(faults).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** Scrolls to each island of the page until all of them answer or have failed, and back. */
export async function hydrated(page: Page) {
  await page.waitForLoadState()
  const top = await page.evaluate(() => scrollY)
  await page.waitForFunction(() => {
    const island = document.querySelector('astro-island[ssr]:not([data-failed], [hidden] *)')
    island?.firstElementChild?.scrollIntoView({ behavior: 'instant' })
    return !island
  })
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Requests for these files wait until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return gate.resolve
}

/** Script files are answered with empty ones: only what is in the HTML runs. */
export async function withoutScriptFiles(page: Page) {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Shows without script what the build has hidden because it has expired. */
export async function showExpired(page: Page) {
  await page.route(/^[^.]*$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(/( data-until="[^>]*) hidden>/g, '$1>') })
  })
}

/** Every font the page names is loaded and used. `document.fonts.ready` alone resolves at once when none has been asked
    for yet; captions ask for italics after a moment. A stand-in that this machine does not have cannot load. */
export async function facesReady(page: Page) {
  await page.evaluate(async () => {
    for (const each of document.getAnimations())
      if (each instanceof CSSAnimation && each.animationName === 'stand-in-first') each.finish()
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
    await document.fonts.ready
  })
}

/** Notes layout shifts; call before the page is opened, then read with `shiftOf`. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as never as { shifts: { value: number }[] }).shifts.reduce((sum, { value }) => sum + value, 0),
  )

/** How much of the home page moves on a phone and on a desktop when its fonts arrive after the first paint. */
export async function shiftsOfLateFonts(page: Page): Promise<number[]> {
  await watchShifts(page)
  const shifts: number[] = []
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const release = await hold(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    release()
    await facesReady(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    shifts.push(await shiftOf(page))
    await page.unrouteAll()
  }
  return shifts
}

/** Returns where everything on a page but its pictures is, on a desktop and on a phone, to compare with later. */
export async function placesOf(page: Page): Promise<string[][]> {
  const places: string[][] = []
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    const here = await page.evaluate(() =>
      [...document.querySelectorAll('main :not(img, svg, svg *), footer')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return `${each.tagName} ${[x, y + scrollY, width, height].map(Math.round)}`
      }),
    )
    places.push(here)
  }
  return places
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
