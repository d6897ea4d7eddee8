import { Credentials } from '../components/credentials.tsx'
import { Portrait } from '../components/portrait.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { capital } from '../lib/claims.ts'
import { inWords } from '../lib/lists.ts'
import type { Person as Words } from '../schema/firm.ts'
import styles from './person.module.css'

/** Who somebody of the team is, and what they hold. */
export function Person({ name, role, bio, credentials, languages }: Words) {
  return (
    <section id="person" aria-labelledby="person-heading" className={styles.hero} data-tone="plain">
      <div className={styles.words}>
        <h1 id="person-heading">{name}</h1>
        <p className="lead">{capital(role)}</p>
        <Paragraph>{bio}</Paragraph>
        <div className={styles.held}>
          <Credentials items={credentials} />
          <p>Speaks {inWords(languages)}</p>
        </div>
      </div>
      <div className={styles.portrait}>
        <Portrait name={name} />
      </div>
    </section>
  )
}

type ArticlesProps = { name: string; articles: readonly { href: string; title: string }[] }

export function ReviewedArticles({ name, articles }: ArticlesProps) {
  return (
    <Section id="person-reviewed" heading={`Articles reviewed by ${name}`}>
      <ul className={styles.articles}>
        {articles.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
