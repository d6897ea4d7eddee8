import { describe, expect, test } from 'vitest'
import { required } from '#app/lib/required.ts'
import { shown } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { printed } from '#test/printed.ts'
import { pageProblems } from './check-pages.ts'
import type { Content } from './collections.ts'
import { parseSource } from './engine/source.ts'
import { addressesIn, navigation, pageFacts, pagesOf, trailTo } from './pages.ts'
import type { Head } from './schemas/common.ts'

const planning = required(testFirm.services['tax-planning'], 'service tax-planning')

/** The test firm with a change of some services' heads, or with more services. */
function withServices(heads: Record<string, Partial<Head>>): Content {
  const changed = Object.entries(heads).map(([slug, head]) => {
    const service = testFirm.services[slug] ?? planning
    return [slug, { ...service, head: { ...service.head, ...head } }]
  })
  return { ...testFirm, services: { ...testFirm.services, ...Object.fromEntries(changed) } }
}

function pageAt(path: string, content = testFirm) {
  return pagesOf(content).find((page) => page.path === path)
}

describe('addresses', () => {
  test.each([
    ['pages/home.yaml', '/', 'home'],
    ['pages/about-our-firm.yaml', '/about-our-firm', 'about-our-firm'],
    ['services/tax-planning.yaml', '/tax-planning', 'service'],
    ['articles/dallas-texas-cpa.md', '/blog/dallas-texas-cpa', 'article'],
    ['legal/terms.md', '/terms', 'legal'],
  ])('%s is the page %s', (file, path, kind) => {
    expect(pageAt(path)).toMatchObject({ file, path, kind, canonical: path })
  })

  test('an alias is a page of its own with the address that search engines shall know', () => {
    expect(pageAt('/bookkeeping')).toEqual({ ...pageAt('/accounting'), path: '/bookkeeping' })
  })

  const typed = (files: Record<string, string>) =>
    new Map(
      Object.entries(files).flatMap(([file, text]) => {
        const { source } = parseSource(file, text)
        return source ? [[file, source] as const] : []
      }),
    )
  const patterns = ['pages/sms-optin.yaml', 'services/*.yaml', 'articles/*.md', 'legal/*.md']
  const known = (files: Record<string, string>) => addressesIn(typed(files), '2026-11-15', patterns)

  test('are known with their aliases before the files are checked', () => {
    const { paths } = known({
      'services/accounting.yaml': 'head: { aliases: [bookkeeping] }',
      'services/estate.yaml': 'head: 7',
      'services/crypto-2026.yaml': 'head: { address: digital-assets }',
      'legal/terms.md': '---\ntitle: 7\n---\n\nText\n',
      'firm.yaml': 'head: { aliases: [a] }',
    })
    expect(paths).toEqual(['/accounting', '/bookkeeping', '/estate', '/digital-assets', '/terms'])
  })

  test('are facts by the names of their files', () => {
    const files = typed({
      'articles/dallas.md': '---\nhead: { address: dallas-texas }\n---\n',
      'legal/sms-terms.md': '---\ntitle: Terms\n---\n',
      'pages/home.yaml': 'blocks: [{ block: signs }, { block: calculator }]',
      'pages/pricing.yaml': 'blocks: [{ block: guarantee }, { block: mistyped }]',
      'services/estate.yaml': 'head: { draft: true }',
      'firm.yaml': 'calculator: { minimum: 10 }',
    })
    // A block without its data, here guarantee.yaml, is not on its page.
    expect(printed(pageFacts(files, '2026-11-15'))).toEqual({
      'block.*': '',
      'block.home.signs': 'signs',
      'block.home.calculator': 'calculator',
      'page.dallas': '/blog/dallas-texas',
      'page.sms-terms': '/sms-terms',
      'page.home': '/',
      'page.pricing': '/pricing',
      'page.*': '',
    })
  })

  test.each([
    [
      '/books',
      'There is no services/books.yaml or legal/books.md, so the site has no page /books.',
    ],
    ['/blog/dallas', 'There is no articles/dallas.md, so the site has no page /blog/dallas.'],
    ['/sms-optin', 'There is no pages/sms-optin.yaml, so the site has no page /sms-optin.'],
    ['/a/b/c', undefined],
  ])('a missing page %s is explained by its files', (path, expected) => {
    expect(known({}).whyMissing(path)).toBe(expected)
  })

  test('a draft and a page of a later day are not built, which explains links to them', () => {
    const { paths, unbuilt, whyMissing } = known({
      'services/estate.yaml': 'head: { draft: true, aliases: [wills] }',
      'articles/boise.md': '---\npublished: 2026-11-16\n---\n',
      'articles/dallas.md': '---\npublished: 2026-11-15\n---\n',
      'articles/reno.md': '---\npublished: soon\n---\n',
    })
    expect(paths).toEqual(['/blog/dallas', '/blog/reno'])
    expect(unbuilt).toEqual([
      { file: 'services/estate.yaml', path: '/estate' },
      { file: 'articles/boise.md', path: '/blog/boise', appears: '2026-11-16' },
    ])
    expect(whyMissing('/estate')).toBe(
      'services/estate.yaml is a draft (head, draft), so the site has no page /estate yet.',
    )
    expect(whyMissing('/wills')).toContain('services/estate.yaml is a draft')
    expect(whyMissing('/blog/boise')).toContain('will appear on November 16, 2026')
  })
})

