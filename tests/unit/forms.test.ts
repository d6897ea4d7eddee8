import { expect, test } from 'vitest'
import { config } from '../../admin/config.ts'
import type { Json } from '../../src/rules.ts'

const fieldsIn = (fields: Json[] = []): Json[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.fields), ...fieldsIn(field.field && [field.field])])
const all = (config.collections as Json[]).flatMap(({ files, fields }) =>
  fieldsIn(fields ?? files.flatMap((file: Json) => file.fields)),
)

test('uses the singular on Add buttons', () => {
  const lists = all.filter(({ widget }) => widget === 'list')
  const singulars = new Set(lists.map((list) => list.label_singular))
  expect(singulars).toContain('Case study')
  for (const { label, label_singular } of lists) expect(label_singular, label).not.toBe(label)
  // Only these singulars may end in s.
  expect([...singulars].filter((singular) => /s$/.test(singular))).toEqual(['Hours', 'Filing status'])
})

test('hides the last-updated date', () => {
  expect(new Set(all.filter(({ name }) => name === 'updated').map(({ widget }) => widget))).toEqual(new Set(['hidden']))
})
