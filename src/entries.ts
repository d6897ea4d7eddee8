import { type CollectionEntry, getCollection, render } from 'astro:content'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import { checked, facts } from './data.ts'
import { fill } from './fill.ts'
import { isOutside } from './lib/links.ts'
import { folders } from './schema/index.ts'

// Astro caches entries and their HTML until their own file changes. Facts and schemas can change without it, so they're
// applied here every time.

type Folder = keyof typeof folders
export type Entry<Name extends Folder> = Omit<CollectionEntry<Name>, 'data'> & {
  data: z.output<(typeof folders)[Name]['schema']>
}

const fileOf = ({ collection, id }: { collection: Folder; id: string }) =>
  `content/${collection}/${id}.${folders[collection].extension}`

/** Returns the entries of a folder, in order. */
export async function entries<Name extends Folder>(folder: Name): Promise<Entry<Name>[]> {
  const all = (await getCollection(folder)) as Entry<Name>[]
  const order = ({ data }: Entry<Name>) => ('order' in data ? data.order : 0)
  return all
    .map(
      (entry) => ({ ...entry, data: checked(fileOf(entry), folders[folder].schema, entry.data, facts) }) as Entry<Name>,
    )
    .filter(({ data }) => !('hidden' in data && data.hidden))
    .sort((a, b) => order(a) - order(b) || a.id.localeCompare(b.id))
}

/** Returns the headings of an entry, for its list of contents. */
export async function headingsOf(entry: CollectionEntry<'articles' | 'legal'>) {
  return fill((await render(entry)).headings, facts)
}

// React escapes text, such as the & in a name.
const factsInHtml = new Map([...facts].map(([name, fact]) => [name, renderToStaticMarkup(fact)]))

/** Returns the text of an entry as HTML, with links to other sites that open in a new tab. */
export function htmlOf(entry: CollectionEntry<'articles' | 'legal'>): string {
  // Astro logs errors in Markdown but doesn't fail.
  if (!entry.rendered?.html) throw new Error(`${fileOf(entry)} couldn't be parsed. See the log above.`)
  const html = fill(entry.rendered.html, factsInHtml)
  return html.replaceAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href, content) =>
    isOutside(href)
      ? `<a href="${href}" target="_blank" rel="noopener">${content}<span class="visually-hidden"> (opens in a new tab)</span></a>`
      : link,
  )
}
