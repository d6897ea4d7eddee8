import { block } from '#app/content/engine/block.ts'
import { addProblem, choice, group, prose, text } from '#app/content/engine/fields.ts'
import { imageProblem } from '#app/content/engine/images.ts'
import { heading, label, plateFields, refuse } from '#app/content/schemas/common.ts'
import { picture, widths } from '#app/content/schemas/picture.ts'

const shows = "what the picture shows, for people who can't see it"

function pictureProblem(name: string) {
  return imageProblem(name, { drawings: true, width: widths.article })
}

const years = group(
  {
    experience: label({
      about: 'After the years of experience, which are `yearsExperience` in `claims.yaml`.',
    }),
    fullTime: label({ about: 'Before the year in `fullTimeSince` of `firm.yaml`.' }),
    founded: label({ about: 'Before the month in `founded` of `firm.yaml`.' }),
    asOf: text({
      about: 'Printed after the basis of the figure in `claims.yaml`, before its month.',
      max: 20,
      example: 'as of',
    }),
    ...plateFields,
  },
  {
    label: 'Drawing of the years',
    about: 'With the look `years`: a tree trunk with a ring for each year.',
    optional: true,
  },
)

export const hero = block('hero', {
  label: 'Top of the page',
  about: 'The title of the page with its opening sentences.',
  top: true,
  books: ({ look, schedule }) => look === 'tile' || schedule !== undefined,
  fields: {
    look: choice(
      {
        scene: 'A wide drawing below',
        years: 'The years of the firm as a drawing beside it',
        team: 'The team as a drawing beside it',
        tile: 'The head of a service',
        prices: 'Words, and links to the price lists of the page',
        plain: 'Words only',
      },
      { none: 'plain' },
    ),
    heading: heading(),
    lead: prose({ label: 'Opening sentences', max: 300 }),
    schedule: label({
      label: 'Booking button',
      about: 'Without its words the button is not shown; a service has it with the usual words.',
      optional: true,
    }),
    call: label({
      label: 'Call button',
      about: 'Without its words the button is not shown.',
      optional: true,
    }),
    note: text({
      label: 'Line beside the booking button',
      about: 'Where the booking buttons of this page book something other than the discovery call.',
      max: 140,
      optional: true,
    }),
    picture: picture(['service', 'article'], {
      about: 'Left out, a service shows the drawing with the name of the file, a scene the street.',
    }),
    pictureAlt: text({
      label: 'What the picture shows',
      about: 'Needed with a picture, and at the head of a service.',
      max: 160,
      expected: shows,
      optional: true,
    }),
    years,
    team: group(plateFields, {
      label: 'Drawing of the team',
      about: 'With the look `team`.',
      optional: true,
    }),
  },
  rule: (value, context) => {
    const { look, picture, pictureAlt } = value
    if (context.issues.length > 0) return
    // A scene is wider than what the field asks of every picture.
    const problem = look === 'scene' && picture?.includes('.') && pictureProblem(picture)
    if (problem) addProblem(context, problem, ['picture'])
    if ((picture || look === 'tile') && !pictureAlt) refuse(context, ['pictureAlt'], shows)
    if ((look === 'years' || look === 'team') && !value[look]) {
      refuse(context, [look], `the words of the drawing that the look "${look}" shows`)
    }
  },
})
