import type { Content } from '#app/content/collections.ts'
import { statesOf } from '#app/content/firm.ts'
import type { Text } from '#app/lib/shown.ts'

/** Those of the IRS and of the states that the firm names, as in the tax calendar. */
export function ownEntries<Entry extends { state?: Text | undefined }>(
  entries: readonly Entry[],
  content: Content,
): Entry[] {
  const own = statesOf({ ...content, articles: Object.values(content.articles) })
  return entries.filter(({ state }) => !state || own.some(({ plain }) => plain === state.plain))
}
