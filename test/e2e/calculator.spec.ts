import type { Locator, Page } from '@playwright/test'
import { expect, facesReady, hold, hydrated, reactScript, test } from '#test/helpers/test.ts'

// Arithmetic, parsing and the link's fragment are tested in app/lib/savings.test.ts.

const part = (page: Page) => page.locator('#calculator')
const paid = (page: Page) => part(page).getByLabel(/^Tax paid/)
const gross = (page: Page) => part(page).getByLabel(/^Gross income/)
const button = (page: Page) => part(page).getByRole('button', { name: 'Calculate' })
const figures = (page: Page) => part(page).getByRole('definition')
const copy = (page: Page) => part(page).getByRole('button', { name: 'Copy link' })
const said = (page: Page) => part(page).getByRole('status')

async function calculate(page: Page, tax: string, income: string) {
  await paid(page).fill(tax)
  await gross(page).fill(income)
  await button(page).click()
}

/** Inserts a text at the caret as one edit, which is what pasting does. */
async function paste(field: Locator, text: string, caret?: number) {
  await field.evaluate(
    (element, [typed, at]) => {
      const input = element as HTMLInputElement
      input.focus()
      if (at !== null) input.setSelectionRange(at, at)
      document.execCommand('insertText', false, typed)
    },
    [text, caret ?? null] as const,
  )
}

const caretOf = (field: Locator) =>
  field.evaluate((element) => (element as HTMLInputElement).selectionStart)

/** What the browser has instead of a clipboard from now on. */
const setClipboard = (page: Page, kind: 'refuses' | 'is slow' | 'does not exist') =>
  page.evaluate((what) => {
    const writeText = {
      refuses: () => Promise.reject(new Error('refused')),
      'is slow': () => new Promise<void>((done) => Object.assign(window, { done })),
      'does not exist': undefined,
    }[what]
    const value = writeText && { writeText }
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  }, kind)

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
  })

  test('The two amounts are labeled, described and typed on a number keyboard.', async ({ page }) => {
    for (const field of [paid(page), gross(page)]) {
      await expect(field).toHaveAttribute('inputmode', 'decimal')
    }
    await expect(paid(page)).toHaveAccessibleDescription('whole dollars of one year')
  })

  test('Results appear on Calculate or Enter, with the disclosure, and are announced once. Nothing typed is sent or put in the address.', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await paid(page).fill('20,000')
    await gross(page).fill('100,000')
    await expect(figures(page).first()).toBeHidden()
    await expect(said(page)).toHaveText('')
    const press = [() => button(page).click(), () => paid(page).press('Enter')]
    for (const act of press) {
      await act()
      await expect(figures(page)).toHaveText(['$2,000', '$12,000', '20.0%'])
      await expect(said(page)).toHaveText(
        'Possible savings: $2,000 to $12,000. Effective tax rate: 20.0%.',
      )
    }
    await expect(part(page)).toContainText('An illustration from 10% to 60% of the tax paid.')
    expect(requests.filter((url) => /20,?000|100,?000/.test(url))).toEqual([])
    await expect(page).toHaveURL('/pricing')
  })

  test('Any edit hides the results; moving the caret does not.', async ({ page }) => {
    for (const key of ['5', 'x']) {
      await calculate(page, '20,000', '100,000')
      for (const move of ['Home', 'Tab']) await paid(page).press(move)
      await expect(figures(page).first()).toBeVisible()
      await paid(page).press('End')
      await paid(page).press(key)
      await expect(figures(page).first()).toBeHidden()
      await expect(said(page)).toHaveText('')
      await expect(copy(page)).toBeHidden()
    }
  })

  test('A tax above the income is shown with a warning.', async ({ page }) => {
    await calculate(page, '320,000', '80,000')
    await expect(said(page)).toContainText('the tax is more than the income')
    await expect(figures(page).last()).toHaveText('400.0%')
    await calculate(page, '5', '5')
    await expect(figures(page).last()).toHaveText('100.0%')
    await expect(said(page)).not.toContainText('Check')
  })

  test('Only digits, commas and periods stay in a field. The caret stays where the visitor types.', async ({ page }) => {
    await gross(page).pressSequentially('a1,2.-')
    await expect(gross(page)).toHaveValue('1,2.')
    for (const [before, caret, typed, after, then] of [
      ['', 0, '$1,234.50', '1,234.50', 8],
      ['80,000', 2, 'x', '80,000', 2],
      ['80,000', 1, 'a9b', '890,000', 2],
      ['80,000', 0, '$', '80,000', 0],
    ] as const) {
      await paid(page).fill(before)
      await paste(paid(page), typed, caret)
      await expect(paid(page)).toHaveValue(after)
      expect(await caretOf(paid(page))).toBe(then)
    }
  })

  test('A missing or wrong amount is named, announced and focused.', async ({ page }) => {
    for (const [tax, income, messages, field] of [
      ['', '', [/amount.*Tax paid/, /amount.*Gross income/], paid(page)],
      ['5', '.', [/above zero.*Gross income/], gross(page)],
      ['0', '', [/above zero.*Tax paid/, /amount.*Gross income/], paid(page)],
    ] as const) {
      await calculate(page, tax, income)
      await expect(figures(page).first()).toBeHidden()
      await expect(said(page).locator('p')).toHaveText([...messages])
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(messages[0])
      await page.keyboard.type('1')
      await expect(said(page)).toHaveText('')
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
  })

  test('An input method composes undisturbed.', async ({ page }) => {
    await paid(page).fill('12')
    const session = await page.context().newCDPSession(page)
    const composed = { text: 'か', selectionStart: 1, selectionEnd: 1 }
    await session.send('Input.imeSetComposition', composed)
    await expect(paid(page)).toHaveValue('12か')
    await session.send('Input.insertText', { text: '課3' })
    await expect(paid(page)).toHaveValue('123')
  })

  test('Without a clipboard the link is shown, selected.', async ({ page, baseURL }) => {
    for (const kind of ['refuses', 'does not exist'] as const) {
      await setClipboard(page, kind)
      await calculate(page, '20,000', '100,000')
      await copy(page).click()
      const field = page.getByRole('textbox', { name: 'Link to these numbers' })
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(`${baseURL}/pricing#calculator=20000,100000`)
      await expect(field).toHaveAttribute('readonly')
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('calculator=20000')
      await expect(said(page)).toContainText('copy the link')
      await paid(page).press('1')
      await expect(field).toHaveCount(0)
    }
  })

  test(
    'a copied link has both amounts and leaves results and address alone',
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await calculate(page, '20,000', '100,000.50')
      await copy(page).click()
      await expect(said(page)).toContainText('Link copied.')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(`${baseURL}/pricing#calculator=20000,100000.50`)
      await expect(page).toHaveURL('/pricing')
      await expect(figures(page)).toHaveCount(3)
    },
  )

  test(
    'a copy is not claimed when the visitor has gone on meanwhile',
    async ({ page }) => {
      await setClipboard(page, 'is slow')
      await calculate(page, '20,000', '100,000')
      await copy(page).click()
      await calculate(page, '50,000', '100,000')
      await page.evaluate(() => (window as unknown as { done: () => void }).done())
      await expect(figures(page).last()).toHaveText('50.0%')
      await expect(said(page)).not.toContainText('Link copied.')
    },
  )

  test('A link opened on the page replaces earlier amounts and results.', async ({ page }) => {
    await calculate(page, '50,000', '100,000')
    await page.evaluate(() => {
      location.hash = '#calculator=7,9'
    })
    await expect(paid(page)).toHaveValue('7')
    await expect(gross(page)).toHaveValue('9')
    await expect(figures(page).first()).toBeHidden()
  })

  test('Nothing below the calculator moves. The range is drawn to the scale of the tax paid.', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await facesReady(page)
    const drawing = part(page).locator('svg path').last()
    const height = () => drawing.evaluate((path) => path.getBoundingClientRect().height)
    const below = () =>
      page
        .getByRole('region', { name: 'Two desks' })
        .evaluate((element) => element.getBoundingClientRect().top + scrollY)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await paid(page).fill('')
      expect(await height()).toBeLessThan(20)
      const place = await below()
      await button(page).click()
      expect(await below(), `${width}`).toBe(place)
      await calculate(page, '320,000', '80,000')
      await expect.poll(height).toBeGreaterThan(20)
      expect(await below(), `${width}`).toBe(place)
    }
    const shares = await drawing.evaluate((path) => {
      const whole = (path as SVGPathElement).ownerSVGElement?.getBoundingClientRect() as DOMRect
      const { left, right } = path.getBoundingClientRect()
      return [(left - whole.left) / whole.width, (right - whole.left) / whole.width]
    })
    expect(shares[0]).toBeCloseTo(0.1, 2)
    expect(shares[1]).toBeCloseTo(0.6, 2)
    expect(await drawing.evaluate((path) => path.getAnimations().length)).toBe(0)
  })
})

