import { loadContent } from '../app/content/engine/load.ts'
import { licencesOf } from '../app/content/firm-text.ts'
import { contentOptions } from '../app/content/plugin.ts'
import type { Firm } from '../app/content/schemas/firm.ts'
import type { Article } from '../app/content/schemas/texts.ts'
import { locationLine } from '../app/lib/location-line.ts'
import { plainText } from '../app/metadata/plain-text.ts'
import { paths } from '../app/routes.ts'

const { data } = loadContent(contentOptions())

export const firm = data.get('firm.yaml') as Firm

/** In the order of the routes. */
export const articles = paths
  .filter((path) => path.startsWith('/blog/'))
  .map((path) => ({
    path,
    article: data.get(`articles/${path.slice('/blog/'.length)}.md`) as Article,
  }))

/** Compliance 4.3, word for word. */
export function locationOf({ city }: Article): string {
  return locationLine(firm.name, city, firm.address, licencesOf(firm))
}

/** The text of a piece of HTML as its reader sees it. */
export function textOf(html: string): string {
  return plainText(html.replaceAll(/<span class="visually-hidden">.*?<\/span>/g, ''))
}
