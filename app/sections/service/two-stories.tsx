import type { ExtraOf } from '#app/content/schemas/service.ts'
import { Section } from '#app/ui/section.tsx'
import { Story } from '../story.tsx'
import styles from './two-stories.module.css'

export function TwoStories({ heading, shown }: ExtraOf<'stories'>) {
  return (
    <Section id="stories" tone="alternate" heading={heading}>
      <div className={styles.set}>
        {shown.map((testimonial) => (
          <Story key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </Section>
  )
}
