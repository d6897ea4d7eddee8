import { block } from '#app/content/engine/block.ts'
import { group, list, text } from '#app/content/engine/fields.ts'
import { distinctBy, heading, label, path } from '#app/content/schemas/common.ts'

const tab = text({ label: 'Name of the tab', max: 24, example: 'Revenue Range' })
const note = text({ about: 'One line above the list in the tab.', max: 90 })

export const serve = block('serve', {
  label: 'Who we serve, in tabs',
  about: 'A tab is there if its group is, and something to list in it.',
  ground: 'dark',
  fields: {
    heading: heading(),
    intro: text({ label: 'Introduction', max: 120, optional: true }),
    label: label({ about: 'Names the row of tabs for screen readers.' }),
    industries: group(
      { tab, note },
      { about: 'The tab with the audiences of `audiences.yaml`.', optional: true },
    ),
    revenue: group(
      {
        tab,
        note,
        bands: list(text({ max: 150 }), {
          label: 'Sentences about the revenue bands',
          about: 'One for each entry of `revenueBands` in `firm.yaml`, in the same order.',
        }),
      },
      { about: 'The tab with the revenue bands of `firm.yaml`.', optional: true },
    ),
    needs: group(
      {
        tab,
        note,
        items: list(
          group(
            {
              need: text({ about: "What brings somebody, in the reader's own words.", max: 60 }),
              to: path({ about: 'The service that answers it.' }),
            },
            { label: 'Entry' },
          ),
          { label: 'Entries', max: 20 },
        ).superRefine(distinctBy(({ to }) => to.plain, 'to', 'each service only once')),
      },
      { about: 'The tab with the services, by need.', optional: true },
    ),
  },
})
