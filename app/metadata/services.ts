import type { Service } from '#app/content/schemas/service.ts'
import { byName } from '#app/lib/by-name.ts'
import type { PagePath } from '#app/routes.ts'

const files = byName(
  import.meta.glob<Service>('#content/services/*.yaml', { eager: true, import: 'default' }),
)

/** The service that a page shows. */
export function serviceAt(path: PagePath): Service | undefined {
  return files[path === '/bookkeeping' ? 'accounting' : path.slice(1)]
}
