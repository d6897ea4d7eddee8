import { z } from 'zod'
import { head, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

export const calendarHero = section.plainHero.extend({
  calendar: line,
  blog: line,
  notice: line.meta({ description: 'Required beside the link: the blog is not part of this site' }),
  caption: line,
  alt: line,
})

export const calendar = z.object({
  heading: line,
  intro: text,
  about: line,
  caption: line,
  notes: list(text),
  sources: line,
  fileNote: line.meta({ description: 'In every entry of the calendar files' }),
})

export const learningLibrary = z.object({
  head,
  hero: calendarHero,
  guides: section.paragraphs,
  calendar,
  yearEnd: section.columns,
  coming: section.names,
})
