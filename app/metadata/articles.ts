import type { Article } from '#app/content/schemas/article.ts'
import { byName } from '#app/lib/by-name.ts'
import type { PagePath } from '#app/routes.ts'

const files = byName(
  import.meta.glob<Article>('#content/articles/*.md', { eager: true, import: 'default' }),
)

/** The local article that a page shows. */
export function articleAt(path: PagePath): Article | undefined {
  return path.startsWith('/blog/') ? files[path.slice('/blog/'.length)] : undefined
}
