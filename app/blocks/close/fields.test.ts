import { partOf, refuses } from '#app/content/engine/test-folder.ts'
import { close } from './fields.ts'

const task = (days: string) =>
  `packages: [{package: a, tasks: [{kind: do, what: A, ${days}}, {kind: get, what: B, from: 1, to: 1}]}]`
refuses(partOf(close.schema, [], 'packages'), {
  [task('from: 9, to: 8')]: '1, ... item 1, to" Found: the number 8 Expected: the same day ...',
})
