import { expect, test } from 'vitest'
import { z } from 'zod'
import { collections } from '#app/content/collections.ts'
import * as fields from '#app/content/engine/fields.ts'
import type { Source } from '#app/content/engine/source.ts'
import { fieldOf, formFieldOf, inFormWords, jsonSchema } from './form.ts'
import { labels } from './labels.ts'
import type { Field } from './types.ts'

/** Words of programmers, and names of fields that tell an owner nothing. */
const jargon =
  /\b(alt|anchor|api|aria|cta|desc|elem|hero|hr|html|ids?|img|intro|json|lang|meta|mo|nav|og|opt|param|ref|slug|src|sms|uri|urls?|wisp|yaml)\b|^is /

test.each(collections.map((each) => [each.pattern, each] as const))(
  'every field of %s has a label in the words of its owner and a control',
  (_, collection) => {
    for (const [name, field] of all(formFieldOf(collection))) {
      expect(field.label, name).toMatch(/^\S.*\S$/)
      expect(field.label.toLowerCase(), name).not.toMatch(jargon)
      if (field.kind === 'choice') {
        expect(field.options.length, name).toBeGreaterThan(0)
        for (const option of field.options) expect(option.name.toLowerCase()).not.toMatch(jargon)
      }
      if (field.kind === 'text' && field.control === 'line')
        expect(field, name).toSatisfy(isExplained)
    }
  },
)

test('every label of the table is one that a form shows', () => {
  const shown = new Set<string>()
  for (const collection of collections) {
    for (const [, field] of all(formFieldOf(collection))) {
      shown.add(field.label)
      if (field.kind === 'choice') for (const { name } of field.options) shown.add(name)
      const inner = field.kind === 'list' ? field.item : field
      shown.add(inner.label)
      if (inner.kind === 'variants') for (const { name } of inner.variants) shown.add(name)
    }
  }
  expect(Object.keys(labels).filter((key) => !shown.has(labels[key] ?? ''))).toEqual([])
})

test('problems call a field as the form does', () => {
  const file = 'prices/tax-planning.yaml'
  const [collection] = collections.filter(({ pattern }) => pattern === file)
  const value = { packages: [{ title: 'Core Plan', price: '$3.2' }] }
  const problems = [{ file, path: ['packages', 0, 'isPrimary'], found: '', expected: '' }]
  const checked = { problems, sources: new Map([[file, { value } as Source]]) }
  expect(inFormWords(checked, () => collection).problems).toMatchObject([
    { field: 'Packages, Core Plan, The common choice' },
  ])
})

test('field has the limits and examples of the content check', () => {
  expect(fieldOf(fields.text({ min: 70, max: 160 }), 'description')).toMatchObject({
    kind: 'text',
    control: 'long',
    label: 'Description',
    hint: 'at least 70 characters',
    max: 160,
  })
  expect(fieldOf(fields.prose({ max: 80 }))).toMatchObject({ control: 'paragraph', max: 80 })
  expect(fieldOf(fields.isoDate.optional())).toMatchObject({ control: 'date', optional: true })
  expect(fieldOf(fields.price, 'onboardingPrice')).toMatchObject({
    label: 'Onboarding price',
    hint: expect.stringContaining('Varies'),
    example: '$1,234+',
  })
  expect(fieldOf(fields.text({ max: 40, values: ['count'] }))).toMatchObject({
    hint: expect.stringContaining('{count}'),
  })
  expect(fieldOf(z.int().min(1).max(12))).toMatchObject({ kind: 'number', hint: '1 to 12' })
  expect(fieldOf(z.array(fields.price).length(3))).toMatchObject({ kind: 'list', min: 3, max: 3 })
})

test.each([
  ['aliases', 'Other address'],
  ['licenses', 'License'],
  ['addresses', 'Address'],
  ['entries', 'Entry'],
])('entry of %s is called %s', (key, label) => {
  expect(fieldOf(z.array(fields.slug), key)).toMatchObject({ item: { label } })
})

test('one of several groups is chosen by its discriminating field', () => {
  const { schema } = collections.find(({ pattern }) => pattern === 'testimonials.yaml') ?? {}
  const field = schema && fieldOf(schema)
  const list = field?.kind === 'group' ? field.fields.testimonials : undefined
  const item = list?.kind === 'list' ? list.item : undefined
  expect(item).toMatchObject({ kind: 'variants', by: 'verified' })
  const [, real] = item?.kind === 'variants' ? item.variants : []
  expect(real).toMatchObject({ is: true, fields: { consentOnFile: { kind: 'flag' } } })
})

test.each(collections.map((each) => [each.pattern, each] as const))(
  '%s has a JSON schema for text editors',
  (_, collection) => {
    const schema = jsonSchema(collection)
    expect(schema).toMatchObject({ type: 'object', title: collection.what })
    // A text may be longer before its {facts} are filled in.
    expect(JSON.stringify(schema)).not.toMatch(/"(maxLength|expected|control)":|"values":\[/)
  },
)

test('JSON schema describes what a field expects', () => {
  const [firm] = collections.filter(({ pattern }) => pattern === 'firm.yaml')
  expect(firm && jsonSchema(firm)).toMatchObject({
    properties: {
      phone: { description: 'a U.S. phone number with area code', examples: ['(615) 555-0142'] },
      name: { description: 'plain text on one line, at most 60 characters' },
    },
    required: expect.arrayContaining(['phone']),
    additionalProperties: false,
  })
})

/** Every field at any depth, with its path. */
function all(field: Field, name = ''): [string, Field][] {
  const below = (fields: Record<string, Field>) =>
    Object.entries(fields).flatMap(([key, each]) => [
      [`${name}.${key}`, each] as [string, Field],
      ...all(each, `${name}.${key}`),
    ])
  if (field.kind === 'group') return below(field.fields)
  if (field.kind === 'variants') return field.variants.flatMap((each) => below(each.fields))
  if (field.kind === 'list') return all(field.item, `${name}[]`)
  return field.kind === 'table' ? all(field.value, `${name}{}`) : []
}

/** A limit, or words that say what is expected. */
function isExplained(field: Field): boolean {
  return (field.kind === 'text' && field.max !== undefined) || field.hint !== ''
}
