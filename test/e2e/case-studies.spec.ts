import type { Locator, Page } from '@playwright/test'
import { placesOf } from '#test/helpers/pages.ts'
import { accessibilityTree, expect, facesReady, hydrated, phone, test } from '#test/helpers/test.ts'

// Order of values, ties and missing amounts: app/lib/sort-rows.test.ts.

const sample =
  'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

/** Columns and rows of each table as they stand on the page. */
const tables = {
  Company: {
    columns: ['Revenue', 'Profit', 'Tax without a plan', 'Steps', 'Tax with a plan', 'Saved'],
    rows: {
      1: ['$300,000', '$100,000', '$25,000', '4', '$15,000', '$10,000'],
      2: ['$1,000,000', '$100,000', '$30,000', '6', '$20,000', '$10,000'],
      3: ['$8,000,000', '$900,000', '$200,000', '12', '$100,000', '$100,000 See Dallas'],
    },
  },
  Person: {
    columns: [
      'Wages',
      'Shares sold',
      'All income',
      'Tax without a plan',
      'Steps',
      'Tax with a plan',
      'Saved',
    ],
    rows: {
      4: ['$90,000', 'N/A', '$90,000', '$2,000', '2', '$1,000 Refund', '$3,000'],
      5: ['$150,000', '$50,000', '$200,000', '$12,000', '3', '$6,000', '$6,000'],
      6: ['N/A', '$80,000', '$80,000', '$8,000', '3', '$5,000', '$3,000'],
      7: ['$400,000', '$0', '$400,000', '$20,000', '5', '$11,000 Refund', '$31,000'],
    },
  },
  Both: {
    columns: [
      'Wages',
      'From a company',
      'From savings',
      'All income',
      'Tax without a plan',
      'Steps',
      'Tax with a plan',
      'Saved',
    ],
    rows: {
      8: ['$100,000', '$100,000', '$0', '$200,000', '$40,000', '7', '$25,000', '$15,000'],
      9: ['N/A', '$250,000', '$10,000', '$260,000', '$60,000', '8', '$40,000', '$20,000'],
      10: [
        '$120,000',
        '$80,000',
        'N/A',
        '$200,000',
        '$30,000',
        '6',
        '$5,000 Refund',
        '$35,000 $7,000 comes later See Oklahoma City',
      ],
      11: ['$60,000', '$30,000', '$10,000', '$100,000', '$10,000', '4', '$9,000', '$1,000'],
      12: [
        '$500,000',
        '$300,000',
        '$200,000',
        '$1,000,000',
        '$250,000',
        '10',
        '$130,000',
        '$120,000',
      ],
    },
  },
}

const tableOf = (page: Page, name: string) =>
  page.getByRole('table', { name: new RegExp(`^${name} `) })
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'sorted' })
const order = (table: Locator) => table.getByRole('rowheader').allTextContents()

const records = Object.values(tables).flatMap(({ rows }) => Object.values<string[]>(rows))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Three tables show every amount under the columns of their type.', async ({ page }) => {
    await page.goto('/case-studies')
    await expect(page.getByRole('table')).toHaveCount(3)
    for (const [name, { columns, rows }] of Object.entries(tables)) {
      const table = tableOf(page, name)
      await expect(table.getByRole('caption')).toContainText(sample)
      const heads = table.getByRole('columnheader')
      await expect(heads).toHaveText(['No.', ...columns, 'Bar'], { useInnerText: true })
      await expect(table.getByRole('rowheader')).toHaveText(Object.keys(rows))
      await expect(table.getByRole('cell')).toHaveText(
        Object.values<string[]>(rows).flatMap((cells) => [...cells, '']),
      )
    }
    for (const bar of await page.getByRole('cell').getByRole('img').all()) {
      await expect(bar).toHaveAccessibleName(/\$.*(\$|N\/A)/)
    }
  })
})

