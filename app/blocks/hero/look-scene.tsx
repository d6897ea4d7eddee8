import type { ViewProps } from '#app/blocks/view.ts'
import { Drawing, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent, usePictures } from '#app/components/site.tsx'
import { Buttons } from './buttons.tsx'
import type { hero } from './fields.ts'
import styles from './look-scene.module.css'

/** The title over the drawing of a street, or beside a picture of the firm's own. */
export function View({
  id,
  heading,
  lead,
  picture,
  pictureAlt,
  ...buttons
}: ViewProps<typeof hero>) {
  const { tagline } = useContent().firm
  const pictures = usePictures()
  const words = (
    <div className={picture ? undefined : styles.sceneWords}>
      <h1 id={`${id}-heading`}>{heading}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <Prose of={lead} as="p" within={styles.lead} />
      <Buttons {...buttons} />
    </div>
  )
  if (!picture) {
    return (
      <section id={id} aria-labelledby={`${id}-heading`} className={styles.scene}>
        {words}
        <Drawing name="hero" loading="eager" className={styles.street} />
      </section>
    )
  }
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.ownPicture}>
      {words}
      <Picture
        {...pictures.picture(['article', 'service'], picture, 640)}
        alt={pictureAlt ?? ''}
        loading="eager"
      />
    </section>
  )
}
