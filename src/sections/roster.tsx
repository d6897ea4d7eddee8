import { Credentials } from '../components/credentials.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Fade } from '../components/fade.tsx'
import { Portrait } from '../components/portrait.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { team } from '../data.ts'
import { inWords } from '../lib/lists.ts'
import type { Placed } from '../schema/fields.ts'
import type { Person } from '../schema/firm.ts'
import type { roster } from '../schema/pages/about-our-firm.ts'
import styles from './roster.module.css'

/** Each role with its credential, which must be named exactly as held, and its people. */
export function Roster({ id, tone, heading, intro, withoutCredential }: Placed<typeof roster>) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.roster}>
        {team.roles.map(({ id: role, short, credential = withoutCredential, work }) => (
          <li key={role}>
            <Role ring={`role-${role}`} name={short} credential={credential} work={work} />
            <ul className={styles.people}>
              {team.people
                .filter((person) => person.role === role)
                .map((person) => (
                  <PersonCard key={person.id} {...person} />
                ))}
            </ul>
          </li>
        ))}
        <li>
          <Role ring="support-staff" name="Support staff" work={team.support} />
        </li>
      </ul>
    </Section>
  )
}

type RoleProps = { ring: string; name: string; credential?: string; work: string }

function Role({ ring, name, credential, work }: RoleProps) {
  return (
    <>
      <Drawing name={ring} className={styles.ring} />
      <Fade className={styles.roleWords}>
        <h3>{name}</h3>
        {credential && <p>{credential}</p>}
        <p className={styles.roleWork}>{work}</p>
      </Fade>
    </>
  )
}

function PersonCard({ id, name, bio, languages, credentials }: Person) {
  return (
    <li id={`person-${id}`} className={styles.person}>
      <div className={styles.portrait}>
        <Portrait name={name} />
      </div>
      <div>
        <h4>
          <a href={`/team/${id}`}>{name}</a>
        </h4>
        <Credentials items={credentials} />
        <Paragraph className={styles.bio}>{bio}</Paragraph>
        {languages.length > 1 && <p>Speaks {inWords(languages)}</p>}
      </div>
    </li>
  )
}
