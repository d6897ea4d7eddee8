import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './image-tile.module.css'
import { Picture } from './picture.tsx'

type TileState = 'empty' | 'loading' | 'loaded' | 'failed'

type ImageTileProps = {
  /** Without one the tile shows its fallback from the start. */
  src: string | undefined
  alt: string
  /** "portrait" is three by four. */
  shape?: 'square' | 'portrait'
  loading?: 'lazy' | 'eager'
  /** Must be one image with the same name. */
  fallback?: ReactNode
}

const heights = { square: 350, portrait: 467 }

/** A picture of at most 350px: a placeholder while it loads, then the picture, or a fallback if it
    fails. */
export function ImageTile({
  src,
  alt,
  shape = 'square',
  loading = 'eager',
  fallback = <Icon name={alt} />,
}: ImageTileProps) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<TileState>(src ? 'loading' : 'empty')

  // The picture may have loaded or failed before hydration; then there is no event.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {}
    if (complete) setState(naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])

  return (
    <div className={styles.tile} data-state={state} data-shape={shape}>
      {!src || state === 'failed' ? (
        fallback
      ) : (
        <Picture
          ref={image}
          src={src}
          alt={alt}
          width={350}
          height={heights[shape]}
          loading={loading}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  )
}

function Icon({ name }: { name: string }) {
  return (
    <svg role="img" aria-label={name} viewBox="0 0 100 100" className={styles.icon}>
      <path d="M14 22h72v56H14zM14 66l20-20 16 16 12-12 24 24M66 36h.01" />
    </svg>
  )
}
