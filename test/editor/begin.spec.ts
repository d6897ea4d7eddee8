import type { Page } from '@playwright/test'
import { asSample } from '#test/helpers/as-sample.ts'
import { violations } from '#test/helpers/axe.ts'
import { button, expect, field, shown, test } from '#test/helpers/editor.ts'

const box = (page: Page, place: string) => field(page, `begin/${place}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, 'main')).toEqual([])
  }
}

test(
  'an untouched sample becomes the site of a firm, and a sample again',
  async ({ page, server }) => {
    asSample(server.dir)
    const before = server.read('faq.yaml')
    await page.goto(server.admin)
    await expect(heading(page, 'Make it yours')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Which services do you offer?' })).toBeVisible()
    await box(page, 'name/name').fill('Quill Tax, E.A.')
    await box(page, 'name/tagline').fill('Returns in order.')
    await box(page, 'name/founded').fill('2021-03')
    await box(page, 'reach/email').fill('office@quilltax.com')
    await box(page, 'reach/hours').locator('summary').first().click()
    await box(page, 'reach/hours/0').locator('summary').first().click()
    await box(page, 'reach/hours/0/days').fill('Mon-Fri')
    await box(page, 'reach/hours/0/opens').fill('8:30 AM')
    await box(page, 'reach/hours/0/closes').fill('5 PM')
    await box(page, 'offices/address').fill('Boise, Idaho')
    await box(page, 'offices/timeZone').selectOption('Mountain Time (Boise)')
    await box(page, 'web/siteUrl').fill('quilltax')
    await box(page, 'languages/languages').fill('English')
    await page.getByRole('checkbox', { name: 'Tax Planning' }).uncheck()

    await expectNoViolations(page)

    // A person, with the keyboard alone.
    await box(page, 'people/people').locator('summary').first().press('Enter')
    await box(page, 'people/people').getByRole('button', { name: /^Add/ }).press('Enter')
    await box(page, 'people/people/0/name').fill('Nora Quill')
    await box(page, 'people/people/0/title').fill('Office manager')

    // What is typed outlives a reload, and a wrong answer is told beside its question.
    await page.reload()
    await expect(box(page, 'name/name')).toHaveValue('Quill Tax, E.A.')
    await button(page, 'Make it mine').click()
    await expect(box(page, 'web/siteUrl')).toBeFocused()
    expect(server.read('faq.yaml')).toBe(before)
    const toAnswer = page.getByRole('link', { name: 'Address of this site' })
    await expect(toAnswer).toBeVisible()
    await expectNoViolations(page)
    await box(page, 'web/siteUrl').fill('https://www.quilltax.com')
    await expect(toAnswer).toBeHidden()
    await button(page, 'Make it mine').click()

    await expect(heading(page, 'This site is yours')).toBeFocused()
    await expect(shown(page).getByText('Returns in order.').first()).toBeVisible()
    expect(server.read('firm.yaml')).toContain('name: Quill Tax, E.A.')
    await expect(page.getByRole('link', { name: 'Address of this site' })).toBeVisible()

    await expectNoViolations(page)

    await page.reload()
    await expect(heading(page, 'This site is yours')).toBeFocused()
    const back = page.getByRole('button', { name: /^Bring it back: .*Tax Planning/ })
    await back.first().press('Enter')
    const told = page.getByRole('status').filter({ hasText: 'is back on your site' })
    await expect(told).toBeFocused()
    await expectNoViolations(page)
    await button(page, 'Undo: back to the sample').click()
    await expect(box(page, 'name/name')).toHaveValue('Quill Tax, E.A.')
    expect(server.read('faq.yaml')).toBe(before)
  },
)
