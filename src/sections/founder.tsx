import { Fade } from '../components/fade.tsx'
import { Portrait } from '../components/portrait.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { one, team } from '../data.ts'
import type { Placed } from '../schema/fields.ts'
import type { founder } from '../schema/pages/about-our-firm.ts'
import styles from './founder.module.css'

/** The founder's story beside the portrait. */
export function Founder({ id, tone, heading, story, portrait }: Placed<typeof founder>) {
  const { name } = one(team.people, team.founder)
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className={styles.founder}>
        <figure>
          <Portrait name={name} alt={portrait} />
          <figcaption>
            <a href={`/team/${team.founder}`}>{name}</a>
          </figcaption>
        </figure>
        <Fade className={styles.story}>
          {story.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Fade>
      </div>
    </Section>
  )
}
