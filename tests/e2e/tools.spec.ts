import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { content, entityAnswer, firm, returnAnswer, validDay } from '#tests/helpers/content.ts'
import { expectPrinted } from '#tests/helpers/print.ts'
import { expect, hydrated, test } from '#tests/helpers/test.ts'
import { openTool } from '#tests/helpers/tool.ts'
import { addDays, longDate, midnight, today } from '../../src/lib/dates.ts'
import { paymentYears } from '../../src/lib/deadlines.ts'
import { lastProfit } from '../../src/lib/entity-taxes.ts'
import { installments, requiredPayment } from '../../src/lib/estimated-payments.ts'
import { dollars } from '../../src/lib/money.ts'
import { estimate } from '../../src/lib/savings.ts'
import { withYear } from '../../src/lib/years.ts'

// Tools show results of src/lib, which tests/unit checks by hand. All tools share the hook that announces results,
// reports errors and hides a result on an edit, so only the tests of the savings calculator cover it.

test.describe('the savings calculator', () => {
  const { paidLabel, grossLabel, button, lowSavings, next } = content('pages/pricing').calculator
  const { minimum, maximum } = firm.calculator
  const openIt = async (page: Page) => {
    const tool = await openTool(page, '/pricing#calculator', button)
    return { ...tool, paid: tool.part.getByLabel(paidLabel), gross: tool.part.getByLabel(grossLabel) }
  }

  test('shows results and next steps on Calculate or Enter, and hides them on any edit', async ({ page }) => {
    const { part, paid, gross, figures, status, compute } = await openIt(page)
    const { min, max, rate } = estimate({ taxPaid: 20_000, grossIncome: 100_000 }, firm.calculator)
    const [low, high] = [dollars(min), dollars(max)]
    for (const [act, edit] of [
      [compute, '5'],
      [() => paid.press('Enter'), 'x'],
    ] as const) {
      await paid.fill('20,000')
      await gross.fill('100,000')
      await expect(figures).toHaveCount(0)
      await act()
      await expect(part.locator('dl').first()).toHaveText(`${minimum}% of your tax${low}${maximum}% of your tax${high}`)
      await expect(status).toHaveText(`Possible savings: ${low} to ${high}. Effective tax rate: ${rate}.`)
      await paid.press('End')
      await expect(figures).toHaveCount(3)
      await paid.press(edit)
      await expect(figures).toHaveCount(0)
      await expect(status).toHaveText('')
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0)

    const fee = Math.min(...content('prices/tax-planning').packages.map(({ price }) => price.min))
    await gross.fill('10,000,000')
    for (const [low, expected, other] of [
      [fee - 1, lowSavings.link, next],
      [fee, next, lowSavings.link],
    ] as const) {
      await paid.fill(`${(low * 100) / minimum}`)
      await compute()
      await expect(part.getByRole('link', { name: expected.label })).toHaveAttribute('href', expected.href)
      await expect(part.getByRole('link', { name: other.label })).toHaveCount(0)
      await expect(part.getByText(lowSavings.text)).toBeVisible({ visible: low < fee })
    }
    await expect(part.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  test('keeps only digits, asks about thousands, and reports missing and invalid amounts', async ({ page }) => {
    const { part, paid, gross, figures, status, compute } = await openIt(page)
    await gross.pressSequentially('a1,2.-')
    await expect(gross).toHaveValue('1,2.')
    await paid.fill('$80,000 a year')
    await expect(paid).toHaveValue('80,000')
    for (const key of ['Home', 'ArrowRight', 'x', '9']) await paid.press(key)
    await expect(paid).toHaveValue('890,000')
    for (const [tax, income, messages, field] of [
      ['', '', [`an amount for ${paidLabel}`, `an amount for ${grossLabel}`], paid],
      ['5000', '.', [`a number above zero for ${grossLabel}`], gross],
    ] as const) {
      await paid.fill(tax)
      await gross.fill(income)
      await compute()
      await expect(figures).toHaveCount(0)
      await expect(status.getByRole('paragraph')).toContainText([...messages])
      await expect(field).toBeFocused()
      await page.keyboard.type('1')
      await expect(status).toHaveText('')
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
    await paid.fill('320,000')
    await gross.fill('80,000')
    await compute()
    await expect(figures.last()).toHaveText('Over 100%')
    await expect(status).toContainText('the tax is more than the income')

    const use = (amount: string) => part.getByRole('button', { name: `Use ${amount}`, exact: true })
    await paid.clear()
    await paid.pressSequentially('85k')
    await expect(paid).toHaveValue('85')
    await expect(status).toHaveText(`${paidLabel}: Did you mean $85,000? Use $85,000`)
    await gross.fill('320')
    await compute()
    await expect(figures).toHaveCount(3)
    await use('$320,000').click()
    await expect(gross).toBeFocused()
    await expect(gross).toHaveValue('320,000')
    await expect(figures).toHaveCount(0)
    await use('$85,000').click()
    await compute()
    await expect(figures.last()).toHaveText('26.6%')
    await expect(status.getByRole('button')).toHaveCount(0)
  })
})

test.describe('the cost of a return', () => {
  const { returnCost } = content('services/tax-preparation')
  const { questions, more, answer, button, moreHeading, nothing, total: sum } = returnCost
  const labels = Object.fromEntries([...questions, ...more].map(({ id, label }) => [id, label]))
  const path = '/tax-preparation#return-cost'

  test('adds up whole numbers, and rejects other input, even in a collapsed group', async ({ page }) => {
    const { field, part, status, rows, compute } = await openTool(page, path, button)
    const result = part.getByRole('heading', { name: answer })
    await field(labels.rentals).fill('-3')
    await compute()
    await expect(status).toHaveText(`Enter a whole number from 0 to 99 for ${labels.rentals}.`)
    await field(labels.rentals).fill('')
    const partners = field(labels.partners)
    await part.getByText(moreHeading).click()
    await partners.fill('2.5')
    await part.getByText(moreHeading).click()
    await expect(partners).toBeHidden()
    await compute()
    const message = `Enter a whole number from 0 to 99 for ${labels.partners}.`
    await expect(status).toHaveText(message)
    await expect(partners).toBeFocused()
    await partners.blur()
    await expect(partners).toHaveAccessibleDescription(message)
    await expect(result).toBeHidden()
    await partners.fill('')
    await part.getByText(moreHeading).click()

    await field(labels.rentals).focus()
    await page.keyboard.type('$2')
    // A rental already includes documents, so they don't change the price.
    await field(labels.documents).fill('6')
    await field(labels.states).focus()
    await page.keyboard.type('1')
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
    await expect(field(labels.partnerships)).toBeFocused()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    const answers = { own: 'standard', rentals: 2, documents: 6, states: 1, partnerships: 2 }
    const { rows: lines, total } = returnAnswer(answers)
    expect(lines).toHaveLength(4)
    for (const [index, { label, note, amount }] of lines.entries()) {
      await expect(rows.nth(index)).toContainText(`${label}${note && ` (${note})`}`)
      await expect(rows.nth(index)).toContainText(amount)
    }
    await expect(rows).toHaveCount(lines.length + 1)
    await expect(rows.last()).toHaveText(total)
    await expect(status).toHaveText(`${answer}. ${total.replace(sum, '$&:')}.`)
    for (const name of ['rentals', 'documents', 'states', 'partnerships']) await field(labels[name]).fill('')
    const none = questions[0]?.choices?.find(({ id }) => id === 'none-needed')
    await field(labels.own).selectOption(none?.label ?? '')
    await expect(result).toBeHidden()
    await compute()
    await expect(status).toHaveText(nothing)
  })

  test('copies the answer, and prints only the answer @chromium', async ({ page }) => {
    const { field, part, compute } = await openTool(page, path, button)
    await field(labels.documents).fill('6')
    await field(labels.states).fill('2')
    await compute()
    await part.getByRole('button', { name: 'Copy as text' }).click()
    await expect(part.getByText('Copied as text.')).toBeVisible()
    const { rows, total } = returnAnswer({ own: 'standard', documents: 6, states: 2 })
    const lines = rows.map(({ label, note, amount }) => `- ${label}${note && ` (${note})`}: ${amount}`)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe([answer, ...lines, total.replace(sum, '$&:')].join('\n'))
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-asked', 'print')
    })
    await part.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'print')
    expect(await expectPrinted(page, [total], [button])).toBe(1)
  })
})

test("marks payments as of the visitor's date, and offers a calendar file of the rest", async ({ page }) => {
  const { tool, dates, validThrough } = content('pages/learning-library').estimatedTax
  const { answer } = tool
  const year = Math.min(new Date().getFullYear(), Number(validThrough.slice(0, 4)))
  const now = `${year}-09-16`
  const { part, rows, compute } = await openTool(page, '/learning-library#estimated-tax', tool.button, now)
  async function show(...answers: string[]) {
    for (const [index, value] of answers.entries()) await part.getByRole('textbox').nth(index).fill(value)
    await compute()
  }
  await show('$20,000', '160,000', '30,000', '2,000', '4,000')
  const answers = { lastTax: 20_000, lastIncome: 160_000, separate: false, tax: 30_000, withheld: 2000 }
  const due = requiredPayment(answers, tool.law)
  const [mine = []] = paymentYears(dates, `${year}-12-31`).filter(([first]) => first?.startsWith(`${year}-`))
  const payments = installments(due.amount, 4000, mine, now)
  const notes = { passed: ` (${answer.passed})`, next: ` (${answer.next})`, later: '' }
  const last = dollars(payments.at(-1)?.amount ?? 0)
  expect(payments.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'next'])
  await expect(rows).toHaveText([
    ...payments.map(({ date, state, amount }) => `${longDate(date)}${notes[state]}${dollars(amount)}`),
    `${answer.total} ${last}`,
  ])
  await expect(part.getByText(withYear(answer[due.ground as 'current'], year))).toBeVisible()
  const saved = page.waitForEvent('download')
  await part.getByRole('button', { name: tool.file }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.match(/DTSTART.*/g)).toEqual([`DTSTART;VALUE=DATE:${mine.at(-1)?.replaceAll('-', '')}`])
  expect(file).toContain(`SUMMARY:Estimated tax for ${year}: ${last.replaceAll(',', '\\,')}`)
  await expect(part.getByRole('link', { name: tool.next.label })).toHaveAttribute('href', tool.next.href)
  await expect(part.getByText(`The rules for ${year} were reviewed in`)).toBeVisible()
  // An invalid number shows an error and no payments. A valid one is rewritten in plain digits.
  await show('60k', '1.2M', '-3')
  const invalidField = part.getByRole('textbox').nth(2)
  await expect(invalidField).toBeFocused()
  await invalidField.blur()
  await expect(invalidField).toHaveAccessibleDescription(
    /Enter an amount from \$0 to \$1,000,000,000 .* such as 60,000 or 60k/,
  )
  await expect(part.getByRole('heading', { name: 'Example' })).toBeVisible()
  await expect(part.getByRole('textbox').first()).toHaveValue('60,000')
  await expect(part.getByRole('textbox').nth(1)).toHaveValue('1,200,000')
  // The law requires no payments here.
  await show('0', '9,000', '30,000', '0', '0')
  await expect(part.getByText(withYear(answer.noTaxLastYear, year))).toBeVisible()
  await expect(rows).toHaveText([`${answer.total} $0`])
  await expect(part.getByRole('rowgroup')).toHaveCount(1) // The table has no empty group.
})

