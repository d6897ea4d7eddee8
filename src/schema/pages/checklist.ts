import { z } from 'zod'
import { day, head, line, link, list, text } from '../fields.ts'

export const checklist = z.object({
  head,
  above: link.meta({ title: 'Page above it in the breadcrumb' }),
  title: line,
  forWhom: text,
  reviewed: day,
  groups: list(z.object({ heading: line, items: list(line) }), '{{heading}}'),
})
