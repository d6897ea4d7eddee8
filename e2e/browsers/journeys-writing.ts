import { expect, test } from 'vitest'
import { firm, phone, sms } from './fixtures.ts'
import type { Page } from './page.ts'

export function calculator(visit: () => Page): void {
  test('the calculator takes out what is no figure, answers, and an edit takes the answer back', async () => {
    const page = visit()
    await page.resize(phone)
    await page.open('/pricing#calculator')
    await page.started()
    const paid = await page.find('textbox', /^Tax paid/)
    await paid.type('$80,0x00')
    expect(await paid.property('value')).toBe('80,000')
    const gross = await page.find('textbox', /^Gross income/)
    await gross.type('320000')
    await (await page.find('button', 'Calculate')).click()
    const part = await page.find('region', /worth/)
    const figures = async () =>
      Promise.all((await page.all('definition', part)).map((each) => each.text()))
    await expect.poll(figures).toEqual(['$13,600', '$56,000', '25.0%'])
    await gross.type('0')
    await expect.poll(figures).toEqual([])
    await page.press('Enter')
    await expect.poll(figures).toEqual(['$13,600', '$56,000', '2.5%'])
  })
}

export function textMessages(visit: () => Page): void {
  test('the SMS form refuses an incomplete request and composes a complete one', async () => {
    const page = visit()
    await page.resize(phone)
    await page.open('/sms-optin')
    await page.started()
    const name = await page.find('textbox', sms.form.nameLabel)
    const number = await page.find('textbox', sms.form.phoneLabel)
    const button = await page.find('button', sms.form.button)
    expect(await button.property('disabled')).toBe(true)
    await number.type('(615) 555-0123')
    await page.press('Enter')
    await expect.poll(name.hasFocus).toBe(true)
    expect(await page.run('return document.querySelector("[role=alert]").textContent')).toBe(
      sms.form.incomplete,
    )
    await name.type('Zoë Example')
    const consent = (await page.all('checkbox'))[0]
    await consent?.click()
    await expect.poll(() => button.property('disabled')).toBe(false)
    await button.click()
    const request = expect.poll(() => composed(page))
    await request.toContain(`${sms.form.nameLabel}: Zoë Example`)
    expect(await composed(page)).toContain(`${sms.form.phoneLabel}: (615) 555-0123`)
    expect(await composed(page)).toContain(sms.mail.request)
  })
}

/** MiniBrowser has no mail program to open: it goes to the message's address itself. */
async function composed(page: Page): Promise<string> {
  const address = await page.address()
  if (address.startsWith(`mailto:${firm.email}?`)) return decodeURIComponent(address)
  if (!(await page.sees('textbox', sms.composed.message))) return ''
  const message = await page.find('textbox', sms.composed.message)
  return message.property<string>('value')
}
