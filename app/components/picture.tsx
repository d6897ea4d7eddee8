import styles from './picture.module.css'
import { Prose } from './prose.tsx'

type PictureProps = {
  src: string
  /** Empty for a drawing that only repeats the text. */
  alt: string
  width: number
  height: number
  /** "eager" for the picture of the first screen. */
  loading?: 'lazy' | 'eager'
  className?: string | undefined
}

/** Every picture of the site. Width and height reserve its place. */
export function Picture({ alt, loading = 'lazy', className = '', ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      alt={alt}
      loading={loading}
      decoding="async"
      className={loading === 'lazy' ? `${styles.late} ${className}` : className}
    />
  )
}

type PlateProps = {
  src: string
  alt: string
  caption: { readonly html: string }
  width: number
  height: number
}

/** The drawing at the head of a page with its caption. Not printed. */
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

type OrnamentProps = { src: string; kind: 'band' | 'wide-band' | 'hairline' | 'leader' | 'ground' }

/** A decorative drawing, tiled to fill its place. */
export function Ornament({ src, kind }: OrnamentProps) {
  return (
    <span className={styles.ornament} data-kind={kind}>
      <Picture src={src} alt="" width={300} height={30} />
    </span>
  )
}
