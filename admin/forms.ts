import type { Json } from '../src/rules.ts'
import { withUsualFormats } from './complete.ts'
import { labelFromName, labelOf, singularOf } from './labels.ts'

// Turns the Zod schemas in src/schema, as JSON Schema, into forms for the editor (Sveltia CMS). `widget`, `summary`,
// `file`, `path` and `displayField` come from .meta() in the schema.

/** Returns the collection that contains a content file, and the file's name in it. A folder is its own collection. */
type Where = (path: string) => { collection: string; file?: string }

export function fieldsOf({ properties = {}, required = [] }: Json, where: Where): Json[] {
  return Object.entries<Json>(properties).map(([name, each]) => ({
    name,
    label: labelOf(name, each),
    // For a list, "required" would mean "not empty".
    required: required.includes(name) && (each.type !== 'array' || Boolean(each.minItems)),
    hint: each.description?.replace(/(?<!\.)$/, '.'),
    ...widget(each, where, singularOf(labelOf(name, each))),
  }))
}

function widget(schema: Json, where: Where, label_singular?: string): Json {
  const { type, format, items, minimum, maximum, maxLength, pattern, description } = schema
  if (schema.widget === 'relation') return relation(schema, where)
  if (schema.widget === 'hidden') return { widget: 'hidden', required: false }
  if (schema.widget === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema.widget === 'image') return { widget: 'image', accept: '.jpg,.jpeg,.png,.webp', choose_url: false }
  if (schema.enum) return { widget: 'select', options: schema.enum.map(optionOf) }
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'object' && schema.additionalProperties)
    return { widget: 'keyvalue', key_label: 'Question ID', value_label: 'Answer' }
  if (type === 'object') {
    const summary = schema.properties?.heading && { summary: '{{fields.heading}}' }
    return { widget: 'object', collapsed: true, ...summary, fields: fieldsOf(schema, where) }
  }
  if (type === 'integer' || type === 'number') {
    const limits = { ...(minimum > -1e12 && { min: minimum }), ...(maximum < 1e12 && { max: maximum }) }
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...limits }
  }
  if (type === 'array') {
    const counts = { min: schema.minItems, max: schema.maxItems }
    if (items.widget === 'relation' || items.enum)
      return { ...widget(items, where), multiple: true, max: schema.maxItems }
    if (items.type !== 'object') {
      const field = { name: 'item', label: 'Item', ...widget(items, where) }
      return { widget: 'list', label_singular, field, ...counts }
    }
    const summary = schema.summary && { summary: schema.summary.replaceAll(/\{\{(\w+)\}\}/g, '{{fields.$1}}') }
    return { widget: 'list', label_singular, collapsed: true, fields: fieldsOf(items, where), ...summary, ...counts }
  }
  // Saving adds a missing https:// to a URL.
  if (format === 'email') return { widget: 'string', type: 'email' }
  // A field with a pattern also accepts a fact, such as {price.additional.consult}.
  const form = pattern && {
    pattern: [`^\\{[\\w.-]+\\}$|${withUsualFormats(pattern)}`, description ?? 'Invalid format'],
  }
  return { widget: schema.widget ?? 'string', ...form, maxlength: maxLength }
}

/** Shows an ID such as "tax-planning" as a name. */
const optionOf = (value: string) => ({ value, label: value.includes('-') ? labelFromName(value) : value })

function relation({ file, path, displayField }: Json, where: Where): Json {
  const target = where(file)
  const labels = displayField.includes('{{') ? displayField : `{{${displayField}}}`
  const names = Array.from(labels.matchAll(/\{\{(.*?)\}\}/g), ([, name]: string[]) => name)
  // The ID of an entry in a folder is its file name.
  const value = target.file ? path : '{{slug}}'
  return { widget: 'relation', ...target, value_field: value, display_fields: [labels], search_fields: names }
}
