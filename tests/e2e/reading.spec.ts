import type { Page } from '@playwright/test'
import { closeUp, printedPages } from '#tests/helpers/pdf.ts'
import { accessibilityTree, expect, facesReady, phone, test } from '#tests/helpers/test.ts'

// Articles, legal pages and the learning library.

const dallas = '/blog/dallas-texas-cpa'
const oklahoma = '/blog/oklahoma-city-cpa'

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('The blog of the library opens in a new tab; what is coming soon is no link yet.', async ({ page }) => {
  await page.goto('/learning-library')
  const blog = page.getByRole('link', { name: 'Read Our Blog (opens in a new tab)' })
  await expect(blog).toHaveAttribute('href', 'https://blog.fairshare.example')
  await expect(blog).toHaveAttribute('target', '_blank')
  const coming = page.getByRole('region', { name: 'Coming soon to the library' })
  await expect(coming.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(coming.getByRole('link')).toHaveCount(0)
})

test('On a phone the calendar is still a table to assistive technology. Its file holds the same dates.', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/learning-library')
  await page.getByText('All dates, federal and for four states').click()
  const all = page.getByRole('table', { name: 'Tax deadlines through 2027' })
  const dates = await all
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')?.replaceAll('-', '')))
  const rows = dates.length
  const soon = await page.getByRole('table', { name: 'The next federal dates' }).getByRole('rowheader').count()
  const example = await page.locator('#estimated-tax').getByRole('rowheader').count()
  const heard = await accessibilityTree(page)
  const count = (role: string) => heard.filter((node) => node.role === role).length
  const roles = ['table', 'row', 'columnheader', 'rowheader', 'cell']
  expect(roles.map(count)).toEqual([
    3,
    2 + rows + soon + example,
    6,
    rows + soon + example,
    2 * (rows + soon) + example,
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('fairshare-tax-calendar.ics')
  const response = await page.request.get('/fairshare-tax-calendar.ics')
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const starts = (await response.text()).matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)
  expect(Array.from(starts, ([, day]) => day)).toEqual(dates)
})

test.describe('on a phone without script', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('A link shows the dates of one state with the federal ones, on screen and on paper, and their file.', async ({
    page,
  }) => {
    await page.goto('/learning-library')
    const states = page.getByRole('navigation', { name: 'Show the dates for' })
    const table = page.getByRole('table', { name: 'Tax deadlines through 2027' })
    const shown = table.getByRole('rowheader')
    const january = table.getByRole('row', { name: 'January 15 Friday' }).getByRole('rowheader')
    await page.getByText('All dates, federal and for four states').click()
    await expect(january).toHaveCount(4)
    const all = await shown.count()

    await states.getByRole('link', { name: 'Oklahoma' }).click()
    const ofOklahoma = ['Estimated tax for 2026, fourth payment', 'Estimated tax for 2026, fourth payment Oklahoma']
    await expect(january).toHaveText(ofOklahoma)
    await expect(shown.filter({ hasText: /Tennessee|Texas|North Carolina/ })).toHaveCount(0)
    await expect(states).toBeInViewport()
    const count = await shown.count()
    await expect(page.getByText(`${count} deadlines: federal and Oklahoma`)).toBeInViewport()
    const download = page.getByRole('link', { name: /^Download/ })
    await expect(download).toHaveText(['Download the Oklahoma calendar'])
    await expect(download).toHaveAttribute('href', '/fairshare-tax-calendar-oklahoma.ics')
    const file = await page.request.get('/fairshare-tax-calendar-oklahoma.ics')
    expect((await file.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(count)

    await page.emulateMedia({ media: 'print' })
    await expect(january).toHaveText(ofOklahoma)
    await expect(states).toBeHidden()
    await page.emulateMedia({ media: null })
    await states.getByRole('link', { name: 'All states' }).click()
    await expect(shown).toHaveCount(all)
  })

  for (const [path, title, reviewer, record] of [
    ['/blog/nashville-tennessee-cpa', /Nashville rental LLC/, 'Margaret Ellison (sample), CPA', 10],
    [dallas, /Dallas construction company/, 'Daniel Okafor (sample), CPA', 3],
    ['/blog/greenville-north-carolina-cpa', /self-employed physician in Greenville/, 'Thomas Brandt (sample)', 9],
    ['/blog/jackson-tennessee-cpa', /Jackson, Tennessee/, 'Margaret Ellison (sample), CPA', 1],
    [oklahoma, /Oklahoma City rental/, 'Thomas Brandt (sample), Enrolled Agent', 6],
  ] as const) {
    test(`${path} gives its answer on the first screen, says who wrote and reviewed it and that its client is invented, and leads to its sample record.`, async ({
      page,
    }) => {
      await page.goto(path)
      await facesReady(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const article = page.getByRole('article')
      await expect(article.getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
      for (const words of [
        'Fairshare Tax Advisory team',
        `Reviewed by ${reviewer}`,
        '100 Sample Street, Suite 000, Nashville, TN 00000; our CPAs are licensed in Tennessee',
        'Not an actual client. Shown to explain the kind of work we do.',
        'Sample outcomes. Figures are illustrative',
      ]) {
        await expect(article).toContainText(words)
      }
      await page.getByRole('link', { name: `See record ${record} in the case studies` }).click()
      await expect(page).toHaveURL(`/case-studies#record-${record}`)
      await expect(page.locator(`#record-${record}`)).toBeInViewport()
    })
  }

  test('Every mark of a note leads to it, though the notes are folded, and every note back to each of its marks.', async ({
    page,
  }) => {
    await page.goto(oklahoma)
    const first = page.getByRole('link', { name: 'Note 1', exact: true })
    await first.click()
    await expect(page.locator('#fn-1')).toBeInViewport()
    const marks = await page.locator('main sup a').all()
    const backs = page.getByRole('link', { name: /^Back to the text, note \d+/ })
    expect(marks.length).toBeGreaterThan(8)
    await expect(backs).toHaveCount(marks.length)
    for (const mark of marks) {
      const note = page.locator((await mark.getAttribute('href')) ?? '')
      await expect(note.locator(`a[href="#${await mark.getAttribute('id')}"]`)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to the text, note 1', exact: true }).click()
    await expect(first).toBeInViewport()
  })

  test('Contents unfold and lead to a chapter.', async ({ page }) => {
    await page.goto('/terms')
    const contents = contentsOf(page)
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.getByText(/^Contents/).click()
    await contents.getByRole('link', { name: 'Governing law' }).click()
    await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport()
  })
})

test('A chart of an article is a table with every figure in words; a screen reader skips its drawing.', async ({
  page,
}) => {
  await page.goto(oklahoma)
  const tables = page.getByRole('main').getByRole('table')
  await expect(tables.and(page.getByRole('table', { name: /\w/ }))).toHaveCount(await tables.count())
  const chart = page.getByRole('table', { name: 'When each Oklahoma waiting period ends' })
  await expect(chart.getByRole('columnheader')).toHaveText(['What, and its dates', /Needed$/])
  const duplex = chart.getByRole('row', { name: 'Duplex' })
  await expect(duplex.getByRole('rowheader')).toHaveText('Duplex March 18, 2022 to March 18, 2027')
  await expect(duplex.getByRole('cell')).toHaveText(['5 years'])
  const drawing = chart.getByRole('cell').locator('svg[aria-hidden=true]')
  await expect(drawing).toHaveCount(4)
  expect((await drawing.first().boundingBox())?.width).toBeGreaterThan(60)
})

test('On a desktop the contents stay beside the text. Articles lead from one to the next and back.', async ({
  page,
}) => {
  await page.goto(dallas)
  await contentsOf(page).getByRole('link', { name: 'What would change our answer' }).click()
  await expect(page.getByRole('heading', { name: 'What would change our answer' })).toBeInViewport()
  await expect(contentsOf(page).getByRole('link').first()).toBeInViewport()
  const more = page.getByRole('navigation', { name: 'More articles' })
  await more.getByRole('link', { name: 'Next: Greenville' }).click()
  await expect(page).toHaveURL('/blog/greenville-north-carolina-cpa')
  await more.getByRole('link', { name: 'Previous: Dallas' }).click()
  await expect(page).toHaveURL(dallas)
})

test('Notes of an article are folded. A printed article has them open, and nothing of the site around it.', async ({
  page,
}) => {
  await page.goto(dallas)
  const source = page.getByRole('link', { name: 'late election relief' })
  await expect(source).toHaveCount(0)
  await page.getByRole('heading', { name: 'Notes and sources' }).click()
  await expect(source).toBeVisible()
  await page.reload()
  const sheets = await printedPages(page)
  expect(sheets.length).toBeLessThanOrEqual(5)
  const printed = sheets.join('')
  for (const needed of [
    'Should your Dallas construction company elect S status',
    `(615) 555-0142 · https://www.fairshare.example${dallas}`,
    'Have ready: receivables and open jobs on January 1',
    'IRS, Form 2553 (https://www.irs.gov/forms-pubs/about-form-2553)',
    'does not create a client relationship',
  ]) {
    expect(printed).toContain(closeUp(needed))
  }
  for (const absent of ['Contents', 'Skip to content', 'Schedule a Consultation', 'Previous:']) {
    expect(printed).not.toContain(closeUp(absent))
  }
})

test('The worksheet of an article is folded, and printed alone on one page if it is the address.', async ({ page }) => {
  await page.goto(oklahoma)
  const name = 'Oklahoma City sale checklist'
  await page.getByRole('heading', { name }).click()
  await page.getByRole('link', { name: 'Print this worksheet' }).click()
  await expect(page.getByRole('heading', { name })).toBeInViewport()
  await page.reload()
  const [sheet = '', ...more] = await printedPages(page)
  expect(more).toEqual([])
  for (const needed of ['(615) 555-0142', name, 'headquarters letter, depreciation schedule']) {
    expect(sheet).toContain(closeUp(needed))
  }
  for (const absent of ['Print this worksheet', 'Notes and sources']) {
    expect(sheet).not.toContain(closeUp(absent))
  }
})

test('A legal page has its date, contents, addresses for its chapters and ways to reach the firm, and prints without navigation.', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['info@fairshare.example', 'mailto:info@fairshare.example'],
    ['www.fairshare.example', '/'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
  const headings = main.getByRole('heading', { level: 2 })
  const chapters = await headings.allTextContents()
  const links = contentsOf(page).getByRole('link')
  await expect(links).toHaveText(chapters)
  await links.last().click()
  await expect(headings.last()).toBeInViewport()
  await headings.filter({ hasText: 'Safeguards' }).getByRole('link').click()
  await expect(page).toHaveURL('/privacy-policy#safeguards')
  const printed = (await printedPages(page)).join('')
  for (const needed of ['Last updated May 14, 2025', ...chapters]) {
    expect(printed).toContain(closeUp(needed))
  }
  for (const absent of ['Skip to content', 'Contact Us', 'Schedule a Consultation']) {
    expect(printed).not.toContain(closeUp(absent))
  }
})
