import type { ProseText } from '#app/content/engine/fields.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import styles from './notes.module.css'
import { Prose } from './prose.tsx'

/** The disclosures of a section, at its end; never smaller than 14px. */
export function Notes({ items }: { items: readonly (Shown | ProseText)[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without bullets as a list
    <ul className={styles.notes} role="list">
      {items.map((item) =>
        typeof item === 'object' && 'tree' in item ? (
          <li key={item.plain}>
            <Prose of={item} as="span" />
          </li>
        ) : (
          <li key={plain(item)}>{item}</li>
        ),
      )}
    </ul>
  )
}
