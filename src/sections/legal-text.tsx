import { Contents, type Heading } from '../components/contents.tsx'
import { Illustration } from '../components/illustration.tsx'
import prose from '../components/prose.module.css'
import { longDate } from '../lib/dates.ts'
import type { legal } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import styles from './legal-text.module.css'

type LegalTextProps = SectionProps<typeof legal> & {
  headings: readonly Heading[]
  /** HTML from Markdown. */
  html: string
}

export function LegalText({ id, title, dateLabel, date, intro, illustration, headings, html }: LegalTextProps) {
  return (
    <article aria-labelledby="document-heading" className={styles.page}>
      <header className={styles.head}>
        <div className="stack">
          <h1 id="document-heading">{title}</h1>
          <p className={styles.date}>
            {dateLabel} <time dateTime={date}>{longDate(date)}</time>
          </p>
          <p className="lead">{intro}</p>
        </div>
        {illustration && <Illustration name={`reading-${id}`} {...illustration} print="no" />}
      </header>
      <Contents headings={headings} />
      <div className={`${prose.chapters} ${styles.text}`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own Markdown */}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: linked(html) }} />
      </div>
    </article>
  )
}

/** Makes each heading a link to itself, so visitors can copy its URL. */
function linked(html: string): string {
  return html.replaceAll(/<h2 id="([^"]+)">(.+?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>')
}
