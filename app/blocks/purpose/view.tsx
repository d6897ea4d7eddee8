import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'
import { founderOf } from '#app/content/firm.ts'
import { personPath } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import type { purpose } from './fields.ts'
import styles from './view.module.css'

/** A firm may not have said who its founder is. */
export function View({ id, mission, founder }: ViewProps<typeof purpose>) {
  const { id: person, name } = founderOf(useContent().team)
  return (
    <div id={id} className={styles.purpose}>
      {mission && (
        <section aria-labelledby={`${id}-mission`}>
          <h2 id={`${id}-mission`}>{mission.heading}</h2>
          <Prose of={mission.text} as="p" within={styles.mission} />
        </section>
      )}
      {founder && (
        <section aria-labelledby={`${id}-founder`}>
          <h2 id={`${id}-founder`}>
            {founder.heading}
            {name && ', '}
            {person ? <a href={address(personPath(person))}>{name}</a> : name}
          </h2>
          <div className="stack measure">
            {founder.bio.map((paragraph) => (
              <Prose key={paragraph.plain} of={paragraph} as="p" />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
