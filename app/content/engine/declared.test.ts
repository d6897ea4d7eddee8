import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { collections } from '#app/content/collections.ts'
import { rowsOf } from '#app/content/guide.ts'
import { nodeOf } from '#app/content/json-schema.ts'
import type { Text } from '#app/lib/shown.ts'
import { fieldOf } from '#editor/form.ts'
import { as, declaredOf, isNeeded, labelOf, mapped } from './declared.ts'
import * as fields from './fields.ts'
import { expectProblem, loadFile } from './test-folder.ts'

const { choice, either, flag, group, is, list, table, text, variants, whole } = fields

const declared = {
  motto: text({ label: 'Line', about: 'Below the name.', max: 20, example: 'Pay less' }),
  count: text({ max: 20, example: '{count} open', optional: true }),
  intro: fields.prose({ max: 90 }),
  phone: fields.phone({ optional: true }),
  opened: fields.isoDate(),
  fee: fields.price(),
  limit: fields.sum(),
  staff: whole({ label: 'People', min: 1, max: 50, none: 1 }),
  isNew: flag({ label: 'New', about: 'New this year.' }),
  per: choice({ hr: 'an hour', mo: 'a month' }),
  signs: list(text({ max: 9, example: 'Late' }), { min: 1, max: 3 }),
  pair: list(whole({ min: 0 }), { min: 2, max: 2 }),
  agreed: is(true, { about: 'In writing.', expected: 'true: ask first' }),
  office: group({ city: text({ max: 9 }) }, { label: 'Main office', optional: true }),
  costs: table(fields.slug(), whole({ min: 0 })),
  story: variants('kind', [
    group({ kind: is('real', { label: 'A client' }), since: fields.yearMonth() }),
    group({ kind: is('made', { label: 'An example' }) }),
  ]),
  font: either([choice({ system: 'System' }), group({ file: text({ max: 9 }) })], {}),
}
type Declared = z.output<z.ZodObject<typeof declared>>

test('a declaration is the type of its value', () => {
  expectTypeOf<Declared['motto']>().toEqualTypeOf<Text>()
  expectTypeOf<Declared['count']>().toEqualTypeOf<Text | undefined>()
  expectTypeOf<Declared['staff']>().toEqualTypeOf<number>()
  expectTypeOf<Declared['per']>().toEqualTypeOf<'hr' | 'mo'>()
  expectTypeOf<Declared['signs']>().toEqualTypeOf<Text[]>()
  expectTypeOf<Declared['story']>().toEqualTypeOf<
    { kind: 'real'; since: string } | { kind: 'made' }
  >()
})

/** What is typed, and what its owner reads about it; the node of the form; the schema for text editors; and
    in the guide what it is, what to write, and the example. */
type Case = [typed: string, message: string, form: object, json: object, row: string[]]

