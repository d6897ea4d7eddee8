import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Document, parseDocument } from 'yaml'
import { listContent } from '#app/content/engine/files.ts'
import { render } from '#app/site/render.tsx'
import { testFirmDir } from '#test/firm-content.ts'
import { covers } from '#test/requirements.ts'
import { type Gated, gate } from './gate.ts'

type Section = { kind: string }
/** A Markdown file is changed as text. */
type Edit = 'delete' | ((document: Document) => void) | [words: RegExp, instead: string]
type Step = Readonly<Record<string, Edit>>

/** A copy of the test firm after some edits, for one test. */
function firmAfter(...steps: readonly Step[]): Gated {
  const dir = mkdtempSync(join(tmpdir(), 'firm-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  cpSync(testFirmDir, dir, { recursive: true })
  for (const [name, edit] of steps.flatMap((step) => Object.entries(step))) {
    const file = join(dir, name)
    if (edit === 'delete') rmSync(file)
    else if (!existsSync(file)) continue
    else if (Array.isArray(edit)) writeFileSync(file, readFileSync(file, 'utf8').replace(...edit))
    else {
      const document = parseDocument(readFileSync(file, 'utf8'))
      edit(document)
      writeFileSync(file, document.toString({ lineWidth: 0 }))
    }
  }
  return gate({ dir, program: { render } })
}

function page({ passed, problems }: Gated, path: string): string {
  expect(problems).toEqual([])
  return passed?.pages.find((each) => each.page.path === path)?.html ?? ''
}

function sectionsOf(document: Document): Section[] {
  return document.toJS().sections
}

/** The pricing page with some of its sections, in this order. */
function sections(...kinds: string[]) {
  return (document: Document) => {
    const all = sectionsOf(document)
    const kept = kinds.map((kind) => all.find((section) => section.kind === kind))
    document.set('sections', document.createNode(kept))
  }
}

/** The same change of words in every file. */
function everywhere(...edit: [words: RegExp, instead: string]): Step {
  return Object.fromEntries(listContent(testFirmDir).files.map((file) => [file, edit]))
}

/** Links to the pricing page instead of to a section that it may not have. */
const plainLinks = everywhere(/\/pricing#[\w-]+/g, '/pricing')

/** Where problems are, without repetition; each has a line. */
function placesOf({ problems }: Gated): string[] {
  expect(problems.filter(({ line }) => !line)).toEqual([])
  return [...new Set(problems.map(({ file, field }) => `${file}: ${field}`))]
}

const absent = covers('absent-parts')

const every = [
  'journey',
  'planning',
  'calculator',
  'beforeAfter',
  'accounting',
  'preparation',
  'bundle',
  'additional',
  'closing',
]

test(
  'the pricing page has the sections of its file in their order',
  covers('pricing-sections'),
  () => {
    const html = page(
      firmAfter(plainLinks, {
        'pages/pricing.yaml': (document) => {
          sections('closing', 'additional', 'planning', 'guarantee')(document)
          const text = {
            kind: 'text',
            id: 'plans-for-two',
            heading: 'For two',
            text: 'One *plan*.',
          }
          document.addIn(['sections'], document.createNode(text))
        },
      }),
      '/pricing',
    )
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
  () => {
    const without: Step = { 'guarantee.yaml': 'delete' }
    expect(placesOf(firmAfter(without))).toEqual([
      'faq.yaml: items, item 4, answer',
      expect.stringContaining('pages/home.yaml'),
    ])
    const words: Step = {
      'faq.yaml': (document) => document.deleteIn(['items', 3]),
      'pages/home.yaml': [/\{guaranteed\.lite\}/, '$$5'],
    }
    const shown = firmAfter(without, words)
    expect(placesOf(shown)).toEqual(
      expect.arrayContaining([
        'pages/pricing.yaml: sections, item 1, kind',
        'services/tax-planning.yaml: extra, item 1, kind',
      ]),
    )
    expect(shown.problems.find(({ file }) => file === 'pages/pricing.yaml')?.hint).toBe(
      'Add guarantee.yaml, or remove this entry.',
    )
    const parts: Step = {
      'pages/pricing.yaml': sections(...every),
      'pages/home.yaml': (document) => {
        const all: Section[] | undefined = document.toJS().sections
        const kept = all?.filter(({ kind }) => kind !== 'guarantee')
        if (kept) document.set('sections', document.createNode(kept))
      },
      'services/tax-planning.yaml': (document) => document.deleteIn(['extra', 0]),
    }
    expect(placesOf(firmAfter(without, words, parts))).toEqual([
      'legal/terms.md: body',
      'pages/about-our-firm.yaml: checks, items, item 2, text',
    ])
    const links: Step = {
      'legal/terms.md': [/ and the guarantee\n|The planning guarantee is.*/g, '\n'],
      'pages/about-our-firm.yaml': (document) =>
        document.setIn(['checks', 'items', 1, 'text'], 'It is said.'),
    }
    const { passed, problems } = firmAfter(without, words, parts, links)
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
  () => {
    const without: Step = { 'prices/accounting.yaml': 'delete' }
    expect(firmAfter(without).problems).toContainEqual(
      expect.objectContaining({ found: '{price.accounting.close}, which has no value yet' }),
    )
    const texts = [
      plainLinks,
      everywhere(/\{(price|priceRange)\.accounting[^}]*\}/g, '$$5'),
      everywhere(/amount: (price\.accounting|firstYear)\.\w+(, per: a month)?/g, 'words: by quote'),
      everywhere(/cost: firstYear\.\w+/g, 'cost: priceRange.tax-planning'),
    ]
    expect(placesOf(firmAfter(without, ...texts))).toEqual([
      'pages/pricing.yaml: sections, item 6, kind',
      'services/accounting.yaml: exhibit, packages, item 1, package',
      'services/accounting.yaml: exhibit, packages, item 2, package',
      'services/outsourced-cfo.yaml: packages, show, item 1',
      'services/outsourced-cfo.yaml: packages, show, item 2',
    ])
    const html = page(
      firmAfter(without, ...texts, {
        'pages/pricing.yaml': sections('guarantee', 'planning'),
        'services/accounting.yaml': (document) => document.delete('exhibit'),
        'services/outsourced-cfo.yaml': (document) => document.delete('packages'),
      }),
      '/pricing',
    )
    expect(html).not.toContain('Monthly Close')
    expect(html).toMatch(/"@type":"Offer","name":"Core Plan"/)
    // One list needs no links to lists.
    expect(html).not.toContain('aria-label="On this page"')
  },
)
