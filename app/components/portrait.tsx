import type { Content } from '#app/content/collections.ts'
import type { Shown, Text } from '#app/lib/shown.ts'
import { initials } from '#app/lib/text.ts'
import { ImageTile, tileWidth } from './image-tile.tsx'
import { Drawing } from './picture.tsx'
import styles from './portrait.module.css'
import { usePictures } from './site.tsx'

type Person = Pick<Content['team']['people'][number], 'name' | 'photo' | 'photoAlt'>

type PortraitProps = {
  of: Person
  width?: number
  loading?: 'lazy' | 'eager'
  className?: string | undefined
}

/** The photo of a person, or an engraved frame with initials until there is one. */
export function Portrait({
  of: { name, photo, photoAlt },
  width = tileWidth,
  loading = 'lazy',
  className,
}: PortraitProps) {
  const { image } = usePictures()
  return (
    <div className={className}>
      <ImageTile
        picture={photo ? image(photo, width) : undefined}
        alt={photoAlt ?? name}
        shape="portrait"
        loading={loading}
        fallback={<Frame of={name} alt={photo ? (photoAlt ?? name) : ''} />}
      />
    </div>
  )
}

type FrameProps = { of?: Text | undefined; alt: Shown }

/** An empty frame; the name is beside it, so screen readers skip the initials. */
export function Frame({ of: name, alt }: FrameProps) {
  return (
    <span className={styles.frame}>
      <Drawing name="portrait-frame" alt={alt} />
      {name && <span aria-hidden="true">{name.map(initials)}</span>}
    </span>
  )
}