const cases: Record<keyof typeof declared, Case> = {
  motto: [
    '7',
    'Found: the number 7 Expected: plain text on one line Example: motto: Pay less ...',
    { kind: 'text', control: 'line', label: 'Line', max: 20, example: 'Pay less' },
    { type: 'string', title: 'Line', examples: ['Pay less'] },
    ['Below the name.', 'text, at most 20 characters', '`Pay less`'],
  ],
  count: [
    '"{cuont} open"',
    'Found: {cuont}, ... such as {count}, ... Hint: Did you mean {count}? ...',
    { label: 'Count', optional: true, hint: 'you can use {count}' },
    { type: 'string', description: 'plain text on one line, at most 20 characters' },
    ['', 'optional; text, at most 20 characters, can use `{count}`', '`{count} open`'],
  ],
  intro: [
    '<b>',
    'Found: HTML: "<b>" ...',
    { kind: 'text', control: 'paragraph', max: 90 },
    { type: 'string', title: 'Intro' },
    ['', 'a paragraph, at most 90 characters', ''],
  ],
  phone: [
    '615-234-5678',
    'Found: "615-234-5678" Expected: a U.S. phone number ... Did you mean (615) 234-5678?',
    { kind: 'text', optional: true, example: '(615) 555-0142' },
    { description: 'a U.S. phone number with area code', examples: ['(615) 555-0142'] },
    ['', 'optional; a U.S. phone number with area code', '`(615) 555-0142`'],
  ],
  opened: [
    '2026-02-30',
    'Found: "2026-02-30" Expected: a real date, written as YYYY-MM-DD Example: opened: 2026-11-15',
    { kind: 'text', control: 'date' },
    { type: 'string', description: 'a real date, written as YYYY-MM-DD' },
    ['', 'a real date, written as YYYY-MM-DD', '`2026-11-15`'],
  ],
  fee: [
    '$4.800',
    'Found: "$4.800" Expected: an amount or a range, ... Hint: Did you mean $4,800?',
    { kind: 'text', example: '$1,234+' },
    { type: 'string', examples: ['$1,234+'] },
    ['', 'an amount or a range, with or without a +, or the word Varies', '`$1,234+`'],
  ],
  limit: [
    'lots',
    'Found: "lots" Expected: whole dollars, or the name of an amount ...',
    { kind: 'text', example: '$184,500' },
    { type: 'string', examples: ['$184,500'] },
    ['', 'whole dollars, or the name of an amount such as {tax.wageBase}', '`$184,500`'],
  ],
  staff: [
    '51',
    'Found: the number 51 Expected: 50 or less',
    { kind: 'number', label: 'People', hint: '1 to 50' },
    { type: 'integer', title: 'People', minimum: 1, maximum: 50 },
    ['', 'optional; a whole number, 1 to 50', ''],
  ],
  isNew: [
    'yes',
    'Found: the text "yes" Expected: true or false ... Hint: Write true, ...',
    { kind: 'flag', label: 'New' },
    { type: 'boolean', title: 'New' },
    ['New this year.', 'true or false', ''],
  ],
  per: [
    'hour',
    'Found: "hour" Expected: one of hr or mo ...',
    { kind: 'choice', example: 'hr', options: [{ value: 'hr', name: 'an hour' }, { value: 'mo' }] },
    { type: 'string', enum: ['hr', 'mo'] },
    ['', '`hr` (an hour) or `mo` (a month)', ''],
  ],
  signs: [
    'Late',
    'Found: the text "Late" Expected: a list: ... Example: signs: - Late Hint: ...',
    { kind: 'list', min: 1, max: 3, item: { label: 'Sign', max: 9 } },
    { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', examples: ['Late'] } },
    ['', 'a list, 1 to 3 entries, each: text, at most 9 characters', '`Late`'],
  ],
  pair: [
    '[1, 2, 3]',
    'Found: ... Expected: exactly 2 items; this has 3 (1 too many)',
    { kind: 'list', min: 2, max: 2 },
    { type: 'array', minItems: 2, maxItems: 2 },
    ['', 'a list, exactly 2 entries, each: a whole number', ''],
  ],
  agreed: [
    'false',
    'Found: the word false ... Expected: true: ask first Example: agreed: true',
    { kind: 'flag', label: 'Agreed', about: 'In writing.', hint: '' },
    { const: true },
    ['In writing.', 'true: ask first', ''],
  ],
  office: [
    '{ town: Reno }',
    'Found: an unknown field, "town" Expected: one of these fields: city ...',
    { kind: 'group', label: 'Main office', optional: true, fields: { city: { label: 'City' } } },
    { type: 'object', required: ['city'], additionalProperties: false },
    ['', 'optional; a group of fields', ''],
  ],
  costs: [
    '{ a: low }',
    'Found: the text "low" Expected: a number',
    { kind: 'table', value: { kind: 'number' } },
    { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    [
      '',
      'names (lowercase letters, digits and single dashes, as in a web address), each with a whole number',
      '',
    ],
  ],
  story: [
    '{ kind: reel }',
    'Found: "reel" Expected: one of real or made Hint: Did you mean "real"?',
    { by: 'kind', variants: [{ is: 'real', name: 'A client' }, { is: 'made' }] },
    { oneOf: [{ properties: { kind: { const: 'real' } } }, { required: ['kind'] }] },
    ['', 'a group of fields', ''],
  ],
  font: [
    '{ file: much too long }',
    'Found: "much too long" Expected: plain text on one line, at most 9 characters; ...',
    { kind: 'text', or: { kind: 'group' } },
    { anyOf: [{ enum: ['system'] }, { required: ['file'] }] },
    ['', '`system` or a group of fields', ''],
  ],
}

describe.each(Object.entries(cases))('%s', (key, [typed, message, form, json, row]) => {
  const field = declared[key as keyof typeof declared]

  const name = 'is what the message of the check, the form, text editors and the guide say'
  test(name, async () => {
    const others = Object.fromEntries(
      Object.entries(declared).map(([name, each]) => [
        name,
        isNeeded(each) ? as(each as z.ZodType, { optional: true }) : each,
      ]),
    )
    const loaded = await loadFile(group(others), `${key}: ${typed}`)
    expectProblem(loaded, `file.yaml, line 1, field "${key}..." ${message}`)
    expect(fieldOf(field, key)).toMatchObject(form)
    expect(nodeOf(field, key)).toMatchObject(json)
    expect(rowsOf(field, key, key)[0]?.slice(2)).toEqual(row)
  })
})

test('a field keeps its declaration when it is refined, mapped or declared again', () => {
  const refined = declared.motto.refine(() => true)
  const made = mapped(as(refined, { label: 'Motto' }), ({ plain }) => plain)
  expect(declaredOf(as(made, { optional: true }))).toMatchObject({
    label: 'Motto',
    about: 'Below the name.',
    max: 20,
    optional: true,
  })
  expect(declaredOf(declared.motto)).not.toHaveProperty('optional')
})

test('every field of every file is declared, and its label begins with a capital letter', () => {
  for (const { pattern, schema } of collections) visit(schema, pattern, 'File')

  function visit(schema: z.core.$ZodType, at: string, key: string) {
    const { fields = {}, item, options = [] } = declaredOf(schema)
    expect(labelOf(schema, key), at).toMatch(/^[\p{Lu}\d]/u)
    for (const [name, each] of Object.entries(fields)) visit(each, `${at} ${name}`, name)
    for (const each of [...options, ...(item ? [item] : [])]) visit(each, at, key)
  }
})
