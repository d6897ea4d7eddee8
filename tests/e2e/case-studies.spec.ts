import { expect, phone, test } from '#tests/helpers/test.ts'

test('On a phone a record shows its income, taxes and savings, and all of its figures when its row is opened.', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/case-studies')
  const record = page.locator('#record-9')
  for (const amount of ['$377,000', '$73,570', '$46,110', '$27,460'])
    await expect(record.getByText(amount)).toBeVisible()
  for (const amount of ['$165,000', '$188,000', '$24,000']) await expect(record.getByText(amount)).toBeHidden()
  await record.getByText('All figures').click()
  for (const amount of ['$165,000', '$188,000', '$24,000']) await expect(record.getByText(amount)).toBeVisible()
})
