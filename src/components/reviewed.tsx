import { monthYear } from '../lib/dates.ts'

/** When tax figures were last checked and, if given, through when they are valid. */
export function Reviewed({ day, validThrough }: { day: string; validThrough?: string }) {
  return (
    <p className="small-print">
      Reviewed {monthYear(day)}
      {validThrough && `; figures good through ${monthYear(validThrough)}`}
    </p>
  )
}
