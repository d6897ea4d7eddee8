import { expect, test } from 'vitest'
import { load } from '#app/content/load.ts'
import { render } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { gatedFirm } from '#test/changed-firm.ts'
import { changedFolder, textOf } from '#test/changed-folder.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { covers } from '#test/requirements.ts'
import { checkDays } from './check-content.ts'
import { type Gated, gate } from './gate.ts'

// What an owner does to pages: hide, hold back, rename and remove their files.

const withHead = (file: string, line: string) =>
  textOf(file).replace('head:\n', `head:\n  ${line}\n`)

/** The pages of a firm that is in order, and the files that machines read. */
async function siteOf(dir: string, today?: string) {
  const { passed, problems } = await gatedFirm(dir, today)
  expect(problems).toEqual([])
  if (!passed) throw new Error('The firm is not in order.')
  const pages = new Map(passed.pages.map(({ page, html }) => [page.path, html]))
  return { pages, files: Object.values(siteFiles(passed.content)).join('\n') }
}

test('a hidden page is at its address, and nothing leads there', async () => {
  const { pages, files } = await siteOf(
    changedFolder({
      'services/buy-sell-business.yaml': withHead(
        'services/buy-sell-business.yaml',
        'hidden: true',
      ),
      'articles/dallas-texas-cpa.md': withHead('articles/dallas-texas-cpa.md', 'hidden: true'),
    }),
  )
  expect(pages.get('/')).toContain('data-notice="off"')
  for (const hidden of ['/buy-sell-business', '/blog/dallas-texas-cpa']) {
    expect(pages.get(hidden)).toContain('<meta name="robots" content="noindex"/>')
    expect(pages.get(hidden)).not.toContain('type="text/markdown"')
    pages.delete(hidden)
    const linking = [...pages].filter(([, html]) => html.includes(`href="${hidden}"`))
    expect(linking.map(([path]) => path)).toEqual([])
    expect(files).not.toContain(hidden)
  }
})

test('a page in another language says so, the frame around it keeps its own, and both are linked', async () => {
  const { pages, files } = await siteOf(testFirmDir)
  const spanish = pages.get('/precios') ?? ''
  expect(spanish).toMatch(/<html lang="es".*<header lang="en-US".*<footer lang="en-US"/s)
  expect(spanish).toContain('<meta property="og:locale" content="es_ES"/>')
  expect(spanish).toContain('"inLanguage":"es"')
  expect(spanish).toContain('Hablemos de sus impuestos')
  const base = 'https://www.alderfinch.example'
  for (const html of [spanish, pages.get('/pricing')]) {
    expect(html).toContain(`<link rel="alternate" hrefLang="es" href="${base}/precios"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="en-US" href="${base}/pricing"/>`)
  }
  expect(pages.get('/')).toContain('<a href="/precios" lang="es">')
  expect(pages.get('/')).not.toContain('hrefLang')
  expect(files.split(`hreflang="es" href="${base}/precios"/>`)).toHaveLength(3)

  const post = pages.get('/new-office-hours') ?? ''
  expect(post).toMatch(/"@type":"BlogPosting".*"datePublished":"2026-10-01"/)
  expect(post).toContain('<a href="/learning-library">')
  expect(pages.get('/learning-library')).toMatch(/October 1, 2026.*href="\/new-office-hours"/)
  expect(files).toContain(`<id>${base}/new-office-hours</id>`)
})

