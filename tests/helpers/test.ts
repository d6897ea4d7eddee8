import { type APIRequestContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

export { expect }

/** For tests that only request files, so there's no page to watch. */
export const requestTest = base

export async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

/** Every test also checks that its page made no requests to other sites, set no cookies and logged only expected
    errors. The browser logs violations of the Content-Security-Policy as errors. */
export const test = base.extend<{ expectedErrors: RegExp | undefined; watch: undefined }>({
  expectedErrors: [undefined, { option: true }],
  watch: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (!expectedErrors?.test(message.text())) errors.push(`console of ${page.url()}: ${message.text()}`)
      }
      page.on('console', note)
      page.on('pageerror', (error) => {
        if (!expectedErrors?.test(error.message)) errors.push(`page error: ${error.message}`)
      })
      page.on('request', (request) => {
        // Another app handles email addresses and phone numbers.
        if (!/^(mailto|tel):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
          errors.push(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(errors).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** For tests without JavaScript. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false })

/** Scrolls to each island until each has hydrated or failed, then scrolls back. */
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

/** Holds requests for these files until the returned function is called. */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return gate.resolve
}

/** Shows content that the build hid because it has expired. */
export async function showExpired(page: Page) {
  await page.route(/^[^.]*$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(/( data-until="[^>]*) hidden>/g, '$1>') })
  })
}

/** Returns the section with this heading. */
export const sectionOf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

/** Waits until all fonts of the page are loaded. `document.fonts.ready` resolves too early, because captions request
    the italic font later. A fallback font that isn't on this machine can't load. */
export async function fontsLoaded(page: Page) {
  await page.evaluate(async () => {
    for (const each of document.getAnimations())
      if (each instanceof CSSAnimation && each.animationName === 'fallback-first') each.finish()
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
    await document.fonts.ready
  })
}

/** Records layout shifts. Call it before the page is opened, then read them with `shiftOf`. */
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

/** Returns the layout shift of the home page, on a phone and on a desktop, when fonts load after the first paint. */
export async function shiftsOfLateFonts(page: Page): Promise<number[]> {
  await watchShifts(page)
  const shifts: number[] = []
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const release = await holdRequests(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    release()
    await fontsLoaded(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    shifts.push(await shiftOf(page))
    await page.unrouteAll()
  }
  return shifts
}

/** Returns the positions of everything on a page except pictures, on a desktop and on a phone, to compare later. */
export async function layoutBoxes(page: Page): Promise<string[][]> {
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
