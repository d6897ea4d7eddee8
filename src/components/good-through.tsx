import type { ReactNode } from 'react'
import { addDays, longDate } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'

/** Shows its children through a day, then a sentence with the phone number (src/scripts/early.js). */
export function GoodThrough({ day, phone, children }: { day: string; phone: string; children: ReactNode }) {
  return (
    <>
      <div data-until={day}>{children}</div>
      <p className="measure" data-from={day && addDays(day, 1)} hidden>
        These figures were good through {longDate(day)}. Please call <a href={telephone(phone)}>{phone}</a>.
      </p>
    </>
  )
}
