import { byName } from '#app/lib/text.ts'

const files = byName(
  import.meta.glob<string>('#drawings/plates/role-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The ring of a role, as it is drawn in the wreath. */
export function ringOf(role: string): string {
  const file = files[`role-${role}`]
  if (!file) throw new Error(`drawings/plates/role-${role}.svg has not been drawn.`)
  return file
}
