import { pictureOf } from '#app/components/picture-of.ts'
import type { PagePath } from '#app/content/routes.ts'
import { byName } from '#app/lib/text.ts'

const drawings = byName(
  import.meta.glob<string>('#drawings/plates/{article-*,neutral}.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The picture that an article names, else its drawing: /blog/dallas-texas-cpa has
    article-dallas-texas-cpa.svg. */
export function articlePicture(path: PagePath, picture = path.slice('/blog/'.length)): string {
  return pictureOf(drawings, 'article', picture)
}
