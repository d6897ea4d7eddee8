import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Entities(_: ExhibitOf<'entities'>) {
  return null
}
