import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Options(_: ExhibitOf<'options'>) {
  return null
}
