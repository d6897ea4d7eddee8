import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  calculate,
  copyLink,
  Example,
  figures,
  gross,
  inputOf,
  paid,
  paste,
  said,
} from './calculator-testing.tsx'

const shown = {
  'Low end, 17% of tax': '$13,600',
  'High end, 70% of tax': '$56,000',
  'Effective tax rate': '25.0%',
}

beforeEach(async () => {
  await render(<Example />)
})
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] }))

async function enter(tax: string, income: string) {
  paste(paid, tax)
  paste(gross, income)
  await calculate.click()
}

/** The figures come just after the button has given way. */
async function showResult(tax = '80,000', income = '320,000') {
  await enter(tax, income)
  await expect.poll(figures).not.toEqual({})
}

describe('results', () => {
  test('are hidden at first; two amounts alone do not show them', () => {
    expect(figures()).toEqual({})
    paste(paid, '80,000')
    paste(gross, '320,000')
    expect(figures()).toEqual({})
    expect(said()).toBe('')
    expect(copyLink.query()).toBeNull()
  })

  test('appear on Calculate, all at once, and are announced once', async () => {
    await showResult()
    expect(figures()).toEqual(shown)
    const announcement = 'Possible saving $13,600 to $56,000. Effective tax rate 25.0%.'
    expect(said()).toBe(announcement)
    await calculate.click()
    expect(said()).toBe(announcement)
  })

  test('appear on Enter in either field', async () => {
    paste(gross, '320000')
    paste(paid, '80000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(figures).toEqual(shown)
    await userEvent.type(gross, '0')
    await expect.poll(figures).toEqual({})
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect.poll(figures).toEqual(shown)
  })

  test.each([
    ['a digit', '5'],
    ['a letter that does not stay', 'x'],
    ['a deletion', '{Backspace}'],
  ])('go with every edit: %s', async (_, key) => {
    await showResult()
    await userEvent.type(paid, key)
    await expect.poll(figures).toEqual({})
    expect(said()).toBe('')
    expect(copyLink.query()).toBeNull()
  })

  test('stay while the visitor only moves through the fields', async () => {
    await showResult()
    await userEvent.click(paid)
    await userEvent.keyboard('{ArrowLeft}{Home}{Tab}')
    expect(figures()).toEqual(shown)
  })

  test('come with a warning when the tax is more than the income', async () => {
    await showResult('320,000', '80,000')
    expect(figures()).toMatchObject({ 'Effective tax rate': '400.0%' })
    expect(said()).toContain('Check these numbers: the tax is more than the income.')
  })

  test('and without one when both are the same', async () => {
    await showResult('5', '5')
    expect(said()).not.toContain('Check')
  })
})

describe('Calculate without two amounts', () => {
  test.each([
    ['', '', 'Tax paid is missing. Gross income is missing.', paid],
    ['', '5', 'Tax paid is missing.', paid],
    ['5', '', 'Gross income is missing.', gross],
    ['5', '.', 'Gross income needs a number above zero.', gross],
    ['0', '', 'Tax paid needs a number above zero. Gross income is missing.', paid],
  ])('%j and %j: says %s', async (tax, income, message, focused) => {
    await enter(tax, income)
    expect(figures()).toEqual({})
    expect(said()).toBe(message)
    expect(said()).not.toMatch(/\d/)
    await expect.element(focused).toHaveFocus()
    await expect.element(focused).toBeInvalid()
    expect(inputOf(focused).getAttribute('aria-describedby')).toContain('status')
    await userEvent.keyboard('1')
    await expect.poll(said).toBe('')
    await expect.element(focused).toBeValid()
  })
})

describe('the plate', () => {
  const drawing = () => document.querySelector<SVGPathElement>('svg path:last-child')

  test('draws the range to the scale of the tax paid', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
    await showResult()
    const whole = drawing()?.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect()
    const spindle = drawing()?.getBoundingClientRect() ?? new DOMRect()
    expect((spindle.left - whole.left) / whole.width).toBeCloseTo(0.17, 2)
    expect((spindle.right - whole.left) / whole.width).toBeCloseTo(0.7, 2)
    expect(spindle.height).toBeGreaterThan(whole.height * 0.7) // open at once: nothing moves
    expect(drawing()?.getAnimations()).toEqual([])
  })

  test('is flat without a result; another rate is another weave', async () => {
    const flat = drawing()?.getBoundingClientRect().height ?? 99
    expect(flat).toBeLessThan(20)
    await showResult()
    expect(drawing()?.getAnimations()).toHaveLength(1)
    const quarter = drawing()?.getAttribute('d')
    await showResult('1')
    expect(drawing()?.getAttribute('d')).not.toBe(quarter)
  })
})

describe('the page around it', () => {
  test.each([320, 390, 768, 1440])('does not move at %d px', async (width) => {
    await page.viewport(width, 900)
    const below = () => page.getByText('Below').element().getBoundingClientRect().top + scrollY
    await document.fonts.ready
    const place = below()
    await calculate.click()
    expect(below()).toBe(place)
    await showResult('320,000', '80,000')
    expect(below()).toBe(place)
    await userEvent.type(gross, '1')
    expect(below()).toBe(place)
    const clipped = [...document.querySelectorAll('section, div, input, button, dd')].filter(
      (element) => element.getBoundingClientRect().right > width,
    )
    expect(clipped).toEqual([])
  })

  test('gets no form to send, no style attribute and targets of 24 px or more', async () => {
    await showResult()
    expect(document.querySelectorAll('form, [style]:not(body, html, body > div)')).toHaveLength(0)
    for (const target of document.querySelectorAll('input, button')) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    }
  })

  test('is printed without it', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    expect(page.getByRole('region', { name: 'Savings' }).query()).toBeNull()
  })
})

test('labels, hint and disclosure are always there; the example waits for visitors without script', async () => {
  await expect.element(paid).toHaveAttribute('inputmode', 'decimal')
  await expect.element(paid).toHaveAccessibleDescription('last year, federal and state')
  await expect.element(page.getByText('A disclosure.')).toBeVisible()
  await expect.element(page.getByText('An example.')).not.toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Savings' })).toBeVisible()
})
