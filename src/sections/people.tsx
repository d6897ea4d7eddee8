import { Drawing } from '../components/drawing.tsx'
import { Section } from '../components/section.tsx'
import { Link, Paragraph } from '../components/text.tsx'
import { byId, team } from '../data.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { Person } from '../schema/firm.ts'
import type { founder, people } from '../schema/pages.ts'
import styles from './people.module.css'

/** The editor shows those in its form. */
type PeopleProps = SectionProps<typeof people> & { all?: readonly Person[] }

/** Everybody, with credentials named exactly as held. */
export function People({ id, tone, heading, intro, all = team.people }: PeopleProps) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <ul className={styles.people}>
        {all.map((person) => (
          <PersonCard key={person.id} {...person} />
        ))}
        <li data-fade="">
          <Drawing name="portrait-frame" />
          <div>
            <h3>Support staff</h3>
          </div>
          <p>{team.support}</p>
        </li>
      </ul>
    </Section>
  )
}

function PersonCard({ id, name, role, bio, languages, credentials, photo }: Person) {
  return (
    <li id={`person-${id}`} data-fade="">
      <Portrait name={name} photo={photo} />
      <div>
        <h3>{name}</h3>
        {credentials ? <Credentials items={credentials} /> : <p>{role}</p>}
      </div>
      <div>
        <Paragraph>{bio}</Paragraph>
        {languages && <p>Speaks {new Intl.ListFormat('en-US').format(languages)}</p>}
      </div>
    </li>
  )
}

/** What a person holds, with a link to where it can be looked up. */
function Credentials({ items }: { items: NonNullable<Person['credentials']> }) {
  return items.map(({ title, state, number, lookUp }) => (
    <p key={title}>
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

/** The story beside the portrait. */
export function Founder({ id, heading, story, portrait }: SectionProps<typeof founder>) {
  const { name, photo } = byId(team.people, team.founder)
  return (
    <Section id={id} heading={heading} beside>
      <div className={styles.founder}>
        <div className="stack measure" data-fade="">
          {story.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
        <figure>
          <Portrait name={name} photo={photo} alt={photo ? name : portrait} />
          <figcaption>
            <a href={`#person-${team.founder}`}>{name}</a>
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}

/** The photograph, or an engraved frame with initials. The name is beside it, so screen readers skip them. */
function Portrait({ name, photo, alt = '' }: { name: string; photo: string | undefined; alt?: string }) {
  if (photo) return <img className={styles.photo} src={photo} width="350" height="467" alt={alt} loading="lazy" />
  const [first = '', last = ''] = name.split(' ')
  return (
    <div className={styles.portrait}>
      <Drawing name="portrait-frame" alt={alt} />
      <span aria-hidden="true">
        {first.charAt(0)}
        {last.charAt(0)}
      </span>
    </div>
  )
}
