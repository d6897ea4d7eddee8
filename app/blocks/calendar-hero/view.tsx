import { calendar } from '#app/blocks/calendar/fields.ts'
import { blockOf } from '#app/blocks/find.ts'
import type { ViewProps } from '#app/blocks/view.ts'
import { ButtonLink, ButtonRow } from '#app/components/button-link.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent, usePictures } from '#app/components/site.tsx'
import type { calendarHero } from './fields.ts'
import styles from './view.module.css'

export function View({ id, plate, siblings, ...hero }: ViewProps<typeof calendarHero>) {
  const { deadlines, firm } = useContent()
  const { drawing } = usePictures()
  const below = blockOf({ blocks: siblings }, calendar)
  return (
    <PageHero
      id={id}
      heading={hero.heading}
      plate={
        deadlines && (
          <div className={styles.plate}>
            <Plate {...plate} {...drawing('folding-rule')} />
          </div>
        )
      }
    >
      <Prose of={hero.lead} as="p" within="lead" />
      <ButtonRow>
        {below && <ButtonLink href={`#${below.id ?? calendar.name}`}>{hero.calendar}</ButtonLink>}
        {firm.blogUrl && (
          <ButtonLink href={firm.blogUrl} look="outline" newTab>
            {hero.blog}
          </ButtonLink>
        )}
      </ButtonRow>
      {firm.blogUrl && <p className={styles.notice}>{hero.notice}</p>}
    </PageHero>
  )
}
