import type { Page } from '@playwright/test'
import { mainHtml, mainText } from '#test/helpers/reading.ts'
import {
  desktop,
  expect,
  facesReady,
  hold,
  hydrated,
  phone,
  reactScript,
  readerTest,
  test,
} from '#test/helpers/test.ts'
import { covers, proves } from '#test/requirements.ts'

const alice = { name: 'Alice Example', phone: '(615) 555-0123' }
const incomplete = 'Please fill in every field and agree.'

function formOf(page: Page) {
  const name = page.getByRole('textbox', { name: 'Full Name' })
  const number = page.getByRole('textbox', { name: 'Phone Number' })
  const consent = page.getByRole('checkbox')
  const button = page.getByRole('button', { name: 'Subscribe to SMS Updates' })
  async function fill(contact: { name: string; phone: string }) {
    await name.fill(contact.name)
    await number.fill(contact.phone)
    await consent.check()
  }
  return { name, number, consent, button, alert: page.getByRole('alert'), fill }
}

/** The message the mail program is asked to open. */
async function mailAfter(page: Page, act: () => Promise<void>) {
  const asked = page.waitForRequest(/^mailto:/)
  await act()
  const url = (await asked).url()
  expect(url).not.toMatch(/[+ ]/)
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(url) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to, subject: '', body: '', ...Object.fromEntries(fields) }
}

async function open(page: Page) {
  await page.goto('/sms-optin')
  await hydrated(page)
  return formOf(page)
}

readerTest(
  ...proves(
    'sms-program',
    'sms-frequency',
    'sms-links-before-button',
    'sms-no-promotion-elsewhere',
  ),
  async ({ request }) => {
    const text = await mainText(request, '/sms-optin')
    for (const words of [
      'Alder & Finch Tax Partners SMS Updates',
      'Alder & Finch Tax Partners LLP (invented)',
      'appointment reminders',
      'We never text about debts or credit.',
      'Recurring messages. Message frequency varies, typically up to 4 messages per month.',
      'Message and data rates may apply.',
      'Reply STOP to end it.',
    ]) {
      expect(text).toContain(words)
    }
    const html = await mainHtml(request, '/sms-optin')
    const before = html.slice(0, html.indexOf('type="submit"'))
    for (const to of ['/sms-terms', '/privacy-policy', '/terms']) {
      expect(before).toContain(`<a href="${to}">`)
    }
    for (const other of ['/pricing', '/other-services']) {
      expect(await mainHtml(request, other), other).not.toMatch(/href="\/sms-/)
    }
  },
)

readerTest(...proves('sms-open-to-reviewers'), async ({ request }) => {
  const response = await request.get('/sms-optin')
  expect(response.status()).toBe(200)
  expect(response.headers()['x-robots-tag'] ?? '').not.toMatch(/noindex/)
  expect(await response.text()).not.toMatch(/<meta name="robots"/)
  const main = await mainHtml(request, '/sms-optin')
  const contacts = Array.from(
    main.matchAll(/href="(?:tel|mailto):[^"]*"[^>]*>([^<]*)</g),
    ([, text]) => text,
  )
  expect(new Set(contacts)).toEqual(new Set(['(503) 555-0147 ext. 12']))
})

test(
  ...proves('sms-consent', 'sms-fields', 'sms-button-waits', 'sms-incomplete'),
  async ({ page }) => {
    const { name, number, consent, button, alert } = await open(page)
    await expect(consent).toHaveCount(1)
    await expect(consent).not.toBeChecked()
    await expect(consent).toHaveAccessibleName(
      'I agree to receive recurring automated text messages from Alder & Finch Tax Partners at this number (SMS Terms, Privacy Policy).',
    )
    const documents = page.locator('form').getByText('are separate.')
    await expect(documents.getByRole('link')).toHaveText(['privacy policy', 'terms'])
    await expect(page.locator('label', { has: documents })).toHaveCount(0)
    await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off')
    await expect(consent).not.toHaveAttribute('autocomplete')
    for (const [field, autocomplete] of [
      [name, 'name'],
      [number, 'tel'],
    ] as const) {
      await expect(field).toHaveAttribute('autocomplete', autocomplete)
      await expect(field).toHaveAttribute('required')
    }
    await expect(number).toHaveAttribute('type', 'tel')

    let mails = 0
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) mails++
    })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/Full Name, Phone Number, and your agreement/)
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
    await expect(button).toHaveAccessibleDescription('Missing: your agreement.')
    await consent.check()
    await expect(alert).toHaveText('')
    await expect(button).toBeEnabled()
    await expect(button).toHaveAccessibleDescription('All filled in.')
    await name.fill('   ')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Missing: Full Name.')
    expect(mails).toBe(0)
  },
)

