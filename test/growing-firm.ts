import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from 'yaml'
import { formatProblems } from '#app/content/engine/problem.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { required } from '#app/lib/required.ts'
import { downloads } from '#app/site/downloads.ts'
import { render } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { gate, type Passed } from '#build/gate.ts'
import { blockIn, editYaml, withoutBlock } from './edit-yaml.ts'

// What a growing firm does to its folder, and that the site follows. Nothing here knows whose folder
// it is: each edit starts from an entry or a file that is there.

const today = '2026-11-16'

/** `growth` says which requirement the tests cover. */
export function describeGrowth(from: string, growth: { tags: string[] }) {
  describe(`a growing firm, ${basename(from)}`, () => {
    const dir = mkdtempSync(join(tmpdir(), 'growing-'))
    let before: Passed
    let after: Passed

    beforeAll(async () => {
      cpSync(from, dir, { recursive: true })
      before = await passed(dir)
      for (const edit of Object.values(edits)) edit(dir)
      after = await passed(dir)
    })
    afterAll(() => rmSync(dir, { recursive: true }))

    test('a new service is on its page, in menu, footer, sitemap and data', growth, () => {
      expect(pageAt(after, '/estate-plans')).toContain('<h1')
      expect(linksOf(pageAt(after, '/'))).toEqual(
        expect.arrayContaining(['/estate-plans', '/estate-plans']),
      )
      expect(linksOf(navOf(after, 'header'))).toContain('/estate-plans')
      expect(linksOf(navOf(after, 'footer'))).toContain('/estate-plans')
      expect(fileOf(after, '/sitemap.xml')).toContain('/estate-plans<')
      expect(fileOf(after, '/llms.txt')).toContain('/estate-plans.md')
      expect(nodesOf(after, '/estate-plans', 'Service')).toHaveLength(1)
    })

    test('a new article is on its page, in the library, feed, sitemap and data', growth, () => {
      expect(linksOf(pageAt(after, '/learning-library'))).toContain('/blog/boise-idaho')
      expect(fileOf(after, '/feed.xml')).toContain('/blog/boise-idaho"')
      expect(fileOf(after, '/sitemap.xml')).toContain('/blog/boise-idaho<')
      expect(nodesOf(after, '/blog/boise-idaho', 'Article')).toHaveLength(1)
    })

    test('a new person is shown with the photo and counted', growth, () => {
      const page = pageAt(after, '/about-our-firm')
      expect(plainText(page)).toContain('Jo Newcomer')
      expect(page).toMatch(/<img [^>]*alt="Jo Newcomer at a desk"/)
      expect(nodesOf(after, '/about-our-firm', 'Person')).toContainEqual(
        expect.objectContaining({ name: 'Jo Newcomer' }),
      )
      expect(peopleIn(after)).toBe(peopleIn(before) + 1)
    })

    test('a second office is on the contact page, in the footer, data and card', growth, () => {
      const address = '9 Second Street, Boise, ID 83701'
      expect(plainText(pageAt(after, '/contact'))).toContain(address)
      expect(plainText(navOf(after, 'footer'))).toContain(address)
      expect(JSON.stringify(nodesOf(after, '/', 'AccountingService'))).toContain(address)
      const card = Object.entries(downloads(after.content)).find(([path]) => path.endsWith('.vcf'))
      expect(card?.[1].replaceAll('\\', '')).toContain('9 Second Street')
    })

    test('one more record is in its table and among the drawings', growth, () => {
      const rows = ({ content }: Passed) => content.caseStudies?.records.length ?? 0
      expect(rows(after)).toBe(rows(before) + 1)
      const count = (site: Passed) => pageAt(site, '/case-studies').split('<tr').length
      expect(count(after)).toBe(count(before) + 1)
      expect([...after.made.drawings.keys()]).toContain('spindle-77')
    })

    test('one more value is shown', growth, () => {
      expect(plainText(pageAt(after, '/about-our-firm'))).toContain('We call back.')
    })

    test('a block that was taken out leaves nothing', growth, () => {
      expect(pageAt(before, '/')).toContain('id="comparison"')
      expect(pageAt(after, '/')).not.toContain('id="comparison"')
    })

    test('a notice is on every page', growth, () => {
      for (const { page, html } of after.pages) {
        expect([page.path, plainText(html).includes('We moved.')]).toEqual([page.path, true])
      }
    })

    test('an old address leads to the new page', growth, () => {
      expect(after.content.redirects?.redirects).toContainEqual(
        expect.objectContaining({ from: '/wills.html', to: '/estate-plans' }),
      )
    })
  })
}

