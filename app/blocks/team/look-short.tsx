import type { ViewProps } from '#app/blocks/view.ts'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { countOf, workOf } from '#app/content/firm.ts'
import { evenColumns } from '#app/lib/even-columns.ts'
import { capitalize } from '#app/lib/text.ts'
import type { team } from './fields.ts'
import styles from './look-short.module.css'

/** Who does the work, by role. */
export function View({ id, tone, heading, intro }: ViewProps<typeof team>) {
  const { roles } = useContent().team
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <dl className={styles.short} data-even={evenColumns(roles.length, 5)}>
        {roles.map((role) => (
          <div key={role.id}>
            <dt>{countOf(role).map(capitalize)}</dt>
            <dd>{workOf(role)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
