import type { Locator, Page } from '@playwright/test'
import { closeUp, printedPages } from '#test/helpers/pdf.ts'
import { accessibilityTree, expect, facesReady, phone, test } from '#test/helpers/test.ts'

// Articles, legal pages and the learning library.

const dallas = '/blog/dallas-texas-cpa'
const oklahoma = '/blog/oklahoma-city-cpa'

test('The library says coming soon; its teasers are no links. The blog leaves the site in a new tab and says so.', async ({ page }) => {
  await page.goto('/learning-library')
  const main = page.getByRole('main')
  await expect(main.getByText(/coming soon/i)).toBeVisible()
  const blog = main.getByRole('link', { name: 'Read Our Blog (opens in a new tab)' })
  await expect(blog).toHaveAttribute('href', 'https://notes.alderfinch.example')
  const coming = page.getByRole('region', { name: 'What comes next' })
  await expect(coming.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(coming.getByRole('link')).toHaveCount(0)
})

test('The calendar file holds the dates of the table. Downloads are named after the firm.', async ({ page }) => {
  await page.goto('/learning-library')
  const dates = await page
    .getByRole('table')
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')?.replaceAll('-', '')))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the dates' }).click(),
  ])
  const name = 'alder-finch-tax-calendar.ics'
  expect(download.suggestedFilename()).toBe(name)
  const response = await page.request.get(`/${name}`)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = (await response.text()).split('\r\n').map((line) => line.split(':'))
  const values = (field: string) => lines.flatMap(([key, value]) => (key === field ? value : []))
  expect(values('DTSTART;VALUE=DATE')).toEqual(dates)
  expect(new Set(values('UID')).size).toBe(9)
  expect(new Set(values('DTSTAMP'))).toEqual(new Set(['20260901T000000Z']))
})

test('On a phone the calendar is still a table to assistive technology.', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/learning-library')
  const heard = await accessibilityTree(page)
  const count = (role: string) => heard.filter((node) => node.role === role).length
  const roles = ['table', 'row', 'columnheader', 'rowheader', 'cell']
  expect(roles.map(count)).toEqual([1, 1 + 9, 3, 9, 18])
})

