import type { ProseText } from '#app/content/engine/fields.ts'
import type { Shown as ShownPicture } from '#app/lib/copies.ts'
import type { Shown } from '#app/lib/shown.ts'
import styles from './picture.module.css'
import { Prose } from './prose.tsx'
import { usePictures } from './site.tsx'

type PictureProps = ShownPicture & {
  /** Empty for a drawing that only repeats the text. */
  alt: Shown
  /** "eager" for the picture of the first screen. */
  loading?: 'lazy' | 'eager'
  className?: string | undefined
}

/** Every picture of the site. Width and height reserve its place. */
export function Picture({ alt, avif, loading = 'lazy', className = '', ...rest }: PictureProps) {
  const image = (
    <img
      {...rest}
      alt={`${alt}`}
      loading={loading}
      decoding="async"
      className={loading === 'lazy' ? `${styles.late} ${className}` : className}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" {...avif} />
      {image}
    </picture>
  )
}

type DrawingProps = Partial<Omit<PictureProps, 'src'>> & { name: string }

/** A drawing of the site, by its name: "seal". */
export function Drawing({ name, alt = '', ...rest }: DrawingProps) {
  const picture = { ...usePictures().drawing(name), alt, ...rest }
  if (!picture.width) throw new Error(`The drawing "${name}" has no width and height.`)
  return <Picture {...picture} />
}

type PlateProps = Omit<PictureProps, 'loading' | 'className'> & {
  caption: ProseText
}

/** The drawing at the head of a page with its caption. Not printed. */
export function Plate({ caption, ...picture }: PlateProps) {
  return (
    <figure className={styles.plate} data-print="no">
      <Picture {...picture} loading="eager" />
      <figcaption>
        <Prose of={caption} as="span" />
      </figcaption>
    </figure>
  )
}

const ornaments = {
  band: 'band',
  'wide-band': 'band-wide',
  hairline: 'microprint',
  leader: 'check-fill',
  ground: 'underprint',
}

/** A decorative drawing, tiled to fill its place. */
export function Ornament({ kind }: { kind: keyof typeof ornaments }) {
  return (
    <span className={styles.ornament} data-kind={kind}>
      <Drawing name={ornaments[kind]} width={300} height={30} />
    </span>
  )
}
