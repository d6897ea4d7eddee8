import { block, tone } from '#app/content/engine/block.ts'
import { choice, prose, text } from '#app/content/engine/fields.ts'
import { heading, label, refuse } from '#app/content/schemas/common.ts'

export const team = block('team', {
  label: 'Team',
  about: 'Who does the work, from `team.yaml`.',
  fields: {
    look: choice(
      { short: 'What each role does', full: 'Roles, credentials and people' },
      { about: 'All of it if there is none here.', optional: true },
    ),
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 400 }),
    noCredential: label({
      about: 'Below a role without a credential; the short look has none.',
      optional: true,
    }),
    languages: text({
      about: "Below a person who speaks more than the firm's language; the short look has none.",
      max: 40,
      example: 'Speaks {languages}',
      optional: true,
    }),
    tone,
  },
  rule: ({ look, noCredential, languages }, context) => {
    if (look === 'short') return
    if (!noCredential)
      refuse(context, ['noCredential'], 'what to say of a role without a credential')
    if (!languages) refuse(context, ['languages'], 'what to say of the languages of a person')
  },
})
