import { z } from 'zod'
import { head, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

/** The title beside a drawing. */
export const plateHero = section.plainHero.extend({ schedule: line, call: line, alt: line, caption: line })
export const mission = z.object({ heading: line, text })
export const founder = z.object({
  heading: line,
  story: list(text).meta({ title: 'Paragraphs' }),
  portrait: line.meta({ description: 'What a screen reader says of the empty frame' }),
})
export const roster = section.team.extend({
  withoutCredential: line.meta({ title: 'Below a role without a credential' }),
})
export const points = z.object({ heading: line, items: list(z.object({ name: line, text }), '{{name}}') })

export const aboutOurFirm = z.object({
  head,
  hero: plateHero,
  mission,
  values: section.names,
  founder,
  team: roster,
  checks: points,
  closing: section.closing,
})
