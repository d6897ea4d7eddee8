import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Year(_: ExhibitOf<'year'>) {
  return null
}
