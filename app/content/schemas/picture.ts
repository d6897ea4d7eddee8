import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { declare, type Options } from '#app/content/engine/declared.ts'
import { addProblem } from '#app/content/engine/fields.ts'
import { imageProblem } from '#app/content/engine/images.ts'

/** Of the place of each kind. */
export const widths = { service: 350, article: 640, front: 208, reading: 448 }
type Kind = keyof typeof widths

/** Found by name, because the bundle of the pages has this module in another folder. */
const drawnDir = join(createRequire(import.meta.url).resolve('#drawings/draw.ts'), '../drawn')

/** A picture of the owner's choice: a file in the content folder's `images/`, or one of the drawings
    of these kinds that come with the site. Left out, the drawing with the name of the page is shown. */
export function picture<const O extends Options>(kind: Kind | readonly Kind[], options?: O) {
  const kinds = [kind].flat()
  const files = readdirSync(drawnDir)
  const names = kinds.flatMap((each) =>
    files
      .filter((file) => file.startsWith(`${each}-`))
      .map((file) => file.slice(each.length + 1, -'.svg'.length)),
  )
  const width = Math.min(...kinds.map((each) => widths[each]))
  const drawings = [...names.filter((name) => name !== 'neutral'), 'neutral']
  const expected = `the name of a file in the images folder, or one of these drawings: ${drawings.join(', ')}`
  const schema = z.string().superRefine((name, ctx) => {
    if (drawings.includes(name)) return
    const problem = name.includes('.')
      ? imageProblem(name, { drawings: true, width })
      : { expected }
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
