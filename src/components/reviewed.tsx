import { monthYear } from '../lib/dates.ts'

/** When the tax figures beside it were last checked, and how long they hold. */
export function Reviewed({ day, validThrough }: { day: string; validThrough?: string }) {
  return (
    <p className="small-print">
      Reviewed {monthYear(day)}
      {validThrough && `; figures good through ${monthYear(validThrough)}`}
    </p>
  )
}
