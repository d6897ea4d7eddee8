import type { ViewProps } from '#app/blocks/view.ts'
import { Day } from '#app/components/day.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { listingId, longGroups, newsOf } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { from } from '#app/lib/shown.ts'
import type { news } from './fields.ts'
import styles from './view.module.css'

/** What the owner has posted, newest first, and the groups of pages that menus cannot name in full. */
export function View({ id, own, tone, heading }: ViewProps<typeof news>) {
  const content = useContent()
  const posts = newsOf(content)
  return (
    <>
      {posts.length > 0 && (
        <Section id={id} tone={tone} heading={heading ?? content.interface.plain.news}>
          <ul className={styles.news}>
            {posts.map(({ path, file, slug, lang, head, published }) => (
              <li key={path}>
                <Day
                  date={published}
                  origin={from(required(content.plain[slug], file), 'published')}
                />
                <a href={address(path)} lang={lang}>
                  {head.name}
                </a>
                <p lang={lang}>{head.description}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {longGroups(content).map((group) => (
        <Section key={group.id} id={own(listingId(group.id))} tone={tone} heading={group.label}>
          <ul className={styles.pages}>
            {group.links.map(({ to, label, lang }) => (
              <li key={to.plain}>
                <a href={`${address(to)}`} lang={lang}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
