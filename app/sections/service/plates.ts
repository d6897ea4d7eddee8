import { byName } from '#app/lib/by-name.ts'
import type { PagePath } from '#app/routes.ts'

const files = byName(
  import.meta.glob<string>('#art/plates/service-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The drawing of a service: /tax-planning has service-tax-planning.svg. */
export function plateOf(path: PagePath): string {
  const file = files[`service-${path.slice(1)}`]
  if (!file) throw new Error(`art/plates/service-${path.slice(1)}.svg has not been drawn.`)
  return file
}
