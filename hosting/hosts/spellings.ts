import { fileOfRoute } from '../policy.ts'

/** The common ways to misspell a page's address, for hosts that take a list and no pattern. */
export function misspellings(route: string): string[] {
  if (route === '/') return [fileOfRoute(route)]
  return [`${route}/`, fileOfRoute(route), `${route}/index.html`]
}