for (const { path, title, lead, location, words, caseStudy, notes } of [
  {
    path: dallas,
    title: 'How a Dallas shop halved $200,000 of tax',
    lead: 'An invented company earned $900,000',
    location:
      'Alder & Finch Tax Partners serves Dallas clients remotely from 7 Signal Street, Suite 2B, Portland, OR 97000; our CPA is licensed in',
    words: 'Reviewed by Robin Park, CPA, September 1, 2026',
    caseStudy: 3,
    notes: 2,
  },
  {
    path: oklahoma,
    title: 'Why an Oklahoma couple got $5,000 back',
    lead: 'Instead of $30,000 to pay',
    location: 'Alder & Finch Tax Partners serves Oklahoma City clients remotely from',
    words: 'Reviewed August 3, 2026',
    caseStudy: 10,
    notes: 1,
  },
]) {
  test.describe(path, () => {
    test.use({ viewport: phone, javaScriptEnabled: false })
    test.beforeEach(({ page }) => page.goto(path))

    test('An article says who writes and who reviewed it, from where and when, and that its client is invented. The answer of an article is on the first screen of a phone.', async ({ page }) => {
      await facesReady(page)
      await expect(page.getByText(lead)).toBeInViewport()
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      for (const needed of [
        location,
        'Alder & Finch Tax Partners team',
        words,
        'min read',
        'Not an actual client. Shown to explain the kind of work we do.',
        'Sample outcomes.',
        'Savings depend on income, entity, state and follow-through.',
      ]) {
        await expect(main).toContainText(needed)
      }
      await expect(main.getByRole('heading', { name: /^Illustrative example/ })).toBeVisible()
      const drawing = main.getByRole('figure').first().locator('img')
      await expect(drawing).toHaveJSProperty('naturalWidth', 1200)
      // Chapters have numbers; the notes, which come after them, have none.
      const numbered = await main
        .getByRole('heading', { level: 2 })
        .evaluateAll((all) =>
          all
            .filter((heading) => /counter/.test(getComputedStyle(heading, '::before').content))
            .map((heading) => heading.textContent),
        )
      const contents = await main.locator('nav details a').allTextContents()
      expect([...numbered, 'Notes and sources']).toEqual(contents)
    })

    test('Tables of an article have names and headers.', async ({ page }) => {
      // The tables of a worksheet are for the reader to fill in.
      for (const table of await page.locator('main table:not([data-block="worksheet"] *)').all()) {
        expect((await table.evaluate(nameOfTable)).length).toBeGreaterThan(3)
        expect(await table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(1)
        expect(await table.getByRole('rowheader').count()).toBeGreaterThanOrEqual(1)
      }
    })

    test('Notes lead both ways, also without script, and ids are unique.', async ({ page }) => {
      await expectNotes(page, notes)
      const mark = page.getByRole('link', { name: 'Note 1', exact: true }).first()
      await mark.click()
      await expect(page.locator('#fn-1')).toBeInViewport()
      await page
        .getByRole('link', { name: /^Back to the text, note 1/ })
        .first()
        .click()
      await expect(mark).toBeInViewport()
    })

    test('The sample record of an article is one click away.', async ({ page }) => {
      await page.getByRole('link', { name: `record ${caseStudy} in the case studies` }).click()
      await expect(page).toHaveURL(`/case-studies#record-${caseStudy}`)
      await expect(page.locator(`#record-${caseStudy}`)).toBeInViewport()
    })
  })
}

/** Every mark leads to a note, every note back to each of its marks. */
async function expectNotes(page: Page, count: number) {
  const { marks, notes } = await page.evaluate(() => {
    const links = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<HTMLAnchorElement>(selector),
    ]
    return {
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
  expect(notes).toHaveLength(count)
  for (const { id, href, name } of marks) {
    expect(name).toBe(`Note ${href.slice('#fn-'.length)}`)
    expect(notes.find((note) => `#${note.id}` === href)?.back).toContain(`#${id}`)
  }
  for (const note of notes) {
    expect(note.back.length).toBe(marks.filter(({ href }) => href === `#${note.id}`).length)
    expect(note.names.join()).toMatch(/^Back to the text, note \d+/)
  }
}

function nameOfTable(table: Element): string {
  const heading = document.getElementById(table.getAttribute('aria-labelledby') ?? '')
  return (table.querySelector('caption') ?? heading)?.textContent ?? ''
}

test('A chart of an article is a table with every figure in words; a screen reader skips its drawing.', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(oklahoma)
  const main = page.getByRole('main')
  for (const [caption, column, row, cells] of [
    ['From the income to what is taxed', 'Amount', 'The barn', ['−$61,500']],
    [
      'When each holding period ends',
      'From',
      'Barn',
      ['June 12, 2026', 'June 12, 2031', '5 years'],
    ],
    ['As an S corporation', 'As an S corporation', "Owner's tax", ['−$96,000']],
    ['Depreciation by year', 'Oklahoma', '2026', ['$72,000', '$10,800']],
    [
      'One barn, by owner and use',
      'Owner',
      'An LLC',
      [/^No permit\. File/, /^A permit/, 'Not possible.'],
    ],
  ] as const) {
    const table = main.getByRole('table', { name: caption })
    await expect(table.getByRole('columnheader', { name: column }), caption).toHaveCount(1)
    const line = table.getByRole('row', { name: row })
    await expect(line.getByRole('cell')).toHaveText([...cells])
    for (const drawing of await table.locator('td > svg').all()) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
      expect((await drawing.boundingBox())?.width).toBeGreaterThan(60)
    }
  }
})

test('Questions of an article open by themselves, and are all open on paper.', async ({ page }) => {
  await page.goto(oklahoma)
  const answer = page.getByText('It has to be new to you')
  await expect(answer).toBeHidden()
  await page.getByRole('heading', { name: 'Does the barn have to be new?' }).click()
  await expect(answer).toBeVisible()
  expect((await printedPages(page)).join('')).toContain(closeUp('Generally yes, for wages'))
})

test('The worksheet of an article is printed alone on one page if it is the address.', async ({ page }) => {
  await page.goto(oklahoma)
  await page.getByRole('link', { name: 'open this link' }).click()
  await expect(page.getByRole('heading', { name: 'The orchard on one page' })).toBeInViewport()
  const [sheet = '', ...more] = await printedPages(page)
  expect(more).toEqual([])
  for (const needed of ['(503) 555-0147 ext. 12', 'The orchard on one page', 'Price of the barn']) {
    expect(sheet).toContain(closeUp(needed))
  }
  for (const absent of ['Two incomes', 'open this link', 'Notes', 'client relationship']) {
    expect(sheet).not.toContain(closeUp(absent))
  }
})

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('On a desktop the contents stay beside the text. Articles lead from one to the next and back.', async ({ page }) => {
  await page.goto(dallas)
  await contentsOf(page).getByRole('link', { name: 'Notes and sources' }).click()
  await expect(page.getByRole('heading', { name: 'Notes and sources' })).toBeInViewport()
  await expect(contentsOf(page).getByRole('link').first()).toBeInViewport()
  const more = page.getByRole('navigation', { name: 'More articles' })
  await expect(more.getByRole('link')).toHaveCount(1)
  await more.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oklahoma couple/)
  await expect(more.getByRole('link')).toHaveCount(1)
  await more.getByRole('link', { name: /^Previous/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dallas shop/)
})

test('A printed article has its sources and nothing of the site around it.', async ({ page }) => {
  await page.goto(dallas)
  const sheets = await printedPages(page)
  expect(sheets.length).toBeLessThanOrEqual(7)
  const printed = sheets.join('')
  for (const needed of [
    'How a Dallas shop halved $200,000 of tax',
    '(503) 555-0147 ext. 12',
    `https://www.alderfinch.example${dallas}`,
    'serves Dallas clients remotely from',
    'IRC § 11(b).',
    'An invented note with a link',
    'does not create a client relationship',
  ]) {
    expect(printed).toContain(closeUp(needed))
  }
  for (const absent of ['Contents', 'Skip to content', 'Schedule', 'Previous:', '↑']) {
    expect(printed).not.toContain(closeUp(absent))
  }
})

test('A printed page ends with its legal lines.', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ media: 'print' })
  await page.goto(dallas)
  const footer = page.getByRole('contentinfo')
  const bottom = (part: Locator) =>
    part.evaluate((element) => Math.floor(element.getBoundingClientRect().bottom))
  const lines = footer.getByText('does not create a client relationship')
  expect(await bottom(footer)).toBe(await bottom(lines))
})

