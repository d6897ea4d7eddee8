import { as } from '#app/content/engine/declared.ts'
import { prose } from '#app/content/engine/fields.ts'
import { figureId } from '#app/content/schemas/claims.ts'
import { label } from '#app/content/schemas/common.ts'

// What the blocks with prices have in common.

export const jump = label({
  label: 'Link at the top of the page',
  about: 'What the link to these prices at the head of the page says; without it there is none.',
  optional: true,
})

export const intro = prose({ label: 'Introduction', max: 320 })

export const claim = as(figureId, {
  label: 'Figure',
  about: 'A figure of `claims.yaml` below the packages, by its id.',
  optional: true,
})
