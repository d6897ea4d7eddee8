import { partOf, refuses } from '#app/content/engine/test-folder.ts'
import { strip } from './fields.ts'

const strips = (...rows: string[]) =>
  `strips: [{heading: A, rows: [${rows.map((days) => `{what: B, ${days}}`).join(', ')}]}]`
refuses(partOf(strip.schema, [], 'strips'), {
  [strips('from: July 1, to: July 32')]:
    '1, ... item 1, to" Found: "July 32" Expected: a month ...',
})
refuses(strip.schema, {
  [whole(strips('from: July 1, to: April 15'))]:
    '5, ... item 1, to" Found: "April 15" Expected: the same day as "from", or a later one',
  [whole(strips('from: day 9, to: day 8'))]: '5, ... item 1, to" Found: "day 8" ...',
  [whole(strips('from: May 1, to: May 2', 'from: day 1, to: day 2'))]:
    '5, ... item 2" ... days of a year in all rows, or business days in all',
  [whole('strips: [{rows: [{what: B, from: day 1, to: day 1}]}]')]:
    '5, ... item 1" ... either "heading" or "package"',
})

function whole(part: string): string {
  return `block: strip\nheading: H\nintro: I\nnote: N\n${part}`
}
