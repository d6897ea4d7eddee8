import type { ViewProps } from '#app/blocks/view.ts'
import { BookingBand } from '#app/components/booking-band.tsx'
import { CredentialLine } from '#app/components/credential-line.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Portrait } from '#app/components/portrait.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useRendering } from '#app/components/site.tsx'
import { nounOf, personOf, roleOf, workOf } from '#app/content/firm.ts'
import { reviewedBy } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { inList } from '#app/lib/shown.ts'
import { capitalize } from '#app/lib/text.ts'
import type { person as declared } from './fields.ts'
import styles from './view.module.css'

/** Who somebody of the team is, what they hold, and what they have reviewed. */
export function View({ id }: ViewProps<typeof declared>) {
  const { content, page } = useRendering()
  const person = page && personOf(content.team, page.slug)
  if (!person) return null
  const { name, credentials, bio, languages } = person
  const { interface: words, team, articles } = content
  const role = roleOf(team, person)
  const reviewed = reviewedBy(content, person.id)
  return (
    <>
      <PageHero
        id={id}
        heading={name}
        plate={<Portrait of={person} className={styles.portrait} loading="eager" />}
      >
        {role && <p className="lead">{nounOf(role, words.team).map(capitalize)}</p>}
        {bio ? <Prose of={bio} as="p" /> : role && <p>{workOf(role, 1)}</p>}
        <div className={styles.held}>
          {credentials.map((each) => (
            <CredentialLine key={each.title.plain} of={each} />
          ))}
          {languages.length > 0 && (
            <p>{words.person.languages.with({ languages: inList(languages, words.and) })}</p>
          )}
        </div>
      </PageHero>
      {reviewed.length > 0 && (
        <Section id={`${id}-reviewed`} tone="plain" heading={words.person.reviewed.with({ name })}>
          <ul className={styles.articles}>
            {reviewed.map(({ path, slug }) => (
              <li key={path}>
                <a href={address(path)}>{articles[slug]?.title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <BookingBand {...words.booking} heading={words.plain.closing} />
    </>
  )
}