test('The page says that the outcomes are samples and what the words mean. The page leads to booking.', async ({ page }) => {
  await page.goto('/case-studies')
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
  const outcomes = page.getByRole('region').filter({ has: page.getByRole('table') })
  await expect(hero).toContainText(sample)
  for (const part of [hero, outcomes]) {
    await expect(part).toContainText('Savings depend on income, entity, state and follow-through.')
  }
  await expect(outcomes).toContainText('Tax is what was still to pay with the return.')
  await expect(outcomes).toContainText('The shares cost nothing when they were bought.')
  await expect(hero.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible()
})

test('Drawings follow the amounts, to one scale, a refund to the left.', async ({ page }) => {
  await page.goto('/case-studies')
  const lines = page.getByRole('figure').getByRole('listitem')
  const savings = [120, 100, 35, 31, 20, 15, 10, 10, 6, 3, 3, 1]
  await expect(lines).toHaveText(savings.map((each) => new RegExp(`\\$${each},000$`)))
  /** Lengths of the bars without and with a plan, to the right of their zero. */
  const drawn = await page
    .getByRole('cell')
    .getByRole('img')
    .evaluateAll((all) =>
      all.map((bar) =>
        Array.from(bar.querySelectorAll('path'), (path) => {
          const start = path.getPointAtLength(0).x
          const { x, width } = path.getBBox()
          return x < start ? -width : width
        }),
      ),
    )
  const unit = Math.max(...drawn.map(([, without = 0]) => without)) / 250_000
  const amount = (text = '') => Number(text.replaceAll(/\D/g, '')) * (/Refund/.test(text) ? -1 : 1)
  expect(drawn).toHaveLength(records.length)
  for (const [index, cells] of records.entries()) {
    const [, without = Number.NaN, result = Number.NaN] = drawn[index] ?? []
    // Coordinates are whole thousandths of the width.
    expect(Math.abs(without - unit * amount(cells.at(-4))), cells[0]).toBeLessThanOrEqual(1)
    expect(Math.abs(result - unit * amount(cells.at(-2))), cells[0]).toBeLessThanOrEqual(1)
  }
})

test('A column is sorted and reversed by keyboard and mouse. Each sort is announced.', async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)
  const company = tableOf(page, 'Company')
  const header = company.getByRole('columnheader', { name: 'Revenue' })
  await header.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(await order(company)).toEqual(['3', '2', '1'])
  await expect(said(page)).toHaveText('Company table sorted by revenue, highest first')
  await page.keyboard.press('Space')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(await order(company)).toEqual(['1', '2', '3'])
  await expect(said(page)).toHaveText('Company table sorted by revenue, lowest first')
  await expect(header.getByRole('button')).toBeFocused()
  await expect(company.locator('[aria-sort]')).toHaveCount(1)
  expect(await order(tableOf(page, 'Both'))).toEqual(['8', '9', '10', '11', '12'])
})

test('Missing amounts come last; a refund is less than any tax due.', async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)
  const person = tableOf(page, 'Person')
  for (const [column, sorted] of [
    ['Shares sold', ['6', '5', '7', '4']],
    ['Shares sold', ['7', '5', '6', '4']],
    ['Tax with a plan', ['5', '6', '4', '7']],
    ['Tax with a plan', ['7', '4', '6', '5']],
    ['No.', ['4', '5', '6', '7']],
  ] as const) {
    await person.getByRole('button', { name: column }).click()
    await expect.poll(() => order(person)).toEqual(sorted)
  }
})

test('Nothing moves when a table is sorted.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/case-studies')
  await hydrated(page)
  await facesReady(page)
  const places = () => placesOf(page, 'main :is(table, thead th, h2, h3)')
  const before = await places()
  const header = tableOf(page, 'Person').getByRole('columnheader', { name: 'Tax with a plan' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort')
  expect(await places()).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })
  test.beforeEach(async ({ page }) => {
    await page.goto('/case-studies')
    await hydrated(page)
  })

  test('On a phone two labeled menus sort a table.', async ({ page }) => {
    const ids = tableOf(page, 'Both').getByRole('rowheader')
    await page.getByRole('combobox', { name: 'Sort both table by' }).selectOption('Saved')
    await expect(ids).toHaveText(['12', '10', '9', '8', '11'])
    await expect(said(page)).toHaveText('Both table sorted by saved, highest first')
    await page.getByRole('combobox', { name: 'Order of both table' }).selectOption('Lowest first')
    await expect(ids).toHaveText(['11', '8', '9', '10', '12'])
  })

  test('No cell is cut off from 320 px up.', async ({ page }) => {
    await facesReady(page)
    for (const width of [320, 390, 768, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page
        .locator('main :is(table, th, td, select)')
        .evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      expect(cut, `${width}px`).toEqual([])
    }
  })

  test('On a phone, cards are still rows and labeled cells.', async ({ page }) => {
    const heard = await accessibilityTree(page)
    const count = (role: string) => heard.filter((node) => node.role === role).length
    const cells = 3 * 7 + 4 * 8 + 5 * 9
    expect(['table', 'row', 'rowheader', 'cell'].map(count)).toEqual([3, 12, 12, cells])
    const labelled = heard.filter(({ role, name }) => role === 'cell' && name.startsWith('Saved'))
    expect(labelled).toHaveLength(12)
  })
})
