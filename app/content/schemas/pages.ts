import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import { group, list, prose, slug, text } from '#app/content/engine/fields.ts'
import { distinctIds, figureDays, idOf, link } from './common.ts'
import { picture } from './picture.ts'

const audienceQuestion = group({
  question: text({ max: 120 }),
  answer: prose({ min: 40, max: 500 }),
})

const audienceCost = group({
  label: text({ max: 40, example: 'Tax planning, Strategic' }),
  price: text({
    about: 'From the price lists, by name.',
    max: 30,
    example: '{price.tax-planning.strategic} a year',
  }),
  to: link({ about: 'The page, or the place on it, that explains the price.' }),
})

export const audiencesSchema = group({
  ...figureDays,
  audiences: list(
    group({
      id: slug({
        label: 'Name in links',
        about: 'Its address on /who-we-serve, and the name of its drawing.',
      }),
      name: text({ max: 50 }),
      picture: picture('front', { about: 'Left out, the drawing with its id is shown.' }),
      line: text({ label: 'Sentence', about: 'Who they are, in one sentence.', max: 170 }),
      costs: list(audienceCost, {
        about: 'What this audience would pay, from the price lists.',
        max: 2,
        none: [],
      }),
      checklist: idOf(
        'checklist',
        slug({ about: 'What they gather: the name of a file in `checklists/`.', optional: true }),
      ),
      questions: list(audienceQuestion, { min: 2, max: 3 }),
    }),
    { min: 1, max: 30 },
  ).superRefine(distinctIds),
})

export type Audiences = z.infer<typeof audiencesSchema>

export const faqSchema = group({
  ...figureDays,
  items: list(
    group(
      {
        id: slug({ label: 'Name in links', about: 'Its address: `weekends` is /faq#weekends.' }),
        question: text({ max: 110 }),
        answer: prose({ min: 40, max: 1100 }),
      },
      { label: 'Entry' },
    ),
    { label: 'Questions and answers', min: 1, max: 200 },
  ).superRefine(distinctIds),
})

export type Faq = z.infer<typeof faqSchema>

const groups = list(text({ max: 30, example: 'Services' }), { min: 1, max: 8 })

export const navigationSchema = group({
  menus: as(groups, {
    about: 'The menus of the header, in order; each page names its own place in them.',
  }),
  footer: as(groups, {
    about: 'The columns of the footer, in order; each page names its own place in them.',
  }),
})
