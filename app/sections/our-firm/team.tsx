import type { OurFirmPage } from '#app/content/schemas/pages.ts'
import { roles, support } from '#app/content/team.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import { ringOf } from './roles.ts'
import styles from './team.module.css'

/** The roster: each role with its ring of the wreath, and its credential exactly as held
    (compliance 4.1, 4.5). */
export function Team({ heading, intro, noCredential }: OurFirmPage['team']) {
  return (
    <Section id="team" tone="alternate" heading={heading} intro={<Prose html={intro} as="p" />}>
      <ul className={styles.roster}>
        {roles.map(({ id, counted, credential, work }) => (
          <Role
            key={id}
            ring={id}
            name={counted}
            credential={credential ?? noCredential}
            work={work}
          />
        ))}
        {support && <Role ring="support" name={capital(support.name)} work={support.work} />}
      </ul>
    </Section>
  )
}

type RoleProps = { ring: string; name: string; credential?: string; work: string }

function Role({ ring, name, credential, work }: RoleProps) {
  return (
    <li>
      <Picture src={ringOf(ring)} alt="" width={88} height={88} className={styles.ring} />
      <Reveal className={styles.words}>
        <h3>{name}</h3>
        {credential && <p>{credential}</p>}
        <p className={styles.work}>{work}</p>
      </Reveal>
    </li>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
