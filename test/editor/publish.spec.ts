import { violations } from '#test/helpers/axe.ts'
import { button, expect, field, git, save, test } from '#test/helpers/editor.ts'
import { hold } from '#test/helpers/test.ts'

const file = 'prices/tax-planning.yaml'
const price = `${file}/packages/0/price`

test(
  'owner looks at a page before and after, mails it, publishes, and has it on file',
  async ({ page, server }) => {
    await page.goto(`${server.admin}#${price}`)
    await field(page, price).fill('$9,990')
    await field(page, price).blur()
    await save(page)
    const release = await hold(page, '**/api/publish')
    await page
      .getByRole('link', { name: /^Publish/ })
      .first()
      .click()
    // From the heading to the button with a keyboard, also by someone who is faster than the form.
    await expect(page.getByRole('heading', { name: 'Publish', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByText('Comparing with what visitors see…')).toBeFocused()
    release()
    const publish = button(page, 'Publish')
    await publish.waitFor()
    const isThere = () => publish.evaluate((element) => element === document.activeElement)
    for (let keys = 0; keys < 15 && !(await isThere()); keys++) await page.keyboard.press('Tab')
    await expect(publish).toBeFocused()
    const weighty = page.getByRole('heading', { name: 'Prices, claims, people and legal texts' })
    await expect(weighty).toBeVisible()

    const look = button(page, 'Before and after: /pricing')
    const pages = page.locator('summary', { hasText: /pages? changes?/ })
    await pages.waitFor()
    if (!(await look.isVisible())) await pages.click()
    await look.click()
    const sides = ['Visitors see now', 'After you publish'].map((name) =>
      page.frameLocator(`iframe[title^="${name}"]`),
    )
    const [before, after] = sides as [(typeof sides)[0], (typeof sides)[0]]
    await expect(after.locator('[data-edited]', { hasText: '$9,990' }).first()).toBeVisible()
    await expect(before.locator('[data-edited]').first()).toBeVisible()
    await expect(before.getByText('$9,990')).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Desktop width' }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, 'dialog')).toEqual([])
    }
    await button(page, 'Close').click()
    await expect(look).toBeFocused()

    const mail = page.getByRole('link', { name: 'Save as one file: /pricing' })
    const sent = await page.request.get(
      new URL((await mail.getAttribute('href')) ?? '', page.url()).href,
    )
    const html = await sent.text()
    expect(html).toContain('$9,990')
    expect(html).not.toMatch(/<script|(?:src="|url\()\/|<link[^>]+href="\//)

    await page.getByLabel('What did you change?').fill('Raised a price')
    const anyway = page.getByRole('checkbox', { name: /^Publish anyway/ })
    if (await anyway.isVisible()) await anyway.check()
    await button(page, 'Publish').click()
    await expect(page.getByText(/^Published/)).toBeVisible()
    // There is nothing more to publish.
    await expect(page.getByText(/^Nothing waits/)).toBeVisible()
    await expect(publish).toHaveCount(0)
    const listed = git(server.remote, 'ls-tree', '--name-only', 'main', 'records/')
    expect(listed).toMatch(/^records\/\d{4}-\d\d-\d\dT\d{6}\.md$/)
    const record = git(server.remote, 'show', `main:${listed}`)
    expect(record).toContain('$9,990')
    expect(record).toContain('Loaded from other addresses: nothing')
    expect(record).toMatch(/^- \/pricing [0-9a-f]{16}$/m)

    // A record stays when an older version comes back.
    await page.getByText('1 version made without this editor').click()
    await page
      .getByRole('button', { name: /^Go back to this version/ })
      .last()
      .click()
    await expect(page.getByText(/^You are back at/)).toBeVisible()
    expect(server.read(listed)).toContain('$9,990')
  },
)