describe('the day a page last changed', () => {
  test('is the latest of its own dates', () => {
    const article = required(testFirm.articles['dallas-texas-cpa'], 'article about Dallas')
    const dallas = { ...article, head: { ...article.head, updated: '2027-01-02' } }
    const content = { ...testFirm, articles: { dallas } }
    expect(pageAt('/blog/dallas', content)?.modified).toBe('2027-01-02')
    expect(pageAt('/terms')?.modified).toBe(testFirm.legal.terms?.date)
    const changed = withServices({ accounting: { updated: '2027-03-04' } })
    expect(pageAt('/bookkeeping', changed)?.modified).toBe('2027-03-04')
  })

  test('is for the price list also the day of the prices', () => {
    const firm = { ...testFirm.firm, pricesEffective: '2027-05-06' }
    expect(pageAt('/pricing', { ...testFirm, firm })?.modified).toBe('2027-05-06')
    expect(pageAt('/faq', { ...testFirm, firm })?.modified).not.toBe('2027-05-06')
  })
})

describe('menus and footer', () => {
  const linksOf = (content: Content, part: 'menu' | 'footer', group: string) =>
    navigation(content, part).find(({ label }) => label.plain === group)?.links

  test('have the groups of navigation.yaml in their order, without empty ones', () => {
    const { menus } = testFirm.navigation
    const content = {
      ...testFirm,
      navigation: { menus: [shown('Tools'), ...menus.toReversed()], footer: [shown('Firm')] },
    }
    expect(navigation(content, 'menu').map(({ label }) => label)).toEqual(menus.toReversed())
    expect(navigation(content, 'footer').map(({ id }) => id)).toEqual(['firm'])
  })

  test('a page stands at its place, under its name or a label of its own', () => {
    const content = withServices({
      'tax-planning': { menu: { group: shown('Services'), place: 9, label: shown('Plans') } },
      'tax-debt': { name: shown('Tax Debt'), menu: { group: shown('Services'), place: 1 } },
    })
    const links = linksOf(content, 'menu', 'Services')
    expect(printed(links?.at(0))).toEqual({ label: 'Tax Debt', to: '/tax-debt' })
    expect(printed(links?.at(-1))).toEqual({ label: 'Plans', to: '/tax-planning' })
  })

  test('a page without a place is in none of them, and an alias is never', () => {
    const content = withServices({ 'tax-debt': { menu: undefined, footer: undefined } })
    const links = [...navigation(content, 'menu'), ...navigation(content, 'footer')]
      .flatMap((group) => group.links)
      .map(({ to }) => to)
    expect(links).not.toContain('/tax-debt')
    expect(links).not.toContain('/bookkeeping')
  })

  test('a link may lead to a place on its page', () => {
    expect(printed(linksOf(testFirm, 'footer', 'Legal'))).toContainEqual({
      label: 'Accessibility',
      to: '/contact#accessibility',
    })
  })
})

