import { alice, firm, formOf, mailAfter, words } from './sms-form.ts'
import { expect, started, test } from './test.ts'

// What the form does (spec sections 4, 5, 7 and 8; compliance 6.11 to 6.14).

const error = 'Please fill in all fields and agree to receive SMS messages.'

test.beforeEach(async ({ page }) => {
  await page.goto('/sms-optin')
  await started(page)
})

test('6.11, 6.12: an unticked box on its own; the button waits for all three', async ({ page }) => {
  await test.step('6.11: the box is unticked, on its own, and says what is agreed to', async () => {
    const { name, phone: number, consent } = formOf(page)
    await expect(consent).toHaveCount(1)
    await expect(consent).not.toBeChecked()
    await expect(consent).toHaveAccessibleName(
      `I have read and agree to the terms (SMS Terms, Terms of Service, Privacy Policy) and consent to receive SMS messages from ${firm.name}, including recurring automated and limited promotional messages, at the number above.`,
    )
    await expect(consent).not.toHaveAttribute('autocomplete')
    await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off')
    await expect(name).toHaveAttribute('autocomplete', 'name')
    await expect(number).toHaveAttribute('autocomplete', 'tel')
    await expect(number).toHaveAttribute('type', 'tel')
    await expect(number).toHaveAttribute('placeholder', '(555) 123-4567')
  })
  await test.step('6.12: the button waits for all three and says what is missing', async () => {
    const { name, phone: number, consent, button } = formOf(page)
    await expect(name).toHaveAttribute('required')
    await expect(number).toHaveAttribute('required')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/Full Name, Phone Number, and your consent/)
    await name.fill('   ')
    await number.fill(alice.phone)
    await consent.check()
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Still needed: Full Name.')
    await name.fill('A')
    await expect(button).toBeEnabled()
    await consent.uncheck()
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Still needed: your consent.')
  })
})

test('6.11: reading the terms and coming back keeps what was typed, but not the tick', async ({
  page,
}) => {
  const form = formOf(page)
  await form.fill(alice)
  await page.getByRole('main').getByRole('link', { name: 'SMS Terms' }).last().click()
  await expect(page).toHaveURL('/sms-terms')
  await page.goBack()
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.phone).toHaveValue(alice.phone)
  await expect(form.consent).not.toBeChecked()
  await expect(form.button).toBeDisabled()

  // Through the history of documents the browser brings back no tick either.
  await form.consent.check()
  await page.goto('/faq')
  await page.goBack()
  await expect(form.consent).not.toBeChecked()
})

test('an incomplete form is refused: by Enter in a field and by a script', async ({ page }) => {
  const { name, phone: number, consent, alert } = formOf(page)
  let mails = 0
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails++
  })
  await expect(alert).toHaveText('')
  await number.fill(alice.phone)
  await number.press('Enter')
  await expect(alert).toHaveText(error)
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(error)
  await name.fill(alice.name)
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit())
  await expect(consent).toBeFocused()
  await expect(alert).toHaveText(error)
  await consent.check()
  await expect(alert).toHaveText('')
  expect(mails).toBe(0)
})

test('6.13: the mail has its address, subject, lines, request and proof; any name arrives', async ({
  page,
}) => {
  await test.step('6.13: submitting opens a mail with address, subject, lines, request and proof, and calls nobody', async () => {
    const form = formOf(page)
    await form.fill(alice)
    const asked: string[] = []
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      // A face or a drawing of the page itself may still be on its way.
      if (!pathname.startsWith('/assets/')) asked.push(protocol)
    })
    const mail = await mailAfter(page, () => form.phone.press('Enter'))
    expect(asked).toEqual(['mailto:'])
    expect(mail).toMatchObject({ to: firm.email, subject: 'SMS Opt-In Request' })
    const lines = mail.body.split('\r\n')
    expect(mail.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.slice(0, 5)).toEqual([
      `Full Name: ${alice.name}`,
      `Phone Number: ${alice.phone}`,
      'Agreed to SMS messages: Yes',
      '',
      expect.stringMatching(/\badd\b.*\bSMS messaging list\b/),
    ])
    expect(mail.body).toContain(`version ${words.form.consentVersion}`)
    expect(mail.body).toContain(new URL('/sms-optin', firm.siteUrl).href)
    const year = new Date().getFullYear()
    expect(lines.at(-1)).toMatch(new RegExp(`^Local time: .*\\b${year}\\b.* \\d+:\\d\\d:\\d\\d `))
  })
  await test.step('any name and any way to write a number arrive intact', async () => {
    const form = formOf(page)
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
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        mail.body.replaceAll('\r\n', '\n'),
      )
    }
  })
})

test('6.14: afterwards the message is there to copy, with a number to call; nothing is lost', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = formOf(page)
  await expect(page.getByRole('main')).toContainText(
    'This opens your email program. Nothing is sent until you press Send.',
  )
  await form.fill(alice)
  const { body } = await mailAfter(page, () => form.button.click())
  const section = page.getByRole('region', { name: words.form.heading })
  await expect(section.getByRole('status').first()).toHaveText(words.composed.status)
  await expect(section.getByRole('link', { name: firm.phone })).toBeInViewport()
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(section.getByRole('status').last()).toHaveText('Copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toBe(body.replaceAll('\r\n', '\n'))
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.phone).toHaveValue(alice.phone)
  await expect(form.consent).toBeChecked()
  await form.consent.uncheck()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
})
