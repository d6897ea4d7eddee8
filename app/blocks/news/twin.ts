import { items, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import { newsOf } from '#app/content/pages.ts'
import type { news } from './fields.ts'

export const twin: Twin<typeof news> = ({ heading, content }) => {
  const posts = newsOf(content)
  return {
    heading: posts.length > 0 ? title(2, heading ?? content.interface.plain.news) : [],
    end: items(posts.map(({ path, head }) => pair(linked(head.name, path), head.description))),
  }
}
