import { monthYear } from '../lib/dates.ts'

/** Shows when tax figures were last reviewed and, optionally, until when they're valid. */
export function Reviewed({ day, validThrough }: { day: string; validThrough?: string }) {
  return (
    <p className="small-print">
      Reviewed {monthYear(day)}
      {validThrough && `; figures good through ${monthYear(validThrough)}`}
    </p>
  )
}
