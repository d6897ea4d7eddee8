import { expect, type Locator, type Page } from '@playwright/test'
import { facesReady, hydrated, phone } from './test.ts'

// What a visitor can open or cause on any page, for tests that look at all of it. Nothing here knows
// the words of a firm.

/** On a phone, wherever the visitor has landed: a price, a call and a booking, each one tap away. */
export async function expectQuickActions(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  const links = await bar.getByRole('link').evaluateAll((all) =>
    all.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const place = link.contains(seen) ? 'free' : 'covered or out of view'
      return [link.textContent, link.getAttribute('href'), place]
    }),
  )
  expect(links).toEqual([
    [expect.stringContaining('Prices'), '/pricing', 'free'],
    [expect.stringContaining('Call'), expect.stringMatching(/^tel:\+1\d{10}/), 'free'],
    [expect.stringContaining('Book'), expect.stringMatching(/^https:\/\//), 'free'],
  ])
}

/** Unfolds every `details` at once. Those of one name close each other, so they lose it first. */
export async function unfold(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** Where everything that a selector finds stands, to compare with later. */
export function placesOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return `${each.tagName} ${[x, y + scrollY, width, height].map(Math.round)}`
    }),
  )
}

/** Headings that are not shown, words and pictures in a place of their own that cannot be seen there,
    and controls that only a script would answer. */
export function waitingForScript(page: Page): Promise<string[]> {
  return page.locator('main :not([aria-hidden], [aria-hidden] *, thead, thead *), header button').evaluateAll((all) =>
    all
      .filter((each) => {
        if (each.matches('button')) {
          return each.checkVisibility() && !each.matches('[popovertarget], form [type=submit]')
        }
        if (each.matches('select')) return each.checkVisibility()
        const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return !isSeen && (each.matches('h1, h2') || each.checkVisibility())
      })
      .map((each) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`),
  )
}

/** One more state of a page, and the part of the page that it changes. */
type State = { part: string; reach: () => Promise<unknown> }

/** A wrong answer, then an answer to what has a value in every field. */
async function toolStates(tool: Locator): Promise<State[]> {
  const part = `#${await tool.getAttribute('id')}`
  return [
    { count: '1.2.3', amount: '1.2.3' },
    { count: '3', amount: '50,000' },
  ].map(({ count, amount }) => ({
    part,
    async reach() {
      for (const field of await tool.locator('[inputmode=numeric]').all()) await field.fill(count)
      for (const field of await tool.locator('[inputmode=decimal]').all()) await field.fill(amount)
      await tool.getByRole('button').first().click()
    },
  }))
}

/** The states of a page one after another: tabs, calculators, check boxes, SMS form; and on home the
    menus of the header, which all pages share. */
export async function statesOf(page: Page, path: string): Promise<State[]> {
  const main = page.getByRole('main')
  const states: State[] = []
  for (const tab of (await main.getByRole('tab').all()).slice(1)) {
    states.push({ part: 'section:has([role=tab])', reach: () => tab.click() })
  }
  for (const tool of await main.locator('section:has([inputmode])').all()) {
    states.push(...(await toolStates(tool)))
  }
  const form = main.locator('form')
  if (await form.isVisible()) {
    const part = 'section:has(form)'
    states.push({ part, reach: () => form.getByRole('textbox').first().press('Enter') })
    const send = async () => {
      await form.getByRole('textbox').first().fill('Alice Example')
      await form.getByRole('textbox').nth(1).fill('(615) 555-0123')
      await form.getByRole('checkbox').first().check()
      const asked = page.waitForRequest(/^mailto:/)
      await form.getByRole('button').click()
      await asked
    }
    states.push({ part, reach: send })
  } else if (await main.getByRole('checkbox').count()) {
    const check = () => main.getByRole('checkbox').first().check()
    states.push({ part: 'section:has([type=checkbox])', reach: check })
  }
  if (path === '/') {
    const buttons = page.getByRole('banner').locator('button[popovertarget]:visible')
    for (const button of await buttons.all()) {
      states.push({ part: 'header', reach: () => button.click() })
    }
  }
  return states
}

/** Enlarges the text alone, as a browser can; media queries do not notice. */
export const enlargeText = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)

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
export function cellsWithoutHeader(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('td')]
      .filter((cell) => {
        const row = cell.closest('tr')?.cells ?? []
        const above = cell.closest('table')?.rows[0]?.cells[cell.cellIndex]
        return (
          cell.textContent.trim() !== '' &&
          cell.checkVisibility() &&
          ![above, ...Array.from(row).slice(0, cell.cellIndex)].some(
            (head) => head?.matches('th[scope]') && head.checkVisibility(),
          )
        )
      })
      .map(({ textContent }) => textContent),
  )
}

/** The distances of WCAG 1.4.12 between letters, words, lines and paragraphs. */
export function spaceOut(page: Page, on: boolean) {
  return page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet()
    if (wanted) {
      sheet.replaceSync(`* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        line-height: 1.5 !important } p { margin-block-end: 2em !important }`)
    }
    document.adoptedStyleSheets = [sheet]
  }, on)
}

export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** Tab reaches every control exactly once, in the order of the document and of the eye; each stop has
    a ring of 2 px or more, and nothing lies over it. */
export async function expectKeyboardOrder(page: Page) {
  const wanted = await numberControls(page)
  const reached: number[] = []
  const faults: string[] = []
  for (let press = 0; press < wanted + 2; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stateOfFocus)
    if (!stop) break
    reached.push(stop.number)
    if (!stop.ring) faults.push(`no ring: ${stop.name}`)
    if (stop.cover) faults.push(`under ${stop.cover}: ${stop.name}`)
    if (stop.moved) faults.push(`drawn in another order: ${stop.name}`)
  }
  expect(reached).toEqual(Array.from({ length: wanted }, (_, index) => index))
  expect(faults).toEqual([])
}

/** Numbers what a keyboard should reach, in the order of the document, and says how much it is. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
    )
    for (const [index, control] of controls.entries()) control.dataset.stop = String(index)
    return controls.length
  })
}

function stateOfFocus() {
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body) return undefined
  const [line = element.getBoundingClientRect()] = element.getClientRects()
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  // A check box may be drawn by its label.
  const own = element.contains(top) || element.closest('label')?.contains(top)
  const ringed = (box: Element | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box ?? element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  let moved = false
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    const { order, flexDirection } = getComputedStyle(each)
    if (order !== '0' || flexDirection.endsWith('reverse')) moved = true
  }
  return {
    number: Number(element.dataset.stop),
    name: element.ariaLabel ?? (element.textContent?.trim().slice(0, 40) || element.tagName),
    ring: ringed(element) || ringed(element.parentElement), // a field is ringed with its sign
    cover: own ? '' : `${top?.tagName ?? 'the edge'} ${top?.className ?? ''}`,
    moved,
  }
}

/** Just enough for what sticks to an edge, because half of the time would go into painting. */
export const height = 450
/** 1280 by 1024 at 400%. */
export const zoomed = { width: 320, height: 256 }

/** A page with all of its islands and faces, on a phone. */
export async function openWhole(page: Page, path: string) {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await facesReady(page)
}

/** Nothing is outside a window of this size. What fails hides nothing that comes after it. */
export async function expectFit(page: Page, size: { width: number; height: number }, how = '') {
  await page.setViewportSize(size)
  expect.soft(await outsideWindow(page), `${size.width} px ${how}`).toEqual([])
}

export async function expectWholePage(page: Page) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark)).toHaveCount(1)
  }
  await expectQuickActions(page)
}
