import { Drawing } from '../components/drawing.tsx'
import { Link } from '../components/link.tsx'
import { Portrait } from '../components/portrait.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { team } from '../data.ts'
import type { Person } from '../schema/firm.ts'
import type { people } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import styles from './people.module.css'

/** `all` lets the editor's preview pass the people being edited. */
type PeopleProps = SectionProps<typeof people> & { all?: readonly Person[] }

/** Everyone on the team. Credentials must be named exactly as held. */
export function People({ id, tone, heading, intro, all = team.people }: PeopleProps) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.people}>
        {all.map((person) => (
          <PersonCard key={person.id} {...person} />
        ))}
        <li className={styles.person} data-fade="">
          <div className={styles.picture}>
            <Drawing name="portrait-frame" />
          </div>
          <h3 className="size-term">Support staff</h3>
          <p className={styles.bio}>{team.support}</p>
        </li>
      </ul>
    </Section>
  )
}

function PersonCard({ id, name, role, bio, languages, credentials, photo }: Person) {
  return (
    <li id={`person-${id}`} className={styles.person} data-fade="">
      <div className={styles.picture}>
        <Portrait name={name} photo={photo} />
      </div>
      <div>
        <h3 className="size-term">{name}</h3>
        {credentials ? <Credentials items={credentials} /> : <p className={styles.title}>{role}</p>}
      </div>
      <div className={styles.bio}>
        <Paragraph>{bio}</Paragraph>
        {languages && <p>Speaks {new Intl.ListFormat('en-US').format(languages)}</p>}
      </div>
    </li>
  )
}

/** Each license or degree, with a link to the state's lookup page. */
function Credentials({ items }: { items: NonNullable<Person['credentials']> }) {
  return items.map(({ title, state, number, lookUp }) => (
    <p key={title} className={styles.title}>
      {number ? `${title}, ${state} ${number}` : title}
      {lookUp && (
        <>
          {'. '}
          <Link href={lookUp}>Look up this license</Link>
        </>
      )}
    </p>
  ))
}
