import type { Page } from '@playwright/test'
import { fixture, pageOf } from '#test/helpers/builds.ts'
import { alice, mailAfter, smsForm } from '#test/helpers/sms-form.ts'
import { expect, hold, hydrated, reactScript, readerTest, test } from '#test/helpers/test.ts'
import { shown } from '#test/shown.ts'

const incomplete = 'Please fill in every field and agree.'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function open(page: Page) {
  await page.goto('/sms-optin')
  await hydrated(page)
  return smsForm(page)
}

const main = (path: string) => pageOf(fixture, path).parts('main')[0]

readerTest('The page names the program, the business, the kinds of messages and STOP. Recurring messages are announced, with a number if the firm has set one.', () => {
  for (const words of [
    'Alder & Finch Tax Partners SMS Updates',
    'Alder & Finch Tax Partners LLP (invented)',
    'appointment reminders',
    'We never text about debts or credit.',
    'Recurring messages. Message frequency varies, typically up to 4 messages per month.',
    'Message and data rates may apply.',
    'Reply STOP to end it.',
  ]) {
    expect(main('/sms-optin')?.text).toContain(words)
  }
})

readerTest('The links to all three documents come before the button. Pages about prices and other services do not lead to texts.', () => {
  const stops = main('/sms-optin')?.parts('a, [type=submit]') ?? []
  const before = stops.slice(
    0,
    stops.findIndex(({ values }) => values(':scope', 'type').length),
  )
  const led = before.flatMap(({ values }) => values(':scope', 'href'))
  expect(led).toEqual(expect.arrayContaining(['/sms-terms', '/privacy-policy', '/terms']))
  for (const other of ['/pricing', '/other-services']) {
    expect(main(other)?.parts('a[href^="/sms-"]'), other).toEqual([])
  }
})

readerTest('The page is public, indexable and shows only contacts of the firm.', async ({ request }) => {
  const response = await request.get('/sms-optin')
  expect(response.status()).toBe(200)
  expect(response.headers()['x-robots-tag'] ?? '').not.toMatch(/noindex/)
  const page = shown(await response.text())
  expect(page.parts('meta[name=robots]')).toEqual([])
  const contacts = page.texts('main :is(a[href^="tel:"], a[href^="mailto:"])')
  expect(new Set(contacts)).toEqual(new Set(['(503) 555-0147 ext. 12']))
})

test('Consent is one unchecked box whose label says what is agreed to; the links to the other documents are beside it, outside the label.', async ({ page }) => {
  const { consent, promotions } = await open(page)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(consent).not.toBeChecked()
  await expect(promotions).not.toBeChecked()
  await expect(consent).toHaveAccessibleName(
    'I agree to receive recurring automated text messages from Alder & Finch Tax Partners at this number (SMS Terms, Privacy Policy).',
  )
  const documents = page.locator('form').getByText('are separate.')
  await expect(documents.getByRole('link')).toHaveText(['privacy policy', 'terms'])
  await expect(page.locator('label', { has: documents })).toHaveCount(0)
})

test('Promotional messages have a box of their own, which may stay unchecked; the email says yes or no, and the terms of the consent.', async ({ page }) => {
  const form = await open(page)
  await form.fill(alice)
  const without = await mailAfter(page, () => form.button.click())
  expect(without.body).toContain('News of services: No')
  expect(without.body).toContain('Nothing has to be bought, and STOP ends it.')
  await form.promotions.check()
  const { body } = await mailAfter(page, () => form.button.click())
  expect(body).toContain('News of services: Yes')
})

test('Name and number are required, and known to the browser as such.', async ({ page }) => {
  const { name, number } = await open(page)
  await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off')
  for (const [field, autocomplete] of [
    [name, 'name'],
    [number, 'tel'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await expect(field).toHaveAttribute('required')
  }
  await expect(number).toHaveAttribute('type', 'tel')
})

test('The button waits for name, number and consent and says what is missing.', async ({ page }) => {
  const form = await open(page)
  const { name, button } = form
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/Full Name, Phone Number, and your agreement/)
  await form.fill(alice)
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription('All filled in.')
  await name.fill('   ')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Missing: Full Name.')
})

test('An incomplete form is refused with an alert, every time.', async ({ page }) => {
  const { name, number, consent, alert } = await open(page)
  let mails = 0
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails++
  })
  await expect(alert).toHaveText('')
  await number.fill(alice.phone)
  for (const field of [number, consent]) {
    await field.press('Enter')
    await expect(alert).toHaveText(incomplete)
    await expect(name).toBeFocused()
  }
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(incomplete)
  // A new element is read out again; the same one would be silent.
  const first = await alert.locator('> *').first().elementHandle()
  await name.press('Enter')
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)

  await name.fill('A')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit())
  await expect(consent).toBeFocused()
  await expect(alert).toHaveText(incomplete)
  await consent.check()
  await expect(alert).toHaveText('')
  expect(mails).toBe(0)
})

