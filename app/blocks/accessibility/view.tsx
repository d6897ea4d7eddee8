import type { ViewProps } from '#app/blocks/view.ts'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { accessibility } from './fields.ts'
import styles from './view.module.css'

export function View(props: ViewProps<typeof accessibility>) {
  const { id, tone, heading, standard, help, limitsHeading, limits } = props
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className={styles.statement}>
        <div className={styles.words}>
          <Prose of={standard} as="p" />
          <Prose of={help} as="p" />
        </div>
        <div>
          <h3 id={`${id}-limits`}>{limitsHeading}</h3>
          <PlainList items={limits} labelledBy={`${id}-limits`} />
        </div>
      </div>
    </Section>
  )
}
