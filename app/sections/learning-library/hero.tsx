import { firm } from '#app/content/firm.ts'
import type { LearningLibrary } from '#app/content/schemas/pages.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Plate } from '#app/ui/plate.tsx'
import { Prose } from '#app/ui/prose.tsx'
import rule from '#art/plates/folding-rule.svg'
import { HeroFrame } from '../hero-frame.tsx'
import styles from './hero.module.css'

type HeroProps = LearningLibrary['hero'] & { plate: LearningLibrary['plate'] }

/** What is here today and what is not; the way to the blog says that it leaves this site. */
export function Hero({ heading, lead, calendar, blog, notice, plate }: HeroProps) {
  return (
    <HeroFrame
      heading={heading}
      plate={
        <div className={styles.plate}>
          <Plate {...plate} src={rule} width={700} height={632} />
        </div>
      }
    >
      <div className={styles.lead}>
        <Prose html={lead} as="p" />
      </div>
      <div className={styles.actions}>
        <ButtonLink href="#calendar">{calendar}</ButtonLink>
        {firm.blogUrl && (
          <ButtonLink href={firm.blogUrl} look="outline" newTab>
            {blog}
          </ButtonLink>
        )}
      </div>
      {firm.blogUrl && <p className={styles.notice}>{notice}</p>}
    </HeroFrame>
  )
}
