import { expect, test } from 'vitest'
import type { Document } from 'yaml'
import { changedFirm, gatedFirm } from '#test/changed-firm.ts'
import { type Edits, everywhere } from '#test/changed-folder.ts'
import { withoutBlock } from '#test/edit-yaml.ts'
import type { Gated } from './gate.ts'
import { makeOutput } from './output.ts'

type Block = { block: string }

/** A page with some of its blocks below the title, in this order. */
function blocks(...names: string[]) {
  return (document: Document) => {
    const [top, ...all]: Block[] = document.toJS().blocks
    const kept = names.map((name) => all.find(({ block }) => block === name))
    document.set('blocks', document.createNode([top, ...kept]))
  }
}

/** Links to the pricing page instead of to a block that it may not have. */
const plainLinks = everywhere(/\/pricing#[\w-]+/g, '/pricing')

/** Where problems are, without repetition; each has a line. */
function placesOf({ problems }: Pick<Gated, 'problems'>): string[] {
  expect(problems.filter(({ line }) => !line)).toEqual([])
  return [...new Set(problems.map(({ file, field }) => `${file}: ${field}`))]
}

const absent = covers('absent-parts')

test(
  'the pricing page has the blocks of its file in their order',
  async () => {
    const { page, problems } = await changedFirm(plainLinks, {
      'pages/pricing.yaml': (document) => {
        blocks('additional-prices', 'planning-prices', 'billing', 'guarantee')(document)
        const text = {
          block: 'text',
          id: 'plans-for-two',
          heading: 'For two',
          text: ['One *plan*.'],
        }
        document.addIn(['blocks'], document.createNode(text))
      },
    })
    expect(problems).toEqual([])
    const { texts, values } = page('/pricing')
    const headings = ['Single jobs', 'Plans', 'Planning guarantee', 'For two']
    expect(texts('main h2')).toEqual(headings)
    expect(texts('#plans-for-two em')).toEqual(['plan'])
    const jumps = ['#additional-services', '#tax-planning']
    expect(values('nav[aria-label="On this page"] a', 'href')).toEqual(jumps)
  },
)

test(
  'a firm without a guarantee is told where it is named, and then no page has a trace of it',
  absent,
  async () => {
    const without: Edits = { 'guarantee.yaml': undefined }
    // The blocks that show the guarantee may stay, with their words about it: they wait for it.
    expect(placesOf(await changedFirm(without))).toEqual(['faq.yaml: items, item 4, answer'])
    // A question that begins with {?guarantee.title} waits for it, too, and lists may name it.
    const words: Edits = {
      'faq.yaml': (document) => {
        const question = `{?guarantee.title}${document.getIn(['items', 3, 'question'])}`
        document.setIn(['items', 3, 'question'], question)
      },
    }
    expect(placesOf(await gatedFirm(without, words))).toEqual([
      'legal/terms.md: body',
      expect.stringMatching(/^pages\/about-our-firm\.yaml: .*items, item 2, text$/),
    ])
    const links: Edits = {
      'legal/terms.md': [/ and the guarantee\n|The planning guarantee is.*/g, '\n'],
      'pages/about-our-firm.yaml': [/\[[^\]]*\]\(\/pricing#guarantee\)/, 'said'],
    }
    const { passed, problems } = await makeOutput(await gatedFirm(without, words, links))
    expect(problems).toEqual([])
    const traces = (passed?.pages ?? []).filter(({ html }) =>
      /guarantee|money back|\bseal\b/i.test(html.replaceAll(/class="[^"]*"/g, '')),
    )
    expect(traces.map(({ page: { path } }) => path)).toEqual([])
    expect([...(passed?.made.files.keys() ?? [])].filter((file) => /seal/.test(file))).toEqual([])
  },
)

test(
  'a firm without a price list is told what names it, and then has a page without it',
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
      'services/accounting.yaml: blocks, item 3 (strip), strips, item 1, package',
      'services/accounting.yaml: blocks, item 3 (strip), strips, item 2, package',
      'services/outsourced-cfo.yaml: blocks, item 3 (packages), show, item 1',
      'services/outsourced-cfo.yaml: blocks, item 3 (packages), show, item 2',
    ])
    const { html, page, problems } = await changedFirm(without, ...texts, {
      'pages/pricing.yaml': blocks('guarantee', 'planning-prices', 'accounting-prices', 'billing'),
      'services/accounting.yaml': withoutBlock('strip'),
      'services/outsourced-cfo.yaml': withoutBlock('packages'),
    })
    expect(problems).toEqual([])
    expect(html('/pricing')).not.toContain('Monthly Close')
    expect(html('/pricing')).toContain('"@type":"Offer","name":"Core Plan"')
    // One list needs no links to lists.
    expect(page('/pricing').parts('nav[aria-label="On this page"]')).toEqual([])
  },
)
