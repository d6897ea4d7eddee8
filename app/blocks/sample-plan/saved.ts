import { dollars } from '#app/lib/money.ts'
import { from, shown, type Text } from '#app/lib/shown.ts'

export function sumOf(steps: readonly { saves: number }[]): number {
  return steps.reduce((all, { saves }) => all + saves, 0)
}

/** What all steps save together. */
export function savedBy(steps: readonly { saves: number }[]): Text {
  return shown(dollars(sumOf(steps)), ...steps.map((step) => from(step, 'saves')))
}
