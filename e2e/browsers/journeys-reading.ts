import { expect, test } from 'vitest'
import { desktop, outcomes, phone, questions } from './fixtures.ts'
import type { Page } from './page.ts'

export function accordion(visit: () => Page): void {
  test('an address opens its question, another one closes it, and an open one can close', async () => {
    const page = visit()
    await page.resize(phone)
    const [asked, other] = [questions[5], questions[8]]
    await page.open(`/faq#${asked?.id}`)
    await page.started()
    expect(await openAnswers(page)).toEqual([asked?.id])
    const top = await page.run<number>(
      'return document.querySelector(":target").getBoundingClientRect().top',
    )
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(phone.height / 2)

    const question = await page.find('disclosure', other?.question ?? '')
    await question.focus()
    await page.press('Enter')
    await expect.poll(() => openAnswers(page)).toEqual([other?.id])
    const line =
      "return getComputedStyle(document.querySelector('main details[open] p a')).textDecorationLine"
    expect(await page.run(line)).toBe('underline')
    await page.press('Space')
    await expect.poll(() => openAnswers(page)).toEqual([])
  })
}

const openAnswers = (page: Page) =>
  page.run<string[]>(
    `return [...document.querySelectorAll('main details > [id]')]
      .filter((each) => each.checkVisibility()).map(({ id }) => id)`,
  )

export function tabs(visit: () => Page): void {
  test('tabs follow the address and the arrow keys, and only the open one is a stop', async () => {
    const page = visit()
    await page.resize(desktop)
    await page.open('/about#revenue-range')
    await page.started()
    const bands = await page.find('tabpanel', 'Revenue Range')
    expect(await bands.text()).toMatch(/\$\d+K/) // short amounts, however a browser rounds
    expect(await page.all('tabpanel')).toHaveLength(1)
    await (await page.find('tab', 'Revenue Range')).focus()
    await page.press('ArrowRight')
    await page.find('tabpanel', 'Business Needs')
    await expect.poll(async () => (await page.find('tab', 'Business Needs')).hasFocus()).toBe(true)
    expect(await page.address()).toBe('/about#business-needs')
    await page.press('ArrowRight')
    await page.find('tabpanel', 'Industries')
    expect(await page.all('tabpanel')).toHaveLength(1)
    const stops = (await page.all('tab')).map((tab) => tab.property<number>('tabIndex'))
    expect(await Promise.all(stops)).toEqual([0, -1, -1])
  })
}

export function theme(visit: () => Page): void {
  test('the switch between light and dark changes page and drawings, and is remembered', async () => {
    const page = visit()
    await page.resize(phone)
    await page.open('/')
    await page.started()
    const light = await ground(page)
    const button = 'Switch between light and dark'
    await (await page.find('button', button)).click()
    const dark = await ground(page)
    expect(dark).not.toBe(light)
    await page.reload()
    expect(await ground(page)).toBe(dark)
    await page.started()
    await page.open('/faq')
    expect(await ground(page)).toBe(dark)
    await page.started()
    const byNight = await lightness(page)
    await (await page.find('button', button)).click()
    expect(await ground(page)).toBe(light)
    expect(await lightness(page)).toBeGreaterThan(0.6)
    expect(byNight).toBeLessThan(0.25)
  })
}

const ground = (page: Page) => page.run('return getComputedStyle(document.body).backgroundColor')

/** Of the page's first drawing, as it is shown: 0 is black, 1 is white. */
async function lightness(page: Page): Promise<number> {
  const drawing = await page.find('img', /./)
  await page.run(
    "arguments[0].scrollIntoView({ block: 'center' }); return arguments[0].decode()",
    drawing.handle,
  )
  const { x, y, width, height } = await drawing.box()
  return page.run<number>(meanLightness, await page.screenshot(), x, y, width, height)
}

// The page's policy lets no picture in from outside; a bitmap made by a script is none.
const meanLightness = `
  const [picture, ...box] = arguments
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))
  return createImageBitmap(new Blob([bytes])).then((bitmap) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    brush.canvas.width = bitmap.width
    brush.canvas.height = bitmap.height
    brush.drawImage(bitmap, 0, 0)
    const { data } = brush.getImageData(...box)
    return data.reduce((sum, each, at) => (at % 4 === 3 ? sum : sum + each), 0) / data.length / 0.75 / 255
  })`

export function sorting(visit: () => Page): void {
  test('a column of the case studies sorts by key, turns round, and says so', async () => {
    const page = visit()
    await page.resize(desktop)
    await page.open('/case-studies')
    await page.started()
    const table = await page.find('table', new RegExp(`^${outcomes.tables.business.name} `))
    const order = async () =>
      Promise.all((await page.all('rowheader', table)).map((cell) => cell.text()))
    const sorted = () =>
      page.run(
        "return [...arguments[0].querySelectorAll('[aria-sort]')].map((each) => each.ariaSort)",
        table.handle,
      )
    const before = await order()
    const button = await page.find('button', new RegExp(outcomes.columns.totalTaxSavings), table)
    await button.focus()
    await page.press('Enter')
    await expect.poll(order).toEqual(before.toReversed())
    expect(await sorted()).toEqual(['descending'])
    await page.press('Space')
    await expect.poll(order).toEqual(before)
    expect(await sorted()).toEqual(['ascending'])
    expect(await button.hasFocus()).toBe(true)
  })
}