describe('breadcrumbs', () => {
  const trail = (path: string, content = testFirm) =>
    trailTo(content, path).map(({ label, to }) => `${label} ${to}`)

  test.each([
    ['/', ['Home /']],
    ['/pricing', ['Home /', 'Pricing /pricing']],
    ['/bookkeeping', ['Home /', 'Accounting /accounting']],
    [
      '/blog/dallas-texas-cpa',
      ['Home /', 'Learning Library /learning-library', 'Dallas, Texas /blog/dallas-texas-cpa'],
    ],
    ['/about', ['Home /', 'Our Firm /about-our-firm', 'About /about']],
    ['/nowhere', []],
  ])('lead to %s', (path, expected) => {
    expect(trail(path)).toEqual(expected)
  })

  test('follow the parent that a page names', () => {
    const content = withServices({ 'tax-planning': { parent: shown('/bookkeeping') } })
    expect(trail('/tax-planning', content)).toEqual([
      'Home /',
      'Accounting /accounting',
      'Tax Planning /tax-planning',
    ])
  })
})

describe('problems', () => {
  test('a group that is not in navigation.yaml is told with the nearest one', () => {
    const content = withServices({ accounting: { menu: { group: shown('Servces'), place: 1 } } })
    expect(pageProblems(content)).toEqual([
      {
        file: 'services/accounting.yaml',
        path: ['head', 'menu', 'group'],
        found: '"Servces"',
        expected: 'one of the groups in navigation.yaml: About, Services, Resources',
        hint: 'Did you mean Services?',
      },
    ])
  })

  test('parents that lead in a circle are told for each page of it', () => {
    const content = withServices({
      accounting: { parent: shown('/tax-planning') },
      'tax-planning': { parent: shown('/bookkeeping') },
      'tax-preparation': { parent: shown('/tax-preparation') },
    })
    expect(pageProblems(content).map(({ file, path }) => [file, path])).toEqual([
      ['services/tax-planning.yaml', ['head', 'parent']],
      ['services/tax-preparation.yaml', ['head', 'parent']],
      ['services/accounting.yaml', ['head', 'parent']],
    ])
  })

  test('an address that another page has is told', () => {
    const content = withServices({ terms: {}, 'tax-debt': { aliases: ['pricing'] } })
    expect(pageProblems(content)).toMatchObject([
      { file: 'services/tax-debt.yaml', path: ['head', 'aliases'], found: 'the address /pricing' },
      { file: 'legal/terms.md', expected: expect.stringContaining('services/terms.yaml') },
    ])
  })

  test('a file whose name cannot be an address is told with one that can', () => {
    expect(pageProblems(withServices({ 'Tax Debt': {} }))).toMatchObject([
      {
        file: 'services/Tax Debt.yaml',
        found: 'the name "Tax Debt"',
        hint: 'Rename the file to services/tax-debt.yaml.',
      },
    ])
  })

  test('a translation is of an original, and into another language', () => {
    const spanish = required(testFirm.plain.precios, 'plain/precios.md')
    const plain = {
      precios: spanish,
      tarifas: spanish,
      retour: { ...spanish, lang: 'fr', translationOf: shown('/precios') },
      prices: { ...spanish, lang: 'en-US', translationOf: shown('/faq') },
    }
    const problems = pageProblems({ ...testFirm, plain })
    expect(problems.map(({ file, path, found }) => [file, ...(path ?? []), found])).toEqual([
      ['plain/precios.md', 'lang', '"es"'],
      ['plain/tarifas.md', 'lang', '"es"'],
      ['plain/retour.md', 'translationOf', '/precios'],
      ['plain/prices.md', 'lang', '"en-US"'],
    ])
  })
})
