import { Picture } from './picture.tsx'
import styles from './plate.module.css'
import { Prose } from './prose.tsx'

type PlateProps = {
  src: string
  alt: string
  /** What the drawing is computed from. */
  caption: { readonly html: string }
  width: number
  height: number
}

/** The drawing at the head of a page, with the line that says what it shows. Not printed. */
export function Plate({ caption, ...picture }: PlateProps) {
  return (
    <figure className={styles.plate} data-print="no">
      <Picture {...picture} loading="eager" />
      <figcaption>
        <Prose html={caption} as="span" />
      </figcaption>
    </figure>
  )
}
