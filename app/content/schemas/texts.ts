import { z } from 'zod'
import {
  checked,
  email,
  isoDate,
  markdownBody,
  pastDate,
  prose,
  text,
  webUrl,
} from '#app/content/engine/fields.ts'
import { richBody } from '#app/content/engine/rich/render.ts'
import {
  datedHead,
  heading,
  idOf,
  label,
  link,
  ownHead,
  path,
  plate,
  refuse,
  usState,
} from './common.ts'
import { language } from './interface.ts'
import { picture } from './picture.ts'

/** A local article: one place, one sample record, its numbers worked through. */
export const articleSchema = z
  .strictObject({
    head: ownHead,
    title: text({
      max: 90,
      example: 'The 25/40 line: what a second unit costs in Nashville',
    }).meta({ part: 'Top of the page' }),
    city: text({ max: 40, example: 'Nashville' }),
    state: usState,
    lead: prose({ max: 420 }),
    /** Left out, the article has no worked example and no figures of a record. */
    caseStudy: idOf('record', z.int())
      .meta({ expected: 'the id of a record in case-studies.yaml', example: 10 })
      .optional(),
    published: isoDate.meta({ part: 'Dates and review' }),
    reviewed: pastDate,
    /** A licensed person who stands behind the text; absent until there is one. */
    reviewer: text({ max: 80, example: 'Jordan Reyes, CPA' }).optional(),
    picture: picture('article').meta({ part: 'Picture' }),
    plateCaption: prose({ max: 260 }),
    action: prose({ max: 220 }),
    body: richBody.meta({ part: 'Text' }),
  })
  .superRefine(({ caseStudy, body }, context) => {
    if (caseStudy === undefined || body.html.includes('data-block="example"')) return
    refuse(context, ['body'], 'a block :::example in the text about the record in caseStudy')
  })

export type Article = z.infer<typeof articleSchema>

/** A legal page: its date is part of the text's meaning and changes only with the substance. */
export const legalSchema = z.strictObject({
  head: datedHead,
  title: text({ max: 60 }),
  dateLabel: text({ max: 30, example: 'Last updated' }),
  date: pastDate,
  intro: text({ max: 260 }),
  plate,
  body: markdownBody,
})

const destination =
  'an email address, a page of this site, or a web address that starts with https://'

/** Where a button of the owner's own leads. */
const target = checked((to) => {
  const isElsewhere = [email, webUrl].some((kind) => kind.safeParse(to).success)
  return isElsewhere || link.safeParse(to).success ? undefined : { expected: destination }
}).meta({ expected: destination, example: 'jobs@example.com' })

/** The end of a page: words for the booking buttons, or one button that leads elsewhere. */
const closing = z
  .strictObject({
    heading,
    schedule: label.optional(),
    call: label.optional(),
    note: text({ max: 140 }).optional(),
    button: label.optional(),
    to: target.optional(),
  })
  .superRefine((words, context) => {
    const { button, to } = words
    if (!button && !to) return
    if (!button) refuse(context, ['button'], `the words on the button that leads to ${to}`)
    if (!to) refuse(context, ['to'], `where the button "${button}" leads: ${destination}`)
    for (const name of ['schedule', 'call', 'note'] as const) {
      if (words[name] === undefined) continue
      refuse(context, [name], 'no such line: the button of "to" is in place of the booking buttons')
    }
  })
  .meta({
    expected:
      'a heading and words for the buttons; for no closing at all write noClosing: true instead',
  })

/** A page of the owner's own: a news post, a landing page, a page in another language. */
export const plainSchema = z
  .strictObject({
    head: ownHead,
    title: text({ max: 90 }),
    lead: prose({ max: 420 }).optional(),
    /** The day it appears; until then it is not built. */
    published: isoDate.optional(),
    /** Listed by date in the learning library and in the feed. */
    news: z.boolean().meta({ expected: 'true to list the page with the news' }).optional(),
    /** If it is not the language of the site. */
    lang: language.optional(),
    translationOf: path.optional(),
    plate: plate.extend({ picture: picture('reading') }).optional(),
    /** Above the booking buttons, and on them; the words of the site if there is none here. */
    closing: closing.optional(),
    noClosing: z
      .boolean()
      .meta({ expected: 'true to end the page without booking buttons' })
      .optional(),
    body: richBody.meta({ part: 'Text' }),
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

/** A dated line at the top of every page, such as holiday hours. Both days are included. */
export const noticeSchema = z
  .strictObject({ text: prose({ max: 240 }), from: isoDate, until: isoDate })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'the same day as "from", or a later one',
  })
