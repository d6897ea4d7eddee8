import { partOf, refuses } from '#app/content/engine/test-folder.ts'
import { year } from './fields.ts'

const choice = (days: string) => `groups: [{heading: A, choices: [{what: B, ${days}}]}]`
refuses(partOf(year.schema, [], 'groups'), {
  [choice('from: July 1, until: April 15')]:
    '1, ... item 1, until" Found: "April 15" Expected: the same day as "from", or a later one',
})
