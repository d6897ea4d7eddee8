import type { Ref } from 'react'
import styles from './picture.module.css'

type PictureProps = {
  src: string
  /** Empty for a drawing that only repeats what the text says. */
  alt: string
  width: number
  height: number
  /** "eager" for the one picture of the first screen. */
  loading?: 'lazy' | 'eager'
  className?: string | undefined
  ref?: Ref<HTMLImageElement>
  onLoad?: () => void
  onError?: () => void
}

/** Every picture of the site. Width and height reserve its place, so nothing moves when it comes. */
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
