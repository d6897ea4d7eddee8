import { firm, licencesText } from '#app/content/firm.ts'
import type { Article } from '#app/content/schemas/texts.ts'
import { longDate } from '#app/lib/dates.ts'
import { locationLine } from '#app/lib/location-line.ts'
import { readingMinutes } from '#app/lib/reading-time.ts'
import { sampleNote } from '#app/lib/sample-note.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import type { PagePath } from '#app/routes.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import styles from './article-head.module.css'
import { articlePicture } from './plates.ts'

type ArticleHeadProps = { path: PagePath; article: Article; headingId: string }

/** The answer first, then who says it and when, the place, and what the figures are. */
export function ArticleHead({ path, article, headingId }: ArticleHeadProps) {
  const { title, lead, city, caseStudy, reviewed, body, picture, plateCaption } = article
  return (
    <header className={styles.head}>
      <div>
        <h1 id={headingId}>{title}</h1>
        <div className={styles.lead}>
          <Prose html={lead} as="p" />
        </div>
        <ul className={styles.facts}>
          <li>{firm.name} team</li>
          <li data-print="no">{readingMinutes(body.words)} min read</li>
          <li>
            Reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
          </li>
        </ul>
      </div>
      <figure className={styles.plate}>
        <Picture
          src={articlePicture(path, picture)}
          alt=""
          width={1200}
          height={600}
          loading="eager"
        />
        <figcaption>
          <Prose html={plateCaption} as="span" />
        </figcaption>
      </figure>
      <div className={styles.small}>
        <p>{locationLine(firm.name, city, firm.address, firm.licences[0] && licencesText)}</p>
        <p>
          {sampleNote} {savingsNote(`Worked from sample record ${caseStudy}`)}{' '}
          <a href={`/case-studies#record-${caseStudy}`}>Record {caseStudy} in the case studies</a>
        </p>
      </div>
    </header>
  )
}
