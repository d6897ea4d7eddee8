import { formOf } from '../sms-form.ts'
import { expect, phone, started, test } from '../test.ts'
import { listen } from './reader.ts'

// What a screen reader says on the main journeys, kept as text to be read aloud: transcripts/*.txt.
// After a change of words: npm run test:a11y -- --update-snapshots, and read them again.

test.use({
  viewport: phone,
  timezoneId: 'America/New_York',
  contextOptions: { reducedMotion: 'reduce' },
})

test('home | transcript', async ({ page }) => {
  await page.goto('/')
  await started(page)
  const reader = await listen(page, 'body')
  await reader.readTo(/^link, Call/)
  expect(reader.transcript()).toMatchSnapshot('home-to-booking.txt')
})

test('pricing | transcript', async ({ page }) => {
  await page.goto('/pricing')
  await started(page)
  const reader = await listen(page, 'main')
  await reader.headingsTo(/Strategic/)
  await reader.readTo(/end of article/)
  expect(reader.transcript()).toMatchSnapshot('pricing-a-planning-package.txt')
})

test('calculator | transcript', async ({ page }) => {
  await page.goto('/pricing')
  await started(page)
  const reader = await listen(page, '#calculator')
  await reader.readTo(/^button, Calculate/)
  const part = page.locator('#calculator')
  const calculate = part.getByRole('button', { name: 'Calculate' })
  await reader.act('Tax paid: 80,000', () => part.getByLabel(/^Tax paid/).fill('80,000'))
  await reader.act('Calculate', () => calculate.click())
  await reader.act('Gross income: 320,000', () => part.getByLabel(/^Gross income/).fill('320,000'))
  await reader.act('Calculate', () => calculate.click())
  await reader.readTo(/^end of region/)
  expect(reader.transcript()).toMatchSnapshot('pricing-calculator.txt')
})

test('faq | transcript', async ({ page }) => {
  await page.goto('/faq')
  await started(page)
  const reader = await listen(page, 'main')
  await reader.headingsTo(/cost/)
  const question = page.getByRole('main').locator('summary').filter({ hasText: /cost/ }).first()
  await reader.act('opens the question', () => question.press('Enter'))
  await reader.readTo(/end of/)
  expect(reader.transcript()).toMatchSnapshot('faq-an-answer.txt')
})

test('about | transcript', async ({ page }) => {
  await page.goto('/about')
  await started(page)
  const reader = await listen(page, 'section:has([role=tablist])')
  await reader.readTo(/^tabpanel/)
  await reader.act('the first tab', () => page.getByRole('tab').first().focus())
  await reader.act('arrow to the right', () => page.keyboard.press('ArrowRight'))
  await reader.readTo(/end of tabpanel/)
  expect(reader.transcript()).toMatchSnapshot('about-tabs.txt')
})

test('sms | transcript', async ({ page }) => {
  await page.goto('/sms-optin')
  await started(page)
  const form = formOf(page)
  const reader = await listen(page, 'form')
  await reader.readTo(/^button, Subscribe/)
  await reader.act('Full Name: Alice Example', () => form.name.fill('Alice Example'))
  await reader.act('Enter', () => form.name.press('Enter'))
  expect(reader.transcript()).toMatchSnapshot('sms-a-mistake.txt')
})

test('contact | transcript', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-16T18:00:00Z') })
  await page.goto('/contact')
  await started(page)
  const reader = await listen(page, 'main')
  await reader.readTo(/^end of region/)
  expect(reader.transcript()).toMatchSnapshot('contact.txt')
})
