import type { ReactNode } from 'react'
import prose from './prose.module.css'
import text from './rich-text.module.css'
import section from './section.module.css'
import { useTextColumn } from './text-column.tsx'

type PartProps = { id?: string; tone: string; children: ReactNode }

/** What has a place of its own in a text, and on a page the room of a section, which it is not: it may have no
    heading. */
export function Part({ id, tone, children }: PartProps) {
  if (useTextColumn()) return children
  return (
    <div id={id} className={section.section} data-tone={tone}>
      <div className="page-width">
        <div className={text.reading}>
          <div className={text.text}>
            <div className={prose.prose}>{children}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
