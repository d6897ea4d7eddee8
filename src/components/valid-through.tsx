import type { ReactNode } from 'react'
import { addDays, longDate } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'

/** Shows its children through a day, then a sentence with the phone number (src/scripts/early.js). */
export function ValidThrough({ lastDay, phone, children }: { lastDay: string; phone: string; children: ReactNode }) {
  return (
    <>
      <div data-until={lastDay}>{children}</div>
      <p className="measure" data-from={lastDay && addDays(lastDay, 1)} hidden>
        These figures were good through {longDate(lastDay)}. Please call <a href={telephone(phone)}>{phone}</a>.
      </p>
    </>
  )
}
