import { expect, test } from 'vitest'
import { collections } from '#app/content/collections.ts'
import { jsonSchema } from './json-schema.ts'

test.each(collections.map((each) => [each.pattern, each] as const))(
  '%s can be checked while it is typed',
  (_, collection) => {
    const schema = jsonSchema(collection)
    expect(schema).toMatchObject({ type: 'object', title: collection.what })
    // A text with {facts} in it may be longer, before they are filled in, than what is read.
    expect(JSON.stringify(schema)).not.toMatch(/"(maxLength|expected|control)":/)
  },
)

test('a field says what it expects', () => {
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
