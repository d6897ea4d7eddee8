import { Fragment } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { ImageTile, tileWidth } from '#app/components/image-tile.tsx'
import { Prose } from '#app/components/prose.tsx'
import { usePictures, useRendering } from '#app/components/site.tsx'
import type { Text } from '#app/lib/shown.ts'
import { Buttons } from './buttons.tsx'
import type { hero } from './fields.ts'
import styles from './look-tile.module.css'

/** A service: its buttons book even if they have no words of their own. */
export function View({
  id,
  heading,
  lead,
  picture,
  pictureAlt,
  ...buttons
}: ViewProps<typeof hero>) {
  const pictures = usePictures()
  const { page } = useRendering()
  const { schedule = buttons.booking.schedule } = buttons
  return (
    <div id={id} className={styles.tile}>
      <div>
        <h1>{breakable(heading)}</h1>
        <Prose of={lead} as="p" within={styles.lead} />
        <Buttons {...buttons} schedule={schedule} />
      </div>
      <ImageTile
        picture={pictures.picture(['service', 'article'], picture ?? page?.slug ?? '', tileWidth)}
        alt={pictureAlt ?? ''}
      />
    </div>
  )
}

/** Lets "Formation/Dissolution" break after its slash. */
function breakable(title: Text) {
  return title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part.plain}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
