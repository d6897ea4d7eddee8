import { block } from '#app/content/engine/block.ts'
import { prose, text } from '#app/content/engine/fields.ts'
import { label, plate } from '#app/content/schemas/common.ts'

export const calendarHero = block('calendar-hero', {
  label: 'Top of the library',
  about: 'A title, buttons to the tax calendar and to your blog, and the year as a folding ruler.',
  anchor: 'hero',
  top: true,
  fields: {
    heading: text({ max: 70 }),
    lead: prose({ label: 'Opening sentences', max: 240 }),
    calendar: label({ about: 'The button that leads to the calendar below.' }),
    blog: label({ about: 'The button that leads to your blog, if `firm.yaml` has `blogUrl`.' }),
    notice: text({
      about: 'Required beside the link: the blog is not part of this site.',
      max: 200,
    }),
    plate,
  },
})
