import { longDate, midnight } from '#app/lib/dates.ts'

type DayProps = {
  date: string
  /** If it is not that of the site. */
  lang?: string
}

export function Day({ date, lang }: DayProps) {
  return <time dateTime={date}>{lang ? dateIn(lang, date) : longDate(date)}</time>
}

function dateIn(lang: string, date: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(midnight(date))
}
