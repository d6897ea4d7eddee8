import type { Page } from '@playwright/test'
import { violations } from '#tests/helpers/axe.ts'
import { allPages } from '#tests/helpers/builds.ts'
import { firm, validDay } from '#tests/helpers/content.ts'
import { alice, mailAfter, smsForm } from '#tests/helpers/sms-form.ts'
import { desktop, expect, fontsLoaded, hydrated, phone, showExpired, test } from '#tests/helpers/test.ts'
import { telephone } from '../../src/lib/telephone.ts'

// Checks every page in a browser. The other files in this folder read HTML, and start last because they're short.

// The smallest viewport of each layout, and the largest and smallest ones that the site supports.
const widths = [2560, 1024, 768, 600, 280]
// Painting would take half of the time, so the viewport is short, and nothing is painted just to measure boxes.
const height = 450
const unpainted = '* { visibility: hidden !important }'
const landscape = { width: 844, height: 390 } // a phone in landscape
const zoomed = { width: 320, height: 256 } // 1280 by 1024 at 400%

// Enlarges only text, as browsers can. Media queries don't detect it.
const enlarged = 'html { font-size: 200% !important }'
// The spacing from WCAG 1.4.12.
const spaced = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`

const pages = allPages()
/** Returns whether a page is the first of its folder. Articles look alike, and so do checklists, so one is enough. */
const isFirstOfKind = (path: string) => path === pages.find((each) => each.split('/')[1] === path.split('/')[1])

// Each test visits every sixth page in the same browser page, because opening one takes longer than loading a page.
for (const group of [0, 1, 2, 3, 4, 5]) {
  const paths = pages.filter((_, index) => index % 6 === group)

  test(`is accessible and fits every viewport: ${paths.join(' ')}`, async ({ page }) => {
    // Tools hide tax figures that have expired.
    await page.clock.setFixedTime(validDay)
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect.soft(page.getByRole(landmark), path).toHaveCount(1)
        }
        await expectQuickActions(page)
        // Items with the same name close each other, so this removes the names first.
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

/** Opens a page on a phone and waits for its islands and fonts. */
async function open(page: Page, path: string) {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await fontsLoaded(page)
}

async function expectAccessible(page: Page, path: string) {
  // The header and footer are the same on all pages, so only home checks them.
  const part = path === '/' ? undefined : 'main'
  const expectNoViolations = async (how: string, scope = part) => {
    expect.soft(await violations(page, scope), `${path} ${how}`).toEqual([])
  }
  expect.soft(await cellsWithoutHeader(page), path).toEqual([])
  await expectNoViolations('dark, on a phone')
  for await (const changed of changedParts(page, path)) await expectNoViolations('changed', changed)
  await page.keyboard.press('Escape')
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  expect.soft(await cellsWithoutHeader(page), path).toEqual([])
  await expectNoViolations('light, on a desktop')
}

async function expectFits(page: Page, path: string) {
  const everyLayout = isFirstOfKind(path)
  await style(page, unpainted)
  for (const width of everyLayout ? widths : []) await expectFit(page, path, { width, height })
  await style(page, unpainted + enlarged)
  for (const width of everyLayout ? [1280, 768, phone.width] : [1280, phone.width])
    await expectFit(page, `${path} enlarged`, { width, height })
  await style(page, '')
  for (const size of everyLayout ? [landscape, zoomed] : [zoomed]) {
    await expectFit(page, path, size)
    await style(page, spaced)
    await expectFit(page, `${path} spaced out`, size)
    await style(page, '')
    expect.soft(await shareForText(page), path).toBeGreaterThanOrEqual(0.75)
  }
}

/** Expects that nothing is outside a viewport of this size. A failure doesn't stop the other checks. */
async function expectFit(page: Page, what: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  expect.soft(await overflowing(page), `${what} at ${size.width} px`).toEqual([])
}

/** Replaces the test's style sheet. The page's policy would block it as a style element. */
function style(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** Returns the share of the viewport that sticky elements leave for text. */
function shareForText(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const rows = Array.from({ length: 16 }, (_, row) => (row + 0.5) * (innerHeight / 16))
    const isText = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('main, body > footer')
    return rows.filter(isText).length / rows.length
  })
}

/** Returns elements that overflow the viewport, and text that overflows a box that clips it. The page clips overflow
    instead of scrolling, so its width doesn't reveal any. Scrolling boxes and clipped drawings are fine. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Edges = { left: number; right: number }
    const overflows = new Set<string>()
    const range = document.createRange()
    const everywhere = { left: -Infinity, right: Infinity }
    const viewportEdges = { left: 0, right: innerWidth }
    const known = new Map<Element | null, Edges>([
      [document.body, viewportEdges],
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
      const text = node.textContent?.trim().slice(0, 40)
      // Only a box that clips its own text would lose it here.
      if (isElement && edges !== viewportEdges && !(text && edgesAround(node) !== edges)) continue
      overflows.add(`${box.localName} from ${Math.round(left)} to ${Math.round(right)}: ${text}`)
    }
    return [...overflows]

    /** Returns the edges at which a box clips its content. */
    function edgesAround(box: Element | null): Edges {
      const edges = known.get(box) ?? edgesOf(box as Element)
      known.set(box, edges)
      return edges
    }
    function edgesOf(box: Element): Edges {
      const around = edgesAround(box.parentElement)
      const { overflowX, clipPath } = getComputedStyle(box)
      if (overflowX === 'visible') return around
      // Visually hidden text is clipped on purpose.
      if (!/hidden|clip/.test(overflowX) || clipPath !== 'none') return everywhere
      const { left, right } = box.getBoundingClientRect()
      return { left: Math.max(left, around.left), right: Math.min(right, around.right) }
    }
  })
}

/** Returns table cells without a visible header, either before them in their row or above them. */
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

/** Puts a page into each of its other states and yields the part that each state changes: tabs, an invalid and a
    complete answer of each calculator, checkboxes, the SMS form, and on home the menus that all pages share. */
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

/** Expects that a price, a call and booking are one tap away on a phone. */
async function expectQuickActions(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  // The bar is hidden while the page's own buttons are in view: at its top, or at the end of an article.
  await page.evaluate(() => {
    const buttons = document.querySelector('main [data-booking]')?.getBoundingClientRect()
    const isAtTop = buttons && buttons.top < innerHeight
    scrollTo(0, isAtTop ? document.documentElement.scrollHeight : 0)
  })
  await expect(bar).toBeVisible()
  const links = bar.getByRole('link')
  const read = (all: Element[]) =>
    all.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const place = link.contains(seen) ? 'free' : 'covered or out of view'
      return [link.textContent, link.getAttribute('href'), place]
    })
  // The page might still be scrolling.
  await expect
    .poll(() => links.evaluateAll(read))
    .toEqual([
      page.url().endsWith('/pricing') ? ['Estimate', '#calculator', 'free'] : ['Prices', '/pricing', 'free'],
      [expect.stringContaining('Call'), telephone(firm.phone), 'free'],
      [expect.stringContaining('Book'), expect.stringMatching(/^https:\/\//), 'free'],
    ])
}

test.describe('without JavaScript', () => {
  const contextOptions = { reducedMotion: 'reduce' } as const
  test.use({ javaScriptEnabled: false, viewport: phone, contextOptions, expectedErrors: /404/ })

  test('shows complete, usable pages', async ({ page }) => {
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
  await page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const path of ['/', '/about-our-firm']) {
    await page.goto(path)
    const waiting = await waitingForScript(page)
    expect(waiting.filter((each) => !each.startsWith('BUTTON'))).toEqual([])
  }
})

/** Returns hidden headings, text and pictures that take up space but aren't visible, and controls that need a
    script. */
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
