import type { ViewProps } from '#app/blocks/view.ts'
import { PlainList } from '#app/components/plain-list.tsx'
import { useContent } from '#app/components/site.tsx'
import type { included } from './fields.ts'
import styles from './view.module.css'

export function View({ id, own, youReceive, notIncluded }: ViewProps<typeof included>) {
  const words = useContent().interface.service
  return (
    <div id={id} className={styles.sides} data-tone="plain">
      <section aria-labelledby={own('hand-heading')}>
        <h2 id={own('hand-heading')}>{words.youReceive}</h2>
        <PlainList items={youReceive} mark="check" />
      </section>
      <section aria-labelledby={own('not-heading')}>
        <h2 id={own('not-heading')}>{words.notIncluded}</h2>
        <PlainList items={notIncluded} mark="cross" />
      </section>
    </div>
  )
}