test(
  'reading the terms and coming back keeps what was typed, but not the consent',
  async ({ page }) => {
    await page.goto('/sms-optin#subscribe') // what an anchor does on return must not lose the text
    await hydrated(page)
    const form = smsForm(page)
    await form.fill(alice)
    await page.locator('form').getByRole('link', { name: 'SMS Terms' }).press('Enter')
    await expect(page).toHaveURL('/sms-terms')
    await page.goBack()
    await expect(form.name).toHaveValue(alice.name)
    await expect(form.number).toHaveValue(alice.phone)
    await expect(form.consent).not.toBeChecked()
    await expect(form.button).toBeDisabled()

    await form.consent.check()
    await page.reload()
    await expect(form.consent).not.toBeChecked()
    await expect(form.name).toHaveValue(alice.name)
  },
)

test(
  'a page that comes back from the back/forward cache before hydration has no consent',
  async ({ page }) => {
    await hold(page, reactScript)
    await page.goto('/sms-optin')
    const form = smsForm(page)
    await form.fill(alice)
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(form.consent).not.toBeChecked()
    await expect(form.name).toHaveValue(alice.name)
  },
)

test('Submitting opens a mail with address, subject, lines, request and proof. Submitting calls no server.', async ({ page }) => {
  const form = await open(page)
  await form.fill(alice)
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    // A face or a drawing of the page itself may still be on its way.
    if (!pathname.startsWith('/assets/')) asked.push(protocol)
  })
  const mail = await mailAfter(page, () => form.number.press('Enter'))
  expect(asked).toEqual(['mailto:'])
  expect(mail).toMatchObject({ to: 'desk@alderfinch.example', subject: 'Text messages, please' })
  const lines = mail.body.split('\r\n')
  expect(lines.slice(0, 5)).toEqual([
    'Full Name: Alice Example',
    'Phone Number: (615) 555-0123',
    'I agreed: yes',
    '',
    'Please put me on the list.',
  ])
  expect(mail.body).toContain('version 2026-09-01')
  expect(mail.body).toContain('https://www.alderfinch.example/sms-optin')
  const year = new Date().getFullYear()
  expect(lines.at(-1)).toMatch(new RegExp(`^Local time: .*\\b${year}\\b.* \\d+:\\d\\d:\\d\\d `))
})

test('Any name and any way to write a number arrive intact.', async ({ page }) => {
  const form = await open(page)
  const strange = {
    name: `José "Pepe" O'Neil & عمر <b>50%</b> +1 👩‍👩‍👧`,
    phone: 'six-one-five, ext. 9',
  }
  await form.fill(strange)
  const { body } = await mailAfter(page, () => form.button.click())
  expect(body.split('\r\n').slice(0, 2)).toEqual([
    `Full Name: ${strange.name}`,
    `Phone Number: ${strange.phone}`,
  ])
  await expect(message(page)).toHaveValue(body.replaceAll('\r\n', '\n'))
})

test('Afterward the message can be copied, with a number to call; nothing is lost.', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await open(page)
  const section = page.getByRole('region', { name: 'Subscribe' })
  await expect(section.getByRole('link', { name: /555-0147/ })).toBeHidden()
  await form.fill(alice)
  await mailAfter(page, () => form.button.click())
  await expect(section.getByRole('status').first()).toHaveText(
    'Your email program has the request. Press Send there.',
  )
  await expect(section.getByRole('link', { name: /555-0147/ })).toBeInViewport()
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.consent).toBeChecked()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(section.getByRole('status').last()).toHaveText('Text copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toBe(await message(page).inputValue())
  await form.name.fill('Bob')
  await mailAfter(page, () => form.button.click())
  await expect(section.getByText('Text copied.')).toHaveCount(0) // this one is not
  await form.consent.uncheck()
  await expect(message(page)).toHaveCount(0)
})

test('Without a clipboard the message is selected.', async ({ page }) => {
  const form = await open(page)
  await form.fill(alice)
  for (const clipboard of ['refuses', 'does not exist']) {
    await page.evaluate((what) => {
      const refuse = { writeText: () => Promise.reject(new Error('refused')) }
      const value = what === 'refuses' ? refuse : undefined
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
    }, clipboard)
    await form.name.fill(clipboard)
    await mailAfter(page, () => form.button.click())
    await page.getByRole('button', { name: 'Copy the text' }).click()
    await expect(message(page)).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(clipboard)
    await expect(page.getByText('Could not copy. The text is selected.')).toBeVisible()
  }
})
