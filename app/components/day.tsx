import { formatsOf } from '#app/lib/formats.ts'
import type { Origin } from '#app/lib/marks.ts'
import { shown } from '#app/lib/shown.ts'
import { useContent } from './site.tsx'

type DayProps = {
  date: string
  /** The field that says it. */
  origin: Origin | undefined
  /** If it is not that of the site. */
  lang?: string
}

export function Day({ date, origin, lang }: DayProps) {
  const { language } = useContent().interface
  return <time dateTime={date}>{shown(formatsOf(lang ?? language).longDate(date), origin)}</time>
}
