import { address } from '#app/lib/address.ts'

/** Named by the Speculation-Rules header of every page. */
export const speculationRulesFile = '/speculation-rules.json'

/**
 * Lets the browser fetch a page of the site while the pointer rests on its link or presses it. Only
 * files have a dot in their path, so that pattern leaves out assets and downloads.
 */
export function speculationRules(base = '/'): string {
  const files = { href_matches: address('/*.*', base) }
  const pages = { and: [{ href_matches: address('/*', base) }, { not: files }] }
  return `${JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] })}\n`
}
