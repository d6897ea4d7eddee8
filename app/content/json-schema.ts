import { z } from 'zod'
import type { Collection } from './engine/load.ts'
import { metaOf } from './engine/schema-walk.ts'

/**
 * The schema of a file for text editors that complete and check while somebody types. They see {facts}
 * before they are filled in, so a limit of length is only described; the content check enforces it.
 */
export function jsonSchema({ schema, what }: Collection): Record<string, unknown> {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry(),
    override({ zodSchema, jsonSchema: node }) {
      const { expected, example } = metaOf(zodSchema)
      const { minLength, maxLength } = node
      delete node.minLength
      delete node.maxLength
      const limit = maxLength && `at most ${maxLength} characters`
      const least = minLength && minLength > 1 && `at least ${minLength} characters`
      const description = [expected, limit, least].filter(Boolean).join(', ')
      if (description) node.description = description
      if (example !== undefined) node.examples = [example as z.core.util.JSONType]
    },
  })
  return { ...made, title: what }
}