test(
  'a page of the owner ends with other words, a button of its own, or nothing',
  covers('own-closing'),
  async () => {
    const file = 'plain/new-office-hours.md'
    const ending = (lines: string) => {
      const dir = changedFolder({ [file]: textOf(file).replace('\n---\n', `\n${lines}\n---\n`) })
      return gate({ dir, program: { render }, only: file })
    }
    const endOf = ({ passed, problems }: Gated) => {
      expect(problems).toEqual([])
      const html = passed?.pages[0]?.html ?? ''
      const main = html.split('</article>')[1]?.split('</main>')[0] ?? ''
      return { main, links: Array.from(main.matchAll(/<a href="([^"]*)"/g), ([, to]) => to) }
    }
    expect(endOf(await ending('')).links).toHaveLength(2)
    expect(endOf(await ending('noClosing: true')).main).not.toContain('<section')
    const apply = 'closing: { heading: Work with us, button: Apply, to: /contact }'
    expect(endOf(await ending(apply)).links).toEqual(['/contact'])
    const worded = endOf(await ending('closing: { heading: Questions about the hours? }'))
    expect(worded.main).toContain('Questions about the hours?')
    expect(worded.links).toHaveLength(2)

    const wrong = [
      ['closing: none', 'closing', /noClosing: true/],
      ['closing: { heading: A, button: Apply }', 'closing, to', /where the button "Apply" leads/],
      ['noClosing: true\nclosing: { heading: A }', 'noClosing', /beside "closing"/],
      ['lang: es\nclosing: { heading: A, schedule: B, call: C }', 'closing, note', /language/],
    ] as const
    for (const [lines, field, expected] of wrong) {
      expect([lines, (await ending(lines)).problems]).toMatchObject([
        lines,
        [{ file, field, expected: expect.stringMatching(expected) }],
      ])
    }
  },
)

test('a draft is not built, may be unfinished, and links to it are told with the reason', async () => {
  const draft = 'head:\n  draft: true\n  title: A page that nobody has written\n'
  const fine = await load(changedFolder({ 'services/estate-plans.yaml': draft }))
  expect(fine.problems).toEqual([])
  expect(fine.unbuilt).toEqual([{ file: 'services/estate-plans.yaml', path: '/estate-plans' }])
  expect(fine.content?.services).not.toHaveProperty('estate-plans')

  const dir = changedFolder({
    'services/accounting.yaml': withHead('services/accounting.yaml', 'draft: true'),
  })
  const { problems } = await load(dir)
  expect(problems.length).toBeGreaterThan(2)
  for (const problem of problems) {
    expect(problem).toMatchObject({
      line: expect.any(Number),
      hint: expect.stringMatching(/accounting|bookkeeping/),
    })
  }
})

test('a page the site needs cannot be a draft', async () => {
  const dir = changedFolder({ 'legal/terms.md': withHead('legal/terms.md', 'draft: true') })
  expect((await load(dir)).problems).toContainEqual(
    expect.objectContaining({ file: 'legal/terms.md', line: 3, field: 'head, draft' }),
  )
})

test('an article appears on its day, and is checked before', async () => {
  const year = new Date().getFullYear() + 5
  const article = textOf('articles/dallas-texas-cpa.md')
  const later = article.replace(/^published: .*$/m, `published: ${year}-01-02`)
  const dir = changedFolder({ 'articles/boise.md': later })
  const on = async (today: string) => {
    const { content } = await load(dir, { today })
    return content && Object.values(siteFiles(content)).join('')
  }
  expect(await on(`${year}-01-01`)).not.toContain('/blog/boise')
  expect(await on(`${year}-01-02`)).toContain('/blog/boise')

  const lost = changedFolder({
    'articles/boise.md': later.replace(/^caseStudy: .*$/m, 'caseStudy: 99'),
    'redirects.yaml': undefined,
  })
  // Nothing is shown here, so nothing leads to a place on a page.
  const program = { render: () => ({ html: '<main></main>', heading: '', views: [] }) }
  expect((await checkDays({ dir: lost, program })).problems).toContainEqual(
    expect.objectContaining({ file: 'articles/boise.md', field: 'caseStudy' }),
  )
})

test('a renamed file keeps its address, and an address can change without its file', async () => {
  const dir = changedFolder({
    'services/accounting.yaml': undefined,
    'services/books.yaml': withHead('services/accounting.yaml', 'address: accounting'),
    'articles/oklahoma-city-cpa.md': withHead('articles/oklahoma-city-cpa.md', 'address: oklahoma'),
  })
  const { pages, files } = await siteOf(dir)
  expect(pages.get('/accounting')).toContain(
    '<link rel="canonical" href="https://www.alderfinch.example/accounting"/>',
  )
  expect(pages.has('/blog/oklahoma')).toBe(true)
  expect(files).toContain('/blog/oklahoma<')
  expect(files).not.toContain('/blog/oklahoma-city-cpa')
})

test('every link to a removed page is told with its file and line', async () => {
  expect(
    (await load(changedFolder({ 'articles/dallas-texas-cpa.md': undefined }))).problems,
  ).toMatchObject([
    { file: 'redirects.yaml', line: expect.any(Number), found: '/blog/dallas-texas-cpa' },
  ])
  const { problems } = await load(changedFolder({ 'services/accounting.yaml': undefined }))
  const named = problems.map(({ file, line, field }) => `${file} ${line && 'line'} ${field}`)
  for (const place of [
    'articles/oklahoma-city-cpa.md line body',
    'audiences.yaml line audiences, item 4, questions, item 1, answer',
    'pages/about.yaml line blocks, item 4 (serve), needs, items, item 4, to',
    'services/tax-planning.yaml line blocks, item 9 (related), items, item 2, to',
  ]) {
    expect(named).toContain(place)
  }
  expect(named.filter((each) => !each.includes(' line '))).toEqual([])
})

test('a firm without a learning library has no calendar and no link to either', async () => {
  const without = changedFolder({
    'pages/learning-library.yaml': undefined,
    'deadlines.yaml': undefined,
    'pages/about-our-firm.yaml': textOf('pages/about-our-firm.yaml').replace(
      '[yours to keep](/learning-library)',
      'yours to keep',
    ),
  })
  const { pages, files } = await siteOf(without, '2031-03-08')
  expect(pages.get('/')).toMatch(/data-notice="on".*the floods of 2031/s)
  expect([...pages.values(), files].join('')).not.toMatch(/learning-library|\.ics/)
  expect(pages.get('/blog/dallas-texas-cpa')).toMatch(
    /<ol><li><a href="\/">[^<]*<\/a><\/li><li><span/,
  )
})
