import { block } from '#app/content/engine/block.ts'
import { as, mapped } from '#app/content/engine/declared.ts'
import { checked, choice, isEmail, prose, text } from '#app/content/engine/fields.ts'
import { isWebUrl } from '#app/content/engine/links.ts'
import {
  heading,
  label,
  missingPlace,
  type Refinement,
  refuse,
} from '#app/content/schemas/common.ts'
import { Text } from '#app/lib/shown.ts'

const destination =
  'an email address, a page of this site, or a web address that starts with https://'

/** Where a button of the owner's own leads. */
const target = mapped(
  checked(
    (to) => {
      const isThere = isEmail(to) || isWebUrl(to) || !missingPlace(to)
      return isThere ? undefined : { expected: destination }
    },
    { expected: destination, example: 'jobs@example.com' },
  ),
  (to) => new Text(to, { isAddress: true }),
)

/** Words for the booking buttons, or one button that leads elsewhere. */
const closingFields = {
  heading: heading(),
  schedule: label({ label: 'Booking button', optional: true }),
  call: label({ label: 'Call button', optional: true }),
  note: text({
    about: 'The line beside the booking buttons, in place of the one about the first call.',
    max: 140,
    optional: true,
  }),
  button: label({
    label: 'Words on the button',
    about: 'One button in place of the booking buttons.',
    optional: true,
  }),
  to: as(target, { label: 'Where the button leads', optional: true }),
}

type Words = { readonly [Name in keyof typeof closingFields]?: unknown }

function eitherButton(words: Words, context: Refinement): void {
  const { button, to } = words
  if (!button && !to) return
  if (!button) refuse(context, ['button'], `the words on the button that leads to ${to}`)
  if (!to) refuse(context, ['to'], `where the button "${button}" leads: ${destination}`)
  for (const name of ['schedule', 'call', 'note'] as const) {
    if (words[name] === undefined) continue
    refuse(context, [name], 'no such line: the button of "to" is in place of the booking buttons')
  }
}

const { heading: title, ...buttons } = closingFields

export const closing = block('closing', {
  label: 'End of the page',
  about: 'The last word, with the booking buttons or one of your own.',
  books: true,
  fields: {
    look: choice(
      {
        split: 'Words beside the heading',
        plain: 'Words below the heading',
        tinted: 'On tinted ground',
        dark: 'On dark ground',
        band: 'A tinted band with the buttons beside the heading',
        drawing: 'On dark ground below a drawing',
      },
      {
        label: 'Look',
        about: 'Words beside the heading if there is none here.',
        optional: true,
      },
    ),
    heading: title,
    text: prose({ max: 260, optional: true }),
    ...buttons,
  },
  rule: eitherButton,
})