test(
  'reading the terms and coming back keeps what was typed, but not the consent',
  covers('sms-return', 'sms-consent-links'),
  async ({ page }) => {
    await page.goto('/sms-optin#subscribe') // what an anchor does on return must not lose the text
    await hydrated(page)
    const form = formOf(page)
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
  covers('sms-return'),
  async ({ page }) => {
    await hold(page, reactScript)
    await page.goto('/sms-optin')
    const form = formOf(page)
    await form.fill(alice)
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(form.consent).not.toBeChecked()
    await expect(form.name).toHaveValue(alice.name)
  },
)

test(
  ...proves(
    'sms-mail',
    'sms-no-call',
    'sms-any-name',
    'sms-afterward',
    'sms-copy-without-clipboard',
  ),
  async ({ page, context }) => {
    const form = await open(page)
    const section = page.getByRole('region', { name: 'Subscribe' })
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(section).toContainText('Nothing is sent before you press Send.')
    await expect(section.getByRole('link', { name: /555-0147/ })).toBeHidden()
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

    await expect(section.getByRole('status').first()).toHaveText(
      'Your email program has the request. Press Send there.',
    )
    await expect(section.getByRole('link', { name: /555-0147/ })).toBeInViewport()
    const copy = page.getByRole('button', { name: 'Copy the text' })
    await expect(form.name).toHaveValue(alice.name)
    await expect(form.consent).toBeChecked()

    const strange = {
      name: `José "Pepe" O'Neil & عمر <b>50%</b> +1 👩‍👩‍👧`,
      phone: 'six-one-five, ext. 9',
    }
    await form.name.fill(strange.name)
    await form.number.fill(strange.phone)
    const second = await mailAfter(page, () => form.button.click())
    expect(second.body.split('\r\n').slice(0, 2)).toEqual([
      `Full Name: ${strange.name}`,
      `Phone Number: ${strange.phone}`,
    ])
    await expect(message).toHaveValue(second.body.replaceAll('\r\n', '\n'))

    for (const clipboard of ['refuses', 'does not exist']) {
      await page.evaluate((what) => {
        const refuse = { writeText: () => Promise.reject(new Error('refused')) }
        const value = what === 'refuses' ? refuse : undefined
        Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
      }, clipboard)
      await form.name.fill(clipboard)
      await mailAfter(page, () => form.button.click())
      await copy.click()
      await expect(message).toBeFocused()
      expect(await page.evaluate(() => getSelection()?.toString())).toContain(clipboard)
      await expect(page.getByText('Could not copy. The text is selected.')).toBeVisible()
    }

    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await copy.click()
    await expect(section.getByRole('status').last()).toHaveText('Text copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replaceAll('\r\n', '\n')).toBe(await message.inputValue())
    await form.name.fill('Bob')
    await mailAfter(page, () => form.button.click())
    await expect(section.getByText('Text copied.')).toHaveCount(0) // this one is not
    await form.consent.uncheck()
    await expect(message).toHaveCount(0)
  },
)

test(...proves('sms-early-input', 'sms-button-no-shift'), async ({ page }) => {
  const form = formOf(page)
  const look = () =>
    form.button.evaluate((element) => {
      const { background, color, boxShadow } = getComputedStyle(element)
      return { background, color, boxShadow, at: element.getBoundingClientRect().toJSON() }
    })
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const release = await hold(page, reactScript)
    await page.goto('/sms-optin')
    await facesReady(page)
    await expect(form.button).toBeEnabled()
    const before = await look()
    release()
    await hydrated(page)
    await expect(form.button).toBeDisabled()
    expect(await look()).toEqual(before)
    await page.unrouteAll()
  }

  const release = await hold(page, reactScript)
  await page.goto('/sms-optin')
  await form.fill(alice)
  await form.button.click()
  const mail = await mailAfter(page, async () => release())
  expect(mail.body).toContain('Full Name: Alice Example\r\nPhone Number: (615) 555-0123')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.consent).toBeChecked()
  await expect(form.button).toHaveAccessibleDescription('All filled in.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(...proves('sms-without-script'), async ({ page }) => {
    await page.goto('/sms-optin')
    const form = formOf(page)
    await expect(form.button).toBeEnabled()
    await form.fill({ ...alice, phone: '  ' })
    await form.button.click()
    await expect(form.number).toBeFocused()
    await form.number.fill(alice.phone)
    const mail = await mailAfter(page, () => form.button.click())
    expect(mail).toMatchObject({
      to: 'desk@alderfinch.example',
      subject: 'Text messages, please',
    })
    expect(mail.body.trim().split('\r\n')).toEqual([
      `Full Name=${alice.name}`,
      `Phone Number=${alice.phone}`,
      'Consent=I agreed: yes',
      'Request=Please put me on the list.',
      'Consent wording=version 2026-09-01',
      'Page=https://www.alderfinch.example/sms-optin',
    ])
  })
})
