import { BookOrCall } from '#app/components/book-or-call.tsx'
import { Contents } from '#app/components/contents.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { type PageProps, useContent, usePictures, useRendering } from '#app/components/site.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import { licensesText } from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { Article } from '#app/content/schemas/texts.ts'
import { address } from '#app/lib/address.ts'
import { longDate } from '#app/lib/dates.ts'
import { required } from '#app/lib/required.ts'
import { locationLine, sampleNote, savingsNote } from '#app/lib/required-notes.ts'
import { readingMinutes } from '#app/lib/text.ts'
import styles from './page.module.css'
import { ArticleText } from './text.tsx'

export function Page({ content, page }: PageProps) {
  const { firm, articles, taxReviewed } = content
  const article = required(articles[page.slug], page.file)
  const { body, action } = article
  const entries = [
    ...body.headings.filter(({ level }) => level === 2),
    ...(body.notes.length > 0 ? [{ id: notesId, text: 'Notes and sources' }] : []),
  ]
  return (
    <>
      <article aria-labelledby="article-heading">
        <p className={styles.sheet} aria-hidden="true" data-print="always">
          {firm.name} · {firm.phone} · {new URL(address(page.canonical), firm.siteUrl).href}
        </p>
        <ArticleHead firm={firm} slug={page.slug} article={article} />
        <div className={styles.columns}>
          <Contents summary="Contents" entries={entries} className={styles.contents} />
          <div className={styles.reading}>
            <ArticleText html={body} />
            <Notes notes={body.notes} reviewed={taxReviewed[page.file]} />
          </div>
        </div>
      </article>
      <Closing action={action} />
      <Neighbors of={page.slug} />
    </>
  )
}

const notesId = 'article-notes'

type ArticleHeadProps = { firm: Firm; slug: string; article: Article }

function ArticleHead({ firm, slug, article }: ArticleHeadProps) {
  const images = usePictures()
  const { head, title, lead, city, caseStudy, body, picture, plateCaption } = article
  const { published, reviewed, reviewer } = article
  return (
    <header className={styles.head}>
      <div>
        <h1 id="article-heading">{title}</h1>
        <Prose html={lead} as="p" within={styles.lead} />
        <ul className={styles.facts}>
          <li>{firm.name} team</li>
          <li data-print="no">{readingMinutes(body.words)} min read</li>
          {head.updated === published || (
            <li>
              Published <Day date={published} />
            </li>
          )}
          <li>
            Updated <Day date={head.updated} />
          </li>
          <li>
            Reviewed {reviewer && `by ${reviewer}, `}
            <Day date={reviewed} />
          </li>
        </ul>
      </div>
      <figure className={styles.plate}>
        <Picture
          width={1200}
          height={600}
          {...images.picture('article', picture ?? slug)}
          alt=""
          loading="eager"
        />
        <figcaption>
          <Prose html={plateCaption} as="span" />
        </figcaption>
      </figure>
      <div className={styles.small}>
        <p>{locationLine(firm.name, city, firm.address, firm.licenses[0] && licensesText(firm))}</p>
        <p>
          {sampleNote} {savingsNote(`Based on sample record ${caseStudy}`)}{' '}
          <a href={address(`/case-studies#record-${caseStudy}`)}>
            See record {caseStudy} in the case studies
          </a>
        </p>
      </div>
    </header>
  )
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDate(date)}</time>
}

type NotesProps = { notes: Article['body']['notes']; reviewed: string | undefined }

/** The sources, each with links back to the places that cite it. */
function Notes({ notes, reviewed }: NotesProps) {
  if (notes.length === 0) return null
  return (
    <section id={notesId} aria-labelledby="notes-heading" className={styles.notes}>
      <h2 id="notes-heading">Notes and sources</h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            <Prose html={note} as="span" />{' '}
            {note.marks.map((mark, index) => (
              <a
                key={mark}
                href={`#${mark}`}
                aria-label={backLabel(note.number, note.marks.length > 1 ? index + 1 : undefined)}
                data-print="no"
              >
                ↑
              </a>
            ))}
          </li>
        ))}
      </ol>
      {reviewed && <p>Tax figures on this page last checked on {longDate(reviewed)}.</p>}
    </section>
  )
}

function backLabel(number: number, place: number | undefined): string {
  const label = `Back to the text, note ${number}`
  return place ? `${label}, place ${place}` : label
}

function Closing({ action }: { action: Html }) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <div className={styles.closingWrap}>
        <h2 id="closing-heading">
          <Prose html={action} as="span" />
        </h2>
        <BookOrCall schedule="Schedule a Consultation" call="Call Us" note />
      </div>
    </section>
  )
}

/** Links to the articles before and after one, in the order of the menus. */
function Neighbors({ of }: { of: string }) {
  const order = useRendering().pages.filter(
    ({ kind, path, canonical }) => kind === 'article' && path === canonical,
  )
  const index = order.findIndex(({ slug }) => slug === of)
  return (
    <nav aria-label="More articles" className={styles.neighbors} data-print="no">
      <Neighbor label="Previous" page={order[index - 1]} />
      <Neighbor label="Next" page={order[index + 1]} />
    </nav>
  )
}

type NeighborProps = { label: 'Previous' | 'Next'; page: PageProps['page'] | undefined }

function Neighbor({ label, page }: NeighborProps) {
  const { articles } = useContent()
  if (!page) return null
  const { city, title } = required(articles[page.slug], page.file)
  return (
    <a href={address(page.path)} rel={label === 'Next' ? 'next' : 'prev'} data-side={label}>
      <span>
        {label}: {city}
      </span>
      {title}
    </a>
  )
}