type Edit = (dir: string) => void
const yaml =
  (file: string, change: (document: Document) => void): Edit =>
  (dir) =>
    editYaml(join(dir, file), change)

const edits: Record<string, Edit> = {
  service: (dir) => {
    const [first = ''] = globSync(join(dir, 'services/*.yaml'))
    const file = join(dir, 'services/estate-plans.yaml')
    cpSync(first, file)
    editYaml(file, (service) => {
      service.setIn(['head', 'name'], 'Estate Plans')
      service.deleteIn(['head', 'aliases'])
      service.setIn(['head', 'menu', 'place'], 90)
      service.setIn(['head', 'footer', 'place'], 90)
    })
  },
  article: (dir) => {
    const [first = ''] = globSync(join(dir, 'articles/*.md'))
    const text = readFileSync(first, 'utf8').replace(/^( {2}name:).*$/m, '$1 Boise, Idaho')
    writeFileSync(join(dir, 'articles/boise-idaho.md'), text)
  },
  person: (dir) => {
    cpSync(join(import.meta.dirname, 'firm/images/founder.png'), join(dir, 'images/jo.png'))
    editYaml(join(dir, 'team.yaml'), (team) => {
      const { roles } = team.toJS()
      const [{ id, count }] = roles
      team.setIn(['roles', 0, 'count'], count + 1)
      team.set('people', [
        {
          id: 'jo',
          name: 'Jo Newcomer',
          role: id,
          photo: 'jo.png',
          photoAlt: 'Jo Newcomer at a desk',
        },
      ])
    })
  },
  office: yaml('firm.yaml', (firm) =>
    firm.set('offices', [{ name: 'Boise', address: '9 Second Street, Boise, ID 83701' }]),
  ),
  record: yaml('case-studies.yaml', (studies) => {
    const [record] = studies.toJS().records
    studies.addIn(['records'], { ...record, id: 77 })
  }),
  value: yaml('pages/about-our-firm.yaml', (page) =>
    page.addIn([...blockIn(page, 'names'), 'items'], { name: 'Prompt', text: 'We call back.' }),
  ),
  block: yaml('pages/home.yaml', withoutBlock('comparison')),
  notice: (dir) =>
    writeFileSync(
      join(dir, 'notice.yaml'),
      'text: We moved.\nfrom: 2026-11-01\nuntil: 2026-12-01\n',
    ),
  redirect: (dir) =>
    writeFileSync(
      join(dir, 'redirects.yaml'),
      'redirects:\n  - from: /wills.html\n    to: /estate-plans\n',
    ),
}

async function passed(dir: string): Promise<Passed> {
  const { passed: site, ...checked } = await gate({ dir, program: { render }, today })
  if (!site) throw new Error(formatProblems(checked, dir))
  return site
}

function pageAt({ pages }: Passed, path: string): string {
  return required(
    pages.find(({ page }) => page.path === path),
    path,
  ).html
}

/** The header or the footer of the home page. */
function navOf(site: Passed, part: 'header' | 'footer'): string {
  const [found = ''] = new RegExp(`<${part}.*</${part}>`, 's').exec(pageAt(site, '/')) ?? []
  return found
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => href)
}

function fileOf({ content }: Passed, path: string): string {
  return required(siteFiles(content)[path], path)
}

type Node = { '@type': string; name?: string }

/** Of the structured data of a page, wherever they are in it. */
function nodesOf(site: Passed, path: string, type: string): Node[] {
  const [, data = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageAt(site, path)) ?? []
  const found: Node[] = []
  JSON.parse(data, (_, value) => {
    if (value?.['@type'] === type) found.push(value)
    return value
  })
  return found
}

function peopleIn({ content }: Passed): number {
  return content.team.roles.reduce((sum, { count }) => sum + (count ?? 0), 0)
}
