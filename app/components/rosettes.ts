import type { ClaimId } from '#app/content/schemas/claims.ts'
import { byName } from '#app/lib/text.ts'

const files = byName(
  import.meta.glob<string>('#drawings/plates/stat-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The rosette of a figure that the home page shows: taxesSaved is stat-taxesSaved.svg. */
export function rosetteOf(id: ClaimId): string {
  const file = files[`stat-${id}`]
  if (!file) throw new Error(`drawings/plates/stat-${id}.svg has not been drawn.`)
  return file
}
