import type { Person } from '../schema/firm.ts'
import { Link } from './text.tsx'

/** What a person holds, with a link to where it can be looked up. */
export function Credentials({ items = [] }: { items: Person['credentials'] }) {
  return items.map(({ title, state, number, lookUp }) => (
    <p key={title}>
      {number ? `${title}, ${state} ${number}` : title}
      {lookUp && (
        <>
          {'. '}
          <Link href={lookUp}>Look up this license</Link>
        </>
      )}
    </p>
  ))
}
