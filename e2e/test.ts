import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { isStarted } from './is-started.ts'

export { expect }

/** For tests that only read what the server sends: no page is opened, so there is none to watch. */
export const readerTest = base

type Watch = {
  /** Console errors a test brings about on purpose. */
  expectedErrors: RegExp | undefined
  watch: undefined
}

/** Every test also proves that the page it used was clean: nothing in the console (where the
    browser reports a breach of the Content-Security-Policy), no request to another origin and
    no cookie. */
export const test = base.extend<Watch>({
  expectedErrors: [undefined, { option: true }],
  watch: [
    async ({ page, context, browserName, baseURL, expectedErrors }, use) => {
      if (browserName !== 'chromium') skipWhatNeedsChromium(page)
      const faults: string[] = []
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (!expectedErrors?.test(message.text())) faults.push(`console: ${message.text()}`)
      }
      page.on('console', note)
      page.on('pageerror', (error) => {
        if (!expectedErrors?.test(error.message)) faults.push(`page error: ${error.message}`)
      })
      page.on('request', (request) => {
        // A mail address is handed to the mail program: it is no request to anyone.
        if (request.url().startsWith('mailto:')) return
        if (!request.url().startsWith(`${baseURL}/`)) faults.push(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(faults).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** Of `npm run test:browsers`: only Chromium prints to PDF and has its protocol and permissions. */
function skipWhatNeedsChromium(page: Page) {
  const skip = async () => base.skip(true, 'needs Chromium')
  Object.assign(page, { pdf: skip })
  Object.assign(page.context(), { newCDPSession: skip, grantPermissions: skip })
}

/** React has taken the page over, and the browser is idle again, so the effects that attach listeners
    have run. */
export async function started(page: Page) {
  await page.waitForFunction(isStarted)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** Requests for these files wait until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** Every face the page names is there and used. `document.fonts.ready` alone is kept at once when no
    face has been asked for yet, and a line then breaks anew while a test measures; captions ask for the
    italic one after a moment (decision 4). A stand-in that this machine does not have cannot load, and
    is no loss. */
export async function facesReady(page: Page) {
  await page.evaluate(async () => {
    const waiting = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'stand-in-first')
    await Promise.all(waiting.map(({ finished }) => finished))
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
    await document.fonts.ready
  })
}

/** Names of the buttons the browser tells assistive technology are expanded. Playwright reads
    aria-expanded only; a popover's button has its state from the browser itself. */
export async function expandedButtons(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ role, properties }) => {
      const expanded = properties?.find(({ name }) => name === 'expanded')
      return role?.value === 'button' && expanded?.value.value === true
    })
    .map(({ name }) => name?.value)
}

export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }
