import { blockOf } from '#app/blocks/find.ts'
import { blockNamed } from '#app/blocks/index.ts'
import { outcomes } from '#app/blocks/outcomes/fields.ts'
import type { ViewProps } from '#app/blocks/view.ts'
import { BookingBand } from '#app/components/booking-band.tsx'
import { Contents } from '#app/components/contents.tsx'
import { Day } from '#app/components/day.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { notesId, RichText } from '#app/components/rich-text.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent, usePictures, useRendering } from '#app/components/site.tsx'
import { cpaCount, isOnePerson, licensesText, officeIn, reviewerOf } from '#app/content/firm.ts'
import { dataFor } from '#app/content/needs.ts'
import { isListed, type PageRecord, personPath } from '#app/content/pages.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { Article } from '#app/content/schemas/texts.ts'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, from, joined, shown } from '#app/lib/shown.ts'
import { counted, readingMinutes } from '#app/lib/text.ts'
import type { article as declared } from './fields.ts'
import styles from './view.module.css'

export function View({ id }: ViewProps<typeof declared>) {
  const { content, page } = useRendering()
  if (!page) return null
  const { firm, articles, interface: words } = content
  const article = required(articles[page.slug], page.file)
  const { body, action } = article
  const entries = [
    ...body.headings.filter(
      ({ level, block = '' }) => level === 2 && dataFor(blockNamed(block)?.needs ?? [], content),
    ),
    ...(body.notes.length > 0 ? [{ id: notesId, text: words.article.sources }] : []),
  ]
  const url = new URL(address(page.canonical), firm.siteUrl).href
  const sender = [firm.name, ...(firm.phone ? [firm.phone] : [])]
  return (
    <>
      <article aria-labelledby={`${id}-heading`}>
        <p className={styles.sheet} aria-hidden="true" data-print="always">
          {joined([...sender, shown(url, from(firm, 'siteUrl'))], ' · ')}
        </p>
        <ArticleHead id={`${id}-heading`} firm={firm} slug={page.slug} article={article} />
        <div className={styles.columns}>
          <Contents summary={words.contents.label} entries={entries} className={styles.contents} />
          <RichText body={body} file={page.file} numbered />
        </div>
      </article>
      <BookingBand {...words.booking} heading={<Prose of={action} as="span" />} />
      <Neighbors of={page.slug} />
    </>
  )
}

type ArticleHeadProps = { id: string; firm: Firm; slug: string; article: Article }

function ArticleHead({ id, firm, slug, article }: ArticleHeadProps) {
  const images = usePictures()
  const content = useContent()
  const { article: words, notes, language } = content.interface
  const { head, title, lead, city, caseStudy, body, picture, plateCaption } = article
  const office = officeIn(firm, article)
  const { published, reviewed } = article
  const reviewer = reviewerOf(article.reviewer, content)
  const licenses = licensesText(content)
  const clause = counted(cpaCount(content.team), words.licensed, language)
  const licensed = licenses.plain && clause.with({ licenses })
  const record = { number: fieldText(article, 'caseStudy') }
  const minutes = shown(`${readingMinutes(body.words)}`, from(article, 'body'))
  return (
    <header className={styles.head}>
      <div>
        <h1 id={id}>{title}</h1>
        <Prose of={lead} as="p" within={styles.lead} />
        <ul className={styles.facts}>
          <li>{isOnePerson(content.team) ? firm.name : words.team}</li>
          <li data-print="no">{words.minutes.with({ minutes })}</li>
          {head.updated > published && (
            <li>
              <Sentence
                text={words.published}
                values={{ date: <Day date={published} origin={from(article, 'published')} /> }}
              />
            </li>
          )}
          <li>
            <Sentence
              text={words.updated}
              values={{ date: <Day date={head.updated} origin={from(head, 'updated')} /> }}
            />
          </li>
          <li>
            <Sentence
              text={reviewer ? words.reviewedBy : words.reviewed}
              values={{
                reviewer: reviewer?.person ? (
                  <a href={address(personPath(reviewer.person.id))}>{reviewer.name}</a>
                ) : (
                  reviewer?.name
                ),
                date: <Day date={reviewed} origin={from(article, 'reviewed')} />,
              }}
            />
          </li>
        </ul>
      </div>
      <figure className={styles.plate}>
        <Picture {...images.picture('article', picture ?? slug, 720)} alt="" loading="eager" />
        <figcaption>
          <Prose of={plateCaption} as="span" />
        </figcaption>
      </figure>
      <div className={styles.small}>
        <p>
          {office
            ? words.local.with({ city, address: office.address, licensed })
            : words.location.with({ city, licensed })}
        </p>
        {caseStudy !== undefined && (
          <p>
            {notes.sample} {notes.savings.with({ basis: words.basis.with(record) })}{' '}
            {blockOf(content.pages['case-studies'], outcomes) && (
              <a href={address(`/case-studies#record-${caseStudy}`)}>{words.record.with(record)}</a>
            )}
          </p>
        )}
      </div>
    </header>
  )
}

/** Links to the articles before and after one, in the order of the menus. */
function Neighbors({ of }: { of: string }) {
  const { more } = useContent().interface.article
  const order = useRendering().pages.filter((page) => page.kind === 'article' && isListed(page))
  const index = order.findIndex(({ slug }) => slug === of)
  if (index < 0 || order.length === 1) return null
  return (
    <nav aria-label={`${more}`} className={styles.neighbors} data-print="no">
      <Neighbor side="previous" page={order[index - 1]} />
      <Neighbor side="next" page={order[index + 1]} />
    </nav>
  )
}

type NeighborProps = { side: 'previous' | 'next'; page: PageRecord | undefined }

function Neighbor({ side, page }: NeighborProps) {
  const { articles, interface: words } = useContent()
  if (!page) return null
  const { city, title } = required(articles[page.slug], page.file)
  return (
    <a href={address(page.path)} rel={side === 'next' ? 'next' : 'prev'} data-side={side}>
      <span>{words.article[side].with({ city })}</span>
      {title}
    </a>
  )
}
