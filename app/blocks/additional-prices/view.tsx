import type { ViewProps } from '#app/blocks/view.ts'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { additionalPrices } from './fields.ts'
import { serviceGroups } from './service-groups.ts'
import { ServiceList } from './service-list.tsx'
import styles from './view.module.css'

export function View(props: ViewProps<typeof additionalPrices>) {
  const { id, tone, heading, intro, groups } = props
  const all = serviceGroups(props, useContent())
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      {groups ? (
        <div className={styles.groups}>
          {all.map(({ question, isAsked, services }) => (
            <div key={question?.plain}>
              <h3>{isAsked ? <q>{question}</q> : question}</h3>
              <ServiceList services={services} />
            </div>
          ))}
        </div>
      ) : (
        all.map(({ services }) => <ServiceList key="all" services={services} />)
      )}
    </Section>
  )
}
