import { block } from '#app/content/engine/block.ts'
import { choice, group, list, text, whole } from '#app/content/engine/fields.ts'
import { exhibitWords, ref, refuse } from '#app/content/schemas/common.ts'

const day = whole({
  min: 1,
  max: 23,
  expected: 'a business day of the next month, from 1 to 23',
  example: 10,
})

const task = group({
  kind: choice(
    { send: 'Send', do: 'Do', get: 'Get' },
    { about: 'Begins its line: "You send", "We" or "You get".', example: 'send' },
  ),
  what: text({ label: 'What it is', max: 70, example: 'reconcile every account' }),
  from: day,
  to: day,
}).superRefine(({ from, to }, context) => {
  if (to < from) refuse(context, ['to'], 'the same day as "from", or a later one')
})

export const close = block('close', {
  label: 'Month-end close',
  about: 'On which business days of the next month a month is closed, in each package.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    packages: list(
      group({
        package: ref('accountingPackage', {
          about: 'A package of `prices/accounting.yaml`, by id.',
        }),
        tasks: list(task, { min: 2, max: 6 }),
      }),
      { min: 1, max: 4 },
    ),
  },
})
