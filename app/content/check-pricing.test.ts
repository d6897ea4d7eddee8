import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
import { pricingProblems } from './check-pricing.ts'
import type { Content } from './collections.ts'
import { load } from './load.ts'

const { firm, pages, prices } = testFirm

const withSections = (sections: Content['pages']['pricing']['sections']): Content => ({
  ...testFirm,
  pages: { ...pages, pricing: { ...pages.pricing, sections } },
})

function told(content: Content): string[] {
  return pricingProblems(content).map(
    ({ file, path = [], hint }) => `${file} ${path.join('.')}: ${hint}`,
  )
}

test('what sections and blocks show is there', () => {
  expect(told(testFirm)).toEqual([])
  expect(told({ ...testFirm, prices: { ...prices, additional: undefined } })).toEqual([
    'pages/pricing.yaml sections.8.kind: Add prices/additional.yaml, or remove this entry.',
    'services/other-services.yaml extra.0.kind: Add prices/additional.yaml, or remove this entry.',
  ])
  expect(told({ ...testFirm, firm: { ...firm, calculator: undefined } })).toEqual([
    'pages/pricing.yaml sections.3.kind: Add calculator in firm.yaml, or remove this entry.',
  ])
})

test('a section shows figures that there are', () => {
  const sections = pages.pricing.sections.map((section) =>
    section.kind === 'planning' ? { ...section, claim: 'averageSaving' } : section,
  )
  expect(told(withSections(sections))).toEqual([
    'pages/pricing.yaml sections.2.claim: Did you mean averageSavings?',
  ])
})

test('a guarantee has its terms on the pricing page', () => {
  const sections = pages.pricing.sections.filter(({ kind }) => kind !== 'guarantee')
  expect(pricingProblems(withSections(sections))).toMatchObject([{ file: 'guarantee.yaml' }])
  expect(pricingProblems({ ...withSections(sections), guarantee: undefined })).toMatchObject([
    { file: 'services/tax-planning.yaml', path: ['extra', 0, 'kind'] },
  ])
})

test('each kind of section is there once, and a text has an address of its own', () => {
  const file = 'pages/pricing.yaml'
  const text = '  - { kind: text, id: accounting, heading: A, text: B }\n'
  const more = text.replace('accounting', 'more')
  const again = '  - { kind: additional, jump: A, heading: B }\n'
  const source = readFileSync(join(testFirmDir, file), 'utf8')
  const changed = source.replace('sections:\n', `sections:\n${again}${text}${more}${more}`)
  const { problems } = load(testFirmDir, { drafts: new Map([[file, changed]]) })
  expect(problems.map(({ field }) => field)).toEqual([
    'sections, item 2, id',
    'sections, item 4, id',
    'sections, item 13, kind',
  ])
})
