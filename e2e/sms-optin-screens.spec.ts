import { alice, firm, formOf, mailAfter, words } from './sms-form.ts'
import { desktop, expect, facesReady, phone, started, test } from './test.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('6.15: the form is ready, holds back what is incomplete, and opens a mail', async ({
    page,
  }) => {
    await page.goto('/sms-optin')
    const form = formOf(page)
    await expect(form.button).toBeEnabled()
    await form.fill({ ...alice, phone: '  ' })
    await form.button.click()
    await expect(form.phone).toBeFocused()
    await form.phone.fill(alice.phone)
    const mail = await mailAfter(page, () => form.button.click())
    expect(mail).toMatchObject({ to: firm.email, subject: 'SMS Opt-In Request' })
    expect(mail.body.trim().split('\r\n')).toEqual([
      `Full Name=${alice.name}`,
      `Phone Number=${alice.phone}`,
      'Consent=Agreed to SMS messages: Yes',
      `Request=${words.mail.request}`,
      `Consent wording=version ${words.form.consentVersion}`,
      `Page=${new URL('/sms-optin', firm.siteUrl).href}`,
    ])
  })
})

for (const [viewport, colorScheme] of [
  [phone, 'light'],
  [desktop, 'dark'],
] as const) {
  test(`${viewport.width}px, ${colorScheme}: still when the script starts`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/sms-optin')
    const form = formOf(page)
    await facesReady(page)
    const look = () =>
      form.button.evaluate((element) => {
        const { background, color, boxShadow } = getComputedStyle(element)
        return { background, color, boxShadow, at: element.getBoundingClientRect().toJSON() }
      })
    const before = await look()
    await started(page)
    await expect(form.button).toBeDisabled()
    expect(await look()).toEqual(before)
  })
}
