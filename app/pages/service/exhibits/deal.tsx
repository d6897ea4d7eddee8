import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Deal(_: ExhibitOf<'deal'>) {
  return null
}
