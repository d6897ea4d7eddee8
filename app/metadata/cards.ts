import type { PagePath } from '#app/routes.ts'

/** The picture a network shows beside a link to a page. */
export function cardOf(path: PagePath): { path: string; width: number; height: number } {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return { path: `/cards/${name}.png`, width: 1200, height: 630 }
}
