import { block, tone } from '#app/content/engine/block.ts'
import { group, list, money, prose, text, whole } from '#app/content/engine/fields.ts'
import { heading, idOf, label } from '#app/content/schemas/common.ts'

export const samplePlan = block('sample-plan', {
  label: 'Page of a sample plan',
  about: 'One page of a plan for a sample record: each step with its rule, deadline and saving.',
  needs: ['caseStudies'],
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 400 }),
    open: label({ label: 'Words of the link', about: 'Opens the page large.' }),
    title: text({ label: 'Title of the page', max: 80 }),
    client: prose({
      label: 'For whom',
      about: 'The sample client, in a sentence or two.',
      max: 300,
    }),
    record: idOf(
      'record',
      whole({
        label: 'Number of the case study',
        about: 'The steps add up to its savings.',
        expected: 'the id of a record in case-studies.yaml',
        example: 10,
      }),
    ),
    labels: group(
      {
        rule: label({ label: 'Before the rule' }),
        by: label({ label: 'Before the deadline' }),
        who: label({ label: 'Before who does it' }),
        saves: label({ label: 'Before the saving' }),
        total: label({ label: 'Before the sum' }),
      },
      { label: 'Words beside the values' },
    ),
    steps: list(
      group({
        name: text({ max: 80 }),
        rule: prose({ about: 'The rule in a sentence, with its source.', max: 200 }),
        by: text({ label: 'Deadline', max: 60 }),
        who: text({ label: 'Who does it', max: 60 }),
        saves: money({ label: 'Estimated saving' }),
      }),
      { min: 1, max: 8 },
    ),
    note: prose({ about: 'What the page assumes.', max: 400 }),
    tone,
  },
})
