import type { PagePath } from '#app/routes.ts'

/** The Markdown version of a page, for assistants. */
export function twinOf(path: PagePath): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
