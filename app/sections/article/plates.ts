import { byName } from '#app/lib/by-name.ts'
import type { PagePath } from '#app/routes.ts'

const files = byName(
  import.meta.glob<string>('#art/plates/article-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The drawing of an article's city, if there is one: /blog/dallas-texas-cpa has
    article-dallas-texas-cpa.svg. */
export function cityPlate(path: PagePath): string | undefined {
  return files[`article-${path.slice('/blog/'.length)}`]
}
