import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'trades', label: 'Trades', panel: <a href="/trades">By trade</a> },
  { id: 'sizes', label: 'Sizes', panel: 'By size' },
  { id: 'needs', label: 'Needs', panel: 'By need' },
]
const show = () => render(<Tabs label="Whom" tabs={tabs} />)
const tab = (name: string) => page.getByRole('tab', { name })
const openPanels = () =>
  page
    .getByRole('tabpanel')
    .elements()
    .map((panel) => panel.id)

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('the first tab is open, named, and the only stop of the keyboard', async () => {
  await show()
  await expect.element(page.getByRole('tablist', { name: 'Whom' })).toBeVisible()
  expect(openPanels()).toEqual(['trades'])
  await expect.element(page.getByRole('tabpanel', { name: 'Trades' })).toBeVisible()
  await expect.element(tab('Trades')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Trades')).toHaveAttribute('aria-controls', 'trades')
  expect(['Trades', 'Sizes', 'Needs'].map((name) => tab(name).element().tabIndex)).toEqual([
    0, -1, -1,
  ])
})

test.each([
  ['{ArrowRight}', 'sizes'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'trades'],
  ['{ArrowLeft}', 'needs'],
  ['{End}', 'needs'],
  ['{End}{Home}', 'trades'],
  ['{ArrowRight} ', 'sizes'],
])('from the first tab %s opens and focuses %s', async (keys, id) => {
  await show()
  await tab('Trades').click()
  await userEvent.keyboard(keys)
  expect(openPanels()).toEqual([id])
  expect(document.activeElement?.id).toBe(`${id}-tab`)
  expect(location.hash).toBe(`#${id}`)
})

test('a click opens a tab and leaves its address, without a step in the history', async () => {
  await show()
  const before = history.length
  await tab('Sizes').click()
  await tab('Needs').click()
  expect(openPanels()).toEqual(['needs'])
  expect(location.hash).toBe('#needs')
  expect(history.length).toBe(before)
})

test('the address opens its tab, at the start and later; another address changes nothing', async () => {
  history.replaceState(null, '', '#sizes')
  await show()
  expect(openPanels()).toEqual(['sizes'])
  location.hash = '#needs'
  await expect.poll(openPanels).toEqual(['needs'])
  location.hash = '#elsewhere'
  await expect.poll(() => location.hash).toBe('#elsewhere')
  expect(openPanels()).toEqual(['needs'])
})
