import { firm } from '#app/content/firm.ts'

/** The full address of a path of this site. */
export function address(path: string): string {
  return new URL(path, firm.siteUrl).href
}

/** Nodes of the structured data that others refer to. */
export const firmId = address('/#firm')
export const websiteId = address('/#website')
