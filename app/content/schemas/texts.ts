import type { z } from 'zod'
import { blocks } from '#app/blocks/index.ts'
import type { Block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import {
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
  plate,
  refuse,
  usState,
} from './common.ts'
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
  }),
  reviewed: pastDate({
    label: 'Last reviewed',
    about: 'The day someone last checked the whole article.',
  }),
  reviewer: idOf(
    'person',
    text({
      about:
        'A licensed person who stands behind the text: the id of somebody in `team.yaml`, or the name and title of somebody else.',
      max: 80,
      example: 'First Last, CPA',
      optional: true,
    }),
  ),
  picture: picture('article', {
    about: 'Left out, the drawing with the name of the file is shown.',
  }),
  plateCaption: prose({
    label: 'Line below the drawing',
    about: 'What the picture shows.',
    max: 260,
  }),
  action: prose({ about: 'One sentence above the booking button.', max: 220 }),
  body: richBody(inTexts, { ...body, sample: article }),
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

/** A dated line at the top of every page, such as holiday hours. */
export const noticeSchema = group({
  text: prose({ max: 240 }),
  from: dayFields.from,
  until: as(dayFields.until, {}),
}).refine(...firstBeforeLast)
