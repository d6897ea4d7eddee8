import type { z } from 'zod'
import { closingFields, eitherButton } from '#app/blocks/closing/fields.ts'
import { blocks } from '#app/blocks/index.ts'
import type { Block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import {
  flag,
  group,
  isoDate,
  markdownBody,
  pastDate,
  prose,
  text,
  whole,
} from '#app/content/engine/fields.ts'
import { richBody } from '#app/content/engine/rich.ts'
import {
  datedHead,
  dayFields,
  firstBeforeLast,
  idOf,
  ownHead,
  path,
  plate,
  plateFields,
  refuse,
  reviewedYearly,
  usState,
} from './common.ts'
import { language } from './interface.ts'
import { picture } from './picture.ts'

const body = { label: 'Text of the page' }

const article = {
  problem: 'Article that came with this website',
  fix: 'Delete the file, or make the article your own: read it, change what is not true of your firm and have it reviewed.',
}

/** A text has its title already. */
const inTexts = blocks.filter((each: Block) => !each.top)

/** A local article: one place, one sample record, its numbers worked through. */
export const articleSchema = group({
  head: ownHead,
  title: text({
    about: 'The headline: the question answered, or the rule named.',
    max: 90,
    example: 'The 25/40 line: what a second unit costs in Nashville',
    part: 'Top of the page',
  }),
  city: text({
    about: 'Where you have an office there, the page gives its address.',
    max: 40,
    example: 'Nashville',
  }),
  state: usState(),
  lead: prose({
    label: 'Opening sentences',
    about: 'With the number or the rule.',
    max: 420,
  }),
  caseStudy: idOf(
    'record',
    whole({
      label: 'Number of the case study',
      about: 'Left out, the article has no worked example and no figures of a record.',
      expected: 'the id of a record in case-studies.yaml',
      example: 10,
      optional: true,
    }),
  ),
  published: isoDate({
    about: 'The day it first appears; until then it is not built.',
    part: 'Dates and review',
  }),
  reviewed: pastDate({
    label: 'Last reviewed',
    about: 'The day someone last checked the whole article.',
    ages: reviewedYearly,
  }),
  reviewer: idOf(
    'person',
    text({
      about:
        'A licensed person who stands behind the text: the id of somebody in `team.yaml`, or the name and title of somebody else.',
      max: 80,
      example: 'First Last, CPA',
      optional: true,
      sample: true,
    }),
  ),
  picture: picture('article', {
    about: 'Left out, the drawing with the name of the file is shown.',
    part: 'Picture',
  }),
  plateCaption: prose({
    label: 'Line below the drawing',
    about: 'What the picture shows.',
    max: 260,
  }),
  action: prose({ about: 'One sentence above the booking button.', max: 220 }),
  body: richBody(inTexts, { ...body, part: 'Text', sample: article }),
}).superRefine(({ caseStudy, body }, context) => {
  if (caseStudy === undefined || body.blocks.includes('example')) return
  refuse(context, ['body'], 'a block :::example in the text about the record in caseStudy')
})

export type Article = z.infer<typeof articleSchema>

/** A legal page: its date is part of the text's meaning and changes only with the substance. */
export const legalSchema = group({
  head: datedHead,
  title: text({ max: 60 }),
  dateLabel: text({ label: 'Words before the date', max: 30, example: 'Last updated' }),
  date: pastDate({ about: 'Changes only when the terms change.' }),
  intro: text({ label: 'Introduction', max: 260 }),
  plate,
  body: markdownBody(body),
})

/** The end of a page: words for the booking buttons, or one button that leads elsewhere. */
const closing = group(closingFields, {
  label: 'End of the page',
  about: 'Above the booking buttons, and on them; the words of the site if there is none here.',
  expected:
    'a heading and words for the buttons; for no closing at all write noClosing: true instead',
}).superRefine(eitherButton)

/** A page of the owner's own: a news post, a landing page, a page in another language. */
export const plainSchema = group({
  head: ownHead,
  title: text({ max: 90 }),
  lead: prose({ label: 'Opening sentences', max: 420, optional: true }),
  published: isoDate({ about: 'The day it appears; until then it is not built.', optional: true }),
  news: flag({
    label: 'List this page with the news',
    about: 'Listed by date in the learning library and in the feed.',
    expected: 'true to list the page with the news',
    optional: true,
  }),
  lang: as(language, {
    label: 'Language',
    about: 'If it is not the language of the site.',
    optional: true,
  }),
  translationOf: path({ about: 'The page that was written first.', optional: true }),
  plate: group(
    {
      ...plateFields,
      picture: picture('reading', { about: 'Left out, the neutral drawing is shown.' }),
    },
    { label: 'Drawing', optional: true },
  ),
  closing: as(closing, { optional: true }),
  noClosing: flag({
    label: 'End the page without booking buttons',
    expected: 'true to end the page without booking buttons',
    optional: true,
  }),
  body: richBody(inTexts, { ...body, part: 'Text' }),
})
  .refine(({ news, published }) => !news || published, {
    path: ['published'],
    message: 'the day the news appears',
  })
  .refine(({ translationOf, lang }) => !translationOf || lang, {
    path: ['lang'],
    message: 'the language of this translation, such as es',
  })
  .superRefine(({ closing: words, noClosing, lang }, context) => {
    if (words && noClosing) {
      refuse(context, ['noClosing'], 'no such line beside "closing": the page has an end, or none')
    }
    if (!words || words.to || !lang) return
    for (const name of ['schedule', 'call', 'note'] as const) {
      if (!words[name])
        refuse(context, ['closing', name], 'these words in the language of the page')
    }
  })

export type Plain = z.infer<typeof plainSchema>

/** A dated line at the top of every page, such as holiday hours. */
export const noticeSchema = group({
  text: prose({ max: 240 }),
  from: dayFields.from,
  until: as(dayFields.until, {
    ages: {
      for: 'day',
      problem: 'Notice that has ended',
      fix: 'No page shows it anymore. Remove it, or write the next one.',
    },
  }),
}).refine(...firstBeforeLast)
