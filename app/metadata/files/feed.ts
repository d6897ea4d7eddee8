import { firm } from '#app/content/firm.ts'
import { articleAt } from '../articles.ts'
import { indexedPages } from '../pages.ts'
import { address } from '../site.ts'
import { xml } from './xml.ts'

export const feedPath = '/feed.xml'

const entries = indexedPages.filter(({ path }) => articleAt(path))

/** A firm without local articles has no feed. */
export const hasFeed = entries.length > 0

/** The articles as an Atom feed (RFC 4287). */
export function feed(): string {
  const updated = entries.map(({ modified }) => modified).sort()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <title>${xml(firm.name)}: local articles</title>
  <id>${xml(address('/'))}</id>
  <link rel="self" href="${xml(address(feedPath))}"/>
  <link href="${xml(address('/learning-library'))}"/>
  <updated>${updated.at(-1)}T00:00:00Z</updated>
  <author><name>${xml(firm.name)}</name></author>
${entries.map(entry).join('\n')}
</feed>
`
}

function entry({ path, title, description, modified }: (typeof indexedPages)[number]): string {
  return `  <entry>
    <title>${xml(title)}</title>
    <id>${xml(address(path))}</id>
    <link href="${xml(address(path))}"/>
    <updated>${modified}T00:00:00Z</updated>
    <summary>${xml(description)}</summary>
  </entry>`
}
