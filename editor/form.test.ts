import { expect, test } from 'vitest'
import type { z } from 'zod'
import { collections } from '#app/content/collections.ts'
import * as fields from '#app/content/engine/fields.ts'
import type { Source } from '#app/content/engine/source.ts'
import { fieldOf, formFieldOf, inFormWords } from './form.ts'
import type { FormField } from './types.ts'

/** Words of programmers, and names of fields that tell an owner nothing. */
const jargon =
  /\b(alt|anchor|api|aria|cta|desc|elem|hero|hr|html|ids?|img|intro|json|lang|meta|mo|nav|og|opt|param|ref|slug|src|sms|uri|urls?|wisp|yaml)\b|^is /

test('every field of every form has a label in the words of its owner', () => {
  for (const collection of collections) {
    for (const [name, field] of all(formFieldOf(collection))) {
      const inner = field.kind === 'list' ? field.item : field
      const below = 'variants' in inner ? inner.variants : 'options' in field ? field.options : []
      for (const label of [field.label, ...below.map((each) => each.name)].filter(Boolean))
        expect(label.toLowerCase(), `${collection.pattern} ${name}`).not.toMatch(jargon)
      expect(field.label, name).not.toBe('')
      if (field.kind === 'text' && field.control === 'line')
        expect(field.max !== undefined || !!(field.hint || field.about), name).toBe(true)
    }
  }
})

test('problems call a field as the form does', () => {
  const file = 'prices/tax-planning.yaml'
  const value = { packages: [{ title: 'Core Plan', price: '$3.2' }] }
  const problems = [{ file, path: ['packages', 0, 'isPrimary'], found: '', expected: '' }]
  const checked = { problems, sources: new Map([[file, { value } as Source]]) }
  expect(inFormWords(checked).problems).toMatchObject([
    { field: 'Packages, Core Plan, The common choice' },
  ])
})

const { group, is, list, slug } = fields
const real = group({ verified: is(true), consentOnFile: is(true) })
const sample = group({ verified: is(false) })

test.each<[string, z.core.$ZodType, object]>([
  [
    'description',
    fields.text({ min: 70, max: 160 }),
    { control: 'long', label: 'Description', hint: 'at least 70 characters', max: 160 },
  ],
  ['onboardingPrice', fields.price(), { label: 'Onboarding price' }],
  ['licenses', list(slug(), {}), { item: { label: 'License' } }],
  ['addresses', list(slug(), {}), { item: { label: 'Address' } }],
  ['entries', list(slug(), {}), { item: { label: 'Entry' } }],
  [
    'story',
    fields.variants('verified', [sample, real]),
    { by: 'verified', variants: [{}, { is: true, fields: { consentOnFile: { kind: 'flag' } } }] },
  ],
])('field %s has the label and control of its declaration', (key, schema, field) => {
  expect(fieldOf(schema, key)).toMatchObject(field)
})

/** Every field at any depth, with its path. */
function all(field: FormField, name = ''): [string, FormField][] {
  const below = (members: Record<string, FormField>) =>
    Object.entries(members).flatMap(([key, each]): [string, FormField][] => [
      [`${name}.${key}`, each],
      ...all(each, `${name}.${key}`),
    ])
  if (field.kind === 'group') return below(field.fields)
  if (field.kind === 'variants') return field.variants.flatMap((each) => below(each.fields))
  if (field.kind === 'list') return all(field.item, `${name}[]`)
  return field.kind === 'table' ? all(field.value, `${name}{}`) : []
}
