import { fieldText } from '#app/lib/shown.ts'
import styles from './reviewed.module.css'
import { useContent, useFormats } from './site.tsx'

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
