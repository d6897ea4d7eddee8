import type { Claim, Claims } from './schemas/claims.ts'

/** A figure that a page shows; the check has made sure that there is one. */
export function claimOf(claims: Claims, id: string): Claim {
  const claim = new Map(Object.entries(claims)).get(id)
  if (!claim) throw new Error(`There is no figure ${id} in claims.yaml.`)
  return claim
}
