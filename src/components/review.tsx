import type { ReactNode } from 'react'
import { addDays, longDate, monthYear } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'

/** When the tax figures beside it were last checked, and how long they hold. */
export function Reviewed({ day, validThrough }: { day: string; validThrough?: string }) {
  return (
    <p className="small-print">
      Reviewed {monthYear(day)}
      {validThrough && `; figures good through ${monthYear(validThrough)}`}
    </p>
  )
}

/** What it holds is shown through that day; after it one sentence is, with the number to call (src/scripts/early.js). */
export function GoodThrough({ day, phone, children }: { day: string; phone: string; children: ReactNode }) {
  return (
    <>
      <div data-until={day}>{children}</div>
      <p className="measure" data-from={day && addDays(day, 1)} hidden>
        These figures were good through {longDate(day)}. Please call{' '}
        <a href={telephone(phone)}>
          <span className="whole">{phone}</span>
        </a>
        .
      </p>
    </>
  )
}
