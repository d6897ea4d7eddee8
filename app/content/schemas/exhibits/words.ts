import { prose } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

/** What every exhibit says around its drawing. */
export const words = {
  heading,
  intro: prose({ max: 260 }),
  /** What it assumes, and the rules behind it, below the drawing. */
  note: prose({ max: 900 }),
}
