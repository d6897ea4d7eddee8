import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'

export function Forms(_: ExhibitOf<'forms'>) {
  return null
}
