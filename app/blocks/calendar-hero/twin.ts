import { line, linked, type Twin, without } from '#app/blocks/twin.ts'
import type { calendarHero } from './fields.ts'

export const twin: Twin<typeof calendarHero> = ({ blog, content: { firm } }) => ({
  blog: line(firm.blogUrl && linked(blog, firm.blogUrl)),
  ...without('calendar', 'notice'),
})
