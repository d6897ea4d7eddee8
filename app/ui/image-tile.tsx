import { useEffect, useRef, useState } from 'react'
import styles from './image-tile.module.css'
import { Picture } from './picture.tsx'

type TileState = 'loading' | 'loaded' | 'failed'

/** A square picture of at most 350px (spec sections 4 and 9): a placeholder while it loads, the
    picture, or an icon with the same name when it cannot be had. */
export function ImageTile({ src, alt }: { src: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<TileState>('loading')

  // The picture may have come, or failed, before the script started: no event will tell.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {}
    if (complete) setState(naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])

  return (
    <div className={styles.tile} data-state={state}>
      {state === 'failed' ? (
        <svg role="img" aria-label={alt} viewBox="0 0 100 100" className={styles.icon}>
          <path d="M14 22h72v56H14zM14 66l20-20 16 16 12-12 24 24M66 36h.01" />
        </svg>
      ) : (
        <Picture
          ref={image}
          src={src}
          alt={alt}
          width={350}
          height={350}
          loading="eager"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  )
}
