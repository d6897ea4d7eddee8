import { expect, hydrated, phone, test } from '#test/helpers/test.ts'
import { listen } from './reader.ts'

// What a screen reader says on the main journeys of the test firm, kept as text: transcripts/*.txt.
// After a change: npm run test:a11y -- transcripts --update-snapshots, and read the difference.

test.use({
  viewport: phone,
  timezoneId: 'America/New_York',
  contextOptions: { reducedMotion: 'reduce' },
})

test('transcript of home up to booking', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const reader = await listen(page, 'body')
  await reader.readTo(/^link, Call/)
  expect(reader.transcript()).toMatchSnapshot('home-to-booking.txt')
})

test('transcript of a planning package', async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page)
  const reader = await listen(page, 'main')
  await reader.headingsTo(/Core Plan/)
  await reader.readTo(/end of article/)
  expect(reader.transcript()).toMatchSnapshot('pricing-a-planning-package.txt')
})

test('transcript of calculator', async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page)
  const reader = await listen(page, '#calculator')
  await reader.readTo(/^button, Calculate/)
  const part = page.locator('#calculator')
  const calculate = part.getByRole('button', { name: 'Calculate' })
  await reader.act('Tax paid: 20,000', () => part.getByLabel(/^Tax paid/).fill('20,000'))
  await reader.act('Calculate', () => calculate.click())
  await reader.act('Gross income: 100,000', () => part.getByLabel(/^Gross income/).fill('100,000'))
  await reader.act('Calculate', () => calculate.click())
  await reader.readTo(/^end of region/)
  expect(reader.transcript()).toMatchSnapshot('pricing-calculator.txt')
})

test('transcript of an answer of the FAQ', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const reader = await listen(page, 'main')
  await reader.headingsTo(/pay/)
  const question = page.getByRole('main').locator('summary').filter({ hasText: /pay/ }).first()
  await reader.act('opens the question', () => question.press('Enter'))
  await reader.readTo(/end of/)
  expect(reader.transcript()).toMatchSnapshot('faq-an-answer.txt')
})

test('transcript of tabs', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const reader = await listen(page, 'section:has([role=tablist])')
  await reader.readTo(/^tabpanel/)
  await reader.act('the first tab', () => page.getByRole('tab').first().focus())
  await reader.act('arrow to the right', () => page.keyboard.press('ArrowRight'))
  await reader.readTo(/end of tabpanel/)
  expect(reader.transcript()).toMatchSnapshot('about-tabs.txt')
})

test('transcript of a mistake in the SMS form', async ({ page }) => {
  await page.goto('/sms-optin')
  await hydrated(page)
  const reader = await listen(page, 'form')
  await reader.readTo(/^button, Subscribe/)
  await reader.act('Full Name: Alice Example', () =>
    page.getByLabel('Full Name').fill('Alice Example'),
  )
  await reader.act('Enter', () => page.getByLabel('Full Name').press('Enter'))
  expect(reader.transcript()).toMatchSnapshot('sms-a-mistake.txt')
})

test('transcript of first part of contact', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-16T18:00:00Z') })
  await page.goto('/contact')
  await hydrated(page)
  const reader = await listen(page, 'main')
  await reader.readTo(/^end of region/)
  expect(reader.transcript()).toMatchSnapshot('contact.txt')
})
