import type { Locator, Page } from '@playwright/test'
import { expect, facesReady, hold, hydrated, reactScript, test } from '#test/helpers/test.ts'
import { covers, proves } from '#test/requirements.ts'

// Arithmetic, parsing and the link's fragment are tested in app/lib/savings.test.ts.

const part = (page: Page) => page.locator('#calculator')
const paid = (page: Page) => part(page).getByLabel(/^Tax paid/)
const gross = (page: Page) => part(page).getByLabel(/^Gross income/)
const button = (page: Page) => part(page).getByRole('button', { name: 'Calculate' })
const figures = (page: Page) => part(page).getByRole('definition')
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

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing')
    await hydrated(page)
  })

  test(...proves('calculator-results', 'calculator-labels'), async ({ page }) => {
    await expect(paid(page)).toHaveAttribute('inputmode', 'decimal')
    await expect(paid(page)).toHaveAccessibleDescription('whole dollars of one year')
    await paid(page).fill('20,000')
    await gross(page).fill('100,000')
    await expect(figures(page).first()).toBeHidden()
    await expect(said(page)).toHaveText('')
    await button(page).click()
    await expect(figures(page)).toHaveText(['$2,000', '$12,000', '20.0%'])
    const announcement = 'Possible savings: $2,000 to $12,000. Effective tax rate: 20.0%.'
    await expect(said(page)).toHaveText(announcement)
    await button(page).click()
    await expect(said(page)).toHaveText(announcement)
    await expect(part(page)).toContainText('An illustration from 10% to 60% of the tax paid.')
    await gross(page).press('End')
    await page.keyboard.type('0')
    await expect(figures(page).first()).toBeHidden()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(figures(page)).toHaveText(['$2,000', '$12,000', '20.0%'])
  })

  test(...proves('calculator-hides-after-edit'), async ({ page }) => {
    for (const key of ['5', 'x', 'Backspace']) {
      await calculate(page, '20,000', '100,000')
      await expect(figures(page).first()).toBeVisible()
      for (const move of ['ArrowLeft', 'Home', 'Tab']) await paid(page).press(move)
      await expect(figures(page).first()).toBeVisible()
      await paid(page).press('End')
      await paid(page).press(key)
      await expect(figures(page).first()).toBeHidden()
      await expect(said(page)).toHaveText('')
      await expect(part(page).getByRole('button', { name: 'Copy link' })).toBeHidden()
    }
  })

  test(...proves('calculator-strips-characters', 'calculator-caret'), async ({ page }) => {
    await gross(page).pressSequentially('a1b,2c.3-')
    await expect(gross(page)).toHaveValue('1,2.3')
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
    await page.keyboard.type('x7')
    await expect(paid(page)).toHaveValue('780,000')
  })

  test(...proves('calculator-composition'), async ({ page }) => {
    await paid(page).fill('12')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', {
      text: 'か',
      selectionStart: 1,
      selectionEnd: 1,
    })
    await expect(paid(page)).toHaveValue('12か')
    await session.send('Input.insertText', { text: '課3' })
    await expect(paid(page)).toHaveValue('123')
  })

  test(...proves('calculator-missing'), async ({ page }) => {
    for (const [tax, income, messages, field] of [
      ['', '', [/amount.*Tax paid/, /amount.*Gross income/], paid(page)],
      ['5', '', [/amount.*Gross income/], gross(page)],
      ['5', '.', [/above zero.*Gross income/], gross(page)],
      ['1.2.3', '5', [/above zero.*Tax paid/], paid(page)],
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

  test(...proves('calculator-warning'), async ({ page }) => {
    await calculate(page, '320,000', '80,000')
    await expect(said(page)).toContainText('the tax is more than the income')
    await expect(figures(page).last()).toHaveText('400.0%')
    await calculate(page, '5', '5')
    await expect(figures(page).last()).toHaveText('100.0%')
    await expect(said(page)).not.toContainText('Check')
  })

  test(...proves('calculator-sends-nothing'), async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await calculate(page, '71234', '298765')
    await expect(figures(page).first()).toBeVisible()
    expect(requests.filter((url) => /71234|298765/.test(url))).toEqual([])
    expect(page.url()).not.toMatch(/71234|298765/)
    await expect(part(page).locator('form')).toHaveCount(0)
  })

  test(
    'calculator copies a link with both numbers in its fragment',
    covers('calculator-shared-link'),
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await calculate(page, '20,000', '100,000.50')
      await part(page).getByRole('button', { name: 'Copy link' }).click()
      await expect(said(page)).toContainText('Link copied.')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(`${baseURL}/pricing#calculator=20000,100000.50`)
      await expect(page).toHaveURL('/pricing')
      await expect(figures(page)).toHaveCount(3)
    },
  )

  for (const [what, value] of [
    ['refuses', { writeText: 'refuse' }],
    ['does not exist', undefined],
  ] as const) {
    test(
      `calculator shows the link, selected, when the clipboard ${what}`,
      covers('calculator-link-without-clipboard'),
      async ({ page, baseURL }) => {
        await page.evaluate((clipboard) => {
          const refuse = { writeText: () => Promise.reject(new Error('refused')) }
          Object.defineProperty(navigator, 'clipboard', { value: clipboard && refuse })
        }, value)
        await calculate(page, '20,000', '100,000')
        await part(page).getByRole('button', { name: 'Copy link' }).click()
        const field = page.getByRole('textbox', { name: 'Link to these numbers' })
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(`${baseURL}/pricing#calculator=20000,100000`)
        await expect(field).toHaveAttribute('readonly')
        expect(await page.evaluate(() => getSelection()?.toString())).toContain('calculator=20000')
        await expect(said(page)).toContainText('copy the link')
        await paid(page).press('1')
        await expect(field).toHaveCount(0)
      },
    )
  }

  test(
    'calculator does not claim a copy when the visitor has gone on meanwhile',
    covers('calculator-shared-link'),
    async ({ page }) => {
      await page.evaluate(() => {
        const writeText = () => new Promise<void>((done) => Object.assign(window, { done }))
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      })
      await calculate(page, '20,000', '100,000')
      await part(page).getByRole('button', { name: 'Copy link' }).click()
      await calculate(page, '50,000', '100,000')
      await page.evaluate(() => (window as unknown as { done: () => void }).done())
      await expect(figures(page).last()).toHaveText('50.0%')
      await expect(said(page)).not.toContainText('Link copied.')
    },
  )

  test(...proves('calculator-link-on-page'), async ({ page }) => {
    await calculate(page, '20,000', '100,000')
    await expect(figures(page).first()).toBeVisible()
    await page.evaluate(() => {
      location.hash = '#calculator=7,9'
    })
    await expect(paid(page)).toHaveValue('7')
    await expect(gross(page)).toHaveValue('9')
    await expect(figures(page).first()).toBeHidden()
  })

  test(...proves('calculator-no-shift'), async ({ page }) => {
    await facesReady(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const below = () =>
        page
          .getByRole('region', { name: 'Two desks' })
          .evaluate((element) => element.getBoundingClientRect().top + scrollY)
      await paid(page).fill('')
      const place = await below()
      await button(page).click()
      expect(await below(), `${width}`).toBe(place)
      await calculate(page, '320,000', '80,000')
      await expect(figures(page).first()).toBeVisible()
      expect(await below(), `${width}`).toBe(place)
    }
  })

  test(...proves('calculator-drawing'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const drawing = part(page).locator('svg path').last()
    const heights = () => drawing.evaluate((path) => path.getBoundingClientRect().height)
    expect(await heights()).toBeLessThan(20)
    await calculate(page, '20,000', '100,000')
    await expect.poll(heights).toBeGreaterThan(20)
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
  covers('calculator-shared-link'),
  async ({ page }) => {
    await page.goto('/pricing#calculator=80000,320000')
    await expect(paid(page)).toHaveValue('80000')
    await expect(gross(page)).toHaveValue('320000')
    await expect(part(page)).toBeInViewport()
    await expect(figures(page).first()).toBeHidden()
    await button(page).click()
    await expect(figures(page).filter({ hasText: '$48,000' })).toBeVisible()
    for (const hash of ['#calculator=<b>,1', '#calculator=%E0%A4,1', '#calculator=0,1', '#%']) {
      await page.goto('/faq')
      await page.goto(`/pricing${hash}`)
      await hydrated(page)
      await expect(paid(page), hash).toHaveValue('')
    }
  },
)

test.describe('before the script has come', () => {
  const calculated: Record<string, (page: Page) => Promise<void>> = {
    'a click on Calculate': (page) => button(page).click(),
    'a press of Enter': (page) => gross(page).press('Enter'),
  }
  for (const [what, act] of Object.entries(calculated)) {
    test(`${what} made early is answered`, covers('calculator-early-input'), async ({ page }) => {
      const release = await hold(page, reactScript)
      await page.goto('/pricing')
      await paid(page).fill('$20,000')
      await gross(page).fill('100,000')
      await act(page)
      release()
      await expect(figures(page).last()).toHaveText('20.0%')
      await expect(paid(page)).toHaveValue('20,000')
    })
  }

  test(
    'a click before any script file has come is answered',
    covers('calculator-early-input'),
    async ({ page }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto('/pricing', { waitUntil: 'commit' })
      await paid(page).fill('$20,000')
      await gross(page).fill('100,000')
      await button(page).click()
      release()
      await expect(figures(page).last()).toHaveText('20.0%')
    },
  )

  test(
    'numbers typed early stay, cleaned, and win over those of a link and an earlier click',
    covers('calculator-early-input'),
    async ({ page }) => {
      const release = await hold(page, reactScript)
      await page.goto('/pricing#calculator=1,2')
      await paid(page).fill('$10,000')
      await gross(page).fill('100,000')
      await button(page).click()
      await paid(page).fill('$20,000')
      release()
      await hydrated(page)
      await expect(paid(page)).toHaveValue('20,000')
      await expect(figures(page).first()).toBeHidden()
    },
  )
})

test(...proves('calculator-forced-colors', 'calculator-not-printed'), async ({ page }) => {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(...proves('calculator-without-script'), async ({ page }) => {
    await page.goto('/pricing')
    await expect(button(page)).toBeHidden()
    await expect(part(page).getByText('Two figures, and nothing leaves this page.')).toBeHidden()
    await expect(
      part(page).getByText('the rate is 20.0%, and the range runs from $2,000 to $12,000.'),
    ).toBeVisible()
  })
})
