import { expect, test } from 'vitest'
import type { Document } from 'yaml'
import { changedFirm } from '#test/changed-firm.ts'
import { type Edits, everywhere } from '#test/changed-folder.ts'
import { covers } from '#test/requirements.ts'
import type { Gated } from './gate.ts'
import { makeOutput } from './output.ts'

type Section = { kind: string }

/** The pricing page with some of its sections, in this order. */
function sections(...kinds: string[]) {
  return (document: Document) => {
    const all: Section[] = document.toJS().sections
    const kept = kinds.map((kind) => all.find((section) => section.kind === kind))
    document.set('sections', document.createNode(kept))
  }
}

/** A page without its section about the guarantee. */
function withoutGuarantee(document: Document): void {
  const all: Section[] = document.toJS().sections
  const kept = all.filter(({ kind }) => kind !== 'guarantee')
  document.set('sections', document.createNode(kept))
}

/** Links to the pricing page instead of to a section that it may not have. */
const plainLinks = everywhere(/\/pricing#[\w-]+/g, '/pricing')

/** Where problems are, without repetition; each has a line. */
function placesOf({ problems }: Gated): string[] {
  expect(problems.filter(({ line }) => !line)).toEqual([])
  return [...new Set(problems.map(({ file, field }) => `${file}: ${field}`))]
}

const absent = covers('absent-parts')

test(
  'the pricing page has the sections of its file in their order',
  covers('pricing-sections'),
  async () => {
    const { html: pageAt, problems } = await changedFirm(plainLinks, {
      'pages/pricing.yaml': (document) => {
        sections('closing', 'additional', 'planning', 'guarantee')(document)
        const text = { kind: 'text', id: 'plans-for-two', heading: 'For two', text: 'One *plan*.' }
        document.addIn(['sections'], document.createNode(text))
      },
    })
    expect(problems).toEqual([])
    const html = pageAt('/pricing')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(Array.from(main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, heading]) => heading)).toEqual([
      'You get the figure first',
      'Single jobs',
      'Plans',
      'Planning guarantee',
      'For two',
    ])
    expect(main).toContain('<em>plan</em>')
    const from = main.indexOf('aria-label="On this page"')
    const jumps = main.slice(from, main.indexOf('</nav>', from))
    expect(Array.from(jumps.matchAll(/href="([^"]+)"/g), ([, to]) => to)).toEqual([
      '#additional-services',
      '#tax-planning',
    ])
    // Once, after the last prices.
    expect(main.match(/id="billing"/g)).toHaveLength(1)
    expect(main.indexOf('id="billing"')).toBeGreaterThan(main.indexOf('id="plan-full"'))
    expect(main.indexOf('id="billing"')).toBeLessThan(main.indexOf('id="guarantee"'))
  },
)

test(
  'a firm without a guarantee is told where it is named, and then no page has a trace of it',
  absent,
  async () => {
    const without: Edits = { 'guarantee.yaml': undefined }
    expect(placesOf(await changedFirm(without))).toEqual([
      'faq.yaml: items, item 4, answer',
      expect.stringContaining('pages/home.yaml'),
    ])
    const words: Edits = {
      'faq.yaml': (document) => document.deleteIn(['items', 3]),
      'pages/home.yaml': [/\{guaranteed\.lite\}/, '$$5'],
    }
    const shown = await changedFirm(without, words)
    expect(placesOf(shown)).toEqual(
      expect.arrayContaining([
        'pages/pricing.yaml: sections, item 1, kind',
        'services/tax-planning.yaml: extra, item 1, kind',
      ]),
    )
    expect(shown.problems.find(({ file }) => file === 'pages/pricing.yaml')?.hint).toBe(
      'Add guarantee.yaml, or remove this entry.',
    )
    const parts: Edits = {
      'pages/pricing.yaml': withoutGuarantee,
      'pages/home.yaml': withoutGuarantee,
      'services/tax-planning.yaml': (document) => document.deleteIn(['extra', 0]),
    }
    expect(placesOf(await changedFirm(without, words, parts))).toEqual([
      'legal/terms.md: body',
      'pages/about-our-firm.yaml: checks, items, item 2, text',
    ])
    const links: Edits = {
      'legal/terms.md': [/ and the guarantee\n|The planning guarantee is.*/g, '\n'],
      'pages/about-our-firm.yaml': (document) =>
        document.setIn(['checks', 'items', 1, 'text'], 'It is said.'),
    }
    const { passed, problems } = await makeOutput(await changedFirm(without, words, parts, links))
    expect(problems).toEqual([])
    const traces = (passed?.pages ?? []).filter(({ html }) =>
      /guarantee|money back|\bseal\b/i.test(html.replaceAll(/class="[^"]*"/g, '')),
    )
    expect(traces.map(({ page: { path } }) => path)).toEqual([])
    expect([...(passed?.made.files.keys() ?? [])].filter((file) => /seal/.test(file))).toEqual([])
  },
)

test(
  'a firm without a price list is told what shows it, and then has a page without it',
  absent,
  async () => {
    const without: Edits = { 'prices/accounting.yaml': undefined }
    expect((await changedFirm(without)).problems).toContainEqual(
      expect.objectContaining({ found: '{price.accounting.close}, which has no value yet' }),
    )
    const texts = [
      plainLinks,
      everywhere(/\{(price|priceRange)\.accounting[^}]*\}/g, '$$5'),
      everywhere(/amount: (price\.accounting|firstYear)\.\w+(, per: a month)?/g, 'words: by quote'),
      everywhere(/cost: firstYear\.\w+/g, 'cost: priceRange.tax-planning'),
    ]
    expect(placesOf(await changedFirm(without, ...texts))).toEqual([
      'pages/pricing.yaml: sections, item 6, kind',
      'services/accounting.yaml: exhibit, packages, item 1, package',
      'services/accounting.yaml: exhibit, packages, item 2, package',
      'services/outsourced-cfo.yaml: packages, show, item 1',
      'services/outsourced-cfo.yaml: packages, show, item 2',
    ])
    const { html: pageAt, problems } = await changedFirm(without, ...texts, {
      'pages/pricing.yaml': sections('guarantee', 'planning'),
      'services/accounting.yaml': (document) => document.delete('exhibit'),
      'services/outsourced-cfo.yaml': (document) => document.delete('packages'),
    })
    expect(problems).toEqual([])
    const html = pageAt('/pricing')
    expect(html).not.toContain('Monthly Close')
    expect(html).toMatch(/"@type":"Offer","name":"Core Plan"/)
    // One list needs no links to lists.
    expect(html).not.toContain('aria-label="On this page"')
  },
)
