import { z } from 'zod'
import { head, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

export const statement = z.object({
  heading: line,
  standard: text,
  help: text,
  limitsHeading: line,
  limits: list(line),
})

export const accessibility = z.object({ head, hero: section.plainHero, statement })
