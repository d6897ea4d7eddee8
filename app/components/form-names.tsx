import { Fragment } from 'react'
import type { Shown } from '#app/lib/shown.ts'
import { formName } from '#app/lib/text.ts'

/** Plain text in which the name of a form, such as 1099-NEC, stays in one line. */
export function FormNames({ children }: { children: Shown }) {
  const parts: readonly Shown[] = children.split(formName)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