test("compares an S corporation, and shows a phone number for profits it can't compute", async ({ page }) => {
  const { sCorporation: copy } = content('services/business-formation')
  const tool = await openTool(page, '/business-formation#s-corporation', copy.button)
  const { part, rows, field, status, table, compute } = tool
  const year = Number(validDay.slice(0, 4))
  await field(withYear(copy.profit, year)).fill('$150,000')
  await field(withYear(copy.pay, year)).fill('60,000')
  await compute()
  await expect(part.getByRole('heading', { name: "What's left of $150,000" })).toBeVisible()
  const { llc, corporation, limit, owner } = entityAnswer(150_000, 60_000)
  for (const [index, { social, income, state, left }] of [llc, corporation].entries())
    for (const amount of [social, income, state, left]) await expect(rows.nth(index)).toContainText(dollars(amount))
  const gain = corporation.left - llc.left
  const difference = `${dollars(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'} a year`
  await expect(rows.nth(2)).toContainText(difference)
  await expect(status).toContainText(`${difference}.`)
  await expect(part.getByText(/\$[\d,]+ of profit/).first()).toBeVisible()
  await field(copy.state).selectOption(copy.otherState)
  await field(withYear(copy.profit, year)).fill('9000000')
  await compute()
  const last = dollars(lastProfit(limit, { ...owner, state: undefined }))
  await expect(status).toContainText(`Above ${last} of profit`)
  await expect(status).toContainText(`call ${firm.phone}`)
  await expect(table).toBeHidden()
})

