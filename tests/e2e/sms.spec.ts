import type { Page } from '@playwright/test'
import { content, firm } from '#tests/helpers/content.ts'
import { alice, mailAfter, smsForm } from '#tests/helpers/sms-form.ts'
import { expect, hydrated, sectionOf, test } from '#tests/helpers/test.ts'

const { form: copy } = content('pages/sms-optin')
const { incomplete, nameLabel, phoneLabel, composed } = copy

async function open(page: Page) {
  await page.goto('/sms-optin')
  await hydrated(page)
  return smsForm(page)
}

test('enables the button once all fields are filled in, and focuses the first missing one', async ({ page }) => {
  const form = await open(page)
  const { name, number, consent, promotions, button, alert } = form
  await expect(number).toHaveAttribute('type', 'tel')
  for (const field of [name, number]) await expect(field).toHaveAttribute('required')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  for (const box of [consent, promotions]) await expect(box).not.toBeChecked()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(`${copy.missing} ${nameLabel}, ${phoneLabel}, and ${copy.consentName}.`)),
  )
  await form.fill(alice)
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription(new RegExp(RegExp.escape(copy.complete)))
  await name.fill('   ')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(new RegExp(RegExp.escape(`${copy.missing} ${nameLabel}.`)))

  const mails: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url())
  })
  await consent.uncheck()
  await expect(alert).toHaveText('')
  await number.press('Enter')
  await expect(alert).toHaveText(incomplete)
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('A')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await name.press('Enter')
  await expect(consent).toBeFocused()
  await expect(alert).toHaveText(incomplete)
  await consent.check()
  await expect(alert).toHaveText('')
  expect(mails).toEqual([])
})

test('keeps typed values, but not the consent, after visiting the terms', async ({ page }) => {
  const form = await open(page)
  await form.fill(alice)
  // Browsers can write the state of a history entry to disk.
  expect(await page.evaluate(() => history.state)).toBeNull()
  await page.locator('form a[href="/sms-terms"]').press('Enter')
  await expect(page).toHaveURL('/sms-terms')
  await page.goBack()
  await expect(form.name).toHaveValue(alice.name)
  await expect(form.number).toHaveValue(alice.phone)
  await expect(form.consent).not.toBeChecked()
  await expect(form.button).toBeDisabled()
})

test('composes an email to send or copy @chromium', async ({ page }) => {
  const form = await open(page)
  const strange = { name: `José "Pepe" O'Neil & عمر <b>50%</b> +1 👩‍👩‍👧`, phone: 'six-one-five, ext. 9' }
  await form.fill({ ...strange, name: ` ${strange.name} ` })
  let body = ''
  for (const promotions of ['No', 'Yes']) {
    await form.promotions.setChecked(promotions === 'Yes')
    const mail = await mailAfter(page, () => form.number.press('Enter'))
    body = mail.body
    expect([mail.to, mail.subject]).toEqual([firm.email, copy.mail.subject])
    expect(body.split('\r\n')).toEqual([
      `${nameLabel}: ${strange.name}`,
      `${phoneLabel}: ${strange.phone}`,
      copy.mail.agreement,
      '',
      copy.mail.request,
      '',
      `Promotional messages: ${promotions}`,
      copy.mail.terms,
      `Consent wording: version ${copy.consentVersion}`,
      `Page: ${firm.siteUrl}/sms-optin`,
      expect.stringMatching(/^Local time: \w+day, \w+ \d+, \d{4} at [\d:]+ [AP]M \S+$/),
    ])
  }
  const section = sectionOf(page, copy.heading)
  await expect(section.locator('p[aria-live]').first()).toHaveText(composed.status)
  await expect(section.getByRole('link', { name: firm.phone })).toBeInViewport()
  await expect(form.consent).toBeChecked()

  const message = section.getByRole('textbox', { name: composed.message })
  const copyButton = section.getByRole('button', { name: composed.copy })
  await expect(message).toHaveValue(body.replaceAll('\r\n', '\n'))
  await copyButton.click()
  await expect(section.locator('p[aria-live]').last()).toHaveText(composed.copied)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toBe(await message.inputValue())

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copyButton.click()
  await expect(message).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(strange.phone)
  await expect(section.getByText(composed.failed)).toBeVisible()
  await form.consent.uncheck()
  await expect(message).toHaveCount(0)
})
