import type { Page } from '@playwright/test'
import { loadAxe, violations } from '#tests/helpers/axe.ts'
import { allPages } from '#tests/helpers/builds.ts'
import { liveDay } from '#tests/helpers/content.ts'
import { alice, mailAfter, smsForm } from '#tests/helpers/sms-form.ts'
import {
  desktop,
  expect,
  facesReady,
  hydrated,
  phone,
  showExpired,
  test,
  withoutScriptFiles,
} from '#tests/helpers/test.ts'

// What every page must be in a browser. The other files here read its HTML; they start last, because they're short.

// Where layouts begin, which is where they are narrowest, and the widest and narrowest of all.
const widths = [2560, 1024, 768, 600, 280]
// Low, and unpainted where only boxes are measured, because half of the time would go into painting.
const height = 450
const unpainted = '* { visibility: hidden !important }'
const onItsSide = { width: 844, height: 390 } // a phone
const zoomed = { width: 320, height: 256 } // 1280 by 1024 at 400%

// Text alone, as a browser can enlarge it; media queries do not notice.
const enlarged = 'html { font-size: 200% !important }'
// The distances of WCAG 1.4.12 between letters, words, lines and paragraphs.
const spaced = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`

const pages = allPages()
/** One of the articles and one of the checklists stands for the others, which are drawn alike. */
const isFirstOfKind = (path: string) => path === pages.find((each) => each.split('/')[1] === path.split('/')[1])

// A test takes every sixth page, one after another in one window, because a new one costs more than a page.
for (const turn of [0, 1, 2, 3, 4, 5]) {
  const paths = pages.filter((_, index) => index % 6 === turn)

  test(`is accessible and fits every viewport: ${paths.join(' ')}`, async ({ page }) => {
    // Before the tax figures of the tools are too old to be shown.
    await page.clock.setFixedTime(liveDay)
    await loadAxe(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect.soft(page.getByRole(landmark), path).toHaveCount(1)
        }
        await expectQuickActions(page)
        // Those of one name close each other, so they lose it first.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) {
            details.removeAttribute('name')
            details.open = true
          }
        })
        await expectAccessible(page, path)
        await expectFits(page, path)
      })
    }
  })
}

/** A page with all of its islands and faces, on a phone. */
async function open(page: Page, path: string) {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await facesReady(page)
}

async function expectAccessible(page: Page, path: string) {
  // Header and footer are the same on all pages.
  const part = path === '/' ? undefined : 'main'
  const look = async (how: string, place = part) => {
    expect.soft(await violations(page, place), `${path} ${how}`).toEqual([])
  }
  expect.soft(await cellsWithoutHeader(page), path).toEqual([])
  await look('dark, on a phone')
  for await (const changed of changedParts(page, path)) await look('changed', changed)
  await page.keyboard.press('Escape')
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  expect.soft(await cellsWithoutHeader(page), path).toEqual([])
  await look('light, on a desktop')
}

async function expectFits(page: Page, path: string) {
  const everyLayout = isFirstOfKind(path)
  await style(page, unpainted)
  for (const width of everyLayout ? widths : []) await expectFit(page, path, { width, height })
  await style(page, unpainted + enlarged)
  for (const width of everyLayout ? [1280, 768, phone.width] : [1280, phone.width])
    await expectFit(page, `${path} enlarged`, { width, height })
  await style(page, '')
  for (const size of everyLayout ? [onItsSide, zoomed] : [zoomed]) {
    await expectFit(page, path, size)
    await style(page, spaced)
    await expectFit(page, `${path} spaced out`, size)
    await style(page, '')
    expect.soft(await shareForText(page), path).toBeGreaterThanOrEqual(0.75)
  }
}

/** Nothing is outside a viewport of this size. What fails hides nothing that comes after it. */
async function expectFit(page: Page, what: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  expect.soft(await outsideWindow(page), `${what} at ${size.width} px`).toEqual([])
}

/** Replaces a style sheet of the test's own, which the page's policy would refuse in its HTML. */
function style(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** How much of the window is left to the text by what stays in its place. */
function shareForText(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const rows = Array.from({ length: 16 }, (_, row) => (row + 0.5) * (innerHeight / 16))
    const isText = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('main, body > footer')
    return rows.filter(isText).length / rows.length
  })
}

/** What reaches over an edge of the window, and words over an edge of a box that cuts them off. The page
    cuts such things off instead of scrolling, so its own width says nothing. What scrolls inside a box of
    its own may be wider than the box, and a drawing may be cut. */
function outsideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Edges = { left: number; right: number }
    const found = new Set<string>()
    const range = document.createRange()
    const everywhere = { left: -Infinity, right: Infinity }
    const ofWindow = { left: 0, right: innerWidth }
    const known = new Map<Element | null, Edges>([
      [document.body, ofWindow],
      [null, everywhere],
    ])
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      const isElement = node instanceof Element
      if (!isElement) range.selectNode(node)
      const { left, right, width } = (isElement ? node : range).getBoundingClientRect()
      if (width <= 1) continue
      const edges = edgesAround(node.parentElement)
      if (left >= edges.left - 1 && right <= edges.right + 1) continue
      const box = isElement ? node : node.parentElement
      if (!box?.checkVisibility() || box.closest('.visually-hidden, svg *')) continue
      const words = node.textContent?.trim().slice(0, 40)
      // A box that cuts its words off at its own edges would lose them at these.
      if (isElement && edges !== ofWindow && !(words && edgesAround(node) !== edges)) continue
      found.add(`${box.localName} from ${Math.round(left)} to ${Math.round(right)}: ${words}`)
    }
    return [...found]

    /** Between which edges a box shows what is in it. */
    function edgesAround(box: Element | null): Edges {
      const edges = known.get(box) ?? edgesOf(box as Element)
      known.set(box, edges)
      return edges
    }
    function edgesOf(box: Element): Edges {
      const around = edgesAround(box.parentElement)
      const { overflowX, clipPath } = getComputedStyle(box)
      if (overflowX === 'visible') return around
      // What is hidden from sight is cut on purpose.
      if (!/hidden|clip/.test(overflowX) || clipPath !== 'none') return everywhere
      const { left, right } = box.getBoundingClientRect()
      return { left: Math.max(left, around.left), right: Math.min(right, around.right) }
    }
  })
}

/** Cells of tables that no header names: none before them in their row and none above them is shown. */
function cellsWithoutHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHead = (cell?: HTMLTableCellElement) => cell?.matches('th[scope]') && cell.checkVisibility()
    const cells = [...document.querySelectorAll('td')].filter((cell) => {
      const above = cell.closest('table')?.rows[0]?.cells[cell.cellIndex]
      const before = Array.from(cell.closest('tr')?.cells ?? []).slice(0, cell.cellIndex)
      return cell.textContent.trim() && cell.checkVisibility() && ![above, ...before].some(isHead)
    })
    return cells.map(({ textContent }) => textContent)
  })
}

/** Brings a page into its other states, and names the part that each one changes: tabs, a wrong and a complete answer of
    each calculator, check boxes, the SMS form; and on home the menus of the header, which all pages share. */
async function* changedParts(page: Page, path: string): AsyncGenerator<string> {
  const main = page.getByRole('main')
  for (const tab of (await main.getByRole('tab').all()).slice(1)) {
    await tab.click()
    yield 'section:has([role=tab])'
  }
  for (const tool of await main.locator('section:has([inputmode])').all()) {
    for (const [count, amount] of [
      ['1.2.3', '1.2.3'],
      ['3', '50,000'],
    ] as const) {
      for (const field of await tool.locator('[inputmode=numeric]').all()) await field.fill(count)
      for (const field of await tool.locator('[inputmode=decimal]').all()) await field.fill(amount)
      await tool.getByRole('button').first().click()
      yield `#${await tool.getAttribute('id')}`
    }
  }
  if (path === '/sms-optin') {
    const { name, fill, button } = smsForm(page)
    await name.press('Enter')
    yield 'section:has(form)'
    await fill(alice)
    await mailAfter(page, () => button.click())
    yield 'section:has(form)'
  } else if (await main.getByRole('checkbox').count()) {
    await main.getByRole('checkbox').first().check()
    yield 'section:has([type=checkbox])'
  }
  const menus = page.getByRole('banner').locator('button[popovertarget]:visible')
  for (const menu of path === '/' ? await menus.all() : []) {
    await menu.click()
    yield 'header'
  }
}

