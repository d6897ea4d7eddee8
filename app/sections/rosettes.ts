import type { ClaimId } from '#app/content/schemas/claims.ts'
import { byName } from '#app/lib/by-name.ts'

const files = byName(
  import.meta.glob<string>('#art/plates/stat-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The rosette cut from a figure of the claims register: taxesSaved is stat-taxes-saved.svg. */
export function rosetteOf(id: ClaimId): string {
  const name = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = files[`stat-${name}`]
  if (!file) throw new Error(`There is no rosette for the claim ${id}.`)
  return file
}
