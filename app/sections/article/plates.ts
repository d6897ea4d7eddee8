import { byName } from '#app/lib/text.ts'
import type { PagePath } from '#app/routes.ts'
import { pictureOf } from '../picture-of.ts'

const drawings = byName(
  import.meta.glob<string>('#art/plates/{article-*,neutral}.svg', {
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
