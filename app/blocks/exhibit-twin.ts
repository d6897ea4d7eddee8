import type { RootContent } from 'mdast'
import type { Content } from '#app/content/collections.ts'
import type { Html } from '#app/content/engine/fields.ts'
import type { Text } from '#app/lib/shown.ts'
import { line, strong, title } from './twin.ts'

type Exhibit = { heading: Text; intro: Html; note: Html }

/** What an exhibit says around its drawing. */
export function exhibitLines(
  { heading, intro, note }: Exhibit,
  inside: readonly RootContent[],
): RootContent[] {
  return [...title(2, heading), ...line(intro), ...inside, ...line(note)]
}

/** That the owner in it does not exist. */
export function illustrativeLine({ interface: { notes } }: Content): RootContent[] {
  return line(strong(notes.illustrative), ' ', notes.notAClient)
}
