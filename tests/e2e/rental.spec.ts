import type { Page } from '@playwright/test'
import { content, liveDay } from '#tests/helpers/content.ts'
import { expectPrinted } from '#tests/helpers/print.ts'
import { expect, hydrated, test } from '#tests/helpers/test.ts'
import { dollars } from '../../src/lib/money.ts'
import { allowanceAt, divideLoss, firstYearDepreciation, houseOf, type Stay } from '../../src/lib/rental.ts'

const copy = content('services/tax-planning').rental
const { law, rules, remarks } = copy
const house = houseOf(content('pages/home').depreciation.parts)

const part = (page: Page) => page.getByRole('region', { name: copy.heading })
const field = (page: Page, label: string) => part(page).getByLabel(label, { exact: true })
const row = (page: Page, name: string) => part(page).getByRole('row', { name: new RegExp(`^${RegExp.escape(name)}`) })
/** A paragraph, whatever its links add for screen readers. */
const text = (page: Page, words: string) =>
  part(page).getByText(
    new RegExp(
      words
        .split(/\[[^\]]+\]\([^)]+\)/)
        .map(RegExp.escape)
        .join('.+'),
    ),
  )

type Sample = { income?: number; stay?: Stay; boxes?: readonly string[]; net?: number }

/** Answers for the house of the example, and returns what src/lib computes for it. */
async function answer(page: Page, { income = 90_000, stay = 'longer', boxes = [], net = 18_000 }: Sample) {
  const month = 7
  await field(page, copy.price).fill(`${house.price}`)
  await field(page, copy.land).fill(`${house.land}`)
  await field(page, copy.month).selectOption({ index: month - 1 })
  await field(page, copy.stay).selectOption(copy.stays[stay])
  await field(page, copy.net).fill(`${net}`)
  await field(page, copy.income).fill(`${income}`)
  for (const box of [copy.decides, copy.works, copy.isProfessional])
    await part(page).getByRole('checkbox', { name: box }).setChecked(boxes.includes(box))
  await part(page).getByRole('button', { name: copy.button }).click()
  const depreciation = firstYearDepreciation({ ...house, month, stay }, law)
  return { ...depreciation, loss: depreciation.withStudy - net }
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${liveDay}T12:00:00`))
  await page.goto('/tax-planning#rental')
  await hydrated(page)
})

test('starts two amounts at their share of the price until they are changed', async ({ page }) => {
  const furnishings = field(page, copy.furnishings)
  const improvements = field(page, copy.improvements)
  await field(page, copy.price).fill(`${house.price}`)
  await expect(furnishings).toHaveValue(dollars(house.furnishings).slice(1))
  await expect(improvements).toHaveValue(dollars(house.improvements).slice(1))
  await furnishings.fill('5,000')
  await field(page, copy.price).fill(`${house.price / 2}`)
  await expect(furnishings).toHaveValue('5,000')
  await expect(improvements).toHaveValue(dollars(house.improvements / 2).slice(1))
  // Together they must leave something for the building.
  for (const label of [copy.land, copy.net, copy.income]) await field(page, label).fill(`${house.price}`)
  await part(page).getByRole('button', { name: copy.button }).click()
  await expect(part(page).getByRole('status')).toHaveText(copy.tooMuch)
  await expect(part(page).getByRole('table')).toHaveCount(0)
})

test('shows a landlord both years, the allowance and what waits, and prints the answer alone', async ({ page }) => {
  // Not the numbers of the example, which an edit brings back.
  const net = copy.example.net + 1000
  const { loss, withStudy, withoutStudy, parts } = await answer(page, { boxes: [copy.decides], net })
  const { counted, waiting } = divideLoss(loss, 'allowance', 90_000, law)
  const year = copy.example.year
  await expect(part(page).getByRole('status')).toHaveText(
    `With a study, ${dollars(counted)} of the loss counts in ${year}, and ${dollars(waiting)} waits.`,
  )
  await expect(row(page, 'Building')).toContainText(dollars(parts.building))
  await expect(row(page, 'Depreciation')).toContainText(`${dollars(withoutStudy)}${dollars(withStudy)}`)
  await expect(row(page, 'Profit or loss')).toContainText(`−${dollars(loss)}`)
  await expect(row(page, 'Loss that counts')).toContainText(dollars(counted))
  await expect(row(page, 'Loss that waits')).toContainText(dollars(waiting))
  for (const words of [rules.allowance, remarks.waiting, copy.sale, ...copy.notes])
    await expect(text(page, words)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { print() {} }))
  await part(page).getByRole('button', { name: 'Print' }).click()
  await expectPrinted(
    page,
    [`Your rental in ${year}`, dollars(waiting), copy.sale.split('(')[0] ?? ''],
    [copy.price, copy.button],
  )
  await field(page, copy.income).fill('1')
  await expect(row(page, 'Loss that waits')).not.toContainText(dollars(waiting))
})

test('names the rule that decides, and why', async ({ page }) => {
  const [middle, high] = [(law.phaseOutFrom + law.phaseOutTo) / 2, law.phaseOutTo]
  await answer(page, { income: middle, boxes: [copy.decides, copy.works] })
  await expect(text(page, rules.phaseOut)).toContainText(dollars(allowanceAt(middle, law)))
  await expect(text(page, remarks.workAlone)).toBeVisible()
  await answer(page, { income: high, boxes: [copy.decides, copy.isProfessional] })
  for (const words of [rules.phasedOut, remarks.mainWorkAlone]) await expect(text(page, words)).toBeVisible()
  await answer(page, {})
  await expect(text(page, rules.noDecisions)).toBeVisible()
  await answer(page, { net: house.price })
  await expect(text(page, rules.noLoss)).toBeVisible()

  // An agent who does the work, with a spouse.
  await field(page, copy.status).selectOption(copy.joint)
  const { loss } = await answer(page, { income: high, boxes: [copy.works, copy.isProfessional] })
  for (const words of [rules.professional, remarks.jointMainWork]) await expect(text(page, words)).toBeVisible()
  await expect(row(page, 'Loss that counts')).toContainText(dollars(loss))

  // A host of short stays, with and without the work.
  const host = await answer(page, { income: high, stay: 'week', boxes: [copy.works] })
  for (const words of [rules.shortStayActive, remarks.transient]) await expect(text(page, words)).toBeVisible()
  await expect(row(page, 'Loss that counts')).toContainText(dollars(host.loss))
  await expect(row(page, 'Building')).toContainText(`${law.transientYears} years`)
  await answer(page, { stay: 'week', boxes: [copy.decides] })
  await expect(text(page, rules.shortStayPassive)).toBeVisible()
  await answer(page, { stay: 'month', boxes: [copy.decides] })
  for (const words of [rules.allowance, remarks.transient, remarks.services])
    await expect(text(page, words)).toBeVisible()
})

for (const path of ['/', '/learning-library', '/blog/nashville-tennessee-cpa', '/blog/oklahoma-city-cpa']) {
  test(`leads from ${path} to the tool`, async ({ page }) => {
    await page.goto(path)
    await page
      .getByRole('main')
      .getByRole('link', { name: /your rental/i })
      .click()
    await expect(page).toHaveURL('/tax-planning#rental')
    await expect(part(page)).toBeInViewport()
  })
}
