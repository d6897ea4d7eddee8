import type { Home } from '#app/content/schemas/pages.ts'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import { Notes } from '#app/ui/notes.tsx'
import { Ornament } from '#app/ui/ornament.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import underprint from '#art/plates/underprint.svg'
import { Story } from '../story.tsx'
import styles from './stories.module.css'

type StoriesProps = Pick<Home['stories'], 'heading' | 'intro'> & {
  stories: readonly { testimonial: Testimonial; result?: { record: Outcome; spindle: string } }[]
}

export function Stories({ heading, intro, stories }: StoriesProps) {
  return (
    <Section id="stories" tone="alternate" heading={heading} intro={<Prose html={intro} as="p" />}>
      {/* The faint interlace a check is printed on. */}
      <Ornament src={underprint} kind="ground" />
      <div className={styles.set}>
        {stories.map((story) => (
          <Story key={story.testimonial.id} {...story} />
        ))}
      </div>
      <Notes>
        <li>
          {savingsNote(
            'The three figures are sample outcomes, illustrative and rounded, and do not describe identifiable clients',
          )}
        </li>
      </Notes>
    </Section>
  )
}
