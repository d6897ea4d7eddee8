import type { Html } from '#app/content/engine/fields.ts'
import { monthYear } from '#app/lib/dates.ts'
import { interpolate } from '#app/lib/text.ts'
import styles from './notes.module.css'
import { Prose } from './prose.tsx'
import { useContent } from './site.tsx'

/** The disclosures of a section, at its end; never smaller than 14px. */
export function Notes({ items }: { items: readonly (string | Html)[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without bullets as a list
    <ul className={styles.notes} role="list">
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.html}>
            <Prose html={item} as="span" />
          </li>
        ),
      )}
    </ul>
  )
}

/** When the tax figures of a page were last checked. */
export function Reviewed({ date }: { date: string | undefined }) {
  const { reviewed } = useContent().interface.notes
  return date ? (
    <p className={styles.reviewed}>{interpolate(reviewed, { date: monthYear(date) })}</p>
  ) : null
}
