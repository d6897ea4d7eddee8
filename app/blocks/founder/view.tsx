import type { ViewProps } from '#app/blocks/view.ts'
import { ImageTile, tileWidth } from '#app/components/image-tile.tsx'
import { Frame } from '#app/components/portrait.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Reveal } from '#app/components/reveal.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, usePictures } from '#app/components/site.tsx'
import { founderOf } from '#app/content/firm.ts'
import { personPath } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import type { founder } from './fields.ts'
import styles from './view.module.css'

/** The founder's story beside the portrait, or beside an empty frame until there is one. */
export function View(props: ViewProps<typeof founder>) {
  const { id, tone, heading, story, awaiting, frame } = props
  const { image } = usePictures()
  const { id: person, name, portrait, alt } = founderOf(useContent().team)
  const described = alt ?? (name ? props.portrait.with({ name }) : frame)
  const named = name && person ? <a href={address(personPath(person))}>{name}</a> : name
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className={styles.founder}>
        <figure>
          <ImageTile
            picture={portrait ? image(portrait, tileWidth) : undefined}
            alt={described}
            shape="portrait"
            loading="lazy"
            fallback={<Frame of={name} alt={portrait ? described : frame} />}
          />
          {(named || !portrait) && <figcaption>{named ?? awaiting}</figcaption>}
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
