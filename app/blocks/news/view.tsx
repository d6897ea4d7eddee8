import type { ViewProps } from '#app/blocks/view.ts'
import { Day } from '#app/components/day.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { newsOf } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { from } from '#app/lib/shown.ts'
import type { news } from './fields.ts'
import styles from './view.module.css'

/** What the owner has posted, newest first. */
export function View({ id, tone, heading }: ViewProps<typeof news>) {
  const content = useContent()
  const posts = newsOf(content)
  if (posts.length === 0) return null
  return (
    <Section id={id} tone={tone} heading={heading ?? content.interface.plain.news}>
      <ul className={styles.news}>
        {posts.map(({ path, file, slug, lang, head, published }) => (
          <li key={path}>
            <Day date={published} origin={from(required(content.plain[slug], file), 'published')} />
            <a href={address(path)} lang={lang}>
              {head.name}
            </a>
            <p lang={lang}>{head.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
