import type { Locator, Page } from '@playwright/test'
import {
  accessibilityTree,
  desktop,
  expect,
  facesReady,
  hold,
  hydrated,
  phone,
  reactScript,
  tablet,
  test,
} from '#test/helpers/test.ts'
import { proves } from '#test/requirements.ts'

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
const order = (table: Locator) => table.getByRole('rowheader').allTextContents()

async function expectEveryRecord(page: Page) {
  await expect(page.getByRole('table')).toHaveCount(3)
  for (const [name, { rows }] of Object.entries(tables)) {
    const table = tableOf(page, name)
    await expect(table.getByRole('caption')).toContainText(sample)
    await expect(table.getByRole('rowheader')).toHaveText(Object.keys(rows))
    const lines = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    for (const [index, cells] of Object.values(rows).entries()) {
      const shown = lines.nth(index).getByRole('cell')
      await expect(shown).toHaveText([...cells, ''])
      await expect(shown.last().getByRole('img')).toHaveAccessibleName(/\$.*(\$|N\/A)/)
    }
  }
}

test(
  ...proves('outcomes-tables', 'outcomes-disclosure', 'outcomes-booking', 'outcomes-drawings'),
  async ({ page }) => {
    await page.goto('/case-studies')
    for (const [name, { columns }] of Object.entries(tables)) {
      await expect(tableOf(page, name).getByRole('columnheader')).toHaveText(
        ['No.', ...columns, 'Bar'],
        { useInnerText: true },
      )
    }
    const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
    const outcomes = page.getByRole('region').filter({ has: page.getByRole('table') })
    await expect(hero).toContainText(sample)
    for (const part of [hero, outcomes]) {
      await expect(part).toContainText(
        'Savings depend on income, entity, state and follow-through.',
      )
    }
    await expect(outcomes).toContainText('Tax is what was still to pay with the return.')
    await expect(outcomes).toContainText('The shares cost nothing when they were bought.')
    await expect(outcomes).toContainText('No. 10: The barn is taxed again when it is sold.')
    const book = hero.getByRole('link', { name: 'Schedule a Consultation' })
    await expect(book).toHaveAttribute('href', /^https:\/\/book\.alderfinch\.example/)
    await expect(book).toHaveAttribute('target', '_blank')

    const lines = page.getByRole('figure').getByRole('listitem')
    const savings = [120, 100, 35, 31, 20, 15, 10, 10, 6, 3, 3, 1]
    await expect(lines).toHaveText(savings.map((each) => new RegExp(`\\$${each},000$`)))
    const drawn = await page
      .getByRole('cell')
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((bar) =>
          [...bar.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''),
        ),
      )
    const length = (path = '') => Number(path.split('H')[1]) - Number(/M(\d+)/.exec(path)?.[1])
    const unit = Math.max(...drawn.map(([, without]) => length(without))) / 250_000
    const amount = (text = '') =>
      Number(text.replaceAll(/\D/g, '')) * (/Refund/.test(text) ? -1 : 1)
    const records = Object.values(tables).flatMap(({ rows }) => Object.values<string[]>(rows))
    expect(drawn).toHaveLength(records.length)
    for (const [index, cells] of records.entries()) {
      const [, without, result] = drawn[index] ?? []
      // Coordinates are whole thousandths of the width.
      for (const [path, text] of [
        [without, cells.at(-4)],
        [result, cells.at(-2)],
      ] as const) {
        const off = Math.abs(length(path) - unit * amount(text))
        expect(off, `record ${index + 1}`).toBeLessThanOrEqual(1)
      }
    }
  },
)

test(...proves('sort-keyboard', 'sort-announced', 'sort-missing-last'), async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)
  const company = tableOf(page, 'Company')
  const header = company.getByRole('columnheader', { name: 'Revenue' })
  const status = page.getByRole('status').filter({ hasText: 'sorted' })
  await header.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(await order(company)).toEqual(['3', '2', '1'])
  await expect(status).toHaveText('Company table sorted by revenue, highest first')
  await page.keyboard.press('Space')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(await order(company)).toEqual(['1', '2', '3'])
  await expect(status).toHaveText('Company table sorted by revenue, lowest first')
  await expect(header.getByRole('button')).toBeFocused()
  await expect(company.locator('[aria-sort]')).toHaveCount(1)
  expect(await order(tableOf(page, 'Both'))).toEqual(['8', '9', '10', '11', '12'])

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

test(...proves('outcomes-cards', 'sort-menus', 'outcomes-fit'), async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/case-studies')
  await hydrated(page)
  const ids = tableOf(page, 'Both').getByRole('rowheader')
  await page.getByRole('combobox', { name: 'Sort both table by' }).selectOption('Saved')
  await expect(ids).toHaveText(['12', '10', '9', '8', '11'])
  await expect(page.getByRole('status').filter({ hasText: 'sorted' })).toHaveText(
    'Both table sorted by saved, highest first',
  )
  await page.getByRole('combobox', { name: 'Order of both table' }).selectOption('Lowest first')
  await expect(ids).toHaveText(['11', '8', '9', '10', '12'])

  await facesReady(page)
  for (const width of [320, 390, 768, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page
      .getByRole('main')
      .locator('table, th, td, select')
      .evaluateAll(
        (all) =>
          all.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
            .length,
      )
    expect(cut, `${width}px`).toBe(0)
  }

  await page.setViewportSize(phone)
  const heard = await accessibilityTree(page)
  const count = (role: string) => heard.filter((node) => node.role === role).length
  expect(['table', 'row', 'rowheader', 'cell'].map(count)).toEqual([
    3,
    12,
    12,
    3 * 7 + 4 * 8 + 5 * 9,
  ])
  const labelled = heard.filter(({ role, name }) => role === 'cell' && name.startsWith('Saved'))
  expect(labelled).toHaveLength(12)
})

test(...proves('outcomes-no-shift', 'sort-early'), async ({ page }) => {
  const table = tableOf(page, 'Person')
  const ids = table.getByRole('rowheader')
  const places = () =>
    page
      .getByRole('main')
      .locator('table, thead th, h2, h3, label')
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ x, y, width, height }) => width && [x, y + scrollY, width, height]),
      )
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport)
    const release = await hold(page, reactScript)
    await page.goto('/case-studies')
    // A font that arrives late moves lines by itself; this is about the script.
    await facesReady(page)
    const before = await places()
    if (viewport === desktop) await table.getByRole('button', { name: 'Tax with a plan' }).click()
    else {
      const menu = page.getByRole('combobox', { name: 'Sort person table by' })
      await menu.selectOption('Tax with a plan')
    }
    await expect(ids).toHaveText(['4', '5', '6', '7'])
    release()
    await expect(ids).toHaveText(['5', '6', '4', '7'])
    await hydrated(page)
    expect(await places()).toEqual(before)
    await page.unrouteAll()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(...proves('outcomes-without-script', 'outcomes-tables'), async ({ page }) => {
    await page.goto('/case-studies')
    await expectEveryRecord(page)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('cell').first()).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByRole('button')).toHaveCount(0)
      await expect(main.getByRole('combobox')).toHaveCount(0)
    }
  })
})