/** On a phone, wherever the visitor has landed: a price, a call and a booking, each one tap away. */
async function expectQuickActions(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  const links = bar.getByRole('link')
  const read = (all: Element[]) =>
    all.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const place = link.contains(seen) ? 'free' : 'covered or out of view'
      return [link.textContent, link.getAttribute('href'), place]
    })
  // The page may still be scrolling.
  await expect
    .poll(() => links.evaluateAll(read))
    .toEqual([
      page.url().endsWith('/pricing') ? ['Estimate', '#calculator', 'free'] : ['Prices', '/pricing', 'free'],
      [expect.stringContaining('Call'), expect.stringMatching(/^tel:\+1\d{10}/), 'free'],
      [expect.stringContaining('Book'), expect.stringMatching(/^https:\/\//), 'free'],
    ])
}

test.describe('without script', () => {
  const contextOptions = { reducedMotion: 'reduce' } as const
  test.use({ javaScriptEnabled: false, viewport: phone, contextOptions, expectedErrors: /404/ })

  test('is complete and usable without script on every page', async ({ page }) => {
    await showExpired(page)
    for (const path of [...pages, '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectQuickActions(page)
      expect([path, ...(await waitingForScript(page))]).toEqual([path])
      const main = page.getByRole('main')
      const details = main.locator('details:not([open]) > summary').filter({ visible: true })
      if (await details.count()) {
        await details.first().click()
        await expect(main.locator('details[open]').first()).toBeVisible()
      }
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, phone.width])
    }
  })
})

test('shows figures and blocks when scripts never load', async ({ page }) => {
  await withoutScriptFiles(page)
  for (const path of ['/', '/about-our-firm']) {
    await page.goto(path)
    const waiting = await waitingForScript(page)
    expect(waiting.filter((each) => !each.startsWith('BUTTON'))).toEqual([])
  }
})

/** Headings that are not shown, words and pictures in a place of their own that cannot be seen there,
    and controls that only a script would answer. */
function waitingForScript(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not([aria-hidden], [aria-hidden] *, thead, thead *), header button')]
      .filter((each) => {
        if (each.matches('button, select'))
          return each.checkVisibility() && !each.matches('[popovertarget], form [type=submit]')
        const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return !isSeen && (each.matches('h1, h2') || each.checkVisibility())
      })
      .map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 40)}`),
  )
}
