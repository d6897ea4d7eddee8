import { pictureOf } from '#app/components/picture-of.ts'
import type { PagePath } from '#app/content/routes.ts'
import { byName } from '#app/lib/text.ts'

const drawings = byName(
  import.meta.glob<string>('#drawings/plates/{service-*,neutral}.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** The picture that a service names, else its drawing: /tax-planning has service-tax-planning.svg. */
export function servicePicture(path: PagePath, picture = path.slice(1)): string {
  return pictureOf(drawings, 'service', picture)
}
