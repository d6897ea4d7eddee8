import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Close(_: ExhibitOf<'close'>) {
  return null
}