for (const { path, name, date, said, unsaid } of [
  {
    path: '/sms-terms',
    name: 'SMS/Text Messaging Terms',
    date: 'Effective June 3, 2024',
    said: 'Effective',
    unsaid: 'Last updated',
  },
  {
    path: '/terms',
    name: 'Terms of Service',
    date: 'Last updated March 1, 2024',
    said: 'The law of the State of Oregon applies.',
    unsaid: 'The law of your own state applies.',
  },
  {
    path: '/privacy-policy',
    name: 'Privacy Policy',
    date: 'Last updated March 1, 2024',
    said: 'We keep a written information security plan.',
    unsaid: 'FTC Safeguards Rule',
  },
]) {
  test(
    `${path} has its name, date, contents, addresses for its chapters and ways to reach the firm`,
    async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      const headings = main.getByRole('heading', { level: 2 })
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
      for (const words of [date, said]) await expect(main).toContainText(words)
      await expect(main).not.toContainText(unsaid)
      const mail = main.getByRole('link', { name: 'desk@alderfinch.example' }).first()
      await expect(mail).toHaveAttribute('href', 'mailto:desk@alderfinch.example')
      const home = main.getByRole('link', { name: 'www.alderfinch.example' })
      await expect(home).toHaveAttribute('href', '/')
      const links = contentsOf(page).getByRole('link')
      await expect(links).toHaveText(await headings.allTextContents())
      await links.last().click()
      await expect(headings.last()).toBeInViewport()
      const second = headings.nth(1)
      await second.getByRole('link').click()
      await expect(page).toHaveURL(`${path}#${await second.getAttribute('id')}`)
    },
  )
}

