import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Cash(_: ExhibitOf<'cash'>) {
  return null
}
