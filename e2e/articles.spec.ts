import type { Page } from '@playwright/test'
import { longDate } from '../app/lib/dates.ts'
import { readingMinutes } from '../app/lib/reading-time.ts'
import { notAClient, sampleNote } from '../app/lib/sample-note.ts'
import { articles, firm, locationOf, textOf } from './article-data.ts'
import { desktop, expect, facesReady, phone, started, test } from './test.ts'

/** What a reader sees as one space may be several in the page. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ')

for (const { path, article } of articles) {
  test(`${path}: who says it, where from, when, of whom, and every source both ways`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await facesReady(page)
    // The answer is on the first screen of a phone.
    await expect(page.getByText(textOf(article.lead.html).slice(0, 40))).toBeInViewport()
    await page.setViewportSize(desktop)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    const text = plain(await main.textContent())
    for (const needed of [
      locationOf(article),
      `${firm.name} team`,
      `Reviewed ${longDate(article.reviewed)}`,
      `${readingMinutes(article.body.words)} min read`,
      notAClient,
      sampleNote,
      'Savings depend on income, entity, state and follow-through.',
    ]) {
      expect(text).toContain(needed)
    }
    await expect(main.getByRole('heading', { name: 'Illustrative example' })).toBeVisible()
    await expect(
      main.getByRole('link', { name: `Record ${article.caseStudy} in the case studies` }),
    ).toHaveAttribute('href', `/case-studies#record-${article.caseStudy}`)

    const plate = main.getByRole('figure').filter({ hasText: textOf(article.plateCaption.html) })
    await expect(plate.locator('img')).toHaveJSProperty('naturalWidth', 1200)

    const { marks, notes, ids } = await linksOfNotes(page)
    expect(new Set(ids).size, 'every id once').toBe(ids.length)
    expect(notes.length).toBe(article.body.notes.length)
    expect(notes.length).toBeGreaterThanOrEqual(3)
    for (const { id, href, name } of marks) {
      expect(name).toBe(`Note ${href.slice('#fn-'.length)}`)
      expect(notes.find((note) => `#${note.id}` === href)?.back).toContain(`#${id}`)
    }
    for (const note of notes) {
      expect(note.back.length).toBe(marks.filter(({ href }) => href === `#${note.id}`).length)
      expect(note.names.join()).toMatch(/^Back to the text, note \d+/)
    }

    // Tables have names, and a header for every column and row.
    for (const table of await main.getByRole('table').all()) {
      expect(plain(await table.evaluate(nameOfTable)).length).toBeGreaterThan(3)
      expect(await table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(1)
      expect(await table.getByRole('rowheader').count()).toBeGreaterThanOrEqual(1)
    }
  })
}

test('the articles lead from one to the next, in the order of the routes', async ({ page }) => {
  await page.goto(articles[0]?.path ?? '')
  await started(page)
  const more = page.getByRole('navigation', { name: 'More articles' })
  await expect(more.getByRole('link')).toHaveCount(1)
  for (const { article } of articles.slice(1)) {
    await more.getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  }
  await expect(more.getByRole('link')).toHaveCount(1)
  await more.getByRole('link', { name: /^Previous/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[3]?.article.title ?? '')
})

function linksOfNotes(page: Page) {
  return page.evaluate(() => {
    const links = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<HTMLAnchorElement>(selector),
    ]
    return {
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      marks: links('main sup a').map((mark) => ({
        id: mark.id,
        href: mark.getAttribute('href') ?? '',
        name: mark.ariaLabel,
      })),
      notes: [...document.querySelectorAll('li[id^="fn-"]')].map((note) => {
        const back = links('a[href^="#fn-"]', note)
        return {
          id: note.id,
          back: back.map((link) => link.getAttribute('href')),
          names: back.map((link) => link.ariaLabel),
        }
      }),
    }
  })
}

function nameOfTable(table: Element): string {
  const heading = document.getElementById(table.getAttribute('aria-labelledby') ?? '')
  return (table.querySelector('caption') ?? heading)?.textContent ?? ''
}
