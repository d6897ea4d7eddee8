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

test(...proves('sms-open-to-reviewers'), async ({ page, request }) => {
  const response = await request.get('/sms-optin')
  expect(response.status()).toBe(200)
  expect(response.headers()['x-robots-tag'] ?? '').not.toMatch(/noindex/)
  expect(await response.text()).not.toMatch(/<meta name="robots"/)
  await page.goto('/sms-optin')
  const contacts = await page
    .getByRole('main')
    .locator('a:is([href^="tel:"], [href^="mailto:"])')
    .evaluateAll((links) => links.map((link) => link.textContent))
  expect([...new Set(contacts)]).toEqual(['(503) 555-0147 ext. 12'])
})

test(...proves('sms-consent', 'sms-fields'), async ({ page }) => {
  const { name, number, consent } = await open(page)
  await expect(consent).toHaveCount(1)
  await expect(consent).not.toBeChecked()
  await expect(consent).toHaveAccessibleName(
    'I agree to receive recurring automated text messages from Alder & Finch Tax Partners at this number (SMS Terms, Privacy Policy).',
  )
  const documents = page.locator('form').getByText('are separate.')
  await expect(documents.getByRole('link')).toHaveText(['privacy policy', 'terms'])
  await expect(page.locator('label', { has: documents })).toHaveCount(0)
  await expect(consent).not.toHaveAttribute('autocomplete')
  await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off')
  await expect(name).toHaveAttribute('autocomplete', 'name')
  await expect(number).toHaveAttribute('autocomplete', 'tel')
  await expect(number).toHaveAttribute('type', 'tel')
  await expect(number).toHaveAttribute('placeholder', '(555) 987-6543')
  await expect(name).toHaveAttribute('required')
  await expect(number).toHaveAttribute('required')
})

test(...proves('sms-button-waits'), async ({ page }) => {
  const { name, number, consent, button } = await open(page)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/Full Name, Phone Number, and your agreement/)
  await name.fill('   ')
  await number.fill(alice.phone)
  await consent.check()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Missing: Full Name.')
  await name.fill('A')
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription('All filled in.')
  await consent.uncheck()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Missing: your agreement.')
})

test(
  'reading the terms and coming back keeps what was typed, but not the consent',
  covers('sms-return'),
  async ({ page }) => {
    await page.goto('/sms-optin#subscribe') // what an anchor does on return must not lose the text
    await hydrated(page)
    const form = formOf(page)
    await form.fill(alice)
    await page.getByRole('main').getByRole('link', { name: 'SMS Terms' }).last().click()
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

test(...proves('sms-incomplete'), async ({ page }) => {
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
  await name.fill(alice.name)
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit())
  await expect(consent).toBeFocused()
  await expect(alert).toHaveText(incomplete)
  await consent.check()
  await expect(alert).toHaveText('')
  expect(mails).toBe(0)
})

test(...proves('sms-consent-links'), async ({ page }) => {
  await open(page)
  await page.locator('form').getByRole('link', { name: 'SMS Terms' }).press('Enter')
  await expect(page).toHaveURL('/sms-terms')
})

test(...proves('sms-mail', 'sms-no-call'), async ({ page }) => {
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
  expect(mail.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
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

test(...proves('sms-any-name'), async ({ page }) => {
  const form = await open(page)
  const number = 'six-one-five 555 0123, ext. 9'
  await form.fill({ ...alice, phone: number })
  for (const name of [
    `Anne "Annie" O'Neil & Sons <b>50%</b> +1`,
    'José Ñandú, Łukasz Žižek, Đặng',
    'عبد الله بن عمر',
    '👩‍👩‍👧 Smith',
  ]) {
    await form.name.fill(name)
    const mail = await mailAfter(page, () => form.button.click())
    expect(mail.body.split('\r\n').slice(0, 2)).toEqual([
      `Full Name: ${name}`,
      `Phone Number: ${number}`,
    ])
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue(mail.body.replaceAll('\r\n', '\n'))
  }
})

test(...proves('sms-afterward'), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await open(page)
  const section = page.getByRole('region', { name: 'Subscribe' })
  await expect(section).toContainText('Nothing is sent before you press Send.')
  await expect(section.getByRole('link', { name: /555-0147/ })).toBeHidden()
  await form.fill(alice)
  const { body } = await mailAfter(page, () => form.button.click())
  await expect(section.getByRole('status').first()).toHaveText(
    'Your email program has the request. Press Send there.',
  )
  await expect(section.getByRole('link', { name: /555-0147/ })).toBeInViewport()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(section.getByRole('status').last()).toHaveText('Text copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toBe(body.replaceAll('\r\n', '\n'))
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.consent).toBeChecked()
  // A second message has not been copied yet.
  await form.name.fill('Bob')
  await mailAfter(page, () => form.button.click())
  await expect(section.getByText('Text copied.')).toHaveCount(0)
  await form.consent.uncheck()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
})

for (const clipboard of ['refuses', 'does not exist'] as const) {
  test(
    `the message is selected when the clipboard ${clipboard}`,
    covers('sms-copy-without-clipboard'),
    async ({ page }) => {
      const form = await open(page)
      await page.evaluate((what) => {
        const refuse = { writeText: () => Promise.reject(new Error('refused')) }
        const value = what === 'refuses' ? refuse : undefined
        Object.defineProperty(navigator, 'clipboard', { value })
      }, clipboard)
      await form.fill(alice)
      await mailAfter(page, () => form.button.click())
      await page.getByRole('button', { name: 'Copy the text' }).click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('Alice Example')
      await expect(page.getByText('Could not copy. The text is selected.')).toBeVisible()
    },
  )
}

test(...proves('sms-early-input'), async ({ page }) => {
  const release = await hold(page, reactScript)
  await page.goto('/sms-optin')
  const form = formOf(page)
  await form.fill(alice)
  release()
  await hydrated(page)
  await expect(form.button).toBeEnabled()
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.consent).toBeChecked()
  await expect(form.button).toHaveAccessibleDescription('All filled in.')
})

test(
  'a form sent before the script came opens its mail once it has',
  covers('sms-early-input'),
  async ({ page }) => {
    const release = await hold(page, reactScript)
    await page.goto('/sms-optin')
    const form = formOf(page)
    await form.fill(alice)
    await form.button.click()
    const mail = await mailAfter(page, async () => release())
    expect(mail.body).toContain('Full Name: Alice Example\r\nPhone Number: (615) 555-0123')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  },
)

for (const [viewport, colorScheme] of [
  [phone, 'light'],
  [desktop, 'dark'],
] as const) {
  test(
    `the button looks the same before and after the script starts, ${colorScheme}`,
    covers('sms-button-no-shift'),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const release = await hold(page, reactScript)
      await page.goto('/sms-optin')
      const form = formOf(page)
      await facesReady(page)
      const look = () =>
        form.button.evaluate((element) => {
          const { background, color, boxShadow } = getComputedStyle(element)
          return { background, color, boxShadow, at: element.getBoundingClientRect().toJSON() }
        })
      await expect(form.button).toBeEnabled()
      const before = await look()
      release()
      await hydrated(page)
      await expect(form.button).toBeDisabled()
      expect(await look()).toEqual(before)
    },
  )
}

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
