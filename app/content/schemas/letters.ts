import { group, isoDate, list, pastDate, prose, slug, text } from '#app/content/engine/fields.ts'
import { idOf, refuse } from './common.ts'

/** When somebody last compared an entry with its official page, and how long that may be relied on. */
export const checkedFields = {
  source: idOf('source', slug({ about: 'The official page, an entry of `sources.yaml`.' })),
  reviewed: pastDate({
    label: 'Last reviewed',
    about: 'The day you last compared it with its source.',
  }),
  validThrough: isoDate({
    about: 'The last day it is shown; after that the page asks visitors to call.',
  }),
}

/** Letters of the IRS, by their numbers. */
export const lettersSchema = group({
  letters: list(
    group({
      numbers: list(text({ label: 'Number', max: 20, example: 'CP2000' }), {
        about: 'As printed in a corner of the letter; `CP2000` has the address #cp2000.',
        min: 1,
        max: 4,
      }),
      name: text({ about: 'What it is, in a few words.', max: 70 }),
      means: prose({ label: 'What it means', max: 400 }),
      deadline: prose({ about: 'How many days, and from when.', max: 260 }),
      bring: prose({ label: 'What to bring', max: 260 }),
      avoid: prose({ label: 'What not to do', max: 260 }),
      ...checkedFields,
    }),
    { min: 1, max: 40 },
  ).superRefine((letters, context) => {
    const seen = new Set<string>()
    for (const [at, { numbers }] of letters.entries()) {
      for (const [place, { plain }] of numbers.entries()) {
        if (seen.has(plain)) {
          refuse(context, [at, 'numbers', place], 'a number that no other letter has')
        }
        seen.add(plain)
      }
    }
  }),
})
