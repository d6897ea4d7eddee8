import { items, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import { longGroups, newsOf } from '#app/content/pages.ts'
import type { news } from './fields.ts'

export const twin: Twin<typeof news> = ({ heading, content }) => {
  const posts = newsOf(content)
  const listed = posts.map(({ path, head }) => pair(linked(head.name, path), head.description))
  return {
    heading: posts.length > 0 ? title(2, heading ?? content.interface.plain.news) : [],
    end: [
      ...(posts.length > 0 ? items(listed) : []),
      ...longGroups(content).flatMap(({ label, links }) => [
        ...title(2, label),
        ...items(links.map((link) => linked(link.label, link.to))),
      ]),
    ],
  }
}
