import type { Page } from '@playwright/test'
import { content } from '#tests/helpers/content.ts'
import { expect, test } from '#tests/helpers/test.ts'
import { openTool } from '#tests/helpers/tool.ts'
import { dollars } from '../../src/lib/money.ts'
import { allowanceAt, firstYearDepreciation, houseOf, type Stay, splitLoss } from '../../src/lib/rental.ts'

const copy = content('services/tax-planning').rental
const { law, rules, remarks } = copy
const house = houseOf(content('pages/home').depreciation.parts)
const month = 7

type Sample = { income?: number; stay?: Stay; status?: string; boxes?: readonly string[]; net?: number }

async function open(page: Page) {
  const tool = await openTool(page, '/tax-planning#rental', copy.button)
  const { part, rows, field, compute } = tool
  return {
    ...tool,
    row: (name: string) => rows.filter({ has: page.getByRole('rowheader', { name }) }),
    /** Returns a paragraph by its text. Links can add text for screen readers to it. */
    text(content: string) {
      const between = content.split(/\[[^\]]+\]\([^)]+\)/)
      return part.getByText(new RegExp(between.map(RegExp.escape).join('.+')))
    },
    async enterHouse() {
      await field(copy.price).fill(`${house.price}`)
      await field(copy.land).fill(`${house.land}`)
      await field(copy.month).selectOption({ index: month - 1 })
    },
    /** Answers the other questions, and returns the result of src/lib. */
    async answer({ income = 90_000, stay = 'longer', status = copy.single, boxes = [], net = 18_000 }: Sample) {
      await field(copy.stay).selectOption(copy.stays[stay])
      await field(copy.status).selectOption(status)
      await field(copy.net).fill(`${net}`)
      await field(copy.income).fill(`${income}`)
      for (const box of [copy.decides, copy.works, copy.isProfessional])
        await part.getByRole('checkbox', { name: box }).setChecked(boxes.includes(box))
      await compute()
      const depreciation = firstYearDepreciation({ ...house, month, stay }, law)
      return { ...depreciation, income, loss: Math.max(0, depreciation.withStudy - net) }
    },
  }
}

test('fills in two amounts from the price, and shows the year with and without a study', async ({ page }) => {
  const { field, status, table, row, text, compute, enterHouse, answer } = await open(page)
  const [furnishings, improvements] = [field(copy.furnishings), field(copy.improvements)]
  await field(copy.price).fill(`${house.price}`)
  await expect(furnishings).toHaveValue(dollars(house.furnishings).slice(1))
  await expect(improvements).toHaveValue(dollars(house.improvements).slice(1))
  await furnishings.fill('5,000')
  await field(copy.price).fill(`${house.price / 2}`)
  await expect(furnishings).toHaveValue('5,000')
  await expect(improvements).toHaveValue(dollars(house.improvements / 2).slice(1))
  // The parts must add up to less than the price, so the building costs something.
  for (const label of [copy.land, copy.net, copy.income]) await field(label).fill(`${house.price}`)
  await compute()
  await expect(status).toHaveText(copy.tooMuch)
  await expect(table).toHaveCount(0)

  await enterHouse()
  await furnishings.fill(`${house.furnishings}`)
  // Numbers that differ from the example.
  const net = copy.example.net + 1000
  const { loss, income, withStudy, withoutStudy, parts } = await answer({ boxes: [copy.decides], net })
  const { counted, waiting } = splitLoss(loss, 'allowance', income, law)
  const year = copy.example.year
  await expect(status).toHaveText(
    `With a study, ${dollars(counted)} of the loss counts in ${year}, and ${dollars(waiting)} waits.`,
  )
  await expect(row('Building')).toContainText(dollars(parts.building))
  await expect(row('Depreciation')).toContainText(`${dollars(withoutStudy)}${dollars(withStudy)}`)
  await expect(row('Profit or loss')).toContainText(`−${dollars(loss)}`)
  await expect(row('Loss that counts')).toContainText(dollars(counted))
  await expect(row('Loss that waits')).toContainText(dollars(waiting))
  for (const content of [remarks.waiting, copy.sale, ...copy.notes]) await expect(text(content)).toBeVisible()
})

test('shows the rule that applies, and why', async ({ page }) => {
  const { row, text, enterHouse, answer } = await open(page)
  await enterHouse()
  const [middle, high] = [(law.phaseOutFrom + law.phaseOutTo) / 2, law.phaseOutTo]
  const { decides, works, isProfessional, joint } = copy
  const cases: [Sample, keyof typeof rules, ...(keyof typeof remarks)[]][] = [
    [{ income: middle, boxes: [decides, works] }, 'phaseOut', 'workAlone'],
    [{ income: high, boxes: [decides, isProfessional] }, 'phasedOut', 'mainWorkAlone'],
    [{}, 'noDecisions'],
    [{ net: house.price }, 'noLoss'],
    [{ income: high, status: joint, boxes: [works, isProfessional] }, 'professional', 'jointMainWork'],
    [{ income: high, status: joint, stay: 'week', boxes: [works] }, 'shortStayActive', 'transient', 'jointWork'],
    [{ stay: 'week', boxes: [decides] }, 'shortStayPassive'],
    [{ stay: 'month', boxes: [decides] }, 'allowance', 'transient', 'services'],
  ]
  for (const [sample, rule, ...named] of cases) {
    const { loss, income } = await answer(sample)
    await expect(text(rules[rule])).toContainText(rule === 'phaseOut' ? dollars(allowanceAt(middle, law)) : '')
    for (const remark of named) await expect(text(remarks[remark]), rule).toBeVisible()
    const { counted } = splitLoss(loss, rule === 'noLoss' ? 'noDecisions' : rule, income, law)
    await expect(row('Loss that counts'), rule).toContainText(dollars(counted))
    if (sample.stay) await expect(row('Building')).toContainText(`${law.transientYears} years`)
  }
})
