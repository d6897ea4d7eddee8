import { parse } from 'yaml'
import { z } from 'zod'
import { factTable, type Path, priceLists, type Read } from './facts.ts'
import { type Facts, fill } from './fill.ts'
import { files, type pages } from './schema/index.ts'

// Reads content that isn't in a folder of entries. In a build, src/rules.ts has already reported any errors. Islands
// must not import this file, which would send all content and Zod to the browser. They get content as props.

const sources = import.meta.glob<string>('../content/**/*.yaml', { query: '?raw', import: 'default', eager: true })

function read<File extends Path>(path: File, facts: Facts = new Map()): Read<File> {
  const file = `content/${path}.yaml`
  const source = sources[`../${file}`]
  if (source === undefined) throw new Error(`${file} is missing`)
  return checked(file, files[path], source, facts) as Read<File>
}

/** Returns content, from YAML or data, with facts filled in and parsed by its schema. */
export function checked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
  facts: Facts,
): z.output<Schema> {
  try {
    const data = typeof content === 'string' ? parse(content) : content
    return schema.parse(facts.size > 0 ? fill(data, facts) : data)
  } catch (error) {
    throw new Error(`${file}\n${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}`)
  }
}

export const facts = factTable((path) => read(path))
export const firm = read('firm', facts)
export const prices = priceLists((path) => read(path, facts))
const additional = read('prices/additional', facts)
export const additionalPrices = additional.services
export const quotedServices = additional.quoted

export const guarantee = read('guarantee', facts)
export const claims = read('claims', facts).claims
export const team = read('team', facts)
export const testimonials = read('testimonials', facts).testimonials
export const caseStudies = read('case-studies', facts).records
export const faq = read('faq', facts)
export const deadlines = read('deadlines', facts)
export const notice = '../content/notice.yaml' in sources ? read('notice', facts) : undefined
export const { bookingNote } = firm

/** Returns the copy of a page. */
export const page = <File extends keyof typeof pages>(path: File) => read(path, facts)

/** Returns the item with this ID. */
export function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((each) => each.id === id)
  if (!item) throw new Error(`Unknown ID "${id}". Valid IDs: ${items.map((each) => each.id).join(', ')}`)
  return item
}

/** Returns the items with these IDs, in this order. */
export function pick<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.map((id) => byId(items, id))
}
