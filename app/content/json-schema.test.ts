import { expect, test } from 'vitest'
import { collections } from './collections.ts'
import { jsonSchema } from './json-schema.ts'

test('JSON schema for text editors describes what a field expects', () => {
  const [firm] = collections.filter(({ pattern }) => pattern === 'firm.yaml')
  expect(firm && jsonSchema(firm)).toMatchObject({
    title: firm?.what,
    properties: {
      phone: { description: 'a U.S. phone number with area code', examples: ['(615) 555-0142'] },
      name: { description: 'plain text on one line, at most 60 characters' },
    },
    required: expect.arrayContaining(['email']),
    additionalProperties: false,
  })
  // A text may be longer before its {facts} are filled in.
  const made = JSON.stringify(collections.map(jsonSchema))
  expect(made).not.toMatch(/"(maxLength|expected|control)":|"values":\[/)
})
