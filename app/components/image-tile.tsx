import type { ReactNode } from 'react'
import type { Shown as ShownPicture } from '#app/lib/copies.ts'
import type { Shown } from '#app/lib/shown.ts'
import styles from './image-tile.module.css'
import { Picture } from './picture.tsx'

type ImageTileProps = {
  /** Without one the tile shows its fallback from the start. */
  picture: ShownPicture | undefined
  alt: Shown
  /** "portrait" is three by four. */
  shape?: 'square' | 'portrait'
  loading?: 'lazy' | 'eager'
  /** Must be one image with the same name. */
  fallback?: ReactNode
}

/** The widest a tile is, for `usePictures`. */
export const tileWidth = 350

/** A picture of at most 350px: a placeholder while it loads, then the picture, or a fallback if it
    fails. app/browser/pictures.ts sets the state. */
export function ImageTile({
  picture,
  alt,
  shape = 'square',
  loading = 'eager',
  fallback = <Icon name={alt} />,
}: ImageTileProps) {
  return (
    <div className={styles.tile} data-tile data-shape={shape}>
      {picture && <Picture {...picture} alt={alt} loading={loading} />}
      <div className={styles.fallback}>{fallback}</div>
    </div>
  )
}

function Icon({ name }: { name: Shown }) {
  return (
    <svg role="img" aria-label={`${name}`} viewBox="0 0 100 100" className={styles.icon}>
      <path d="M14 22h72v56H14zM14 66l20-20 16 16 12-12 24 24M66 36h.01" />
    </svg>
  )
}