test.describe('on a different date', () => {
  const { tool, dates, validThrough } = content('pages/learning-library').estimatedTax
  const { law, sCorporation } = content('services/business-formation')
  const { rental } = content('services/tax-planning')
  const { paidLabel, hint } = content('pages/pricing').calculator
  const yearOf = (day = '') => Number(day.slice(0, 4))

  test('shows a tool until it expires, then a sentence', async ({ page }) => {
    // The last payment for a year is due in January of the next year.
    const taxYear = yearOf(paymentYears(dates, validThrough).find((days) => (days.at(-1) ?? '') >= validThrough)?.[0])
    const profit = withYear(sCorporation.profit, yearOf(law.validThrough))
    const tools = [
      ['/learning-library#estimated-tax', validThrough, tool.button, withYear(tool.amounts.tax.label, taxYear)],
      ['/business-formation#s-corporation', law.validThrough, sCorporation.button, profit],
      ['/tax-planning#rental', rental.law.validThrough, rental.button, rental.price],
    ] as const
    for (const later of [0, 1])
      for (const [path, lastDay, button, label] of tools) {
        const { field } = await openTool(page, path, button, addDays(lastDay, later))
        const sentence = page.getByText(`These figures were good through ${longDate(lastDay)}`).first()
        await expect(field(label)).toBeVisible({ visible: !later })
        await expect(sentence).toBeVisible({ visible: !!later })
      }
  })

  test("changes the year at midnight in the firm's time zone, and expires on a page left open", async ({ page }) => {
    const nextYear = yearOf(today(firm.timeZone)) + 1
    await page.clock.setFixedTime(midnight(`${nextYear}-01-01`, firm.timeZone))
    await page.goto('/pricing')
    await hydrated(page)
    await expect(page.getByLabel(paidLabel)).toHaveAccessibleDescription(withYear(hint, nextYear))

    const path = '/business-formation#s-corporation'
    const { field, status, table, compute } = await openTool(page, path, sCorporation.button)
    await field(withYear(sCorporation.profit, yearOf(validDay))).fill('150k')
    await field(withYear(sCorporation.pay, yearOf(validDay))).fill('60k')
    await page.clock.setFixedTime(midnight(addDays(law.validThrough, 1), firm.timeZone))
    await compute()
    await expect(status).toHaveText(sCorporation.outdated)
    await expect(table).toHaveCount(0)
  })
})
