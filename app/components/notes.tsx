import type { Html } from '#app/content/engine/fields.ts'
import { fieldText, plain, type Shown } from '#app/lib/shown.ts'
import styles from './notes.module.css'
import { Prose } from './prose.tsx'
import { useContent, useFormats } from './site.tsx'

/** The disclosures of a section, at its end; never smaller than 14px. */
export function Notes({ items }: { items: readonly (Shown | Html)[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without bullets as a list
    <ul className={styles.notes} role="list">
      {items.map((item) =>
        typeof item === 'object' && 'tree' in item ? (
          <li key={item.plain}>
            <Prose html={item} as="span" />
          </li>
        ) : (
          <li key={plain(item)}>{item}</li>
        ),
      )}
    </ul>
  )
}

/** When the tax figures of a page were last checked. */
export function Reviewed({ of }: { of: Checked | undefined }) {
  const { reviewed } = useContent().interface.notes
  const { monthYear } = useFormats()
  if (!of) return null
  const date = fieldText(of, 'reviewed', monthYear)
  return <p className={styles.reviewed}>{reviewed.with({ date })}</p>
}

/** A group of the content with the day on which somebody checked it. */
export type Checked = { readonly reviewed: string }
