import type { z } from 'zod'
import { counting, type Declared, declaredOf, isNeeded, labelOf } from './engine/declared.ts'
import type { Collection } from './engine/load.ts'

type Node = Record<string, unknown>
type Schema = z.core.$ZodType

/**
 * The schema of a file for text editors that complete and check while somebody types. They see {facts}
 * before they are filled in, so a limit of length is only described; the content check enforces it.
 */
export function jsonSchema({ schema, what }: Collection): Node {
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  return { $schema, ...nodeOf(schema), title: what }
}

export function nodeOf(schema: Schema, key?: string): Node {
  const declared = declaredOf(schema)
  const { example, label } = declared
  const title = key === undefined ? label : labelOf(schema, key)
  const description = descriptionOf(declared)
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(example !== undefined && { examples: [example] }),
    ...shapeOf(declared),
  }
}

function descriptionOf({ kind, expected, min, max }: Declared): string {
  const limits = kind === 'text' && counting({ min, max }, ' characters')
  return [expected, limits].filter(Boolean).join(', ')
}

function shapeOf(declared: Declared): Node {
  const {
    kind,
    control,
    min,
    max,
    whole,
    choices,
    fields = {},
    item,
    keys,
    options = [],
  } = declared
  const names = [...(choices?.keys() ?? [])]
  switch (kind) {
    case 'text':
      return { type: 'string', ...(control === 'color' && { pattern: '^#[0-9a-fA-F]{6}$' }) }
    case 'number':
      return {
        type: whole ? 'integer' : 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
      }
    case 'flag':
      return names.length > 0 ? { const: names[0] } : { type: 'boolean' }
    case 'literal':
      return { const: names[0] }
    case 'choice':
      return { type: 'string', enum: names }
    case 'list':
      return {
        type: 'array',
        items: item ? nodeOf(item) : {},
        ...(min && { minItems: min }),
        ...(max !== undefined && { maxItems: max }),
      }
    case 'table':
      return {
        type: 'object',
        ...(keys && { propertyNames: nodeOf(keys) }),
        additionalProperties: item ? nodeOf(item) : {},
      }
    case 'variants':
      return { oneOf: options.map((option) => nodeOf(option)) }
    case 'either':
      return { anyOf: options.map((option) => nodeOf(option)) }
    case 'group': {
      const entries = Object.entries(fields)
      const needed = entries.filter(([, field]) => isNeeded(field))
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([key, each]) => [key, nodeOf(each, key)])),
        ...(needed.length > 0 && { required: needed.map(([key]) => key) }),
        additionalProperties: false,
      }
    }
  }
}
