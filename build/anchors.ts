import { closestMatch } from '#app/content/engine/words.ts'
import { decode } from '#launch/plain-text.ts'

/** Reports links to anchors that their page does not have, or returns undefined. The content check
    knows the pages a link may name, but only a built page has anchors. `pages` are prerendered, by
    their path. */
export function lostAnchors(pages: ReadonlyMap<string, string>): string | undefined {
  const idsOf = new Map([...pages].map(([path, html]) => [path, found(html, /\sid="([^"]+)"/g)]))
  const lost = [...pages].flatMap(([from, html]) =>
    [...new Set(found(html, /<a\s(?:[^>]*\s)?href="([^"]*#[^"]+)"/g))].flatMap((link) => {
      const [path = '', id = ''] = link.split('#')
      const to = path || from
      const ids = idsOf.get(to)
      // `#calculator=...` fills in a form, and other sites are not checked.
      if (!ids || id.includes('=') || ids.includes(id)) return []
      return `${from} links to ${link}, but ${to} has no place "${id}".${hint(path, id, ids)}`
    }),
  )
  if (lost.length === 0) return undefined
  return [
    'Links to places that are not there need attention before the site can be built.',
    ...lost.map((sentence, index) => `${index + 1}. ${sentence}`),
  ].join('\n\n')
}

function hint(path: string, id: string, ids: readonly string[]): string {
  const near = closestMatch(id, ids) ?? ids.find((each) => each.includes(id))
  return near ? ` Did you mean ${path}#${near}?` : ''
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => decode(value))
}
