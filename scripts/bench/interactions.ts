import type { Browser, Page } from '@playwright/test'
import { markdownTable, milliseconds } from './report.ts'
import { type Spread, spreadOf } from './statistics.ts'
import { phone, slowdown, started } from './visit.ts'

// From the tap to the next paint, as the browser itself counts it (Event Timing, in steps of 8 ms;
// what it does not report took less than 16). The processor is slowed down, the line is not.

type Act = { name: string; path: string; prepare?: (page: Page) => Promise<void> } & {
  act: (page: Page) => Promise<void>
}

const calculator = (page: Page) => page.locator('#calculator')

const acts: readonly Act[] = [
  {
    name: 'The menu opens',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    name: 'An answer opens',
    path: '/faq',
    act: (page) => page.getByRole('main').locator('summary').nth(1).tap(),
  },
  {
    name: 'The calculator answers',
    path: '/pricing',
    prepare: async (page) => {
      await calculator(page)
        .getByLabel(/^Tax paid/)
        .fill('80,000')
      await calculator(page)
        .getByLabel(/^Gross income/)
        .fill('320,000')
    },
    act: (page) => calculator(page).getByRole('button', { name: 'Calculate' }).tap(),
  },
  {
    name: 'A link answers',
    path: '/',
    act: (page) => page.locator('a[href="/case-studies"]').last().tap(),
  },
]

export async function measureInteractions(browser: Browser, origin: string, rounds: number) {
  const measured = new Map<string, number[]>(acts.map(({ name }) => [name, []]))
  const pages: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const one of acts) measured.get(one.name)?.push(await respond(browser, origin, one))
    pages.push(await navigate(browser, origin))
  }
  const spreads = [...measured].map(([name, values]): [string, Spread] => [name, spreadOf(values)])
  return [...spreads, ['The next page is shown', spreadOf(pages)] as [string, Spread]]
}

/** The row for the README. */
export function interactionSummary(spreads: readonly (readonly [string, Spread])[]): string[] {
  const taps = spreads.slice(0, acts.length).map(([, spread]) => spread)
  const [slowest] = taps.sort((a, b) => b.median - a.median)
  return ['Slowest answer to a tap, processor slowed down', slowest ? answerText(slowest) : '']
}

function answerText(spread: Spread): string {
  return spread.median < 16 ? 'under 16 ms' : milliseconds(spread)
}

export function interactionReport(spreads: readonly (readonly [string, Spread])[]): string {
  return markdownTable(
    ['What', 'Until the next paint'],
    spreads.map(([name, spread]) => [name, answerText(spread)]),
  )
}

async function respond(browser: Browser, origin: string, one: Act): Promise<number> {
  const page = await open(browser, origin + one.path)
  await one.prepare?.(page)
  await page.evaluate(settled)
  await page.evaluate(() => {
    const waits: number[] = []
    Object.assign(window, { waits })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) waits.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await one.act(page)
  await page.evaluate(settled)
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits)
  await page.context().close()
  return Math.max(0, ...waits)
}

/** From the tap on a link to the first frame with the next page's heading, its script fetched on
    the way from this machine. */
async function navigate(browser: Browser, origin: string): Promise<number> {
  const page = await open(browser, `${origin}/`)
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    addEventListener(
      'click',
      () => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector('h1') === before) requestAnimationFrame(look)
          else Object.assign(window, { shownAfter: performance.now() - start })
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })
  await page.locator('a[href="/case-studies"]').last().tap()
  const shown = await page.waitForFunction(
    () => (window as unknown as { shownAfter?: number }).shownAfter,
  )
  const after = await shown.jsonValue()
  await page.context().close()
  return after ?? Number.NaN
}

/** A page whose script has started, on a slow phone. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await started(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(settled)
  return page
}

/** Runs in the page: two frames painted and nothing left to do. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
  })
}
