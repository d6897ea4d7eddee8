import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { desktop, expect, facesReady, phone, started, test } from './test.ts'

type Audience = { id: string; name: string; questions: { question: string }[]; costs: object[] }

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const audiences: Audience[] = read('audiences.yaml').audiences
const { closing, street } = read('pages/who-we-serve.yaml')
const firm = read('firm.yaml')

const index = (page: Page) => page.getByRole('navigation', { name: 'Audiences' })
const sectionOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

test('eleven fronts with prices, questions and links that lead somewhere, on one ground line', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/who-we-serve')
  await test.step('each of the eleven has its front, prices, questions with the first one open, and links', async () => {
    await expect(index(page).getByRole('link')).toHaveText([
      ...audiences.map(({ name }) => name),
      street.none,
    ])
    const plots = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((all) =>
        all.map((plot) => ({
          name: plot.querySelector('h2')?.textContent,
          fronts: plot.querySelectorAll('div > img[alt=""]').length,
          prices: [...plot.querySelectorAll('dd')].filter((each) => each.textContent?.includes('$'))
            .length,
          questions: [...plot.querySelectorAll('details')].map((each) => ({
            question: each.querySelector('summary h3')?.textContent,
            open: each.open,
            leadsOn: each.querySelector('a[href^="/"]') !== null,
          })),
        })),
      )
    expect(plots).toHaveLength(11 + 1) // the last is for whoever is none of them
    expect(plots.slice(0, -1)).toEqual(
      audiences.map(({ name, costs, questions }) => ({
        name,
        fronts: 1,
        prices: costs.length,
        questions: questions.map(({ question }, place) => ({
          question,
          open: place === 0,
          leadsOn: true,
        })),
      })),
    )
  })
  await test.step('every link of the page leads to a place that exists', async () => {
    const hrefs = await page
      .getByRole('main')
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
    const places = [...new Set(hrefs)].map((href) => new URL(href))
    const documents = new Map<string, string>()
    for (const pathname of new Set(places.map((place) => place.pathname))) {
      documents.set(pathname, await (await page.request.get(pathname)).text())
    }
    const lost = places.filter(
      ({ pathname, hash }) => hash && !documents.get(pathname)?.includes(` id="${hash.slice(1)}"`),
    )
    expect(places.length).toBeGreaterThan(20)
    expect(lost.map(({ href }) => href)).toEqual([])
  })
  await test.step('side by side, two fronts stand on one ground line', async () => {
    await facesReady(page)
    const feet = await page
      .getByRole('main')
      .getByRole('region')
      .locator('img[height]')
      .evaluateAll((all) =>
        all
          .filter((image) => image.getAttribute('width') === '208')
          .map((image) => Math.round(image.getBoundingClientRect().bottom)),
      )
    expect(feet).toHaveLength(12)
    for (let pair = 0; pair < feet.length; pair += 2) expect(feet[pair]).toBe(feet[pair + 1])
  })
})

for (const size of [phone, desktop]) {
  test(`at ${size.width} px a name leads to its front, clear of whatever stays on top`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/who-we-serve')
    await started(page)
    const { id, name } = audiences[8] as Audience
    await index(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/who-we-serve#${id}`)
    await facesReady(page)
    const front = sectionOf(page, name).locator('img').first()
    await expect(front).toBeInViewport({ ratio: 1 })
    // Nothing lies over the roof of the front.
    const covered = await front.evaluate((image) => {
      const { left, top, width } = image.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + 2) !== image
    })
    expect(covered).toBe(false)
    if (size === desktop) {
      await expect(index(page).getByText(street.none)).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the keyboard never gets lost behind the names that stay on top', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/who-we-serve')
  await started(page)
  await page.getByRole('region', { name: closing.heading }).getByRole('link').first().focus()
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Shift+Tab')
    const hidden = await page.evaluate(() => {
      const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const seen = document.elementFromPoint(left + 4, top + height / 2)
      return document.activeElement?.contains(seen) ? '' : document.activeElement?.textContent
    })
    expect(hidden).toBe('')
  }
})

test('whoever is none of these, or two, finds a date and a phone number', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/who-we-serve')
  await started(page)
  await index(page).getByRole('link', { name: street.none }).click()
  const last = page.getByRole('region', { name: closing.heading })
  await expect(last.getByRole('heading')).toBeInViewport()
  await expect(last.getByRole('link', { name: closing.schedule })).toHaveAttribute(
    'href',
    firm.schedulingUrl,
  )
  await expect(last.getByRole('link', { name: firm.phone })).toHaveAttribute('href', /^tel:/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('index, fronts, prices and questions are all there', async ({ page }) => {
    await page.goto('/who-we-serve')
    await expect(index(page).getByRole('link')).toHaveCount(audiences.length + 1)
    const { id, name, questions } = audiences[2] as Audience
    await index(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/who-we-serve#${id}`)
    const section = sectionOf(page, name)
    await expect(section.locator('img').first()).toBeVisible()
    const last = section.getByRole('group').last()
    await expect(last.getByRole('link')).toBeHidden()
    await last.getByText(questions.at(-1)?.question ?? '').click()
    await expect(last.getByRole('link')).toBeVisible()
  })
})
