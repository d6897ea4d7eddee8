import buttons from '../components/book-or-call.module.css'
import { ButtonLink } from '../components/button.tsx'
import { firm } from '../data.ts'
import type { libraryHero, SectionProps } from '../schema/sections.ts'
import styles from './hero.module.css'
import { Hero } from './hero.tsx'

export function LibraryHero({ calendar, blog, notice, ...content }: SectionProps<typeof libraryHero>) {
  return (
    <Hero {...content} isStacked>
      <div className={buttons.row}>
        <ButtonLink href="#calendar">{calendar}</ButtonLink>
        <ButtonLink href={firm.blogUrl} variant="outline">
          {blog}
        </ButtonLink>
      </div>
      <p className={styles.notice}>{notice}</p>
    </Hero>
  )
}
