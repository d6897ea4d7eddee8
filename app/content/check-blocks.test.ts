import { expect, test } from 'vitest'
import type { BlockValue } from '#app/blocks/index.ts'
import { required } from '#app/lib/required.ts'
import { testFirm } from '#test/firm-content.ts'
import { blockProblems } from './check-blocks.ts'
import type { Content } from './collections.ts'
import { pageFiles } from './page-blocks.ts'

/** A block that the test firm has on some page, with other values. */
function block(name: BlockValue['block'], values: object = {}): BlockValue {
  const all = pageFiles(testFirm).flatMap(({ blocks }) => blocks)
  const found = required(
    all.find((each) => each.block === name),
    name,
  )
  return { ...found, ...values } as BlockValue
}

/** What is wrong with the page /about if it has these blocks. */
function problemsOf(blocks: readonly BlockValue[], more: Partial<Content> = {}) {
  const about = required(testFirm.pages.about, 'pages/about.yaml')
  const page = { ...about, blocks } as typeof about
  return blockProblems({ ...testFirm, pages: { ...testFirm.pages, about: page }, ...more })
}

const file = 'pages/about.yaml'
const [hero, text] = [block('hero'), block('text')]

test('blocks that belong to different pages may stand on one, in any order', () => {
  const names = ['checklist', 'text', 'calendar', 'offer', 'text', 'signs', 'calculator'] as const
  expect(problemsOf([hero, ...names.map((name) => block(name))])).toEqual([])
})

test('a page begins with a block that has its title', () => {
  expect(problemsOf([text, hero])).toMatchObject([
    {
      file,
      path: ['blocks', 0, 'block'],
      found: '"text"',
      expected: expect.stringContaining('hero'),
      hint: 'Move "hero" to the top of the list.',
    },
  ])
  expect(problemsOf([text])).toMatchObject([{ hint: expect.stringContaining('Add one of them') }])
})

test('a page has one title', () => {
  expect(problemsOf([hero, text, block('faq')])).toMatchObject([
    {
      file,
      path: ['blocks', 2, 'block'],
      found: '"faq"',
      expected: expect.stringContaining('hero'),
    },
  ])
})

test('a page whose title shows what the firm does not have is told what to add', () => {
  expect(problemsOf([block('outcomes-hero'), text])).toEqual([])
  expect(blockProblems({ ...testFirm, caseStudies: undefined })).toMatchObject([
    {
      file: 'pages/case-studies.yaml',
      path: ['blocks', 0, 'block'],
      found: '"outcomes-hero", but there is no case-studies.yaml',
      hint: 'Add case-studies.yaml, or delete this page.',
    },
  ])
})

test('a block that has its title is the first one that is shown', () => {
  expect(problemsOf([block('guarantee'), hero])).toHaveLength(1)
  // Without a guarantee its block leaves no trace.
  const withoutTerms = { guarantee: undefined }
  expect(problemsOf([block('guarantee'), hero], withoutTerms)).toEqual([])
})

test.each(['calculator', 'audiences', 'outcomes', 'calendar'] as const)(
  'a page has "%s" once, and a text as often as its owner likes',
  (name) => {
    expect(problemsOf([hero, text, text, block(name)])).toEqual([])
    expect(problemsOf([hero, block(name), text, block(name)])).toMatchObject([
      { file, path: ['blocks', 3, 'block'], found: `"${name}" a second time` },
    ])
  },
)

test('two blocks of a page have no name in links in common', () => {
  const named = block('text', { id: 'truckers' })
  expect(problemsOf([hero, named, block('text', { id: 'pilots' })])).toEqual([])
  expect(problemsOf([hero, named, named])).toMatchObject([
    { file, path: ['blocks', 2, 'id'], found: '"truckers"' },
  ])
})

const national = block('figures', { look: 'national', show: ['states'] })

test.each([
  ['figures of savings', block('figures', { look: 'large', show: ['taxesSaved'] }), 'figures'],
  ['stories with their savings', block('stories', { basis: 'by our own count' }), 'stories'],
  ['sample outcomes', block('outcomes'), 'outcomes'],
])('national figures do not stand next to %s', (_, result, name) => {
  const problem = { file, found: expect.stringContaining(`"${name}"`) }
  expect(problemsOf([hero, national, result])).toMatchObject([
    { ...problem, path: ['blocks', 1, 'block'] },
  ])
  expect(problemsOf([hero, result, national])).toMatchObject([
    { ...problem, path: ['blocks', 2, 'block'] },
  ])
  expect(problemsOf([hero, national, text, result])).toEqual([])
})

test('national figures may stand next to other figures and next to stories without savings', () => {
  const years = block('figures', { look: 'large', show: ['yearsExperience'] })
  const stories = block('stories', { basis: undefined })
  expect(problemsOf([hero, years, national, stories])).toEqual([])
})

test('what stands between national figures and results has to be shown', () => {
  const result = block('outcomes')
  const page = [hero, national, block('guarantee'), result]
  expect(problemsOf(page)).toEqual([])
  expect(problemsOf(page, { guarantee: undefined })).toMatchObject([{ file }])
})

test('a figure of savings is in no look without its basis', () => {
  const savings = block('figures', { look: 'national', show: ['states', 'taxesSaved'] })
  expect(problemsOf([hero, savings])).toMatchObject([
    { file, path: ['blocks', 1, 'show', 1], found: '"taxesSaved", which counts savings' },
  ])
})

test(
  'a guarantee has its terms on the pricing page, not only in short',
  () => {
    const pricing = required(testFirm.pages.pricing, 'pages/pricing.yaml')
    const withBlocks = (blocks: unknown) =>
      blockProblems({
        ...testFirm,
        pages: { ...testFirm.pages, pricing: { ...pricing, blocks } as typeof pricing },
      })
    const others = pricing.blocks.filter((each) => each.block !== 'guarantee')
    const terms = { file: 'guarantee.yaml', hint: expect.stringContaining('Add that block') }
    expect(withBlocks(others)).toMatchObject([terms])
    const short = pricing.blocks.map((each) =>
      each.block === 'guarantee' ? { ...each, text: 'We promise.' } : each,
    )
    expect(withBlocks(short)).toMatchObject([terms])
  },
)

test('the form and the terms of an SMS program come and go together', () => {
  const { 'sms-optin': form, ...pages } = testFirm.pages
  const { 'sms-terms': terms, ...legal } = testFirm.legal
  expect(blockProblems({ ...testFirm, pages })).toMatchObject([
    { file: 'legal/sms-terms.md', hint: 'Add that page, or delete this file.' },
  ])
  expect(blockProblems({ ...testFirm, legal })).toMatchObject([
    {
      file: 'legal/sms-terms.md',
      found: 'no such file',
      hint: 'Add the file, or delete pages/sms-optin.yaml.',
    },
  ])
  expect(blockProblems({ ...testFirm, pages, legal })).toEqual([])
})

test('audiences have a page that shows them', () => {
  const { 'who-we-serve': page, ...pages } = testFirm.pages
  expect(blockProblems({ ...testFirm, pages })).toMatchObject([{ file: 'audiences.yaml' }])
  expect(blockProblems({ ...testFirm, pages, audiences: undefined })).toEqual([])
})
