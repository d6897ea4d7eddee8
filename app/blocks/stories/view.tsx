import type { ViewProps } from '#app/blocks/view.ts'
import { Notes } from '#app/components/notes.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { stories } from './fields.ts'
import { Story } from './story.tsx'
import styles from './view.module.css'

/** Each story with the record it tells of, if the block says how its figures are counted. */
export function View(props: ViewProps<typeof stories>) {
  const { id, own, tone, heading, intro, show, basis } = props
  const { notes } = useContent().interface
  const isFigured = basis !== undefined
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      {isFigured && <Ornament kind="ground" />}
      <div className={styles.stories} data-with={isFigured ? 'figures' : undefined}>
        {show.map(({ record, ...testimonial }) => (
          <Story
            key={testimonial.id}
            testimonial={testimonial}
            record={isFigured ? record : undefined}
            own={own}
          />
        ))}
      </div>
      {isFigured && show.some(({ record }) => record) && (
        <Notes items={[notes.savings.with({ basis })]} />
      )}
    </Section>
  )
}
