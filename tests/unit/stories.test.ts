import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testimonials } from '../../src/data.ts'
import { testimonials as schema } from '../../src/schema/firm.ts'
import { Stories } from '../../src/sections/stories.tsx'
import { shown } from '../shown.ts'

const client = {
  id: 'real-client',
  name: 'Dana R.',
  title: 'Property manager, Tennessee',
  quote: 'They called back the same day.',
  savings: 12_345,
  verified: true,
  consentOnFile: '2026-10-01',
  relationship: 'Dana R. received a discount.',
}
const sample = { id: 'sample', title: 'Rental owner, Texas', quote: 'We read every letter.', verified: false }

beforeEach(() => void testimonials.push(client, sample))
afterEach(() => void testimonials.splice(-2))

const storiesOf = (show: string[], isNoted = false) =>
  shown(renderToStaticMarkup(createElement(Stories, { id: 'stories', heading: 'Stories', show, isNoted })))
const section = (...show: string[]) => storiesOf(show)

test('quotes a real client with name, title, amount and relationship, before the samples', () => {
  const { text } = section('sample', 'real-client').parts('section')[0] ?? { text: '' }
  expect(text).toMatch(
    /\$12,345 saved.*“They called back the same day\.” Dana R\., Property manager.*discount.*Illustrative examples.*We read/,
  )
})

test('shows the required savings disclosure unless the page already has it', () => {
  const words = 'Past results do not predict yours.'
  expect(section('real-client').text).toContain(words)
  expect(storiesOf(['real-client'], true).text).not.toContain(words)
  expect(storiesOf(['real-client'], true).text).toContain("that client's own result")
})

test('has no label without samples, and no quotation without a real client', () => {
  expect(section('real-client').texts('section').join()).not.toContain('Illustrative')
  expect(section('sample').parts('blockquote')).toEqual([])
  expect(section('sample').texts('section').join()).toContain('Not actual clients.')
})

test.each(['consentOnFile', 'name'] as const)('rejects a real client without %s', (field) => {
  expect(schema.safeParse({ testimonials: [client] }).success).toBe(true)
  const { error } = schema.safeParse({ testimonials: [{ ...client, [field]: undefined }] })
  expect(error?.issues).toMatchObject([{ path: ['testimonials', 0, field] }])
})
