import type { Browser, Locator, Page } from '@playwright/test'
import { markdownTable, milliseconds } from './report.ts'
import { type Spread, spreadOf } from './statistics.ts'
import { phone, slowdown, started } from './visit.ts'

// From the tap to the next paint, as the browser itself counts it (Event Timing, in steps of 8 ms;
// what it does not report took less than 16). The processor is slowed down, the line is not. What
// works without a script is tapped on the twin, too: the difference is ours, the rest the browser's.

/** What a tap brings once all work is done, where that is not its first frame: the element whose text
    is then another. */
type Later = { name: string; changed: string }

type Act = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
  isHtml?: true
  later?: Later
}

const calculator = (page: Page) => page.locator('#calculator')

const acts: readonly Act[] = [
  {
    name: 'The menu opens',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    isHtml: true,
  },
  {
    name: 'An answer opens',
    path: '/faq',
    target: (page) => page.getByRole('main').locator('summary').nth(1),
    isHtml: true,
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
    target: (page) => calculator(page).getByRole('button', { name: 'Calculate' }),
    later: { name: 'Its figures are shown', changed: '#calculator dd' },
  },
  {
    name: 'A link answers',
    path: '/',
    target: (page) => page.locator('a[href="/case-studies"]').last(),
    // Over the line it takes as long as the next page's script does: some 3 to 20 kB.
    later: { name: 'The next page is shown', changed: 'h1' },
  },
]

type Row = { name: string; site: Spread; twin?: Spread; isTap: boolean }

export async function measureInteractions(
  browser: Browser,
  origins: { site: string; twin: string },
  rounds: number,
): Promise<Row[]> {
  const measured = new Map<string, { site: number[]; twin: number[]; isTap: boolean }>()
  const note = (name: string, side: 'site' | 'twin', value: number, isTap = true) => {
    const row = measured.get(name) ?? { site: [], twin: [], isTap }
    row[side].push(value)
    measured.set(name, row)
  }
  for (let round = 0; round < rounds; round++) {
    for (const act of acts) {
      const { answer, shown } = await respond(browser, origins.site, act)
      note(act.name, 'site', answer)
      if (act.later) note(act.later.name, 'site', shown, false)
      if (act.isHtml) note(act.name, 'twin', (await respond(browser, origins.twin, act)).answer)
    }
  }
  return Array.from(measured, ([name, { site, twin, isTap }]) => ({
    name,
    site: spreadOf(site),
    ...(twin.length > 0 ? { twin: spreadOf(twin) } : {}),
    isTap,
  }))
}

/** The row for the README. */
export function interactionSummary(rows: readonly Row[]): string[] {
  const taps = rows.filter(({ isTap }) => isTap).sort((a, b) => b.site.median - a.site.median)
  const slowest = taps[0]?.site
  return ['Slowest answer to a tap, processor slowed down', slowest ? answerText(slowest) : '']
}

export function interactionReport(rows: readonly Row[]): string {
  return markdownTable(
    ['What', 'Until it is painted', 'without scripts'],
    rows.map(({ name, site, twin }) => [
      name,
      answerText(site),
      twin ? answerText(twin) : 'needs one',
    ]),
  )
}

function answerText(spread: Spread): string {
  return spread.median < 16 ? 'under 16 ms' : milliseconds(spread)
}

async function respond(browser: Browser, origin: string, act: Act) {
  const page = await open(browser, origin + act.path, act)
  const target = act.target(page)
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(settled)
  await page.evaluate(watch, act.later?.changed)
  await tap(page, target)
  await page.evaluate(settled)
  const answer = Math.max(0, ...(await page.evaluate(() => (window as unknown as Watched).waits)))
  const shown = act.later ? await shownAfter(page) : 0
  await page.context().close()
  return { answer, shown }
}

type Watched = { waits: number[]; shownAfter?: number }

/** Runs in the page. */
function watch(changed: string | undefined) {
  const watched: Watched = { waits: [] }
  Object.assign(window, watched)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.waits.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  if (!changed) return
  const text = () => document.querySelector(changed)?.textContent
  const before = text()
  const follow = () => {
    const start = performance.now()
    const look = () => {
      if (text() === before) requestAnimationFrame(look)
      else Object.assign(window, { shownAfter: performance.now() - start })
    }
    requestAnimationFrame(look)
  }
  addEventListener('click', follow, { capture: true })
}

async function shownAfter(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => (window as unknown as Watched).shownAfter)
  return (await shown.jsonValue()) ?? Number.NaN
}

/** As a finger does it: it rests on the glass for a moment. A link may run over two lines; the first
    is tapped. */
async function tap(page: Page, target: Locator) {
  const place = await target.evaluate((element) => {
    const [line] = element.getClientRects()
    return line && { x: line.x + line.width / 2, y: line.y + line.height / 2 }
  })
  if (!place) throw new Error('There is nothing to tap.')
  const session = await page.context().newCDPSession(page)
  const touchPoints = [place]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(80)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A page on a slow phone, its script, if it has one, started. */
async function open(browser: Browser, url: string, { prepare }: Act): Promise<Page> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  if (await page.evaluate(() => document.scripts[0]?.type === '')) await started(page)
  await prepare?.(page)
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
