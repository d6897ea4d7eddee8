import { line, type Twin, without } from '#app/blocks/twin.ts'
import type { returnCost } from './fields.ts'

/** The prices themselves are said by the lists of the page. */
export const twin: Twin<typeof returnCost> = ({ without: said }) => ({
  intro: line(said),
  ...without('questions', 'fold', 'more', 'button', 'prompt', 'nothing', 'answer', 'lines'),
  ...without('total', 'from', 'quoted', 'plans', 'disclosure', 'book', 'without'),
})
