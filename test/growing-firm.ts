import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { required } from '#app/lib/required.ts'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { firmIn } from './changed-firm.ts'
import { changedCopy, type Edits } from './changed-folder.ts'
import { blockIn, withoutBlock } from './edit-yaml.ts'
import { once } from './once.ts'
import { dataOf } from './shown.ts'

// What a growing firm does to its folder, and that the site follows. Nothing here knows whose folder
// it is: each edit starts from an entry or a file that is there.

const today = '2026-11-16'

/** `growth` says which requirement the tests cover. */
export function describeGrowth(from: string, growth: { tags: string[] }) {
  const firms = once(async () => ({
    before: await readyFirm(from),
    after: await readyFirm(changedCopy(from, ...editsOf(from))),
  }))

  describe(`a growing firm, ${basename(from)}`, () => {
    test('a new service is on its page, in menu, footer, sitemap and data', growth, async () => {
      const { after } = await firms()
      expect(after.page('/estate-plans').parts('h1')).toHaveLength(1)
      const { values } = after.page('/')
      for (const part of ['header', 'footer'])
        expect([part, values(`${part} a`, 'href')]).toEqual([
          part,
          expect.arrayContaining(['/estate-plans']),
        ])
      expect(after.files['/sitemap.xml']).toContain('/estate-plans<')
      expect(after.files['/llms.txt']).toContain('/estate-plans.md')
      expect(after.nodesOf('/estate-plans', 'Service')).toHaveLength(1)
    })

    test(
      'a new article is on its page, in the library, feed, sitemap and data',
      growth,
      async () => {
        const { after } = await firms()
        const { values } = after.page('/learning-library')
        expect(values('a', 'href')).toContain('/blog/boise-idaho')
        expect(after.files['/feed.xml']).toContain('/blog/boise-idaho"')
        expect(after.files['/sitemap.xml']).toContain('/blog/boise-idaho<')
        expect(after.nodesOf('/blog/boise-idaho', 'Article')).toHaveLength(1)
      },
    )

    test('a new person is shown with the photo and counted', growth, async () => {
      const { before, after } = await firms()
      const { text, parts } = after.page('/about-our-firm')
      expect(text).toContain('Jo Newcomer')
      expect(parts('img[alt="Jo Newcomer at a desk"]')).not.toEqual([])
      expect(after.nodesOf('/about-our-firm', 'Person')).toContainEqual(
        expect.objectContaining({ name: 'Jo Newcomer' }),
      )
      const people = ({ content }: Firm) =>
        content.team.roles.reduce((sum, { count }) => sum + (count ?? 0), 0)
      expect(people(after)).toBe(people(before) + 1)
    })

    test(
      'a second office is on the contact page, in the footer, data and card',
      growth,
      async () => {
        const { after } = await firms()
        const address = '9 Second Street, Boise, ID 83701'
        const { texts } = after.page('/contact')
        for (const part of ['main', 'footer']) expect(texts(part).join()).toContain(address)
        expect(JSON.stringify(after.nodesOf('/', 'AccountingService'))).toContain(address)
        const card = Object.keys(after.files).find((path) => path.endsWith('.vcf')) ?? ''
        expect(after.files[card]?.replaceAll('\\', '')).toContain('9 Second Street')
      },
    )

    test('one more record is in its table and among the drawings', growth, async () => {
      const { before, after } = await firms()
      const rows = ({ page }: Firm) => page('/case-studies').parts('tr').length
      expect(rows(after)).toBe(rows(before) + 1)
      expect(after.site().drawings).toHaveProperty('spindle-77')
    })

    test('one more value is shown', growth, async () => {
      const { after } = await firms()
      expect(after.page('/about-our-firm').text).toContain('We call back.')
    })

    test('a block that was taken out leaves nothing', growth, async () => {
      const { before, after } = await firms()
      expect(before.page('/').parts('#comparison')).toHaveLength(1)
      expect(after.page('/').parts('#comparison')).toEqual([])
    })

    test('a notice is on every page', growth, async () => {
      const { after } = await firms()
      for (const path of after.paths)
        expect([path, after.page(path).text.includes('We moved.')]).toEqual([path, true])
    })

    test('an old address leads to the new page', growth, async () => {
      const { after } = await firms()
      expect(after.content.redirects?.redirects).toContainEqual(
        expect.objectContaining({ from: '/wills.html', to: '/estate-plans' }),
      )
    })
  })
}

type Firm = Awaited<ReturnType<typeof readyFirm>>

async function readyFirm(dir: string) {
  const { content, ...firm } = await firmIn(dir, today)
  expect(firm.problems).toEqual([])
  firm.site() // while its folder is there
  const all = required(content, dir)
  const files: Record<string, string> = { ...siteFiles(all), ...downloads(all) }
  return { ...firm, content: all, files, nodesOf }

  /** Of the structured data of a page, wherever they are in it. */
  function nodesOf(path: string, type: string): object[] {
    const found: object[] = []
    JSON.parse(JSON.stringify(dataOf(firm.page(path))), (_, value) => {
      if (value?.['@type'] === type) found.push(value)
      return value
    })
    return found
  }
}

function editsOf(from: string): Edits[] {
  const first = (pattern: string) => readFileSync(globSync(join(from, pattern))[0] ?? '', 'utf8')
  const service = 'services/estate-plans.yaml'
  const article = first('articles/*.md').replace(/^( {2}name:).*$/m, '$1 Boise, Idaho')
  const photo = { photo: 'jo.png', photoAlt: 'Jo Newcomer at a desk' }
  return [
    { [service]: first('services/*.yaml') },
    {
      [service]: (page) => {
        page.setIn(['head', 'name'], 'Estate Plans')
        page.deleteIn(['head', 'aliases'])
        page.setIn(['head', 'menu', 'place'], 90)
        page.setIn(['head', 'footer', 'place'], 90)
      },
      'articles/boise-idaho.md': article,
      'images/jo.png': readFileSync(join(import.meta.dirname, 'firm/images/founder.png')),
      'team.yaml': (team) => {
        const [{ id, count }] = team.toJS().roles
        if (count) team.setIn(['roles', 0, 'count'], count + 1)
        const { people = [] } = team.toJS()
        team.set('people', [...people, { id: 'jo', name: 'Jo Newcomer', role: id, ...photo }])
      },
      'firm.yaml': (firm) => {
        firm.set('offices', [{ name: 'Boise', address: '9 Second Street, Boise, ID 83701' }])
        const hours = [{ days: 'Monday-Saturday', opens: '9am', closes: '7pm' }]
        firm.set('seasons', [{ from: 'January 15', until: 'April 15', hours }])
      },
      'case-studies.yaml': (studies) => {
        const [record] = studies.toJS().records
        studies.addIn(['records'], { ...record, id: 77 })
      },
      'pages/about-our-firm.yaml': (page) =>
        page.addIn([...blockIn(page, 'names'), 'items'], { name: 'Prompt', text: 'We call back.' }),
      'pages/home.yaml': withoutBlock('comparison'),
      'notice.yaml': 'text: We moved.\nfrom: 2026-11-01\nuntil: 2026-12-01\n',
      'redirects.yaml': 'redirects:\n  - from: /wills.html\n    to: /estate-plans\n',
    },
  ]
}
