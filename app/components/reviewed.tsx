import { fieldText } from '#app/lib/shown.ts'
import styles from './reviewed.module.css'
import { useContent, useFormats } from './site.tsx'

/** When what is beside it was last checked. */
export function Reviewed({ of }: { of: Checked | undefined }) {
  const { reviewed } = useContent().interface.notes
  const { monthYear } = useFormats()
  if (!of) return null
  const date = fieldText(of, 'reviewed', monthYear)
  return <p className={styles.reviewed}>{reviewed.with({ date })}</p>
}

/** When the tax figures in the texts of a file were last checked, and, once their last day is over, that. */
export function FiguresReviewed({ file }: { file: string }) {
  const { figures } = useContent()
  return (
    <>
      <FiguresEnded file={file} />
      <Reviewed of={figures[file]} />
    </>
  )
}

export function FiguresEnded({ file }: { file: string }) {
  const { figures, interface: words, today } = useContent()
  const { longDate } = useFormats()
  const first = figures[file]
  if (!first || first.validThrough >= today) return null
  const date = fieldText(first, 'validThrough', longDate)
  return <p className={styles.reviewed}>{words.notes.outOfDate.with({ date })}</p>
}

/** A group of the content with the day on which somebody checked it. */
type Checked = { readonly reviewed: string }
