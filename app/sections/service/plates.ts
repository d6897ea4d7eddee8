import { byName } from '#app/lib/text.ts'
import type { PagePath } from '#app/routes.ts'
import { pictureOf } from '../picture-of.ts'

const drawings = byName(
  import.meta.glob<string>('#art/plates/{service-*,neutral}.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The picture that a service names, else its drawing: /tax-planning has service-tax-planning.svg. */
export function servicePicture(path: PagePath, picture = path.slice(1)): string {
  return pictureOf(drawings, 'service', picture)
}