test(
  'a shared link fills the fields and waits for Calculate; a spoiled one fills nothing',
  async ({ page }) => {
    await page.goto('/pricing#calculator=80000,320000')
    await expect(paid(page)).toHaveValue('80000')
    await expect(gross(page)).toHaveValue('320000')
    await expect(part(page)).toBeInViewport()
    await expect(figures(page).first()).toBeHidden()
    await button(page).click()
    await expect(figures(page).filter({ hasText: '$48,000' })).toBeVisible()
    await page.goto('/faq')
    await page.goto('/pricing#calculator=%E0%A4,1')
    await hydrated(page)
    await expect(paid(page)).toHaveValue('')
  },
)

test(
  'amounts typed early win over those of a link and over an earlier press',
  async ({ page }) => {
    const release = await hold(page, reactScript)
    await page.goto('/pricing#calculator=1,2')
    await calculate(page, '$10,000', '100,000')
    await paid(page).fill('$20,000')
    release()
    await hydrated(page)
    await expect(paid(page)).toHaveValue('20,000')
    await expect(figures(page).first()).toBeHidden()
  },
)

test('With forced colors the scale has the color of the text. The calculator is not printed.', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/pricing')
  const text = await part(page)
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).color)
  const scale = part(page).locator('svg').filter({ hasText: '100%' })
  await expect(scale.locator('text').first()).toHaveCSS('fill', text)
  await expect(scale.locator('line').first()).toHaveCSS('stroke', text)
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await expect(part(page)).toBeHidden()
})
