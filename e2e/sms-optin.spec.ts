import { mainHtml, mainText } from './reading.ts'
import { firm, words } from './sms-form.ts'
import { expect, readerTest, test } from './test.ts'

// One test for each line of compliance 6.1 to 6.10 and 6.16: what a carrier's reviewer looks for in
// the HTML, which is complete before any script. What the form does is in sms-optin-form.spec.ts.

const path = '/sms-optin'

readerTest(
  '6.1: no debt relief by text, and no call to texts where debt or credit is the subject',
  async ({ request }) => {
    expect(await mainText(request, path)).toContain(
      'We do not send texts about debt relief, debt settlement or credit repair.',
    )
    for (const other of ['/tax-debt-relief', '/pricing', '/other-services']) {
      expect(await mainHtml(request, other), other).not.toMatch(/href="\/sms-/)
    }
  },
)

readerTest('6.2: the name of the program and of the business', async ({ request }) => {
  const text = await mainText(request, path)
  expect(text).toContain(`${firm.name} SMS Updates`)
  expect(text).toContain(firm.legalName)
})

test('6.3: the five kinds of messages and no others', async ({ page }) => {
  await page.goto('/sms-optin')
  const program = page.getByRole('region', { name: words.program.heading })
  await expect(program.getByRole('listitem')).toHaveText([
    'appointment reminders',
    'document requests',
    'tax deadlines',
    'account updates',
    'limited educational or promotional content about tax and accounting services',
  ])
})

for (const [item, sentence] of [
  ['6.5: cost', 'Message and data rates may apply.'],
  [
    '6.6: STOP and HELP',
    `Reply STOP to opt out at any time. Reply HELP for help, or contact ${firm.phone} or ${firm.email}.`,
  ],
  ['6.7: free choice', 'Consent is not a condition of purchasing any goods or services.'],
  [
    '6.8: privacy',
    'Your mobile number and consent are not sold, rented or shared with third parties or affiliates for marketing or promotional purposes.',
  ],
  ['6.9: carriers', 'Carriers are not liable for delayed or undelivered messages.'],
  ['6.16: safety', 'Do not send Social Security numbers or tax documents by text or email.'],
] as const) {
  readerTest(`${item}, word for word`, async ({ request }) => {
    expect(await mainText(request, path)).toContain(sentence)
  })
}

readerTest(
  '6.4: recurring messages, with a number only if the firm has settled it',
  async ({ request }) => {
    const most = firm.sms?.maxPerMonth
    expect(await mainText(request, path)).toContain(
      most
        ? `Recurring messages. Message frequency varies, typically up to ${most} messages per month.`
        : 'Recurring messages. Message frequency varies.',
    )
  },
)

readerTest('6.10: the links to all three texts stand before the button', async ({ request }) => {
  const html = await mainHtml(request, path)
  const before = html.slice(0, html.indexOf('type="submit"'))
  for (const to of ['/sms-terms', '/privacy-policy', '/terms']) {
    expect(before).toContain(`<a href="${to}">`)
  }
})

test('6.15: open to everyone and to reviewers, with only the data of the firm', async ({
  page,
  request,
}) => {
  const response = await request.get('/sms-optin')
  expect(response.status()).toBe(200)
  expect(response.headers()['x-robots-tag'] ?? '').not.toMatch(/noindex/)
  expect(await response.text()).not.toMatch(/<meta name="robots"/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${new URL('/sms-optin', firm.siteUrl).href}</loc>`)
  await page.goto('/sms-optin')
  const contacts = await page
    .getByRole('main')
    .locator('a:is([href^="tel:"], [href^="mailto:"])')
    .evaluateAll((links) => links.map((link) => link.textContent))
  expect(contacts.toSorted()).toEqual([firm.phone, firm.email])
})
