import { block } from '#app/content/engine/block.ts'
import { group, list, prose, text } from '#app/content/engine/fields.ts'
import { label } from '#app/content/schemas/common.ts'

export const calendar = block('calendar', {
  label: 'Tax calendar',
  about: 'The tax calendar as a table and as files; its dates are in `deadlines.yaml`.',
  needs: ['deadlines'],
  ground: 'alternate',
  fields: {
    heading: text({ max: 70 }),
    intro: prose({ label: 'Introduction', max: 260 }),
    caption: text({ about: 'The caption of the table.', max: 140 }),
    columns: group(
      {
        date: label(),
        what: label({ label: 'What is due' }),
        who: label({ about: 'Heads the column that says whom a date is for.' }),
      },
      { about: 'The headings of the three columns.' },
    ),
    moved: text({
      about: '{from} is the day the law names, {because} why nothing is due on it.',
      max: 80,
      example: 'Not {from}, which is {because}',
    }),
    state: text({
      label: 'Name of a state’s dates',
      about: "Marks a date that is a state's.",
      max: 30,
      example: 'State of {state}',
    }),
    filter: group(
      {
        label: label({ about: 'Words before the names of the states.' }),
        all: label({ about: 'The choice that shows the dates of all states.' }),
        chosen: text({
          about: 'Says what is shown once a visitor has chosen a state.',
          max: 80,
          example: 'Federal and {state}: {count} dates',
        }),
        download: text({
          about: 'The link to the calendar file of that state.',
          max: 60,
          example: 'Download {state}',
        }),
      },
      { about: 'For visitors who want one state; not shown while no date has a state.' },
    ),
    download: label({ about: 'The link to the calendar file with all dates.' }),
    subscribe: label({
      about:
        'The link to the same dates as a subscription, which stays current. Without its words it is not shown.',
      optional: true,
    }),
    about: text({ label: 'Explanation', about: 'What is in the calendar file.', max: 160 }),
    fileNote: text({ about: 'Appears in every entry of the downloaded file.', max: 160 }),
    leavesOut: prose({
      label: 'What the calendar leaves out',
      about: 'What a visitor must not look for here.',
      max: 320,
    }),
    notes: list(prose({ max: 320 }), { about: 'Paragraphs below the table.', min: 1, max: 6 }),
    sources: group(
      {
        heading: text({ max: 70 }),
        federal: label({ about: 'Names the sources that no state has.' }),
      },
      { about: 'The list of sources below the notes.' },
    ),
  },
})
