import type { ViewProps } from '#app/blocks/view.ts'
import { ImageTile, tileWidth } from '#app/components/image-tile.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Reveal } from '#app/components/reveal.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, usePictures } from '#app/components/site.tsx'
import { founderOf } from '#app/content/firm.ts'
import type { founder } from './fields.ts'
import styles from './view.module.css'

/** The founder's story beside the portrait, or beside an empty frame until there is one. */
export function View(props: ViewProps<typeof founder>) {
  const { id, tone, heading, story, awaiting, frame } = props
  const { image } = usePictures()
  const { name, portrait, alt } = founderOf(useContent().team)
  const described = alt ?? (name ? props.portrait.with({ name }) : frame)
  const caption = portrait ? name : awaiting
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className={styles.founder}>
        <figure>
          <ImageTile
            picture={portrait ? image(portrait, tileWidth) : undefined}
            alt={described}
            shape="portrait"
            loading="lazy"
            fallback={<Drawing name="portrait-frame" alt={portrait ? described : frame} />}
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <Reveal className={styles.story}>
          {story.map((paragraph) => (
            <Prose key={paragraph.plain} of={paragraph} as="p" />
          ))}
        </Reveal>
      </div>
    </Section>
  )
}
