import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { CredentialLine } from '#app/components/credential-line.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Portrait } from '#app/components/portrait.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Reveal } from '#app/components/reveal.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { countOf, workOf } from '#app/content/firm.ts'
import { personPath } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import type { Shown } from '#app/lib/shown.ts'
import { inList } from '#app/lib/shown.ts'
import { capitalize } from '#app/lib/text.ts'
import type { team } from './fields.ts'
import styles from './view.module.css'

type TeamProps = ViewProps<typeof team>

export function View(props: TeamProps) {
  const { id, tone, heading, intro } = props
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <Roster {...props} />
    </Section>
  )
}

/** Each role with its credential, which must be named exactly as held. */
function Roster(words: TeamProps) {
  const { roles, people, support } = useContent().team
  return (
    <ul className={styles.roster}>
      {roles.map((role) => (
        <Role
          key={role.id}
          ring={`role-${role.id}`}
          name={countOf(role).map(capitalize)}
          credential={role.credential ?? words.noCredential}
          work={workOf(role)}
        >
          <People of={people.filter((person) => person.role === role.id)} words={words} />
        </Role>
      ))}
      {support && (
        <Role ring="support-staff" name={support.name.map(capitalize)} work={support.work} />
      )}
    </ul>
  )
}

type Person = Content['team']['people'][number]
type RoleProps = {
  ring: string
  name: Shown
  credential?: Shown | undefined
  work: Shown
  /** The cards of who has it. */
  children?: ReactNode
}

/** The credential is the role's. Its people may hold others, which their own cards show. */
function Role({ ring, name, credential, work, children }: RoleProps) {
  return (
    <li>
      <Drawing name={ring} className={styles.ring} />
      <Reveal className={styles.roleWords}>
        <h3>{name}</h3>
        {credential && <p>{credential}</p>}
        <p className={styles.roleWork}>{work}</p>
      </Reveal>
      {children}
    </li>
  )
}

function People({ of: people, words }: { of: readonly Person[]; words: TeamProps }) {
  if (people.length === 0) return null
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <PersonCard key={person.id} person={person} words={words} />
      ))}
    </ul>
  )
}

/** As wide as the style sheet sets it. */
const photoWidth = 128

/** A person as the firm shows one; their own page says it again. */
function PersonCard({ person, words }: { person: Person; words: TeamProps }) {
  const { id, name, credentials, bio, languages } = person
  const { and } = useContent().interface
  return (
    <li id={words.own(`person-${id}`)} className={styles.person}>
      <Portrait of={person} width={photoWidth} className={styles.portrait} />
      <div>
        <h4>
          <a href={address(personPath(id))}>{name}</a>
        </h4>
        {credentials.map((each) => (
          <CredentialLine key={each.title.plain} of={each} />
        ))}
        {bio && <Prose of={bio} as="p" within={styles.bio} />}
        {languages.length > 1 && (
          <p>{words.languages?.with({ languages: inList(languages, and) })}</p>
        )}
      </div>
    </li>
  )
}
