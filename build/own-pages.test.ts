import { expect, test } from 'vitest'
import { load } from '#app/content/load.ts'
import { required } from '#app/lib/required.ts'
import { render } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { firmIn } from '#test/changed-firm.ts'
import { changedFolder, textOf } from '#test/changed-folder.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { dataOf, shown } from '#test/shown.ts'
import { checkDays } from './check-content.ts'
import { gate } from './gate.ts'

// What an owner does to pages: hide, hold back, rename and remove their files.

const withHead = (file: string, line: string) =>
  textOf(file).replace('head:\n', `head:\n  ${line}\n`)

/** A firm that is in order, and the files that machines read. */
async function siteOf(dir: string, today?: string) {
  const firm = await firmIn(dir, today)
  expect(firm.problems).toEqual([])
  const files = Object.values(siteFiles(required(firm.content, dir))).join('\n')
  return { ...firm, files }
}

test('a hidden page is at its address, and nothing leads there', async () => {
  const hidden = ['services/buy-sell-business.yaml', 'articles/dallas-texas-cpa.md']
  const edits = hidden.map((file) => [file, withHead(file, 'hidden: true')])
  const { paths, page, files } = await siteOf(changedFolder(Object.fromEntries(edits)))
  for (const path of ['/buy-sell-business', '/blog/dallas-texas-cpa']) {
    const { values, parts } = page(path)
    expect(values('meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(parts('link[type="text/markdown"]')).toEqual([])
    expect(files).not.toContain(path)
    const others = paths.filter((each) => each !== path)
    const linking = others.filter((each) => page(each).parts(`a[href="${path}"]`).length > 0)
    expect(linking).toEqual([])
  }
})

const base = 'https://www.alderfinch.example'

test('a page in another language says so, the frame around it keeps its own, and both are linked', async () => {
  const { page, files } = await siteOf(testFirmDir)
  const spanish = page('/precios')
  for (const [part, lang] of [
    ['html', 'es'],
    ['header', 'en-US'],
    ['footer', 'en-US'],
  ] as const)
    expect([part, spanish.values(part, 'lang')]).toEqual([part, [lang]])
  expect(spanish.values('meta[property="og:locale"]', 'content')).toEqual(['es_ES'])
  expect(JSON.stringify(dataOf(spanish))).toContain('"inLanguage":"es"')
  expect(spanish.text).toContain('Hablemos de sus impuestos')
  const versions = 'link[rel="alternate"][hreflang]'
  for (const { values } of [spanish, page('/pricing')]) {
    expect(values(versions, 'hreflang').toSorted()).toEqual(['en-US', 'es'])
    const to = values(versions, 'href').toSorted()
    expect(to).toEqual([`${base}/precios`, `${base}/pricing`])
  }
  const home = page('/')
  expect(home.values('a[href="/precios"]', 'lang')).toContain('es')
  expect(home.parts(versions)).toEqual([])
  expect(files.split(`hreflang="es" href="${base}/precios"/>`)).toHaveLength(3)
})

test('a dated text is news: in the library, the feed and the data', async () => {
  const { page, files } = await siteOf(testFirmDir)
  const post = page('/new-office-hours')
  expect(dataOf(post)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', datePublished: '2026-10-01' }),
  )
  expect(post.parts('main a[href="/learning-library"]')).not.toEqual([])
  const library = page('/learning-library')
  expect(library.text).toContain('October 1, 2026')
  expect(library.parts('main a[href="/new-office-hours"]')).toHaveLength(1)
  expect(files).toContain(`<id>${base}/new-office-hours</id>`)
})

test(
  'a page of the owner ends with other words, a button of its own, or nothing',
  async () => {
    const file = 'plain/new-office-hours.md'
    const ending = (lines: string) => {
      const dir = changedFolder({ [file]: textOf(file).replace('\n---\n', `\n${lines}\n---\n`) })
      return gate({ dir, program: { render }, only: file })
    }
    const endOf = async (lines: string) => {
      const { passed, problems } = await ending(lines)
      expect(problems).toEqual([])
      const end = shown(passed?.pages[0]?.html ?? '').parts('main > section')
      return { links: end.flatMap(({ values }) => values('a', 'href')), end }
    }
    expect((await endOf('')).links).toHaveLength(2)
    expect((await endOf('noClosing: true')).end).toEqual([])
    const apply = 'closing: { heading: Work with us, button: Apply, to: /contact }'
    expect((await endOf(apply)).links).toEqual(['/contact'])
    const worded = await endOf('closing: { heading: Questions about the hours? }')
    expect(worded.end[0]?.texts('h2')).toEqual(['Questions about the hours?'])
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
  const { paths, page, files } = await siteOf(dir)
  const canonical = page('/accounting').values('link[rel="canonical"]', 'href')
  expect(canonical).toEqual([`${base}/accounting`])
  expect(paths).toContain('/blog/oklahoma')
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
    'services/tax-planning.yaml line blocks, item 10 (related), items, item 2, to',
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
  const { paths, page, html, files } = await siteOf(without, '2031-03-08')
  const trace = /learning-library|\.ics/
  expect(paths.filter((path) => trace.test(html(path)))).toEqual([])
  expect(files).not.toMatch(trace)
  const trail = page('/blog/dallas-texas-cpa').parts('nav[aria-label="Breadcrumb"] li')
  expect(trail).toHaveLength(2)
})

test('a notice is off before its first day, and on that day on', async () => {
  const notice = async (today: string) =>
    (await firmIn(testFirmDir, today)).page('/').parts('body > [data-until]:not([hidden])')
  expect(await notice('2031-03-07')).toHaveLength(0)
  expect(await notice('2031-03-08')).toHaveLength(1)
})
