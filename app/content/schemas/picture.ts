import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { declare, type Options } from '#app/content/engine/declared.ts'
import { didYouMean } from '#app/content/engine/english.ts'
import { addProblem } from '#app/content/engine/fields.ts'
import { imageProblem } from '#app/content/engine/images.ts'

/** Of the place of each kind. */
const widths = { service: 350, article: 640, front: 208, reading: 448 }

const drawnDir = join(import.meta.dirname, '../../../drawings/drawn')

/** A picture of the owner's choice: a file in the content folder's `images/`, or one of the drawings
    of this kind that come with the site. Left out, the drawing with the name of the page is shown. */
export function picture<const O extends Options>(kind: keyof typeof widths, options?: O) {
  const names = readdirSync(drawnDir)
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => file.slice(kind.length + 1, -'.svg'.length))
  const drawings = [...names.filter((name) => name !== 'neutral'), 'neutral']
  const expected = `the name of a file in the images folder, or one of these drawings: ${drawings.join(', ')}`
  const schema = z.string().superRefine((name, ctx) => {
    if (drawings.includes(name)) return
    const problem = name.includes('.')
      ? imageProblem(name, { drawings: true, width: widths[kind] })
      : { expected, ...didYouMean(name, drawings) }
    if (problem) addProblem(ctx, problem)
  })
  const declared = {
    kind: 'text',
    control: 'image',
    expected,
    example: 'office.jpg',
    drawings,
  } as const
  return declare(schema, declared, { ...(options as O), optional: true })
}
