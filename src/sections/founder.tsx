import { Portrait } from '../components/portrait.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { byId, team } from '../data.ts'
import type { founder } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import styles from './founder.module.css'

/** Paragraphs about the founder, next to a portrait. */
export function Founder({ id, heading, story, portrait }: SectionProps<typeof founder>) {
  const { name, photo } = byId(team.people, team.founder)
  return (
    <Section id={id} heading={heading} split>
      <div className={styles.founder}>
        <div className="stack measure" data-fade="">
          {story.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
        <figure>
          <Portrait name={name} photo={photo} alt={photo ? name : portrait} />
          <figcaption>
            <a href={`/about-our-firm#person-${team.founder}`}>{name}</a>
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}