test('A legal page prints its date and chapters, without navigation.', async ({ page }) => {
  await page.goto('/privacy-policy')
  const headings = await page.locator('main h2').allTextContents()
  const sheets = await printedPages(page)
  expect(sheets.length).toBeLessThanOrEqual(4)
  const printed = sheets.join('')
  for (const needed of ['Last updated March 1, 2024', ...headings]) {
    expect(printed).toContain(closeUp(needed))
  }
  for (const absent of ['Contents:', 'Contact Us', 'Skip to content', 'Schedule']) {
    expect(printed).not.toContain(closeUp(absent))
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [details, path, chapter] of [
    [covers('article-contents-phone'), dallas, 'The steps'],
    [covers('legal-contents-phone'), '/terms', 'Governing law'],
  ] as const) {
    test(`contents of ${path} unfold on a phone`, details, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(path)
      await expect(contentsOf(page).getByRole('link')).toHaveCount(0)
      await contentsOf(page)
        .getByText(/^Contents/)
        .click()
      await contentsOf(page).getByRole('link', { name: chapter }).click()
      await expect(page.getByRole('heading', { name: chapter })).toBeInViewport()
    })
  }

  test('The calendar has every deadline with its date, moved ones explained.', async ({ page }) => {
    await page.goto('/learning-library')
    const table = page.getByRole('table')
    await expect(table.getByRole('caption')).toContainText('What is due in 2028')
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Due', 'For'])
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(9)
    for (const [name, date] of [
      ['Last estimate for 2027', 'January 18 Tuesday'],
      ['Form 1040 for 2027', 'April 18 Tuesday'],
      ['Personal return for 2027', 'April 17 Monday'],
      ['First estimate for 2028', 'April 18 Tuesday'],
      ['Second estimate for 2028', 'June 15 Thursday'],
      ['List of tools', 'May 2 Tuesday'],
      ['Extended Form 1040', 'October 16 Monday'],
      ['Last day of 2028', 'December 31 Sunday'],
    ] as const) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name }) })
      await expect(row.getByRole('cell').first(), name).toContainText(date)
    }
    await expect(rows.nth(0)).toContainText('moved from January 15')
    await expect(rows.filter({ hasText: 'Personal return' })).toContainText('Oregon only')
    const section = page.getByRole('region').filter({ has: table })
    await expect(section.getByRole('link', { name: 'full list' })).toBeVisible()
    await expect(section).toContainText('Reviewed September 2026')
    await expect(section).toContainText('Left out: payroll and sales tax.')
    await section.getByText('Read the rules').click()
    await expect(section.getByRole('link', { name: 'IRC § 469' })).toHaveCount(2)
    const yearEnd = page.getByRole('region', { name: 'Before the year is over' })
    await expect(yearEnd.getByRole('listitem').first()).toHaveText('Gifts to charity')
  })

  test('Without script, a link shows the dates of one state with the federal ones, on screen and on paper, and their file.', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/learning-library')
    const states = page.getByRole('navigation', { name: 'Dates of' })
    await expect(states.getByRole('link')).toHaveText(['Every state', 'Oregon', 'Idaho'])
    const shown = page.getByRole('table').getByRole('rowheader')
    const downloads = page.getByRole('link', { name: /^Download/ })
    await expect(shown).toHaveCount(9)
    await expect(downloads).toHaveText(['Download the dates'])

    await states.getByRole('link', { name: 'Idaho' }).click()
    const idaho = [
      'Last estimate for 2027',
      'Idaho return for 2027 Idaho only',
      'Form 1040 for 2027',
      'First estimate for 2028',
      'List of tools Idaho only',
      'Second estimate for 2028',
      'Extended Form 1040',
      'Last day of 2028',
    ]
    await expect(shown).toHaveText(idaho)
    await expect(page.getByText('8 dates with Idaho')).toBeInViewport()
    await expect(page.getByText('Idaho keeps a day of its own.')).toBeVisible()
    await expect(states).toBeInViewport()
    // Oregon's row, which is hidden, had shown the day of both.
    const row = page.getByRole('row', { name: 'Idaho return' })
    expect((await row.locator('time').boundingBox())?.width).toBeGreaterThan(40)

    // From the link, the keyboard comes to the file of the state.
    await page.keyboard.press('Tab')
    await expect(downloads).toBeFocused()
    await expect(downloads).toHaveText(['Download with Idaho'])
    await expect(downloads).toHaveAttribute('href', '/alder-finch-tax-calendar-idaho.ics')
    const uidsIn = async (path: string) =>
      (await (await page.request.get(path)).text()).match(/^UID:.*$/gm) ?? []
    const all = await uidsIn('/alder-finch-tax-calendar.ics')
    expect(await uidsIn('/alder-finch-tax-calendar-idaho.ics')).toEqual(
      all.filter((uid) => !uid.includes('oregon')),
    )

    await page.emulateMedia({ media: 'print' })
    await expect(shown).toHaveText(idaho)
    await expect(states).toBeHidden()
    await page.emulateMedia({ media: null })

    await states.getByRole('link', { name: 'Every state' }).click()
    await expect(shown).toHaveCount(9)
    await page.goto('/learning-library#oregon')
    await expect(shown).toHaveCount(7)
    await expect(page.getByText('7 dates with Oregon')).toBeVisible()
  })
})
