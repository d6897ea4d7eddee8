import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { founder } from '#app/content/team.ts'
import { ImageTile } from '#app/ui/image-tile.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import frame from '#art/plates/portrait-frame.svg'
import styles from './founder.module.css'

/** The founder's story beside the portrait, or beside the frame that waits for it. */
export function Founder({ heading, story, awaiting }: OurFirmPage['founder']) {
  const { name, portrait, alt } = founder
  const caption = portrait ? name : awaiting
  return (
    <Section id="founder" heading={heading}>
      <div className={styles.founder}>
        <figure>
          <ImageTile
            src={portrait}
            alt={alt}
            shape="portrait"
            loading="lazy"
            fallback={
              <Picture
                src={frame}
                alt={portrait ? alt : `${alt}, to come`}
                width={360}
                height={480}
              />
            }
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <Reveal className={styles.story}>
          {story.map((paragraph) => (
            <Prose key={paragraph.html} html={paragraph} as="p" />
          ))}
        </Reveal>
      </div>
    </Section>
  )
}
